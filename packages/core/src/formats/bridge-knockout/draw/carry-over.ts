/** The carry-over of two teams from their match before (BRI-46). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { isSomebody, type Who } from '../../../chart/slot.ts'
import { first, known } from '../../../lists/at.ts'
import type { SeriesMatch } from '../../../series/series-match.ts'
import type { PlannedMatch } from '../plan/plan.ts'
import { isComplete, meetingsOf, partsOf } from '../series/meetings.ts'

/** The part of an earlier match that counts: a lead in thousandths of an IMP, and boards. */
interface CarriedOver {
  readonly ahead: number
  readonly boards: number
}

const nothing: CarriedOver = { ahead: 0, boards: 0 }

/** BRI-46: the margin of the boards the two played to the end in their match before. */
export function carriedOver(
  chart: Chart,
  { carried }: PlannedMatch,
  one: Who,
  other: Who,
  match?: SeriesMatch,
): CarriedOver {
  const earlier = carried && earlierMatch(chart, match, one, other)
  if (!carried || !earlier) return nothing
  const [a, b] = [known(earlier.seatOf(one)), known(earlier.seatOf(other))]
  const meeting = first(meetingsOf([Math.min(a, b), Math.max(a, b)]))
  if (!isComplete(earlier, meeting)) return nothing
  const margin = partsOf(earlier, meeting).reduce((sum, { score }) => sum + score.white - score.black, 0)
  return { ahead: 1000 * carried.share * (meeting.first === a ? margin : -margin), boards: carried.boards }
}

/** True if the match behind the carry-over is decided; one that was taken back must be reported again first. */
export function isCarryoverKnown(chart: Chart, match: SeriesMatch): boolean {
  const [one, other] = match.here.map((seat) => match.seats[seat]?.who)
  const earlier = one === undefined || other === undefined ? undefined : earlierMatch(chart, match, one, other)
  return earlier === undefined || earlier.outcome !== undefined
}

/** The latest match the two have sat in together before. */
export function earlierMatch(chart: Chart, match: SeriesMatch | undefined, one: Who, other: Who): Match | undefined {
  if (!isSomebody(one) || !isSomebody(other)) return undefined
  let latest: Match | undefined
  for (const before of chart.board.matches.values()) {
    if (before === match) return latest
    if (before.seatOf(one) !== undefined && before.seatOf(other) !== undefined) latest = before
  }
  return latest
}
