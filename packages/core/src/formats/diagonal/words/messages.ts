/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'diagonal-title': object
  readonly 'diagonal-summary': object
  readonly 'diagonal-row': object
  readonly 'diagonal-row-means': object
  readonly 'diagonal-rating': object
  readonly 'diagonal-rating-means': object
  readonly 'diagonal-performance': object
  readonly 'diagonal-performance-means': object
  readonly 'diagonal-lost': object
  readonly 'diagonal-lost-means': object
  readonly 'diagonal-played-means': object
  readonly 'diagonal-wins-means': object
  readonly 'diagonal-draws-means': object
  readonly 'diagonal-losses-means': object
  readonly 'diagonal-out': object
  readonly 'diagonal-out-means': object
  readonly 'diagonal-row-order': object
  readonly 'diagonal-row-order-about': object
  readonly 'diagonal-by-highest': object
  readonly 'diagonal-draw-loss': object
  readonly 'diagonal-draw-loss-about': object
  readonly 'diagonal-draw-half-means': object
  readonly 'diagonal-draw-nothing-means': object
  readonly 'diagonal-few': object
  readonly 'diagonal-few-about': object
  readonly 'diagonal-extra-rounds': object
  readonly 'diagonal-extra-rounds-about': object
  readonly 'diagonal-formula': object
  readonly 'diagonal-formula-about': object
  readonly 'diagonal-by-difference': object
  readonly 'diagonal-by-fide': object
  readonly 'diagonal-lost-games': { readonly games: Kinds['points']; readonly count: Kinds['count'] }
  readonly 'diagonal-record': { readonly won: Kinds['count']; readonly drawn: Kinds['count']; readonly lost: Kinds['count'] }
  readonly 'diagonal-record-unplayed': { readonly won: Kinds['count']; readonly drawn: Kinds['count']; readonly lost: Kinds['count']; readonly unplayed: Kinds['count'] }
  readonly 'diagonal-figures': { readonly who: Kinds['entrant']; readonly lost: Kinds['message']; readonly record: Kinds['message'] }
  readonly 'diagonal-figures-rated': { readonly who: Kinds['entrant']; readonly performance: Kinds['count']; readonly lost: Kinds['message']; readonly record: Kinds['message'] }
  readonly 'diagonal-lost-to': { readonly games: Kinds['points']; readonly who: Kinds['entrant']; readonly match: Kinds['match'] }
  readonly 'diagonal-in-row': { readonly who: Kinds['entrant']; readonly place: Kinds['count']; readonly of: Kinds['count'] }
  readonly 'diagonal-row-rating': { readonly by: 'rating' | 'maxRating'; readonly rating: Kinds['count'] }
  readonly 'diagonal-row-because': { readonly by: 'entry' | 'hand' }
  readonly 'diagonal-neighbours': { readonly who: Kinds['entrant']; readonly place: Kinds['count']; readonly other: Kinds['entrant']; readonly second: Kinds['count'] }
  readonly 'diagonal-neighbours-why': { readonly because: 'everybody' | 'second-next' | 'first-two' | 'mirror' }
  readonly 'diagonal-fourth-next': { readonly from: Kinds['count'] }
  readonly 'diagonal-colours': { readonly who: Kinds['entrant'] }
  readonly 'diagonal-pair': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly round: Kinds['message']; readonly players: Kinds['count'] }
  readonly 'diagonal-pair-extra': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly round: Kinds['message']; readonly players: Kinds['count'] }
  readonly 'diagonal-place': { readonly who: Kinds['entrant']; readonly place: Kinds['count'] }
  readonly 'diagonal-pattern-pair': object
  readonly 'diagonal-pattern-ring': { readonly players: Kinds['count'] }
  readonly 'diagonal-pattern-thirds': { readonly players: Kinds['count']; readonly places: Kinds['count'] }
  readonly 'diagonal-avoided': object
  readonly 'diagonal-would-play': { readonly who: Kinds['entrant']; readonly others: readonly Kinds['entrant'][] }
  readonly 'diagonal-had-met': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly meeting: Kinds['message'] }
  readonly 'diagonal-meeting': { readonly round: Kinds['message']; readonly match: Kinds['match'] }
  readonly 'diagonal-gained': { readonly pattern: Kinds['count']; readonly now: Kinds['count']; readonly proof: 'fewest' | 'unknown' }
  readonly 'diagonal-rematch': { readonly players: Kinds['count']; readonly meetings: readonly Kinds['message'][] }
  readonly 'diagonal-level': { readonly who: readonly Kinds['entrant'][] }
  readonly 'diagonal-level-lengths': { readonly who: readonly Kinds['entrant'][]; readonly why: Kinds['message'] }
  readonly 'diagonal-lengths-no-wins': object
  readonly 'diagonal-lengths-unequal-wins': object
  readonly 'diagonal-lengths-unknown': { readonly games: readonly Kinds['message'][] }
  readonly 'diagonal-game': { readonly match: Kinds['match']; readonly game: Kinds['count']; readonly white: Kinds['text']; readonly black: Kinds['text'] }
  readonly 'diagonal-more-games': { readonly count: Kinds['count'] }
  readonly 'diagonal-play-on': { readonly who: readonly Kinds['entrant'][] }
  readonly 'diagonal-declared': { readonly winners: readonly Kinds['entrant'][] }
  readonly 'diagonal-note': { readonly note: Kinds['text'] }
  readonly 'diagonal-rank': { readonly who: Kinds['entrant']; readonly rank: Kinds['count'] }
  readonly 'diagonal-nobody-ahead': object
  readonly 'diagonal-above-winner': { readonly who: Kinds['entrant'] }
  readonly 'diagonal-above': { readonly who: Kinds['entrant']; readonly by: 'performance' | 'lost-games' | 'row' }
  readonly 'diagonal-out-withdrew': { readonly who: Kinds['entrant'] }
  readonly 'diagonal-goes-out': { readonly who: Kinds['entrant']; readonly round: Kinds['message'] }
  readonly 'diagonal-went-out': { readonly who: Kinds['entrant']; readonly round: Kinds['count']; readonly lost: Kinds['message'] }
  readonly 'diagonal-lost-where': { readonly to: readonly Kinds['message'][] }
  readonly 'diagonal-tie-shared': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'diagonal-tie-ahead': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly by: 'won' | 'performance' | 'lost-games' }
  readonly 'diagonal-tie-row': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly place: Kinds['count']; readonly second: Kinds['count'] }
  readonly 'diagonal-won-last': { readonly who: Kinds['entrant']; readonly round: Kinds['message'] }
  readonly 'diagonal-won-alone': { readonly who: Kinds['entrant']; readonly round: Kinds['message'] }
  readonly 'diagonal-won': { readonly who: Kinds['entrant']; readonly round: Kinds['message']; readonly rule: Kinds['rule'] }
  readonly 'diagonal-extra-followed': { readonly count: Kinds['count'] }
  readonly 'diagonal-declared-won': { readonly who: Kinds['entrant']; readonly rule: Kinds['rule'] }
  readonly 'diagonal-declared-shared': { readonly who: Kinds['entrant']; readonly others: readonly Kinds['entrant'][]; readonly rule: Kinds['rule'] }
  readonly 'diagonal-undecided': { readonly count: Kinds['count'] }
  readonly 'diagonal-step-lost': { readonly counts: readonly Kinds['message'][] }
  readonly 'diagonal-step-direct': { readonly counts: readonly Kinds['message'][] }
  readonly 'diagonal-step-moves': { readonly counts: readonly Kinds['message'][] }
  readonly 'diagonal-step-none': { readonly why: Kinds['message'] }
  readonly 'diagonal-count-lost': { readonly who: Kinds['entrant']; readonly games: Kinds['points'] }
  readonly 'diagonal-count-direct': { readonly who: Kinds['entrant']; readonly won: Kinds['count']; readonly lost: Kinds['count'] }
  readonly 'diagonal-count-moves': { readonly who: Kinds['entrant']; readonly moves: Kinds['count'] }
  readonly 'diagonal-still-level': { readonly who: readonly Kinds['entrant'][] }
  readonly 'diagonal-no-return': object
  readonly 'diagonal-is-out': { readonly who: Kinds['entrant']; readonly round: Kinds['count']; readonly lost: Kinds['message'] }
  readonly 'diagonal-has-withdrawn': { readonly who: Kinds['entrant'] }
}

export const message = messageOf<Messages>()
