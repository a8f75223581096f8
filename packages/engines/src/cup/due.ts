/** The games that can be played now: the next one of each open match, because the games of a match are played in order. */

import type { Chart, Who } from '@arbiter/core/chart'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { BookOpening } from '../openings/opening.ts'
import type { CupMatch } from './cup-match.ts'

export interface GameDue {
  readonly match: number
  readonly game: number
  /** Undefined for a single last game. */
  readonly pair?: number
  readonly step: 'normal' | 'tiebreak' | 'armageddon'
  readonly round: number
  readonly roundName: Message
  readonly white: Side
  readonly black: Side
  /** The opening, and its number in the order of the cup. */
  readonly opening?: { readonly number: number; readonly isReused: boolean; readonly position: BookOpening }
  /** Black's share of the time, if it is less. */
  readonly blackTime?: number
}

interface Side {
  readonly name: string
  readonly seed: number
  readonly rating?: number
}

type ToPlay = ReturnType<CupMatch['series']['next']>[number]

/** By match number. */
export function gamesDue({ chart }: Tournament): GameDue[] {
  const open = chart.board.openMatches().toSorted((a, b) => Number(a.id) - Number(b.id))
  return open.flatMap((match) => {
    const game = match.series.next(match)[0]
    return game ? [dueOf(chart, match, game)] : []
  })
}

/** True for the same game between the same engines from the same opening, even if the tournament has changed. */
export const isSameGame = (a: GameDue, b: GameDue): boolean =>
  a.match === b.match && a.game === b.game && isSeatedSo(a, b) && a.opening?.number === b.opening?.number

const isSeatedSo = (a: GameDue, b: GameDue): boolean => a.white.name === b.white.name && a.black.name === b.black.name

function dueOf(chart: Chart, match: CupMatch, game: ToPlay): GameDue {
  const { number, pair, step, blackTime } = game
  return {
    match: Number(match.id),
    game: number,
    ...(pair === undefined ? {} : { pair }),
    step: step as GameDue['step'],
    round: roundOf(chart, match),
    roundName: match.round.name,
    white: sideOf(chart, match.who(game.white)),
    black: sideOf(chart, match.who(game.black)),
    ...openingOf(chart, match, pair),
    ...(blackTime === undefined ? {} : { blackTime }),
  }
}

/** The match for third place belongs to the last round. */
export const roundOf = (chart: Chart, { round }: CupMatch): number =>
  round.stage.id === 'cup' ? round.number : Math.log2(chart.field.size)

function sideOf(chart: Chart, who: Who): Side {
  const { name, rating } = chart.field.entrants[who] as { name: string; rating?: number }
  return { name, seed: chart.field.seedOf(who), ...(rating === undefined ? {} : { rating }) }
}

function openingOf(chart: Chart, match: CupMatch, pair: number | undefined): Pick<GameDue, 'opening'> {
  const number = cupLedger(chart).of(match, pair)
  if (number === undefined || pair === undefined) return {}
  const isReused = cupLedger(chart).drawnFor(match.id, pair)?.reused ?? false
  return { opening: { number, isReused, position: cupLedger(chart).numbered(number) as BookOpening } }
}
