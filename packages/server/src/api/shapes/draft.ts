/** The round, the seeds or the opening that would be published now. */
import type { Draft } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { openingFields } from './match.ts'
import { seatShape } from './seat.ts'
import { number, text, two, whole } from './words.ts'

const reasons = z.array(z.looseObject({ rule: text }).meta({ id: 'Reason' }))

const handicap = z.strictObject({
  between: two,
  boards: whole,
  receives: z.tuple([number, number]).describe('IMPs of each of the two'),
})

const match = z.strictObject({
  match: text.optional().describe('What it will be called, where that is known beforehand'),
  seats: z.array(seatShape),
})

const stage = text

export const draftShape = shapeOf<Draft>()(
  'Draft',
  z.discriminatedUnion('what', [
    z.strictObject({
      what: z.literal('round'),
      stage,
      round: whole,
      name: text,
      kind: text,
      matches: z.array(match),
      byes: z.array(seatShape),
      handicaps: z.array(handicap).optional(),
      start: whole.optional().describe('Number of the Chess960 position of its games'),
      fen: text.optional().describe('The position itself'),
      reasons,
    }),
    z.strictObject({
      what: z.literal('seeds'),
      stage,
      order: z.array(text.nullable()),
      starts: z.array(whole).optional().describe('Chess960 positions of the rounds that follow'),
      reasons,
    }),
    z.strictObject({ what: z.literal('opening'), stage, match: text, ...openingFields, reasons }),
  ]),
)
