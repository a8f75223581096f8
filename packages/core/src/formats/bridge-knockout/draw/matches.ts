/** How the matches of a bridge knockout are decided: the boards, what is carried over, the handicap. */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { NOBODY, type Who } from '../../../chart/slot.ts'
import type { Series } from '../../../series/series.ts'
import type { SeatIndex, SeriesMatch } from '../../../series/series-match.ts'
import type { BridgeOptions } from '../options.ts'
import type { PlannedMatch } from '../plan/plan.ts'
import { boards, boardsForPlaces, boardsWithTies } from '../series/boards.ts'
import { type MeetingTerms, perPair } from '../series/boards-series.ts'
import { carriedOver, isCarryoverKnown } from './carry-over.ts'
import { handicapBetween } from './handicaps.ts'

export function seriesOf(options: BridgeOptions, chart: Chart, planned: PlannedMatch): Series {
  const { seats } = planned
  const isJoined = (match: SeriesMatch) => match.seats.length > seats.length && seats.length === 2
  const boardsEach = (match: SeriesMatch) => (isJoined(match) ? planned.boards / 2 : planned.boards)
  const played: MeetingTerms = {
    perPair: boardsEach,
    carryover: (match, first, second) =>
      carriedOver(chart, planned, whoIn(match, first), whoIn(match, second), match).ahead,
    handicap: (match, first, second) => {
      const [one, other] = [whoIn(match, first), whoIn(match, second)]
      const { boards: carried } = carriedOver(chart, planned, one, other, match)
      return handicapBetween(options, chart, one, other, boardsEach(match) + carried)
    },
  }
  if (planned.isForPlaces) return boardsForPlaces(played)
  if (planned.byPlace) return boards({ ...played, lot: (match, level) => byLot(chart, match, level) }, seats.length)
  return boards(
    planned.carried ? { ...played, isCarryoverKnown: (match) => isCarryoverKnown(chart, match) } : played,
    seats.length,
  )
}

const whoIn = ({ seats }: SeriesMatch, seat: SeatIndex): Who => seats[seat]?.who ?? NOBODY

/** BRI-103: the order of level teams where no other rule gives one. */
const byLot = (chart: Chart, match: SeriesMatch, level: readonly SeatIndex[]): SeatIndex[] =>
  chart.dice.shuffled(`place ${match.id}`, level)

/** Boards a team plays in a match, against each team present (BRI-97). */
export const boardsOfTeam = (match: Match): number => perPair(match) * Math.max(1, match.here.length - 1)

/** A match of the round robin of five, which may end level (BRI-43). */
export function roundRobinSeries(options: BridgeOptions, chart: Chart): Series {
  const perPair = options.boards / 4
  return boardsWithTies({
    perPair: () => perPair,
    carryover: () => 0,
    handicap: (match, first, second) =>
      handicapBetween(options, chart, whoIn(match, first), whoIn(match, second), perPair),
  })
}

/** Extra boards at the line of the round robin: each with each, scratch (BRI-43). */
export const extraBoardsSeries = (teams: number, extra: number): Series =>
  boards({ perPair: () => extra, carryover: () => 0, handicap: () => 0 }, teams)
