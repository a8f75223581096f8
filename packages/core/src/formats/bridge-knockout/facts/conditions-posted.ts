/** The conditions of contest were posted (BRI-47). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { noteSchema, noteText } from '../../../facts/fields.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { bridgeLedger } from '../ledger.ts'
import { message } from './words/messages.ts'

const shape = { note: z.optional(noteSchema) }
export type ConditionsPostedFact = Own<typeof shape>

export const conditionsPosted = ownFact('conditions-posted', {
  shape,
  view: { note: false },
  personal: noteText,
  topic: 'rest',
  place(chart: Chart, fact: ConditionsPostedFact) {
    chart.trail.keep(bridgeLedger(chart).postings, fact)
    return true
  },
  says: () => [message('fact-conditions-posted')],
})
