/** A team gets its entry back, or plays a later event free (BRI-105). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { noteSchema, noteText } from '../../../facts/fields.ts'
import { entrantIdSchema } from '../../../facts/ids.ts'
import type { Kinds, Message } from '../../../message/message.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { bridgeLedger } from '../ledger.ts'
import { message } from './words/messages.ts'

export const freePlays = ['tournament', 'national'] as const

const shape = {
  entrant: entrantIdSchema,
  refund: z.optional(z.literal(true)),
  freePlays: z.optional(z.readonly(z.array(z.enum(freePlays)).check(z.minLength(1)))),
  note: z.optional(noteSchema),
}
export type RemedyGivenFact = Own<typeof shape>

export const remedyGiven = ownFact('remedy-given', {
  shape,
  view: { entrant: true, refund: true, freePlays: true, note: false },
  personal: noteText,
  topic: 'rest',
  place,
  says: (fact) => [remedySaid(fact)],
})

function place(chart: Chart, fact: RemedyGivenFact): boolean {
  if (!chart.field.indexOf.has(fact.entrant)) return false
  chart.trail.keep(bridgeLedger(chart).remedies, fact)
  return true
}

export function remedySaid(
  { entrant, refund, freePlays = [] }: Pick<RemedyGivenFact, 'entrant' | 'refund' | 'freePlays'>,
  who: Kinds['entrant'] = { entrant },
): Message {
  const what = [
    ...(refund ? [message('remedy-refund')] : []),
    ...freePlays.map((where) => message(where === 'national' ? 'remedy-national' : 'remedy-tournament')),
  ]
  return message('fact-remedy', { who, what })
}
