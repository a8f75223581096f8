/** Messages about the race. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf } from '../../chart/names.ts'
import type { Message } from '../../message/message.ts'
import type { Count, Counts } from './counts.ts'
import { message } from './words/messages.ts'

export const pointsSaid = (halfPoints: number): Message =>
  message('hybrid-points', { points: { points: halfPoints / 2 }, count: halfPoints / 2 })

/** "Ann reached 5 points in phase 7 at 14:02:10, after 7 matches."; with the date if the race took more than half a day. */
export function reachedSaid(chart: Chart, counts: Counts, { who, reached, halfPoints }: Count): Message {
  if (!reached) return message('hybrid-has-points', { who: entrantOf(chart, who), points: pointsSaid(halfPoints) })
  const { phase, at, played } = reached
  const details = { who: entrantOf(chart, who), points: pointsSaid(reached.halfPoints), phase, played }
  return isOnOneClock(counts)
    ? message('hybrid-reached-at', { ...details, at: { time: at } })
    : message('hybrid-reached-on', { ...details, at: { instant: at } })
}

/** Within half a day a time of day is unique in every time zone. */
function isOnOneClock({ all }: Counts): boolean {
  const moments = all.flatMap(({ reached }) => (reached ? Date.parse(reached.at) : []))
  return Math.max(...moments) - Math.min(...moments) <= 12 * 3_600_000
}
