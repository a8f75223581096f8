/** A game that can be played now, as it is shown: its colours, its step of the ladder, its clocks, its start position. */

import type { Match } from '../chart/match.ts'
import type { OpeningOfGame } from '../formats/views/openings.ts'
import type { Clocks } from '../series/clock.ts'
import type { GameToPlay, Step } from '../series/series.ts'
import { matchView } from './match-view.ts'

export interface NextShown extends OpeningOfGame {
  readonly game: number
  readonly white: string
  readonly black: string
  readonly step: Step
  /** Which sudden-death game it is. */
  readonly attempt?: number
  /** Seconds. */
  readonly clock?: Clocks
  /** The number of its Chess960 position. */
  readonly start?: number
  /** Black's share of White's time, where it is less. */
  readonly blackTime?: number
}

export const nextShown = (match: Match, names: readonly string[]): NextShown[] =>
  match.series.next(match).map((game) => gameShown(match, game, names))

function gameShown(match: Match, game: GameToPlay, names: readonly string[]) {
  const { number, white, black, step, attempt, clock, pair, blackTime } = game
  const { start } = match.round
  return {
    game: number,
    white: names[match.who(white)] as string,
    black: names[match.who(black)] as string,
    step,
    ...(attempt === undefined ? {} : { attempt }),
    ...(clock === undefined ? {} : { clock }),
    ...(start === undefined ? {} : { start }),
    ...matchView(match)?.ofPair?.(match, pair),
    ...(blackTime === undefined ? {} : { blackTime }),
  }
}
