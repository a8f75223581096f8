/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../../words/words.ts'

interface Messages {
  readonly 'acts-withdraw': { readonly name: Kinds['text'] }
  readonly 'acts-emergency': object
  readonly 'acts-return': { readonly name: Kinds['text'] }
  readonly 'acts-do-return': { readonly name: Kinds['text'] }
  readonly 'acts-forfeit-in': { readonly match: Kinds['text'] }
  readonly 'acts-absent': object
  readonly 'acts-do-forfeit': { readonly names: readonly Kinds['text'][] }
  readonly 'acts-forfeit': object
  readonly 'acts-cancel-match': { readonly match: Kinds['text'] }
  readonly 'acts-rule-in': { readonly match: Kinds['text'] }
  readonly 'acts-who-wins': object
  readonly 'acts-who-goes-on': object
  readonly 'acts-drawn': object
  readonly 'acts-do-rule': { readonly names: readonly Kinds['text'][] }
  readonly 'acts-do-rule-drawn': object
  readonly 'acts-rule-plain': object
  readonly 'acts-declare': object
  readonly 'acts-share': object
  readonly 'acts-do-declare': { readonly names: readonly Kinds['text'][] }
  readonly 'acts-choose': { readonly chooser: Kinds['text'] }
  readonly 'acts-whom': object
  readonly 'acts-do-choose': { readonly name: Kinds['text'] }
  readonly 'acts-choose-plain': object
  readonly 'acts-close': object
  readonly 'acts-closed': object
  readonly 'acts-late': object
  readonly 'acts-late-do': { readonly name: Kinds['text'] }
  readonly 'acts-late-plain': object
  readonly 'acts-who': object
  readonly 'acts-who-team': object
  readonly 'acts-joins': object
  readonly 'acts-joins-none': object
  readonly 'acts-lines': object
  readonly 'acts-add': { readonly count: Kinds['count'] }
  readonly 'acts-add-plain': object
  readonly 'acts-entered': { readonly count: Kinds['count'] }
  readonly 'acts-example': object
  readonly 'acts-line': { readonly line: Kinds['count']; readonly problem: Kinds['text'] }
  readonly 'acts-entrants': object
  readonly 'acts-find': object
  readonly 'acts-no': object
  readonly 'acts-name': object
  readonly 'acts-rating': object
  readonly 'acts-average': object
  readonly 'acts-actions': object
  readonly 'acts-button': { readonly act: 'edit' | 'withdraw' | 'return' }
  readonly 'acts-button-of': { readonly act: 'edit' | 'withdraw' | 'return'; readonly name: Kinds['text'] }
  readonly 'acts-withdrew': object
  readonly 'acts-too-late': object
  readonly 'acts-all': { readonly count: Kinds['count'] }
  readonly 'acts-none': object
  readonly 'acts-all-in': { readonly count: Kinds['count'] }
  readonly 'acts-some-in': { readonly present: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'acts-region': object
  readonly 'acts-rulings': object
  readonly 'acts-about': object
  readonly 'acts-which': object
  readonly 'acts-choose-match': object
  readonly 'acts-ruling': { readonly ruling: 'forfeit' | 'rule' | 'cancel' }
  readonly 'acts-correct': object
  readonly 'acts-no-match': object
  readonly 'acts-start': object
  readonly 'acts-start-do': object
  readonly 'acts-start-list': object
  readonly 'acts-more': { readonly count: Kinds['count'] }
  readonly 'acts-start-about': object
  readonly 'acts-order': object
  readonly 'acts-as-rules': object
  readonly 'acts-as-entered': object
  readonly 'acts-brackets': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
