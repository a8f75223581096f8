/** The director declared the winner (DIA-22). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { noteSchema, noteText } from '../../../facts/fields.ts'
import { entrantIdSchema, stageIdSchema } from '../../../facts/ids.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { diagonalLedger } from '../ledger.ts'
import { message } from './words/messages.ts'

const shape = {
  stage: stageIdSchema,
  round: described(z.int().check(z.minimum(1)), about('about-ended-round')),
  winners: described(z.readonly(z.array(entrantIdSchema).check(z.minLength(1))), about('about-ended-winners')),
  note: z.optional(noteSchema),
}

export const winnerDeclared = ownFact('winner-declared', {
  shape,
  view: { stage: true, round: true, winners: true, note: false },
  personal: noteText,
  topic: 'results',
  place,
  says: ({ winners }) => [message('fact-winner-declared', { winners: winners.map((entrant) => ({ entrant })) })],
})

function place(chart: Chart, { stage, round, winners, seq, note }: Own<typeof shape>): boolean {
  const named = winners.flatMap((id) => chart.field.indexOf.get(id) ?? [])
  if (named.length < winners.length) return false
  return diagonalLedger(chart).declare(stage, { round, winners: named, seq, note })
}
