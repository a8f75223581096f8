/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../language/words.ts'

interface Messages {
  readonly 'cli-bridge-about-handicap': object
  readonly 'cli-bridge-about-handicap-table': object
  readonly 'cli-bridge-about-imps': object
  readonly 'cli-bridge-about-contract': object
  readonly 'cli-bridge-about-award': object
  readonly 'cli-bridge-about-awards': object
  readonly 'cli-bridge-about-meter': object
  readonly 'cli-bridge-about-print': object
  readonly 'cli-bridge-option-higher': object
  readonly 'cli-bridge-option-lower': object
  readonly 'cli-bridge-option-boards': object
  readonly 'cli-bridge-option-team': object
  readonly 'cli-bridge-option-fate': object
  readonly 'cli-bridge-option-played': object
  readonly 'cli-bridge-option-full': object
  readonly 'cli-bridge-option-board': object
  readonly 'cli-bridge-option-bracket': object
  readonly 'cli-bridge-option-round': object
  readonly 'cli-bridge-option-since': object
  readonly 'cli-bridge-option-output': object
  readonly 'cli-bridge-handicap': { readonly imps: Kinds['imps'] }
  readonly 'cli-bridge-handicap-sum': { readonly formula: Kinds['text']; readonly boards: Kinds['count']; readonly higher: Kinds['number']; readonly lower: Kinds['number'] }
  readonly 'cli-bridge-no-boards': object
  readonly 'cli-bridge-no-average': { readonly option: Kinds['text'] }
  readonly 'cli-bridge-bad-average': { readonly option: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'cli-bridge-averages-swapped': { readonly higher: Kinds['number']; readonly lower: Kinds['number'] }
  readonly 'cli-bridge-imps': { readonly points: Kinds['count']; readonly imps: Kinds['count'] }
  readonly 'cli-bridge-bad-points': { readonly typed: Kinds['text'] }
  readonly 'cli-bridge-contract': { readonly contract: Kinds['text']; readonly board: Kinds['count']; readonly vulnerable: 'none' | 'NS' | 'EW' | 'both'; readonly points: Kinds['count']; readonly side: 'nobody' | 'NS' | 'EW' }
  readonly 'cli-bridge-no-board': object
  readonly 'cli-bridge-award': { readonly award: Kinds['message'] }
  readonly 'cli-bridge-award-rule': { readonly rule: Kinds['rule'] }
  readonly 'cli-bridge-no-fate': { readonly fates: readonly Kinds['text'][] }
  readonly 'cli-bridge-no-played': object
  readonly 'cli-bridge-bad-played': { readonly number: Kinds['count']; readonly typed: Kinds['text'] }
  readonly 'cli-bridge-played-too-many': { readonly number: Kinds['count']; readonly played: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'cli-bridge-too-few-matches': { readonly end: 'won-final' | 'lost-final' | 'lost-semi' | 'lost-quarter' | 'won-playoff' | 'won-one'; readonly least: Kinds['count']; readonly given: Kinds['count'] }
  readonly 'cli-bridge-too-many-matches': { readonly end: 'won-final' | 'lost-final' | 'lost-semi' | 'lost-quarter' | 'won-playoff' | 'won-one'; readonly most: Kinds['count']; readonly given: Kinds['count'] }
  readonly 'cli-bridge-nothing-to-print': object
  readonly 'cli-bridge-printed': { readonly out: Kinds['text'] }
  readonly 'cli-bridge-which-sheet-not': { readonly sheets: readonly Kinds['text'][]; readonly typed: Kinds['text'] }
  readonly 'cli-bridge-no-since': { readonly sheet: Kinds['text'] }
  readonly 'cli-bridge-tickets': { readonly count: Kinds['count'] }
  readonly 'cli-bridge-tickets-same': object
  readonly 'cli-bridge-tickets-changed': { readonly count: Kinds['count'] }
  readonly 'cli-bridge-not-paired': { readonly round: Kinds['message'] }
  readonly 'cli-bridge-not-paired-in': { readonly bracket: Kinds['text']; readonly round: Kinds['message'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
