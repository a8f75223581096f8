/** How the matches of a bridge knockout are decided: the boards, what is carried over, the handicap. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { boards, boardsWithTies } from '../../series/boards.ts'
import type { BoardsPlayed, Series } from '../../series/series.ts'
import { carriedOver, isCarryoverKnown } from './carry-over.ts'
import { handicapBetween } from './handicaps.ts'
import type { BridgeOptions } from './options.ts'
import type { PlannedMatch } from './plan.ts'

export function seriesOf(options: BridgeOptions, chart: Chart, planned: PlannedMatch): Series {
  const { seats } = planned
  const isJoined = (match: Match) => match.seats.length > seats.length && seats.length === 2
  const perPair = (match: Match) => (isJoined(match) ? planned.boards / 2 : planned.boards)
  const played: BoardsPlayed = {
    perPair,
    carryover: (match, first, second) => carriedOver(chart, planned, match.who(first), match.who(second), match).ahead,
    handicap: (match, first, second) => {
      const [one, other] = [match.who(first), match.who(second)]
      return handicapBetween(
        options,
        chart,
        one,
        other,
        perPair(match) + carriedOver(chart, planned, one, other, match).boards,
      )
    },
  }
  return boards(
    planned.carried ? { ...played, isCarryoverKnown: (match) => isCarryoverKnown(chart, match) } : played,
    seats.length,
  )
}

/** A match of the round robin of five, which may end level (BRI-43). */
export function roundRobinSeries(options: BridgeOptions, chart: Chart): Series {
  const perPair = options.boards / 4
  return boardsWithTies({
    perPair: () => perPair,
    carryover: () => 0,
    handicap: (match, first, second) => handicapBetween(options, chart, match.who(first), match.who(second), perPair),
  })
}

/** Extra boards at the line of the round robin: each with each, scratch (BRI-43). */
export const extraBoardsSeries = (teams: number, extra: number): Series =>
  boards({ perPair: () => extra, carryover: () => 0, handicap: () => 0 }, teams)
