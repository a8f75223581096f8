/** The round, the seeds or the opening that would be published next. */
import type { Draft } from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { openingFields } from './match.ts'
import { seatShape } from './seat.ts'
import { messageShape, number, text, two, whole } from './words.ts'

const reasons = z.array(z.looseObject({ rule: text }).meta({ id: 'Reason' }))

const handicap = z.strictObject({
  between: two,
  boards: whole,
  receives: z.tuple([number, number]).describe(about('shape-handicap')),
})

const match = z.strictObject({
  match: text.optional().describe(about('shape-draft-match')),
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
      name: messageShape,
      kind: text,
      matches: z.array(match),
      byes: z.array(seatShape),
      handicaps: z.array(handicap).optional(),
      start: whole.optional().describe(about('shape-chess960')),
      fen: text.optional().describe(about('shape-fen')),
      reasons,
    }),
    z.strictObject({
      what: z.literal('seeds'),
      stage,
      order: z.array(text.nullable()),
      starts: z.array(whole).optional().describe(about('shape-draft-starts')),
      reasons,
    }),
    z.strictObject({ what: z.literal('opening'), stage, match: text, ...openingFields, reasons }),
  ]),
)
