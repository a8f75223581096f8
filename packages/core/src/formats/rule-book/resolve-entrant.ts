/** Finds an entrant by id, by "#3", by the name on the screen or by name. */

import type { Chart } from '../../chart/chart.ts'
import { namesOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { isPlaceInList } from '../../facts/entrant.ts'
import { at } from '../../lists/at.ts'
import { type RefusedResult, refuse } from '../../refusals/result.ts'
import { nearest } from '../../words/nearest.ts'

/** Refuses a text that fits no entrant or several. */
export function resolveEntrant(chart: Chart, text: string): Who | RefusedResult {
  const names = namesOf(chart)
  const meant = chart.field.everybody.filter((who) => {
    const { id, name: plain } = chart.field.entrant(who)
    const called = isPlaceInList(text) ? [`#${who + 1}`] : [id, at(names, who), plain]
    return called.includes(text)
  })
  const [who] = meant
  if (who === undefined) return refuse({ code: 'no-such-entrant', entrant: text, suggestion: nearest(text, names) })
  if (meant.length > 1)
    return refuse({ code: 'which-entrant', entrant: text, candidates: meant.map((each) => at(names, each)) })
  return who
}
