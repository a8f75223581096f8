/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'cup-title': object
  readonly 'cup-summary': object
  readonly 'cup-with-third-place': object
  readonly 'cup-seed-means': object
  readonly 'cup-won-means': object
  readonly 'cup-points-means': object
  readonly 'cup-games': object
  readonly 'cup-games-means': object
  readonly 'cup-lost-in-means': object
  readonly 'cup-round-pairs': object
  readonly 'cup-round-pairs-about': object
  readonly 'cup-seeding': object
  readonly 'cup-seeding-about': object
  readonly 'cup-shuffle': object
  readonly 'cup-shuffle-about': object
  readonly 'cup-unique-openings': object
  readonly 'cup-unique-openings-about': object
  readonly 'cup-random-openings': object
  readonly 'cup-random-openings-about': object
  readonly 'cup-finish-pairs': object
  readonly 'cup-finish-pairs-about': object
  readonly 'cup-tiebreak-pairs': object
  readonly 'cup-tiebreak-pairs-about': object
  readonly 'cup-fallback': object
  readonly 'cup-fallback-about': object
  readonly 'cup-fallback-seed': object
  readonly 'cup-fallback-armageddon': object
  readonly 'cup-fallback-director': object
  readonly 'cup-black-time': object
  readonly 'cup-black-time-about': object
  readonly 'cup-third-place': object
  readonly 'cup-third-place-about': object
  readonly 'cup-preset-source': object
  readonly 'cup-preset-long': object
  readonly 'cup-preset-people': object
  readonly 'cup-reuse': object
  readonly 'cup-reuse-about': object
  readonly 'cup-no-byes': object
  readonly 'cup-meeting': { readonly first: Kinds['message']; readonly second: Kinds['message']; readonly round: Kinds['message']; readonly match: Kinds['match'] }
  readonly 'cup-pattern': { readonly by: 'bands' | 'neighbours' | 'losers' }
  readonly 'cup-colours': { readonly who: Kinds['entrant']; readonly pairs: Kinds['count']; readonly seed: Kinds['count']; readonly other: Kinds['count']; readonly rule: Kinds['rule'] }
  readonly 'cup-openings-planned': { readonly openings: readonly Kinds['count'][]; readonly rule: Kinds['rule'] }
  readonly 'cup-openings-drawn': { readonly openings: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'cup-opening': { readonly number: Kinds['count']; readonly again: 'new' | 'again' }
  readonly 'cup-score': { readonly match: Kinds['match']; readonly first: Kinds['entrant']; readonly second: Kinds['entrant']; readonly points: Kinds['points']; readonly other: Kinds['points']; readonly games: Kinds['count']; readonly scheduled: Kinds['count'] }
  readonly 'cup-not-seated': { readonly match: Kinds['match']; readonly scheduled: Kinds['count'] }
  readonly 'cup-undecided': object
  readonly 'cup-reason': { readonly why: 'lead' | 'tiebreak' | 'fallback' | 'absent' }
  readonly 'cup-seed': { readonly who: Kinds['entrant']; readonly seed: Kinds['count'] }
  readonly 'cup-shuffled': { readonly rule: Kinds['rule'] }
  readonly 'cup-rank': { readonly who: Kinds['entrant']; readonly rank: Kinds['count'] }
  readonly 'cup-rank-shared': { readonly who: Kinds['entrant']; readonly rank: Kinds['count']; readonly others: readonly Kinds['entrant'][] }
  readonly 'cup-rank-shared-many': { readonly who: Kinds['entrant']; readonly rank: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'cup-tie-shared': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'cup-tie-ahead': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'cup-nobody-rated': object
  readonly 'cup-unrated': { readonly who: readonly Kinds['entrant'][] }
  readonly 'cup-unused-numbers': { readonly numbers: Kinds['count']; readonly rounds: Kinds['count']; readonly unused: Kinds['count']; readonly option: Kinds['text'] }
  readonly 'cup-reused': { readonly matches: readonly Kinds['match'][] }
  readonly 'cup-dropped': { readonly count: Kinds['count']; readonly left: Kinds['count'] }
  readonly 'cup-fixed-option': object
  readonly 'cup-round-begun': { readonly round: Kinds['message'] }
  readonly 'cup-opening-twice': { readonly opening: Kinds['count']; readonly match: Kinds['match'] }
  readonly 'cup-longest-match': { readonly pairs: Kinds['count'] }
  readonly 'cup-rounds-need': { readonly rounds: readonly Kinds['message'][]; readonly needs: Kinds['count'] }
  readonly 'cup-round-needs': { readonly round: Kinds['message']; readonly matches: Kinds['count']; readonly pairs: Kinds['count'] }
  readonly 'cup-nobody-returns': { readonly rule: Kinds['rule'] }
  readonly 'todo-opening': { readonly match: Kinds['match'] }
}

export const message = messageOf<Messages>()
