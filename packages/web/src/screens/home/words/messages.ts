/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'home-tab': object
  readonly 'home-running': { readonly count: Kinds['count'] }
  readonly 'home-archive': object
  readonly 'home-signed-in': { readonly name: Kinds['text']; readonly role: 'owner' | 'director' | 'helper' }
  readonly 'home-guest': object
  readonly 'home-running-figure': object
  readonly 'home-finished-figure': object
  readonly 'home-new-tournament': object
  readonly 'home-import-file': object
  readonly 'home-show': object
  readonly 'home-current': object
  readonly 'home-archived': object
  readonly 'home-find': object
  readonly 'home-find-hint': object
  readonly 'home-played': object
  readonly 'home-set-up': object
  readonly 'home-over': object
  readonly 'home-demos': object
  readonly 'home-demos-note': object
  readonly 'home-as-of': { readonly at: Kinds['text'] }
  readonly 'home-stale': { readonly at: Kinds['text'] }
  readonly 'home-more': object
  readonly 'home-nothing-found': { readonly text: Kinds['text'] }
  readonly 'home-empty-opens': object
  readonly 'home-empty-archive': object
  readonly 'home-empty-guest': object
  readonly 'home-loading': object
  readonly 'home-get-in': object
  readonly 'home-how-in': object
  readonly 'home-have-link': object
  readonly 'home-import-title': object
  readonly 'home-import-explain': object
  readonly 'home-import-choose': object
  readonly 'home-import-names': object
  readonly 'home-import-reading': { readonly file: Kinds['text'] }
  readonly 'home-import-refused': { readonly file: Kinds['text'] }
  readonly 'home-import-done': { readonly name: Kinds['text'] }
  readonly 'home-import-unreadable': object
  readonly 'home-line-players': { readonly count: Kinds['count'] }
  readonly 'home-line-teams': { readonly count: Kinds['count'] }
  readonly 'home-line-is': { readonly format: Kinds['text']; readonly field: Kinds['text'] }
  readonly 'home-line-demo': object
  readonly 'home-line-private': object
  readonly 'home-line-played': { readonly round: Kinds['text']; readonly decided: Kinds['count']; readonly matches: Kinds['count'] }
  readonly 'home-line-won': { readonly name: Kinds['text'] }
  readonly 'home-line-running': object
  readonly 'home-line-entering': object
  readonly 'home-line-finished': object
  readonly 'home-line-closed': object
  readonly 'home-line-track': { readonly done: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'home-line-to-play': object
  readonly 'home-line-needs': object
  readonly 'home-line-changed': object
  readonly 'home-line-control': object
  readonly 'home-line-watch': object
  readonly 'home-line-open': object
  readonly 'home-line-go-on': object
  readonly 'home-line-of': { readonly what: Kinds['text']; readonly name: Kinds['text'] }
  readonly 'home-line-archive': object
  readonly 'home-line-take-out': object
  readonly 'home-line-remove': object
  readonly 'home-away-title': { readonly name: Kinds['text'] }
  readonly 'home-away-explain': object
  readonly 'home-away-remove': object
  readonly 'home-away-explain-for-good': object
  readonly 'home-away-save': object
  readonly 'home-away-say-name': object
  readonly 'home-away-remove-for-good': object
  readonly 'home-away-leave': object
  readonly 'home-away-removed': { readonly name: Kinds['text'] }
  readonly 'home-away-archived': { readonly name: Kinds['text'] }
  readonly 'home-away-taken-out': { readonly name: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
