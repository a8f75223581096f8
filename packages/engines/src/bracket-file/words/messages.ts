/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'bracket-file-empty': object
  readonly 'bracket-file-no-object': object
  readonly 'bracket-file-newer': { readonly given: Kinds['text']; readonly known: Kinds['text'] }
  readonly 'bracket-file-cut-off': { readonly line: Kinds['count'] }
  readonly 'bracket-file-not-json': { readonly reason: Kinds['text'] }
  readonly 'bracket-file-not-json-at': { readonly line: Kinds['count']; readonly reason: Kinds['text'] }
  readonly 'bracket-file-more': { readonly more: Kinds['count'] }
  readonly 'bracket-file-no-engines': object
  readonly 'bracket-takes-instant': object
  readonly 'bracket-event-game': { readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'bracket-event-broken-off': { readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'bracket-event-opening': { readonly match: Kinds['text']; readonly pair: Kinds['count'] }
  readonly 'bracket-event-ruling': { readonly match: Kinds['text'] }
  readonly 'bracket-event-withdrawal': { readonly player: Kinds['text'] }
  readonly 'bracket-event-arrangement': object
  readonly 'bracket-event-start': object
  readonly 'bracket-event-end': object
  readonly 'bracket-differs': { readonly place: Kinds['message']; readonly written: Kinds['message']; readonly true: Kinds['message']; readonly source: 'log' | 'games' }
  readonly 'bracket-differs-more': { readonly count: Kinds['count'] }
  readonly 'bracket-place-match': { readonly match: Kinds['text'] }
  readonly 'bracket-place-of': { readonly match: Kinds['text']; readonly what: 'players' | 'player-a' | 'player-b' | 'score' | 'winner' }
  readonly 'bracket-place-field': { readonly place: Kinds['message']; readonly field: Kinds['text'] }
  readonly 'bracket-place': { readonly field: Kinds['text'] }
  readonly 'bracket-value': { readonly value: Kinds['text'] }
  readonly 'bracket-value-players': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'bracket-value-score': { readonly one: Kinds['points']; readonly other: Kinds['points'] }
  readonly 'bracket-value-list': { readonly length: Kinds['count'] }
  readonly 'bracket-value-nobody': object
  readonly 'bracket-value-unknown': object
  readonly 'bracket-value-there': object
  readonly 'bracket-value-missing': object
  readonly 'import-needs-config-too': object
  readonly 'import-needs-config': object
  readonly 'import-no-seed': object
  readonly 'import-at': { readonly what: Kinds['message']; readonly problem: Kinds['message'] }
  readonly 'import-game': { readonly line: Kinds['count']; readonly match: Kinds['text']; readonly game: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'import-no-cup-game': { readonly line: Kinds['count'] }
  readonly 'import-twice-otherwise': { readonly line: Kinds['count']; readonly match: Kinds['text']; readonly game: Kinds['count']; readonly before: Kinds['count'] }
  readonly 'import-other-opening': { readonly told: Kinds['text']; readonly due: Kinds['count'] }
  readonly 'import-no-result': { readonly result: Kinds['text'] }
  readonly 'import-foreign-game': { readonly match: Kinds['text']; readonly game: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'import-not-drawn': { readonly opening: Kinds['count'] }
  readonly 'import-half-pair': { readonly match: Kinds['text'] }
  readonly 'import-matches': { readonly round: Kinds['count']; readonly given: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'import-games-of-match': { readonly given: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'import-no-first-round': object
  readonly 'import-empty-seat': object
  readonly 'import-plays-twice': { readonly player: Kinds['text'] }
  readonly 'import-not-in-config': { readonly engines: readonly Kinds['text'][] }
  readonly 'import-not-in-bracket': { readonly engines: readonly Kinds['text'][] }
  readonly 'import-book-called': { readonly name: Kinds['text'] }
  readonly 'import-book-unnamed': object
  readonly 'import-book-missing': { readonly called: Kinds['message'] }
  readonly 'import-book-unknown': object
  readonly 'import-book-other': { readonly book: Kinds['text']; readonly called: Kinds['message'] }
  readonly 'import-book-small': { readonly book: Kinds['text']; readonly openings: Kinds['count']; readonly needed: Kinds['count'] }
  readonly 'import-book-beyond': { readonly match: Kinds['text']; readonly opening: Kinds['text']; readonly openings: Kinds['count'] }
  readonly 'import-now-ours': object
  readonly 'import-twice': { readonly games: Kinds['count'] }
  readonly 'import-pair-elsewhere': { readonly match: Kinds['text']; readonly pair: Kinds['count'] }
  readonly 'import-pair-otherwise': { readonly match: Kinds['text']; readonly pair: Kinds['count'] }
  readonly 'import-drawn-otherwise': { readonly match: Kinds['text']; readonly pair: Kinds['count']; readonly opening: Kinds['count']; readonly due: Kinds['count'] }
  readonly 'import-book-exchanged': { readonly book: Kinds['text']; readonly kept: Kinds['count'] }
}

export const message = messageOf<Messages>()
