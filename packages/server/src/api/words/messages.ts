/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'problem-not-found': { readonly what: 'tournament' | 'entrant' | 'game' | 'person' | 'key' | 'page' }
  readonly 'problem-sign-in-first': object
  readonly 'problem-not-allowed': { readonly roles: readonly Kinds['message'][] }
  readonly 'role-name': { readonly role: 'owner' | 'director' | 'scorer' | 'entrant' | 'spectator' | 'person' | 'signed-in' | 'signed-in-owner' }
  readonly 'problem-cross-site': object
  readonly 'problem-bad-request': { readonly field: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'problem-text': { readonly problem: Kinds['text'] }
  readonly 'problem-body-too-large': { readonly most: Kinds['count'] }
  readonly 'problem-wrong-content-type': { readonly accepted: readonly Kinds['text'][] }
  readonly 'problem-too-many-attempts': { readonly seconds: Kinds['count'] }
  readonly 'problem-changed-meanwhile': { readonly facts: Kinds['count']; readonly last: Kinds['fact'] }
  readonly 'problem-key-used': { readonly key: Kinds['text'] }
  readonly 'problem-unavailable': { readonly seconds: Kinds['count'] }
  readonly 'problem-unavailable-unknown': { readonly seconds: Kinds['count'] }
  readonly 'problem-database-gone': object
  readonly 'problem-shutting-down': { readonly seconds: Kinds['count'] }
  readonly 'problem-secret-unknown': object
  readonly 'problem-secret-used': object
  readonly 'problem-secret-expired': { readonly at: Kinds['instant'] }
  readonly 'problem-dice-not-published': object
  readonly 'problem-no-engines': object
  readonly 'problem-already-playing': object
  readonly 'problem-not-playing': object
  readonly 'problem-archived': object
  readonly 'problem-not-confirmed': { readonly name: Kinds['text']; readonly entrants: Kinds['count']; readonly facts: Kinds['count'] }
  readonly 'problem-bad-file': { readonly problem: Kinds['message'] }
  readonly 'problem-bad-file-line': { readonly line: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'problem-bad-list': { readonly problems: readonly Kinds['message'][] }
  readonly 'problem-line': { readonly line: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'problem-more-lines': { readonly count: Kinds['count'] }
  readonly 'problem-last-owner': object
  readonly 'problem-too-slow': { readonly seconds: Kinds['count'] }
  readonly 'problem-too-slow-unknown': { readonly seconds: Kinds['count'] }
  readonly 'problem-damaged-log': { readonly fact: Kinds['fact'] }
  readonly 'problem-our-mistake': { readonly request: Kinds['text'] }
  readonly 'problem-bad-plan': { readonly field: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'problem-not-a-cup': { readonly format: Kinds['text'] }
  readonly 'problem-cup-begun': object
  readonly 'problem-cup-not-begun': object
  readonly 'problem-played-by-people': object
  readonly 'problem-unknown-engines': { readonly engines: readonly Kinds['message'][]; readonly offered: readonly Kinds['text'][] }
  readonly 'problem-engine': { readonly name: Kinds['text'] }
  readonly 'problem-engine-near': { readonly name: Kinds['text']; readonly near: Kinds['text'] }
  readonly 'problem-engine-twice': { readonly engines: readonly Kinds['text'][] }
  readonly 'problem-engines-not-ready': { readonly problems: readonly Kinds['message'][] }
  readonly 'problem-book-unreadable': { readonly book: Kinds['text'] }
  readonly 'problem-programs-changed': { readonly engines: readonly Kinds['text'][] }
  readonly 'problem-correct': object
  readonly 'bad-unknown-field': { readonly field: Kinds['text'] }
  readonly 'bad-unreadable-field': { readonly field: Kinds['text'] }
  readonly 'bad-missing-name': object
  readonly 'bad-address-given': object
  readonly 'bad-no-such-fact': { readonly facts: Kinds['count'] }
  readonly 'bad-options-object': object
  readonly 'bad-ahead': { readonly now: Kinds['instant'] }
  readonly 'bad-next': object
  readonly 'bad-headers': object
  readonly 'bad-http': object
  readonly 'bad-claim': object
  readonly 'bad-tournament': { readonly error: Kinds['text'] }
  readonly 'bad-key': object
  readonly 'bad-utf-8': object
}

export const message = messageOf<Messages>()
