/** Handicaps are published with the start, with a round and with an entry after the start (BRI-64). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { NOBODY } from '../../../chart/slot.ts'
import type { EntrantId } from '../../../facts/ids.ts'
import { at } from '../../../lists/at.ts'
import { isRefused } from '../../../refusals/result.ts'
import { addedFields } from '../../rule-book/facts/added-fields.ts'
import { firstHandicaps, handicapsOfLate } from '../draw/handicaps.ts'
import { bridgeLedger } from '../ledger.ts'
import { type Handicap, handicapsSaid, handicapsSchema } from './handicap.ts'

export const handicapFields = addedFields({
  to: ['tournament-started', 'round-paired', 'entrant-entered'],
  shape: { handicaps: z.optional(handicapsSchema) },
  view: { handicaps: true },
  start: (chart, order, divisions) =>
    firstHandicaps(bridgeLedger(chart).options, chart.field.entrants, order, divisions) ?? {},
  entry(chart, joins, newcomer) {
    const handicaps = handicapsOfLate(bridgeLedger(chart).options, chart, joins, newcomer)
    return isRefused(handicaps) ? handicaps : handicaps ? { handicaps } : {}
  },
  hear(chart, { handicaps }) {
    bridgeLedger(chart).handicaps.keep(handicaps)
  },
  says: ({ handicaps }) => handicapsSaid(handicaps),
  drafted: (chart, { handicaps }, names) =>
    handicaps ? { handicaps: handicaps.map((each) => drafted(chart, each, names)) } : {},
})

function drafted(chart: Chart, { between, boards, receives }: Handicap, names: readonly string[]) {
  const name = (id: EntrantId) => at(names, chart.field.indexOf.get(id) ?? NOBODY)
  return { between: [name(between[0]), name(between[1])] as const, boards, receives }
}
