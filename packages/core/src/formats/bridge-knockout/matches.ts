/** How the matches of a bridge knockout are decided: the boards, what is carried over, the handicap. */
import type { Chart } from '../../chart/chart.ts'
import type { Match, SeatIndex } from '../../chart/match.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { boards, boardsWithTies } from '../../series/boards.ts'
import { type Pair, pairsOf, partsOf } from '../../series/pairs.ts'
import type { BoardsPlayed, Series } from '../../series/series.ts'
import { handicapBetween } from './handicaps.ts'
import type { BridgeOptions } from './options.ts'
import type { PlannedMatch } from './plan.ts'

export function seriesOf(options: BridgeOptions, chart: Chart, planned: PlannedMatch): Series {
  const { carried, seats } = planned
  const perPair = (match: Match) =>
    match.seats.length > seats.length && seats.length === 2 ? planned.boards / 2 : planned.boards
  const played: BoardsPlayed = {
    perPair,
    carryover: (match, first, second) => (carried ? carried.share * earlierMargin(chart, match, first, second) : 0),
    handicap: (match, first, second) =>
      handicapBetween(options, chart, match.who(first), match.who(second), perPair(match) + (carried?.boards ?? 0)),
  }
  return boards(played, seats.length)
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

/** BRI-46: what one won more than the other in their match before, in thousandths of an IMP. */
export function earlierMargin(chart: Chart, match: Match, first: SeatIndex, second: SeatIndex): number {
  const [one, other] = [match.who(first), match.who(second)]
  const earlier = earlierMatch(chart, match, one, other)
  if (!earlier) return 0
  const [a, b] = [earlier.seatOf(one) as SeatIndex, earlier.seatOf(other) as SeatIndex]
  const pair = pairsOf(earlier.seats.map((_, seat) => seat)).find((each) => isOf(each, a, b)) as Pair
  const margin = partsOf(earlier, pair).reduce((sum, { score }) => sum + score.white - score.black, 0)
  return 1000 * (pair.first === a ? margin : -margin)
}

const isOf = ({ first, second }: Pair, a: SeatIndex, b: SeatIndex): boolean =>
  (first === a && second === b) || (first === b && second === a)

/** The match the two have sat in together before. */
export function earlierMatch(chart: Chart, match: Match | undefined, one: Who, other: Who): Match | undefined {
  if (!isSomebody(one) || !isSomebody(other)) return undefined
  for (const before of chart.matches.values()) {
    if (before === match) return undefined
    if (before.seatOf(one) !== undefined && before.seatOf(other) !== undefined) return before
  }
  return undefined
}
