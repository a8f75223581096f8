/** The games of a pair as they count: at the board, by forfeit, or by the director's word (DIA-9, DIA-10, DIA-28). */

import type { Game, Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import { known } from '../../lists/at.ts'

/** One game: both players, their half points, and the game itself where there was one. */
export type Visit = (first: Who, second: Who, own: number, others: number, game: Game | undefined) => void

/** Visits the games that count, with the half points of the first seat first. */
export function eachGame(match: Match, visit: Visit): void {
  const first = match.who(0)
  const second = match.who(1)
  const { games } = match
  for (const game of games) {
    const { white, score } = game
    if (white === 0) visit(first, second, score.white, score.black, game)
    else visit(first, second, score.black, score.white, game)
  }
  if (!isWithoutPlay(match)) return
  const outcome = known(match.outcome)
  const own = outcome.tied ? 1 : outcome.order[0] === 0 ? 2 : 0
  for (let left = 2 - games.length; left > 0; left--) visit(first, second, own, 2 - own, undefined)
}

/** True if the director decided the match, so that unplayed games count. */
export const isWithoutPlay = ({ outcome }: Match): boolean => outcome?.by === 'ruling' && outcome.order.length > 0

export const isAtTheBoard = (game: Game | undefined): game is Game => game !== undefined && !game.score.isForfeit

/** Lost games in halves: all of a lost game, and of a draw what the option says. */
export const halvesLost = (halfPoints: number, drawLoss: number): number => {
  if (halfPoints === 0) return 2
  return halfPoints === 1 ? 2 * drawLoss : 0
}

/** DIA-S3: four lost games, in halves. */
export const OUT_AT = 8
