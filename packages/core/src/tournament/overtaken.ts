/** Publications that stand although a change to the past gives other results; shown before and after the change. */

import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import type { Overtaken } from '../chart/overtaken.ts'
import type { Who } from '../chart/slot.ts'
import { movesOf } from '../chronicle/overtaken.ts'
import type { FactOf } from '../facts/fact.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { Remark } from '../formats/views/views.ts'
import { at } from '../lists/at.ts'
import { allNamed } from '../message/entrant-names.ts'
import { message } from './words/messages.ts'

/** The entrants overtaken by this change, without those overtaken before. */
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
  const namesById = new Map<string, string>(chart.field.entrants.map(({ id }, who) => [id, at(names, who)]))
  const moves = allNamed(movesOf(overtakenFact(chart, found)), (id) => namesById.get(id))
  const entrants = found.entrants.map((each) => ({ ...each, entrant: at(names, each.entrant) }))
  return [
    { rule: found.rule, says: [message(found.what === 'seeds' ? 'seeds-stand' : 'round-stands', { moves })], entrants },
  ]
}

/** Remarks on everything overtaken so far. */
export const remarksOnOvertaken = (chart: Chart): Remark[] => overtakenRemarks(chart, overtakenIn(chart))

/** The form kept in the fact of the change. */
export function overtakenFact(
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
