/** What a change to the past would do: core's `preview`. */
import type { Consequences } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { text, texts, whole } from './words.ts'

const change = { from: text, to: text }

export const consequencesShape = shapeOf<Consequences>()(
  'Consequences',
  z.strictObject({
    takes: z
      .array(z.strictObject({ seq: whole, what: text }))
      .describe('Facts that are taken back, with the corrections of them'),
    voids: z
      .array(z.strictObject({ seq: whole, what: text }))
      .describe('Facts that would lose their place; these must be confirmed'),
    redrawn: z.array(whole).describe('Published pairings and seeds that would be drawn again'),
    matches: z
      .array(z.strictObject({ match: text, between: texts, ...change }))
      .describe('Matches that would stand otherwise, beside those that are meant or named above'),
    seats: z.array(z.strictObject({ match: text, seat: whole, ...change })).describe('Seats that would change hands'),
    seeds: z.array(z.strictObject({ stage: text, seed: whole, ...change })),
    ranks: z.array(z.strictObject({ entrant: text, ...change })),
    remarks: z
      .array(z.strictObject({ rule: text, sentence: text }))
      .describe('What the director should know afterwards; also what stands although the results would give another'),
  }),
)
