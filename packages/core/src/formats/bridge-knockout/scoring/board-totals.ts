/** Boards against reports: parts whose boards do not add up to the reported IMPs (BRI-72). */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { isSomebody, type Who } from '../../../chart/slot.ts'
import type { Imps } from '../../../formats/views/boards.ts'
import type { BoardScore } from '../facts/boards-scored.ts'
import { bridgeLedger } from '../ledger.ts'
import { boardsInPart } from '../series/boards.ts'
import { type Meeting, meetingsOf, partsOf } from '../series/meetings.ts'
import { boardImps } from './duplicate.ts'

export interface Disagreement {
  readonly match: Match
  readonly between: readonly [Who, Who]
  readonly half?: 1 | 2
  readonly boards: Imps
  readonly reported: Imps
}

export const totalsThatDisagree = (chart: Chart): Disagreement[] =>
  [...new Set(bridgeLedger(chart).boards.map(({ match }) => match))]
    .flatMap((id) => chart.board.matches.get(id) ?? [])
    .flatMap((match) => meetingsOf(match.here).flatMap((meeting) => disagreementsOf(chart, match, meeting)))

function disagreementsOf(chart: Chart, match: Match, meeting: Meeting): Disagreement[] {
  const between = [match.who(meeting.first), match.who(meeting.second)] as const
  if (!between.every(isSomebody)) return []
  const sides = between.map((who) => chart.field.entrant(who).id)
  const boards = [...bridgeLedger(chart).boardsOf(match.id, sides).values()]
  return ([undefined, 1, 2] as const).flatMap((half): Disagreement[] => {
    const own = boards.filter((board) => board.half === half)
    const reported = reportedIn(match, meeting, half)
    if (own.length < boardsInPart(match, half) || !reported) return []
    const total = totalOf(own)
    if (total[0] === reported[0] && total[1] === reported[1]) return []
    return [{ match, between, ...(half === undefined ? {} : { half }), boards: total, reported }]
  })
}

const totalOf = (boards: readonly BoardScore[]): Imps =>
  boards
    .map((board) => boardImps(board))
    .reduce<Imps>((sum, each) => ('imps' in each ? [sum[0] + each.imps[0], sum[1] + each.imps[1]] : sum), [0, 0])

/** The report of a half or the whole, the whole also as the sum of both halves. */
function reportedIn(match: Match, meeting: Meeting, half: 1 | 2 | undefined): Imps | undefined {
  const parts = partsOf(match, meeting)
  const own = half === undefined ? parts : parts.filter((part) => part.half === half)
  const isWhole = parts.length === 2 || parts[0]?.half === undefined
  if (own.length === 0 || (half === undefined && !isWhole)) return undefined
  return own.reduce<Imps>((sum, { score }) => [sum[0] + score.white, sum[1] + score.black], [0, 0])
}
