/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'new-kicker': object
  readonly 'new-title': object
  readonly 'new-tab': object
  readonly 'new-clear': object
  readonly 'new-name': object
  readonly 'new-name-hint': object
  readonly 'new-name-missing': object
  readonly 'new-who': object
  readonly 'new-visible-to': { readonly who: 'public' | 'private' }
  readonly 'new-auto-pair': object
  readonly 'new-open': { readonly count: Kinds['count'] }
  readonly 'new-open-empty': object
  readonly 'new-start': object
  readonly 'new-opened': { readonly name: Kinds['text'] }
  readonly 'new-started': { readonly name: Kinds['text'] }
  readonly 'new-lines-first': object
  readonly 'new-rules-first': object
  readonly 'new-half-made': object
  readonly 'new-control': object
  readonly 'new-not-you': object
  readonly 'new-home': object
  readonly 'new-cards': object
  readonly 'new-format': object
  readonly 'new-field-range': { readonly from: Kinds['count']; readonly to: Kinds['count']; readonly whom: 'players' | 'teams' }
  readonly 'new-field-from': { readonly from: Kinds['count']; readonly whom: 'players' | 'teams' }
  readonly 'new-field-row': { readonly first: Kinds['text']; readonly whom: 'players' | 'teams' }
  readonly 'new-would': { readonly count: Kinds['count']; readonly rounds: Kinds['message']; readonly games: Kinds['message'] }
  readonly 'new-rounds': { readonly count: Kinds['count'] }
  readonly 'new-qualifies': object
  readonly 'new-rolling': object
  readonly 'new-games': { readonly count: Kinds['count'] }
  readonly 'new-games-at-least': { readonly count: Kinds['count'] }
  readonly 'new-not': { readonly count: Kinds['count'] }
  readonly 'new-entrants': object
  readonly 'new-players': { readonly count: Kinds['count'] }
  readonly 'new-teams': { readonly count: Kinds['count'] }
  readonly 'new-lines-to-check': { readonly count: Kinds['count'] }
  readonly 'new-hint-players': object
  readonly 'new-hint-teams': object
  readonly 'new-field': object
  readonly 'new-read': object
  readonly 'new-example': object
  readonly 'new-line': { readonly line: Kinds['count'] }
  readonly 'new-in-line': { readonly line: Kinds['count'] }
  readonly 'new-same': { readonly line: Kinds['count'] }
  readonly 'new-remove': object
  readonly 'new-remove-line': { readonly line: Kinds['count'] }
  readonly 'new-notes': object
  readonly 'new-expected': object
  readonly 'new-expected-end': object
  readonly 'new-order': object
  readonly 'new-order-by': object
  readonly 'new-up': { readonly name: Kinds['text'] }
  readonly 'new-down': { readonly name: Kinds['text'] }
  readonly 'new-handle': { readonly name: Kinds['text']; readonly seed: Kinds['count'] }
  readonly 'new-moved': { readonly name: Kinds['text']; readonly seed: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'new-hand': object
  readonly 'new-dice': object
  readonly 'new-dice-again': object
  readonly 'new-dice-note': object
  readonly 'new-list': object
  readonly 'new-order-empty': object
  readonly 'new-rules': object
  readonly 'new-presets': object
  readonly 'new-preset-own': object
  readonly 'new-all-rules': object
  readonly 'new-clock-parts': object
  readonly 'new-clock-bonus': object
  readonly 'new-clock-each': { readonly minutes: Kinds['count'] }
  readonly 'new-clock-a-move': { readonly seconds: Kinds['count'] }
  readonly 'new-clock-after-40': { readonly minutes: Kinds['count'] }
  readonly 'new-clock-is': { readonly parts: readonly Kinds['text'][] }
  readonly 'new-usual': { readonly value: Kinds['text'] }
  readonly 'new-reset': object
  readonly 'new-engines': object
  readonly 'new-rule': { readonly number: Kinds['rule'] }
  readonly 'new-close': object
  readonly 'new-rule-missing': object
  readonly 'new-wrong-number': object
  readonly 'new-wrong-whole': object
  readonly 'new-wrong-range': { readonly least: Kinds['number']; readonly most: Kinds['number'] }
  readonly 'new-wrong-least': { readonly least: Kinds['number'] }
  readonly 'new-wrong-most': { readonly most: Kinds['number'] }
  readonly 'new-wrong-steps': { readonly step: Kinds['number'] }
  readonly 'new-wrong-list': object
  readonly 'new-wrong-few': { readonly least: Kinds['count'] }
  readonly 'new-wrong-many': { readonly most: Kinds['count'] }
  readonly 'new-wrong-long': { readonly most: Kinds['count'] }
  readonly 'new-wrong-clock': object
  readonly 'new-wrong-money': object
  readonly 'new-wrong-missing': object
  readonly 'new-preview-title': object
  readonly 'new-preview': object
  readonly 'new-figure-entrants': { readonly whom: 'players' | 'teams' }
  readonly 'new-figure-rounds': object
  readonly 'new-figure-matches': object
  readonly 'new-figure-byes': object
  readonly 'new-figure-games': object
  readonly 'new-figure-hours': object
  readonly 'new-reckoning': object
  readonly 'new-at-least': { readonly count: Kinds['count'] }
  readonly 'new-first': { readonly round: Kinds['text'] }
  readonly 'new-more': { readonly count: Kinds['count'] }
  readonly 'new-bye': { readonly names: readonly Kinds['text'][] }
  readonly 'new-cannot-start': object
  readonly 'new-estimated': { readonly runs: Kinds['count']; readonly pace: 'own' | 'usual' | 'boards' }
  readonly 'new-put-right': object
  readonly 'new-setting-yes': object
  readonly 'new-setting-no': object
  readonly 'new-value-usual': object
  readonly 'new-value-entry': object
  readonly 'new-value-hand': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
