/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'print-title': object
  readonly 'print-tab': { readonly tournament: Kinds['text'] }
  readonly 'print-papers': object
  readonly 'print-paper': { readonly paper: 'boards' | 'names' | 'slips' | 'bracket' | 'crosstable' | 'standings' | 'entrants' | 'bracket-sheet' | 'tickets' | 'go-to' | 'rack' | 'recap' | 'conditions' }
  readonly 'print-round': object
  readonly 'print-which': object
  readonly 'print-size': object
  readonly 'print-size-name': { readonly size: 'a4' | 'letter' }
  readonly 'print-do': object
  readonly 'print-kicker': object
  readonly 'print-hall': object
  readonly 'print-scrolling': object
  readonly 'print-preview': object
  readonly 'print-none': object
  readonly 'print-entrants-first': object
  readonly 'print-page': { readonly page: Kinds['count']; readonly of: Kinds['count'] }
  readonly 'print-as-of': { readonly at: Kinds['text'] }
  readonly 'print-board': { readonly of: 'boards' | 'matches' }
  readonly 'print-first': object
  readonly 'print-second': object
  readonly 'print-result': object
  readonly 'print-against': { readonly names: readonly Kinds['text'][] }
  readonly 'print-bye': object
  readonly 'print-match': object
  readonly 'print-game': { readonly game: Kinds['count'] }
  readonly 'print-boards': { readonly count: Kinds['count'] }
  readonly 'print-imps': object
  readonly 'print-sign': object
  readonly 'print-wins': { readonly colour: 'white' | 'black' }
  readonly 'print-drawn': object
  readonly 'print-no-slips': object
  readonly 'print-bring': object
  readonly 'print-name': object
  readonly 'print-number': object
  readonly 'print-rating': object
  readonly 'print-club': object
  readonly 'print-members': object
  readonly 'print-withdrawn': object
  readonly 'print-marks': object
  readonly 'print-wall': object
  readonly 'print-to': { readonly page: Kinds['count']; readonly match: Kinds['text'] }
  readonly 'print-from': { readonly page: Kinds['count']; readonly match: Kinds['text'] }
  readonly 'print-nothing': object
  readonly 'print-at-board': { readonly board: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
