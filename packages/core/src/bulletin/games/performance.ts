/** The performance of a player from games and ratings. For information: only the Diagonal ranks by a performance of its own (DIA-23). */

import type { Mark } from '../../formats/views/matrix.ts'
import { markFor, pointsIn } from '../score.ts'
import type { Bulletin, BulletinGame } from '../show.ts'

export interface PerformanceFigures {
  /** The opponents' average plus 400 × (won − lost) / games. */
  readonly performance: number
  /** The opponents' average rating, over the games. */
  readonly opposition: number
  /** Games at the board against rated opponents. */
  readonly games: number
  readonly points: number
}

interface RatedGame {
  readonly opponent: number
  readonly mark: Mark
}

/** `undefined` without a game at the board against a rated opponent. */
export function performanceOf(bulletin: Bulletin, name: string): PerformanceFigures | undefined {
  const games = ratedGames(bulletin, name)
  if (games.length === 0) return undefined
  const points = pointsIn(games.map(({ mark }) => mark))
  const opposition = games.reduce((sum, { opponent }) => sum + opponent, 0) / games.length
  const performance = opposition + (400 * (2 * points - games.length)) / games.length
  return { performance: Math.round(performance), opposition: Math.round(opposition), games: games.length, points }
}

function ratedGames({ entrants, stages }: Bulletin, name: string): RatedGame[] {
  const ratings = new Map(entrants.map((each) => [each.name, each.rating]))
  const rated = ({ white, black, result }: BulletinGame): RatedGame[] => {
    const opponent = ratings.get(white === name ? black : white)
    const mark = markFor(result, white === name)
    return opponent === undefined || isUnplayed(mark) ? [] : [{ opponent, mark }]
  }
  return stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches.flatMap(({ games }) => games)))
    .filter(({ white, black }) => white === name || black === name)
    .flatMap(rated)
}

const isUnplayed = (mark: Mark): boolean => mark === '+' || mark === '−'
