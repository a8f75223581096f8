/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'overview-more': { readonly count: Kinds['count'] }
  readonly 'overview-of': { readonly count: Kinds['count'] }
  readonly 'overview-figure-entered': object
  readonly 'overview-figure-decided': object
  readonly 'overview-figure-live': object
  readonly 'overview-figure-open': object
  readonly 'overview-figure-phase': object
  readonly 'overview-figure-places': object
  readonly 'overview-figure-still-in': object
  readonly 'overview-figure-end': object
  readonly 'overview-entering': object
  readonly 'overview-playing': { readonly rounds: readonly Kinds['message'][] }
  readonly 'overview-round-of-bracket': { readonly round: Kinds['message']; readonly bracket: Kinds['text'] }
  readonly 'overview-between': object
  readonly 'overview-won': { readonly name: Kinds['text'] }
  readonly 'overview-shared-by': { readonly names: readonly Kinds['text'][] }
  readonly 'overview-nobody-won': object
  readonly 'overview-closed': object
  readonly 'overview-decided': object
  readonly 'overview-entrants': object
  readonly 'overview-all-entrants': object
  readonly 'overview-to-control': object
  readonly 'overview-plan': object
  readonly 'overview-rules': object
  readonly 'overview-games': { readonly count: Kinds['count'] }
  readonly 'overview-games-at-least': { readonly count: Kinds['count'] }
  readonly 'overview-games-between': { readonly min: Kinds['count']; readonly max: Kinds['count'] }
  readonly 'overview-stage-open': object
  readonly 'overview-stage-race': { readonly places: Kinds['count']; readonly needed: Kinds['points'] }
  readonly 'overview-stage-until-out': { readonly lost: Kinds['count'] }
  readonly 'overview-stage-length': { readonly rounds: Kinds['count']; readonly matches: Kinds['count'] }
  readonly 'overview-live': object
  readonly 'overview-open': object
  readonly 'overview-all-matches': object
  readonly 'overview-nothing-live': object
  readonly 'overview-next': object
  readonly 'overview-next-later': object
  readonly 'overview-next-last': object
  readonly 'overview-latest': object
  readonly 'overview-history': object
  readonly 'overview-no-results': object
  readonly 'overview-remarks': object
  readonly 'overview-table': object
  readonly 'overview-race': object
  readonly 'overview-whole-table': object
  readonly 'overview-whole-race': object
  readonly 'overview-whole-matrix': object
  readonly 'overview-whole-bracket': object
  readonly 'overview-race-needed': { readonly left: Kinds['count']; readonly needed: Kinds['points'] }
  readonly 'overview-champion': object
  readonly 'overview-first-shared': object
  readonly 'overview-why': object
  readonly 'overview-event': object
  readonly 'overview-contact': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
