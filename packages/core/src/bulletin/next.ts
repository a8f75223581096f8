/** A game that can be played now: colours, step of the ladder, clocks, start position. */

import type { Match } from '../chart/match.ts'
import { type OpeningOfGame, openingOfGame, type PairOpening } from '../formats/views/openings.ts'
import { at } from '../lists/at.ts'
import type { Clocks } from '../series/clock.ts'
import type { GameToPlay, Step } from '../series/series.ts'
import { detailOf } from './match-detail.ts'

export interface NextGame extends OpeningOfGame {
  readonly game: number
  readonly white: string
  readonly black: string
  readonly step: Step
  /** Number of the sudden-death game. */
  readonly attempt?: number
  /** Seconds. */
  readonly clock?: Clocks
  /** The number of its Chess960 position. */
  readonly start?: number
  /** Black's share of White's time, if it is less. */
  readonly blackTime?: number
}

export function nextShown(match: Match, names: readonly string[]): NextGame[] {
  const { openings } = detailOf(match, names)
  return match.series.next(match).map((game) => gameShown(match, game, names, openings))
}

function gameShown(match: Match, game: GameToPlay, names: readonly string[], openings?: readonly PairOpening[]) {
  const { number, white, black, step, attempt, clock, blackTime } = game
  const { start } = match.round
  return {
    game: number,
    white: at(names, match.who(white)),
    black: at(names, match.who(black)),
    step,
    ...(attempt === undefined ? {} : { attempt }),
    ...(clock === undefined ? {} : { clock }),
    ...(start === undefined ? {} : { start }),
    ...openingOfGame(game, openings),
    ...(blackTime === undefined ? {} : { blackTime }),
  }
}
