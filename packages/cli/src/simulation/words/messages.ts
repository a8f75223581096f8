/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'sim-option-runs': { readonly most: Kinds['count']; readonly usual: Kinds['count'] }
  readonly 'sim-option-seed': object
  readonly 'sim-option-workers': object
  readonly 'sim-option-clock': object
  readonly 'sim-option-minutes': object
  readonly 'sim-option-spread': object
  readonly 'sim-option-model': object
  readonly 'sim-option-advantage': object
  readonly 'sim-option-draws': object
  readonly 'sim-option-svg': object
  readonly 'sim-option-html': object
  readonly 'sim-option-example': object
  readonly 'sim-progress': { readonly done: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'sim-ctrl-c': object
  readonly 'sim-took': { readonly runs: Kinds['count']; readonly seconds: Kinds['number'] }
  readonly 'sim-stopped': { readonly runs: Kinds['count'] }
  readonly 'sim-never': object
  readonly 'sim-share': { readonly share: Kinds['number'] }
  readonly 'sim-share-small': { readonly share: Kinds['number'] }
  readonly 'sim-share-below': { readonly share: Kinds['number'] }
  readonly 'sim-share-above': { readonly share: Kinds['number'] }
  readonly 'sim-share-all': object
  readonly 'sim-margin': { readonly margin: Kinds['number'] }
  readonly 'sim-margin-small': { readonly margin: Kinds['number'] }
  readonly 'sim-chance': { readonly share: Kinds['message']; readonly margin: Kinds['message'] }
  readonly 'sim-gained': { readonly points: Kinds['number'] }
  readonly 'sim-lost': { readonly points: Kinds['number'] }
  readonly 'sim-unchanged': object
  readonly 'sim-amount': { readonly value: Kinds['number'] }
  readonly 'sim-mean': { readonly mean: Kinds['number'] }
  readonly 'sim-spread': { readonly mean: Kinds['number']; readonly low: Kinds['number']; readonly high: Kinds['number'] }
  readonly 'sim-correlation': { readonly value: Kinds['number'] }
  readonly 'sim-headline': { readonly format: Kinds['text']; readonly field: Kinds['message']; readonly runs: Kinds['message'] }
  readonly 'sim-headline-compared': { readonly field: Kinds['text']; readonly runs: Kinds['message'] }
  readonly 'sim-field': { readonly count: Kinds['count'] }
  readonly 'sim-field-level': { readonly count: Kinds['count']; readonly rating: Kinds['count'] }
  readonly 'sim-field-rated': { readonly count: Kinds['count']; readonly best: Kinds['count']; readonly last: Kinds['count'] }
  readonly 'sim-field-some': { readonly field: Kinds['message']; readonly without: Kinds['count'] }
  readonly 'sim-runs': { readonly runs: Kinds['count']; readonly seed: Kinds['text'] }
  readonly 'sim-runs-supposing': { readonly runs: Kinds['message']; readonly supposed: readonly Kinds['message'][] }
  readonly 'sim-supposed': { readonly text: Kinds['text'] }
  readonly 'sim-from-here': { readonly runs: Kinds['message'] }
  readonly 'sim-certain': object
  readonly 'sim-column': { readonly column: 'title' | 'top' | 'rank' | 'games' | 'supposed' | 'change' | 'each' }
  readonly 'sim-in-bracket': { readonly name: Kinds['text']; readonly bracket: Kinds['text'] }
  readonly 'sim-left-out': { readonly count: Kinds['count']; readonly share: Kinds['message'] }
  readonly 'sim-left-out-never': { readonly count: Kinds['count'] }
  readonly 'sim-quality': object
  readonly 'sim-cost': object
  readonly 'sim-to-come': object
  readonly 'sim-label': { readonly what: 'best' | 'order' | 'games' | 'each' | 'rounds' | 'byes' | 'hours' | 'unequal' | 'games-in-all' | 'hours-left' }
  readonly 'sim-nobody-best': object
  readonly 'sim-best-alone': { readonly chance: Kinds['message']; readonly who: Kinds['text'] }
  readonly 'sim-best-of': { readonly chance: Kinds['message']; readonly count: Kinds['count'] }
  readonly 'sim-order': { readonly value: Kinds['number'] }
  readonly 'sim-order-about': { readonly value: Kinds['number']; readonly margin: Kinds['number'] }
  readonly 'sim-unequal': { readonly share: Kinds['message'] }
  readonly 'sim-key': object
  readonly 'sim-example-written': { readonly file: Kinds['text'] }
  readonly 'sim-reason': { readonly format: Kinds['text']; readonly why: readonly Kinds['message'][] }
  readonly 'sim-none-fits': object
  readonly 'sim-for-teams': object
  readonly 'sim-by-ratings': object
  readonly 'sim-thread-died': { readonly how: Kinds['message'] }
  readonly 'sim-exit-code': { readonly code: Kinds['text'] }
  readonly 'sim-bad-seed': object
  readonly 'sim-bad-count': { readonly option: Kinds['text']; readonly most: Kinds['count']; readonly typed: Kinds['text'] }
  readonly 'sim-bad-number': { readonly option: Kinds['text']; readonly least: Kinds['number']; readonly most: Kinds['number']; readonly typed: Kinds['text'] }
  readonly 'sim-bad-clock': { readonly typed: Kinds['text'] }
  readonly 'sim-bad-set': { readonly typed: Kinds['text'] }
  readonly 'sim-who-plays': object
  readonly 'sim-spread-alone': object
  readonly 'sim-bad-field': { readonly most: Kinds['count']; readonly typed: Kinds['text'] }
  readonly 'sim-bad-model': { readonly models: readonly Kinds['text'][]; readonly typed: Kinds['text'] }
  readonly 'sim-model-for-games': object
  readonly 'sim-model-for-boards': object
  readonly 'sim-model-of-games': object
  readonly 'sim-bad-meeting': { readonly typed: Kinds['text'] }
  readonly 'sim-bad-supposition': { readonly typed: Kinds['text'] }
  readonly 'sim-suppose-self': { readonly typed: Kinds['text'] }
  readonly 'sim-suppose-twice': object
  readonly 'sim-suppose-no-draw': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
