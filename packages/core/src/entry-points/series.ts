/** How a match is decided, for authors of formats. */

export { bothColours } from '../series/both-colours.ts'
export { type Clock, type Clocks, plainClock, sameClocks } from '../series/clock.ts'
export { race } from '../series/race.ts'
export {
  type Absence,
  type DecidedBy,
  drawn,
  firstWins,
  type GameToPlay,
  nobodyWins,
  type Outcome,
  type Series,
  secondWins,
  type WaitReason,
} from '../series/series.ts'
export type { SeriesMatch } from '../series/series-match.ts'
export { singleGame } from '../series/single-game.ts'
export { raceWithSuddenDeath } from '../series/sudden-death.ts'
