/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../words/words.ts'

interface Messages {
  readonly 'parts-leave': object
  readonly 'parts-match': { readonly match: Kinds['text'] }
  readonly 'parts-match-sentence': { readonly match: Kinds['text']; readonly round: Kinds['text']; readonly seats: Kinds['message']; readonly standing: Kinds['message'] }
  readonly 'parts-match-two': { readonly one: Kinds['text']; readonly other: Kinds['text'] }
  readonly 'parts-match-several': { readonly seats: readonly Kinds['text'][] }
  readonly 'parts-match-live-score': { readonly score: Kinds['text'] }
  readonly 'parts-match-winner-of': { readonly match: Kinds['text'] }
  readonly 'parts-match-loser-of': { readonly match: Kinds['text'] }
  readonly 'parts-match-seed': { readonly seed: Kinds['count'] }
  readonly 'parts-match-number': { readonly number: Kinds['count'] }
  readonly 'parts-match-entrant': { readonly name: Kinds['text'] }
  readonly 'parts-match-nobody': object
  readonly 'parts-match-waiting': object
  readonly 'parts-match-open': object
  readonly 'parts-match-live': object
  readonly 'parts-match-won': { readonly winner: Kinds['text'] }
  readonly 'parts-match-won-score': { readonly winner: Kinds['text']; readonly score: Kinds['text'] }
  readonly 'parts-match-go-on': { readonly names: readonly Kinds['text'][] }
  readonly 'parts-match-drawn': object
  readonly 'parts-match-drawn-score': { readonly score: Kinds['text'] }
  readonly 'parts-match-annulled': object
  readonly 'parts-match-decided': object
  readonly 'parts-nobody-yours': object
  readonly 'parts-nobody-add': object
  readonly 'parts-nobody-others': object
  readonly 'parts-only-here-only': { readonly host: Kinds['text'] }
  readonly 'parts-only-here-choose': object
  readonly 'parts-only-here-ask': object
  readonly 'parts-refused-meanwhile': object
  readonly 'parts-three-way-meta': { readonly advance: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'parts-three-way-team': object
  readonly 'parts-three-way-won': object
  readonly 'parts-three-way-imps-won': object
  readonly 'parts-three-way-imps-lost': object
  readonly 'parts-three-way-quotient': object
  readonly 'parts-three-way-next': object
  readonly 'parts-three-way-as': { readonly number: Kinds['text'] }
  readonly 'parts-three-way-through': object
  readonly 'parts-three-way-out': object
  readonly 'parts-three-way-caption': { readonly match: Kinds['text'] }
  readonly 'parts-three-way-ring': { readonly meetings: readonly Kinds['message'][] }
  readonly 'parts-three-way-beat': { readonly first: Kinds['text']; readonly second: Kinds['text']; readonly score: Kinds['text'] }
  readonly 'parts-three-way-level': { readonly first: Kinds['text']; readonly second: Kinds['text']; readonly score: Kinds['text'] }
  readonly 'parts-three-way-open': { readonly first: Kinds['text']; readonly second: Kinds['text'] }
  readonly 'parts-three-way-handicap': { readonly imps: Kinds['imps']; readonly to: Kinds['text']; readonly from: Kinds['text'] }
  readonly 'parts-three-way-handicaps': { readonly list: readonly Kinds['message'][] }
  readonly 'parts-three-way-decided-by': { readonly how: Kinds['text'] }
  readonly 'parts-three-way-waits': object
  readonly 'parts-three-way-away': { readonly names: readonly Kinds['text'][] }
  readonly 'parts-unheard-short': object
  readonly 'parts-back': { readonly way: 'undo' | 'redo' }
  readonly 'parts-and-more': { readonly what: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'parts-why-details': object
  readonly 'parts-why-why': object
  readonly 'parts-why-close': object
  readonly 'parts-why-rests': object
  readonly 'parts-why-more': { readonly count: Kinds['count'] }
  readonly 'parts-nobody-entered': object
  readonly 'parts-teams': { readonly count: Kinds['count'] }
  readonly 'parts-players': { readonly count: Kinds['count'] }
  readonly 'parts-fate': { readonly state: 'undone' | 'redone' | 'revoked' | 'drawn-again' | 'void' | 'corrected'; readonly fact: Kinds['text'] }
  readonly 'parts-step-bye': object
  readonly 'parts-round-in-stage': { readonly stage: Kinds['message']; readonly round: Kinds['message'] }
  readonly 'parts-pairs-swapped': object
  readonly 'parts-pair': object
  readonly 'parts-pair-opening': object
  readonly 'parts-pair-game': { readonly number: Kinds['count'] }
  readonly 'parts-pair-tiebreak': { readonly number: Kinds['count'] }
  readonly 'parts-pair-reused': { readonly opening: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
