/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'scorer-result-of': { readonly game: Kinds['count'] }
  readonly 'scorer-which-game': object
  readonly 'scorer-game': { readonly game: Kinds['count'] }
  readonly 'scorer-pen': { readonly game: Kinds['count'] }
  readonly 'scorer-pen-hint': object
  readonly 'scorer-record': object
  readonly 'scorer-recorded': { readonly match: Kinds['text']; readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text'] }
  readonly 'scorer-reading': { readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text'] }
  readonly 'scorer-reading-ended': { readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text']; readonly at: Kinds['text'] }
  readonly 'scorer-ended-at': object
  readonly 'scorer-ended-at-hint': object
  readonly 'scorer-ended-at-needed': object
  readonly 'scorer-moves': object
  readonly 'scorer-moves-to-finish': object
  readonly 'scorer-lengths': object
  readonly 'scorer-key-next': object
  readonly 'scorer-key-undo': object
  readonly 'scorer-keys': object
  readonly 'scorer-key': object
  readonly 'scorer-key-does': { readonly key: Kinds['text']; readonly what: Kinds['text'] }
  readonly 'scorer-follows': object
  readonly 'scorer-goes-to': { readonly name: Kinds['text']; readonly match: Kinds['text'] }
  readonly 'scorer-goes-to-against': { readonly name: Kinds['text']; readonly match: Kinds['text']; readonly others: readonly Kinds['text'][] }
  readonly 'scorer-champion': { readonly name: Kinds['text'] }
  readonly 'scorer-is-out': { readonly name: Kinds['text'] }
  readonly 'scorer-is-out-at': { readonly name: Kinds['text']; readonly place: Kinds['text'] }
  readonly 'scorer-next-game': { readonly game: Kinds['count']; readonly white: Kinds['text'] }
  readonly 'scorer-next-game-under': { readonly game: Kinds['count']; readonly conditions: Kinds['text']; readonly white: Kinds['text'] }
  readonly 'scorer-match-goes-on': object
  readonly 'scorer-moves-to': { readonly name: Kinds['text']; readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'scorer-stays': { readonly name: Kinds['text']; readonly place: Kinds['text'] }
  readonly 'scorer-nobody-goes-on': object
  readonly 'scorer-overtaken': { readonly game: Kinds['count'] }
  readonly 'scorer-overtaken-recorded': { readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text'] }
  readonly 'scorer-overtaken-gone': object
  readonly 'scorer-overtaken-typed': { readonly typed: Kinds['text'] }
  readonly 'scorer-overtaken-same': object
  readonly 'scorer-overtaken-take': { readonly game: Kinds['count'] }
  readonly 'scorer-forget': object
  readonly 'scorer-imps-by-pair': object
  readonly 'scorer-imps': object
  readonly 'scorer-imps-of-against': { readonly team: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'scorer-which-boards': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'scorer-all-boards': { readonly boards: Kinds['count'] }
  readonly 'scorer-first-half': object
  readonly 'scorer-second-half': object
  readonly 'scorer-first-half-boards': { readonly boards: Kinds['count'] }
  readonly 'scorer-second-half-boards': { readonly boards: Kinds['count'] }
  readonly 'scorer-extra-boards': { readonly boards: Kinds['count']; readonly set: Kinds['count'] }
  readonly 'scorer-record-pair': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'scorer-not-imps': object
  readonly 'scorer-recorded-imps': { readonly match: Kinds['text']; readonly one: Kinds['text']; readonly score: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'scorer-overtaken-imps': { readonly one: Kinds['text']; readonly other: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'scorer-key-next-figure': object
  readonly 'scorer-key-record-pair': object
  readonly 'scorer-lineups': object
  readonly 'scorer-choose-four': object
  readonly 'scorer-for-half': object
  readonly 'scorer-half': { readonly half: 'both' | 'first' | 'second' }
  readonly 'scorer-record-lineup': object
  readonly 'scorer-record-lineup-of': { readonly team: Kinds['text'] }
  readonly 'scorer-recorded-lineup': { readonly team: Kinds['text'] }
  readonly 'scorer-not-four': { readonly count: Kinds['count'] }
  readonly 'scorer-boards': object
  readonly 'scorer-board-lines': object
  readonly 'scorer-board-lines-hint': object
  readonly 'scorer-pair': object
  readonly 'scorer-record-boards': object
  readonly 'scorer-recorded-boards': { readonly count: Kinds['count'] }
  readonly 'scorer-not-a-board': { readonly line: Kinds['count'] }
  readonly 'scorer-boards-in': { readonly one: Kinds['text']; readonly other: Kinds['text']; readonly count: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'scorer-boards-of': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'scorer-board': object
  readonly 'scorer-table': { readonly number: Kinds['count'] }
  readonly 'scorer-rulings': object
  readonly 'scorer-for-director': object
  readonly 'scorer-forfeit': object
  readonly 'scorer-cancel': object
  readonly 'scorer-win': object
  readonly 'scorer-through': object
  readonly 'scorer-played-after-all': object
  readonly 'scorer-forfeit-title': { readonly match: Kinds['text'] }
  readonly 'scorer-cancel-title': { readonly match: Kinds['text'] }
  readonly 'scorer-win-title': { readonly match: Kinds['text'] }
  readonly 'scorer-through-title': { readonly match: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'scorer-absent': object
  readonly 'scorer-winner': object
  readonly 'scorer-drawn': object
  readonly 'scorer-goes-on': object
  readonly 'scorer-confirm-forfeit': object
  readonly 'scorer-confirm-cancel': object
  readonly 'scorer-confirm-win': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
