/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'pen-title': { readonly round: Kinds['text'] }
  readonly 'pen-results': object
  readonly 'pen-count-open': { readonly count: Kinds['count'] }
  readonly 'pen-all': { readonly count: Kinds['count'] }
  readonly 'pen-few': object
  readonly 'pen-not-published': object
  readonly 'pen-field': object
  readonly 'pen-record': object
  readonly 'pen-suggestions': object
  readonly 'pen-key-white': object
  readonly 'pen-key-black': object
  readonly 'pen-key-draw': object
  readonly 'pen-key-forfeit': object
  readonly 'pen-key-next': object
  readonly 'pen-key-undo': object
  readonly 'pen-key-through': object
  readonly 'pen-key-clear': object
  readonly 'pen-key-imps': object
  readonly 'pen-key-pair': object
  readonly 'pen-key-half': object
  readonly 'pen-key-game': object
  readonly 'pen-now': { readonly time: Kinds['text'] }
  readonly 'pen-correct': object
  readonly 'pen-recorded': { readonly match: Kinds['text']; readonly what: Kinds['text'] }
  readonly 'pen-deed': { readonly first: Kinds['text']; readonly result: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'pen-ruling-recorded': { readonly what: Kinds['text'] }
  readonly 'pen-bulk': object
  readonly 'pen-bulk-field': object
  readonly 'pen-bulk-record': { readonly count: Kinds['count'] }
  readonly 'pen-bulk-close': object
  readonly 'pen-bulk-told': { readonly count: Kinds['count'] }
  readonly 'pen-bulk-left': { readonly count: Kinds['count'] }
  readonly 'pen-bulk-results-only': object
  readonly 'pen-matches': { readonly round: Kinds['text'] }
  readonly 'pen-no': object
  readonly 'pen-white': object
  readonly 'pen-black': object
  readonly 'pen-first': object
  readonly 'pen-second': object
  readonly 'pen-heading-teams': object
  readonly 'pen-result': object
  readonly 'pen-time': object
  readonly 'pen-live': object
  readonly 'pen-you': object
  readonly 'pen-open': object
  readonly 'pen-reports': { readonly count: Kinds['count'] }
  readonly 'pen-take': { readonly match: Kinds['text'] }
  readonly 'pen-quick': { readonly white: Kinds['text']; readonly result: Kinds['text']; readonly black: Kinds['text'] }
  readonly 'pen-help': object
  readonly 'pen-help-numbers': object
  readonly 'pen-help-letters': object
  readonly 'pen-help-half': object
  readonly 'pen-help-name-numbers': { readonly name: Kinds['text'] }
  readonly 'pen-help-white': object
  readonly 'pen-help-draw': object
  readonly 'pen-help-forfeit': object
  readonly 'pen-help-nobody': object
  readonly 'pen-help-name': { readonly name: Kinds['text'] }
  readonly 'pen-help-game': object
  readonly 'pen-help-time': object
  readonly 'pen-help-moves': object
  readonly 'pen-help-absent': { readonly name: Kinds['text'] }
  readonly 'pen-help-cancel': object
  readonly 'pen-help-rule': { readonly name: Kinds['text'] }
  readonly 'pen-help-undo': object
  readonly 'pen-help-redo': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
