/** How a match came out that public facts alone do not decide: by lot, or because who was there had not paid. */
import * as z from 'zod'
import type { Recorded } from './fact.ts'
import { entrantIdSchema, matchIdSchema } from './ids.ts'

export const decidedSchema = z
  .strictObject({
    match: matchIdSchema,
    order: z
      .array(z.int().min(0))
      .readonly()
      .nullable()
      .describe('Its seats in the order they came in; null: as the facts have it again'),
    unpaid: entrantIdSchema.optional().describe('Who was there alone and had not paid'),
  })
  .readonly()
export type Decided = z.infer<typeof decidedSchema>

/** A fact as a spectator has it. A tournament file has no place for what is added. */
export type Spectated = Recorded & { readonly decided?: readonly Decided[] }

export const decidedIn = (fact: object): readonly Decided[] =>
  ('decided' in fact ? (fact as Spectated).decided : []) ?? []
