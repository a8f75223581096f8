/** What a change to the past lets stand although the results would now give another; said before and after it is made. */

import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import type { Overtaken } from '../chart/overtaken.ts'
import type { Who } from '../chart/slot.ts'
import { movesOf } from '../chronicle/overtaken.ts'
import type { FactOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { formatOf } from '../formats/format.ts'
import type { Remark } from '../formats/views/views.ts'
import { allNamed } from '../message/named.ts'
import { message } from './words/messages.ts'

/** What the change adds to what stands anyway. */
export function overtakenBy(now: Chart, then: Chart): Overtaken<Who> | undefined {
  const after = overtakenIn(then)
  const before = new Set(overtakenIn(now)?.entrants.map((each) => JSON.stringify(each)))
  const entrants = after?.entrants.filter((each) => !before.has(JSON.stringify(each))) ?? []
  return after && entrants.length > 0 ? { ...after, entrants } : undefined
}

const overtakenIn = (chart: Chart): Overtaken<Who> | undefined =>
  chart.started ? formatOf(chart).views.overtaken?.(chart.options, chart) : undefined

export function overtakenRemarks(chart: Chart, found: Overtaken<Who> | undefined): Remark[] {
  if (!found) return []
  const names = namesOf(chart)
  const nameOf = (id: string) => names[chart.field.indexOf.get(id as EntrantId) as Who]
  const moves = allNamed(movesOf(overtakenTold(chart, found)), nameOf)
  const entrants = found.entrants.map((each) => ({ ...each, entrant: names[each.entrant] as string }))
  return [
    { rule: found.rule, says: [message(found.what === 'seeds' ? 'seeds-stand' : 'round-stands', { moves })], entrants },
  ]
}

/** Everything that stands anyway. */
export const remarksOnOvertaken = (chart: Chart): Remark[] => overtakenRemarks(chart, overtakenIn(chart))

/** As it is kept in the fact of the change. */
export function overtakenTold(
  chart: Chart,
  { rule, what, entrants }: Overtaken<Who>,
): NonNullable<FactOf<'result-corrected'>['stands']> {
  return {
    rule,
    what,
    entrants: entrants.map(({ entrant, told, now }) => ({
      entrant: chart.field.entrant(entrant).id,
      ...(told === undefined ? {} : { told }),
      ...(now === undefined ? {} : { now }),
    })),
  }
}
