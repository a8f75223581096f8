/** What a change to the past would do: core's `preview`. */
import type { Consequences } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { text, whole } from './words.ts'

const change = { from: text, to: text }

export const consequencesShape = shapeOf<Consequences>()(
  'Consequences',
  z.strictObject({
    voids: z
      .array(z.strictObject({ seq: whole, what: text }))
      .describe('Facts that would lose their place; these must be confirmed'),
    redrawn: z.array(whole).describe('Published pairings and seeds that would be drawn again'),
    seats: z.array(z.strictObject({ match: text, seat: whole, ...change })).describe('Seats that would change hands'),
    seeds: z.array(z.strictObject({ stage: text, seed: whole, ...change })),
    ranks: z.array(z.strictObject({ entrant: text, ...change })),
  }),
)
