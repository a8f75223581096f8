/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'desk-result-of': { readonly game: Kinds['count'] }
  readonly 'desk-which-game': object
  readonly 'desk-game': { readonly game: Kinds['count'] }
  readonly 'desk-pen': { readonly game: Kinds['count'] }
  readonly 'desk-pen-hint': object
  readonly 'desk-not-a-result': object
  readonly 'desk-time-missing': object
  readonly 'desk-not-a-time': object
  readonly 'desk-record': object
  readonly 'desk-recorded': { readonly match: Kinds['text']; readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text'] }
  readonly 'desk-reading': { readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text'] }
  readonly 'desk-reading-ended': { readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text']; readonly at: Kinds['text'] }
  readonly 'desk-ended-at': object
  readonly 'desk-ended-at-hint': object
  readonly 'desk-ended-at-needed': object
  readonly 'desk-moves': object
  readonly 'desk-moves-to-finish': object
  readonly 'desk-lengths': object
  readonly 'desk-key-next': object
  readonly 'desk-key-undo': object
  readonly 'desk-keys': object
  readonly 'desk-key': object
  readonly 'desk-key-does': { readonly key: Kinds['text']; readonly what: Kinds['text'] }
  readonly 'desk-follows': object
  readonly 'desk-wins': { readonly name: Kinds['text'] }
  readonly 'desk-white-wins': object
  readonly 'desk-black-wins': object
  readonly 'desk-draw': object
  readonly 'desk-absent-name': { readonly name: Kinds['text'] }
  readonly 'desk-white-absent': object
  readonly 'desk-black-absent': object
  readonly 'desk-nobody-came': object
  readonly 'desk-goes-to': { readonly name: Kinds['text']; readonly match: Kinds['text'] }
  readonly 'desk-goes-to-against': { readonly name: Kinds['text']; readonly match: Kinds['text']; readonly others: readonly Kinds['text'][] }
  readonly 'desk-champion': { readonly name: Kinds['text'] }
  readonly 'desk-is-out': { readonly name: Kinds['text'] }
  readonly 'desk-is-out-at': { readonly name: Kinds['text']; readonly place: Kinds['text'] }
  readonly 'desk-next-game': { readonly game: Kinds['count']; readonly white: Kinds['text'] }
  readonly 'desk-next-game-under': { readonly game: Kinds['count']; readonly conditions: Kinds['text']; readonly white: Kinds['text'] }
  readonly 'desk-match-goes-on': object
  readonly 'desk-moves-to': { readonly name: Kinds['text']; readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'desk-stays': { readonly name: Kinds['text']; readonly place: Kinds['text'] }
  readonly 'desk-nobody-goes-on': object
  readonly 'desk-overtaken': { readonly game: Kinds['count'] }
  readonly 'desk-overtaken-recorded': { readonly white: Kinds['text']; readonly result: Kinds['result']; readonly black: Kinds['text'] }
  readonly 'desk-overtaken-gone': object
  readonly 'desk-overtaken-typed': { readonly typed: Kinds['text'] }
  readonly 'desk-overtaken-same': object
  readonly 'desk-overtaken-take': { readonly game: Kinds['count'] }
  readonly 'desk-forget': object
  readonly 'desk-imps-by-pair': object
  readonly 'desk-imps': object
  readonly 'desk-imps-of-against': { readonly team: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'desk-which-boards': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'desk-all-boards': { readonly boards: Kinds['count'] }
  readonly 'desk-first-half': object
  readonly 'desk-second-half': object
  readonly 'desk-first-half-boards': { readonly boards: Kinds['count'] }
  readonly 'desk-second-half-boards': { readonly boards: Kinds['count'] }
  readonly 'desk-extra-boards': { readonly boards: Kinds['count']; readonly set: Kinds['count'] }
  readonly 'desk-record-pair': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'desk-not-imps': object
  readonly 'desk-recorded-imps': { readonly match: Kinds['text']; readonly one: Kinds['text']; readonly score: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'desk-overtaken-imps': { readonly one: Kinds['text']; readonly other: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'desk-key-next-figure': object
  readonly 'desk-key-record-pair': object
  readonly 'desk-lineups': object
  readonly 'desk-choose-four': object
  readonly 'desk-for-half': object
  readonly 'desk-half': { readonly half: 'both' | 'first' | 'second' }
  readonly 'desk-record-lineup': object
  readonly 'desk-record-lineup-of': { readonly team: Kinds['text'] }
  readonly 'desk-recorded-lineup': { readonly team: Kinds['text'] }
  readonly 'desk-not-four': { readonly count: Kinds['count'] }
  readonly 'desk-boards': object
  readonly 'desk-board-lines': object
  readonly 'desk-board-lines-hint': object
  readonly 'desk-pair': object
  readonly 'desk-record-boards': object
  readonly 'desk-recorded-boards': { readonly count: Kinds['count'] }
  readonly 'desk-not-a-board': { readonly line: Kinds['count'] }
  readonly 'desk-boards-in': { readonly one: Kinds['text']; readonly other: Kinds['text']; readonly count: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'desk-boards-of': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'desk-board': object
  readonly 'desk-table': { readonly number: Kinds['count'] }
  readonly 'desk-rulings': object
  readonly 'desk-for-director': object
  readonly 'desk-forfeit': object
  readonly 'desk-cancel': object
  readonly 'desk-win': object
  readonly 'desk-through': object
  readonly 'desk-played-after-all': object
  readonly 'desk-forfeit-title': { readonly match: Kinds['text'] }
  readonly 'desk-cancel-title': { readonly match: Kinds['text'] }
  readonly 'desk-win-title': { readonly match: Kinds['text'] }
  readonly 'desk-through-title': { readonly match: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'desk-absent': object
  readonly 'desk-winner': object
  readonly 'desk-drawn': object
  readonly 'desk-goes-on': object
  readonly 'desk-confirm-forfeit': object
  readonly 'desk-confirm-cancel': object
  readonly 'desk-confirm-win': object
  readonly 'desk-correct-game': { readonly match: Kinds['text']; readonly game: Kinds['count'] }
  readonly 'desk-correct-ruling': { readonly match: Kinds['text'] }
  readonly 'desk-correct-boards': { readonly match: Kinds['text']; readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'desk-new-result': object
  readonly 'desk-option': { readonly result: Kinds['result']; readonly what: Kinds['text'] }
  readonly 'desk-correct-time': object
  readonly 'desk-imps-of': { readonly team: Kinds['text'] }
  readonly 'desk-recorded-is': { readonly score: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
