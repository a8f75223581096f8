/** Performance ratings, as exact fractions (DIA-23). */

import type { Who } from '../../chart/slot.ts'
import { at } from '../../lists/at.ts'
import type { Formula } from './options.ts'
import type { Tally } from './tally.ts'

/** `total / games`, both whole. */
export interface Performance {
  readonly total: number
  readonly games: number
}

/** `undefined` without a game at the board, or if ratings are missing. */
export function performanceOf(formula: Formula, tally: Tally, who: Who): Performance | undefined {
  const games = tally.games.at(who)
  if (!tally.isRated || games === 0) return undefined
  const halfPoints = tally.halfPoints.at(who)
  return { total: tally.ratings.at(who) + bonus[formula](halfPoints, games), games }
}

/** The bonus on the sum of the opponents' ratings. */
const bonus: Readonly<Record<Formula, (halfPoints: number, games: number) => number>> = {
  // Games won less games lost are as many as half points beyond half of all.
  difference: (halfPoints, games) => 400 * (halfPoints - games),
  fide: (halfPoints, games) => games * differenceFor(Math.floor((100 * halfPoints + games) / (2 * games))),
}

/** FIDE's rating differences for 50 % to 100 %. */
const differences = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
]

const differenceFor = (percent: number): number =>
  percent >= 50 ? at(differences, percent - 50) : -at(differences, 50 - percent)

/** Higher first; players without a performance come last. */
export function comparePerformances(a: Performance | undefined, b: Performance | undefined): number {
  if (!a || !b) return (b ? 1 : 0) - (a ? 1 : 0)
  return b.total * a.games - a.total * b.games
}
