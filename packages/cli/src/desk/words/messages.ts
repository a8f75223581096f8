/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'cli-desk-option-wait': object
  readonly 'cli-desk-option-at': object
  readonly 'cli-desk-option-by': object
  readonly 'cli-desk-option-key': object
  readonly 'cli-desk-option-note': object
  readonly 'cli-desk-option-as-of': object
  readonly 'cli-desk-option-stage': object
  readonly 'cli-desk-option-preview': object
  readonly 'cli-desk-option-confirm': object
  readonly 'cli-desk-option-preview-only': object
  readonly 'cli-desk-option-yes': object
  readonly 'cli-desk-option-preview-weighed': object
  readonly 'cli-desk-option-set': object
  readonly 'cli-desk-option-order': object
  readonly 'cli-desk-option-brackets': object
  readonly 'cli-desk-option-between': object
  readonly 'cli-desk-option-half': object
  readonly 'cli-desk-option-game': object
  readonly 'cli-desk-option-finished-at': object
  readonly 'cli-desk-option-moves': object
  readonly 'cli-desk-option-moves-to-finish': object
  readonly 'cli-desk-option-captain': object
  readonly 'cli-desk-option-claimed': object
  readonly 'cli-desk-option-paid': object
  readonly 'cli-desk-option-player': object
  readonly 'cli-desk-list-columns': object
  readonly 'cli-desk-option-field': { readonly columns: Kinds['message'] }
  readonly 'cli-desk-needs-number': { readonly name: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-number-to': { readonly name: Kinds['text']; readonly least: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-one-of': { readonly name: Kinds['text']; readonly values: readonly Kinds['text'][]; readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-seconds': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-two-teams': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-sizes': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-player': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-needs-masterpoints': { readonly player: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'cli-desk-set-twice': { readonly key: Kinds['text'] }
  readonly 'cli-desk-needs-setting': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-no-time': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-line': { readonly line: Kinds['count']; readonly typed: Kinds['text'] }
  readonly 'cli-desk-results-only': object
  readonly 'cli-desk-no-board': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-no-fact': { readonly fact: Kinds['fact']; readonly last: Kinds['fact'] }
  readonly 'cli-desk-nothing-drawn': object
  readonly 'cli-desk-no-stage': { readonly stage: Kinds['text']; readonly stages: readonly Kinds['text'][] }
  readonly 'cli-desk-no-round': { readonly round: Kinds['count']; readonly ranges: readonly Kinds['message'][] }
  readonly 'cli-desk-rounds': { readonly first: Kinds['count']; readonly last: Kinds['count'] }
  readonly 'cli-desk-rounds-of': { readonly first: Kinds['count']; readonly last: Kinds['count']; readonly stage: Kinds['text'] }
  readonly 'cli-desk-no-picture': { readonly picture: 'bracket' | 'race' | 'matrix' | 'crosstable'; readonly format: Kinds['message'] }
  readonly 'cli-desk-look-at': { readonly commands: readonly Kinds['text'][] }
  readonly 'cli-desk-key-used': { readonly key: Kinds['text']; readonly fact: Kinds['fact']; readonly was: Kinds['text'] }
  readonly 'cli-desk-entrants-many': { readonly typed: Kinds['text'] }
  readonly 'cli-desk-list-unusable': { readonly path: Kinds['text'] }
  readonly 'cli-desk-list-line': { readonly line: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'cli-desk-list-cell': { readonly line: Kinds['count']; readonly column: Kinds['count']; readonly problem: Kinds['message'] }
  readonly 'cli-desk-list-more': { readonly count: Kinds['count'] }
  readonly 'cli-desk-list-not-utf8': { readonly path: Kinds['text'] }
  readonly 'cli-desk-look-again': { readonly what: Kinds['message'] }
  readonly 'cli-desk-player-twice': { readonly player: Kinds['text']; readonly team: Kinds['text'] }
  readonly 'cli-desk-name-twice': { readonly name: Kinds['text']; readonly place: Kinds['text'] }
  readonly 'cli-desk-would-change': object
  readonly 'cli-desk-would-happen': object
  readonly 'cli-desk-would-also': object
  readonly 'cli-desk-changed-too': object
  readonly 'cli-desk-takes-more': object
  readonly 'cli-desk-results-fall': object
  readonly 'cli-desk-type-again': { readonly option: Kinds['text'] }
  readonly 'cli-desk-repeated': object
  readonly 'cli-desk-wins-by': { readonly who: Kinds['text']; readonly match: Kinds['match']; readonly how: Kinds['message'] }
  readonly 'cli-desk-wins-without-play': { readonly who: Kinds['text']; readonly match: Kinds['match'] }
  readonly 'cli-desk-wins-with': { readonly who: Kinds['text']; readonly match: Kinds['match']; readonly score: Kinds['text'] }
  readonly 'cli-desk-wins-with-by': { readonly who: Kinds['text']; readonly match: Kinds['match']; readonly score: Kinds['text']; readonly how: Kinds['message'] }
  readonly 'cli-desk-nobody-won': { readonly match: Kinds['match'] }
  readonly 'cli-desk-nobody-advances': { readonly match: Kinds['match'] }
  readonly 'cli-desk-nobody-paid': { readonly match: Kinds['match']; readonly who: readonly Kinds['text'][] }
  readonly 'cli-desk-through': { readonly who: Kinds['text'] }
  readonly 'cli-desk-through-as-number': { readonly who: Kinds['text']; readonly number: Kinds['count'] }
  readonly 'cli-desk-through-to': { readonly who: Kinds['text']; readonly ticket: Kinds['text'] }
  readonly 'cli-desk-advance': { readonly who: readonly Kinds['message'][]; readonly match: Kinds['match'] }
  readonly 'cli-desk-advance-by': { readonly who: readonly Kinds['message'][]; readonly match: Kinds['match']; readonly how: Kinds['message'] }
  readonly 'cli-desk-won': { readonly who: readonly Kinds['message'][]; readonly match: Kinds['match'] }
  readonly 'cli-desk-won-by': { readonly who: readonly Kinds['message'][]; readonly match: Kinds['match']; readonly how: Kinds['message'] }
  readonly 'cli-desk-unpaid-before': { readonly match: Kinds['match'] }
  readonly 'cli-desk-unpaid-revoke': { readonly match: Kinds['match']; readonly fact: Kinds['fact']; readonly again: 'rule' | 'withdraw' }
  readonly 'cli-desk-help': object
  readonly 'cli-desk-bad-logo': { readonly file: Kinds['text'] }
  readonly 'cli-desk-large-logo': { readonly file: Kinds['text']; readonly most: Kinds['count'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
