/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../../message/message.ts'

interface Messages {
  readonly 'hybrid-knockout-title': object
  readonly 'hybrid-summary': object
  readonly 'hybrid-with-chess960': object
  readonly 'hybrid-seed-means': object
  readonly 'hybrid-points-means': object
  readonly 'hybrid-played-means': object
  readonly 'hybrid-wins-means': object
  readonly 'hybrid-draws-means': object
  readonly 'hybrid-losses-means': object
  readonly 'hybrid-byes-means': object
  readonly 'hybrid-reached': object
  readonly 'hybrid-reached-means': object
  readonly 'hybrid-lost-in-means': object
  readonly 'hybrid-max-players': object
  readonly 'hybrid-max-players-about': object
  readonly 'hybrid-chess960': object
  readonly 'hybrid-chess960-about': object
  readonly 'hybrid-race': object
  readonly 'hybrid-race-about': object
  readonly 'hybrid-chess960-means': object
  readonly 'hybrid-usual-position-means': object
  readonly 'hybrid-single-game-means': object
  readonly 'hybrid-preset-source': object
  readonly 'hybrid-preset-rapid': object
  readonly 'hybrid-preset-blitz': object
  readonly 'hybrid-preset-classical': object
  readonly 'hybrid-clock': object
  readonly 'hybrid-clock-about': { readonly example: Kinds['text'] }
  readonly 'hybrid-clock-base': object
  readonly 'hybrid-clock-increment': object
  readonly 'hybrid-clock-bonus': object
  readonly 'hybrid-named-first': object
  readonly 'hybrid-named-first-about': object
  readonly 'hybrid-named-as-printed': object
  readonly 'hybrid-named-earlier': object
  readonly 'hybrid-seed-playoffs': object
  readonly 'hybrid-seed-playoffs-about': object
  readonly 'hybrid-absences': object
  readonly 'hybrid-absences-about': object
  readonly 'hybrid-points': { readonly points: Kinds['points']; readonly count: Kinds['count'] }
  readonly 'hybrid-wins': { readonly count: Kinds['count'] }
  readonly 'hybrid-draws': { readonly count: Kinds['count'] }
  readonly 'hybrid-losses': { readonly count: Kinds['count'] }
  readonly 'hybrid-unplayed': { readonly count: Kinds['count'] }
  readonly 'hybrid-missed': { readonly count: Kinds['count'] }
  readonly 'hybrid-record': { readonly points: Kinds['message']; readonly played: Kinds['count']; readonly results: readonly Kinds['message'][] }
  readonly 'hybrid-has-record': { readonly who: Kinds['entrant']; readonly record: Kinds['message'] }
  readonly 'hybrid-reached-at': { readonly who: Kinds['entrant']; readonly points: Kinds['message']; readonly phase: Kinds['count']; readonly at: Kinds['time']; readonly played: Kinds['count'] }
  readonly 'hybrid-reached-on': { readonly who: Kinds['entrant']; readonly points: Kinds['message']; readonly phase: Kinds['count']; readonly at: Kinds['instant']; readonly played: Kinds['count'] }
  readonly 'hybrid-has-points': { readonly who: Kinds['entrant']; readonly points: Kinds['message'] }
  readonly 'hybrid-before': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly by: 'time' | 'reports' | 'matches' | 'points' | 'phase' }
  readonly 'hybrid-level-listed': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'hybrid-missed-by': { readonly last: Kinds['entrant']; readonly by: 'time' | 'reports' | 'matches' | 'points' }
  readonly 'hybrid-missed-playoff': object
  readonly 'hybrid-seeds-stand': object
  readonly 'hybrid-needed': { readonly needed: Kinds['count']; readonly places: Kinds['count']; readonly open: Kinds['count'] }
  readonly 'hybrid-playoff-next': { readonly between: readonly Kinds['entrant'][]; readonly phase: Kinds['count']; readonly places: Kinds['count'] }
  readonly 'hybrid-playoff-next-order': { readonly between: readonly Kinds['entrant'][]; readonly phase: Kinds['count'] }
  readonly 'hybrid-playoff-now': { readonly between: readonly Kinds['entrant'][]; readonly places: Kinds['count'] }
  readonly 'hybrid-playoff-now-order': { readonly between: readonly Kinds['entrant'][] }
  readonly 'hybrid-seed': { readonly who: Kinds['entrant']; readonly seed: Kinds['count'] }
  readonly 'hybrid-seed-so-far': { readonly who: Kinds['entrant']; readonly seed: Kinds['count'] }
  readonly 'hybrid-seed-none': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-seed-listed': { readonly who: Kinds['entrant']; readonly seed: Kinds['count']; readonly of: Kinds['count'] }
  readonly 'hybrid-would-be-seed': { readonly who: Kinds['entrant']; readonly seed: Kinds['count'] }
  readonly 'hybrid-would-be-none': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-all-qualified': object
  readonly 'hybrid-took-place': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-won-playoff': { readonly who: Kinds['entrant']; readonly match: Kinds['match']; readonly phase: Kinds['count'] }
  readonly 'hybrid-bye-playoff': { readonly who: Kinds['entrant']; readonly phase: Kinds['count'] }
  readonly 'hybrid-lost-playoff': { readonly who: Kinds['entrant']; readonly match: Kinds['match']; readonly phase: Kinds['count'] }
  readonly 'hybrid-left-playoff': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-plays-off': { readonly who: Kinds['entrant']; readonly others: readonly Kinds['entrant'][]; readonly places: Kinds['count'] }
  readonly 'hybrid-plays-off-order': { readonly who: Kinds['entrant']; readonly others: readonly Kinds['entrant'][] }
  readonly 'hybrid-meets': { readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'hybrid-rotation': object
  readonly 'hybrid-met': { readonly times: Kinds['count'] }
  readonly 'hybrid-pool': { readonly pool: Kinds['count']; readonly repeats: Kinds['count']; readonly colours: Kinds['count'] }
  readonly 'hybrid-proof': { readonly repeats: Kinds['count']; readonly colours: Kinds['count']; readonly by: 'bounds' | 'matching' }
  readonly 'hybrid-had-met': { readonly who: Kinds['entrant']; readonly met: readonly Kinds['entrant'][] }
  readonly 'hybrid-had-met-nobody': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-colours': { readonly who: Kinds['entrant']; readonly whites: Kinds['count']; readonly blacks: Kinds['count'] }
  readonly 'hybrid-white': { readonly who: Kinds['entrant']; readonly step: 'balance' | 'last' | 'meeting' | 'odd' | 'even' }
  readonly 'hybrid-bye': { readonly who: Kinds['entrant']; readonly phase: Kinds['count'] }
  readonly 'hybrid-bye-rotation': { readonly count: Kinds['count'] }
  readonly 'hybrid-bye-playoff-odd': { readonly who: Kinds['entrant']; readonly count: Kinds['count']; readonly byes: Kinds['count'] }
  readonly 'hybrid-bye-pool': { readonly count: Kinds['count']; readonly byes: Kinds['count'] }
  readonly 'hybrid-bye-steps': { readonly repeats: Kinds['count'] }
  readonly 'hybrid-playoff-meets': { readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly match: Kinds['match']; readonly phase: Kinds['count'] }
  readonly 'hybrid-playoff-why': { readonly level: Kinds['count']; readonly places: Kinds['count'] }
  readonly 'hybrid-playoff-seats': object
  readonly 'hybrid-knockout-meets': { readonly first: Kinds['message']; readonly second: Kinds['message']; readonly match: Kinds['match']; readonly round: Kinds['message'] }
  readonly 'hybrid-knockout-seeds': object
  readonly 'hybrid-knockout-winners': { readonly named: 'earlier' | 'later' }
  readonly 'hybrid-rank': { readonly who: Kinds['entrant']; readonly rank: Kinds['count'] }
  readonly 'hybrid-rank-shared': { readonly who: Kinds['entrant']; readonly rank: Kinds['count']; readonly others: readonly Kinds['entrant'][] }
  readonly 'hybrid-rank-shared-many': { readonly who: Kinds['entrant']; readonly rank: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'hybrid-no-place': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-tie-shared': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant'] }
  readonly 'hybrid-tie-ahead': { readonly who: Kinds['entrant']; readonly other: Kinds['entrant']; readonly by: 'later-round' | 'place' | 'qualifying' | 'matches' | 'points' }
  readonly 'hybrid-late-seeds': object
  readonly 'hybrid-late-phase': object
  readonly 'hybrid-out-nothing': object
  readonly 'hybrid-out-playoff': object
  readonly 'hybrid-out-taken': object
  readonly 'hybrid-has-withdrawn': { readonly who: Kinds['entrant'] }
  readonly 'hybrid-has-qualified': { readonly who: Kinds['entrant']; readonly seed: Kinds['count'] }
  readonly 'hybrid-has-left': { readonly who: Kinds['entrant'] }
}

export const message = messageOf<Messages>()
