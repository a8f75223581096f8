/** The consequences of a change to the past: core's `preview`. */
import type { Consequences } from '@arbiter/core'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { entrantNamed, messageShape, sayingFields, text, whole } from './words.ts'

const change = { from: messageShape, to: messageShape }
const fact = z.strictObject({ seq: whole, says: z.array(messageShape) })

export const consequencesShape = shapeOf<Consequences>()(
  'Consequences',
  z.strictObject({
    takes: z.array(fact).describe(about('shape-takes')),
    voids: z.array(fact).describe(about('shape-voids')),
    redrawn: z.array(whole).describe(about('shape-redrawn')),
    matches: z
      .array(z.strictObject({ match: text, between: z.array(messageShape), ...change }))
      .describe(about('shape-changed-matches')),
    seats: z.array(z.strictObject({ match: text, seat: whole, ...change })).describe(about('shape-changed-seats')),
    seeds: z.array(z.strictObject({ stage: text, seed: whole, ...change })),
    ranks: z.array(z.strictObject({ entrant: entrantNamed, from: text, to: text })),
    remarks: z.array(z.strictObject({ rule: text, ...sayingFields })).describe(about('shape-changed-remarks')),
  }),
)
