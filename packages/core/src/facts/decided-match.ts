/** Outcomes that public facts alone do not show: by lot, or because an entrant who was present had not paid. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { RecordedFact } from './fact.ts'
import { entrantIdSchema, matchIdSchema } from './ids.ts'

export const decidedSchema = z.readonly(
  z.strictObject({
    match: matchIdSchema,
    order: described(z.nullable(z.readonly(z.array(z.int().check(z.minimum(0))))), about('about-decided-order')),
    unpaid: described(z.optional(entrantIdSchema), about('about-decided-unpaid')),
  }),
)
export type DecidedMatch = z.infer<typeof decidedSchema>

/** A fact for spectators, with additions that are not in the tournament file. */
export type AnnotatedFact = RecordedFact & { readonly decided?: readonly DecidedMatch[] }

export const decidedIn = (fact: object): readonly DecidedMatch[] =>
  ('decided' in fact ? (fact as AnnotatedFact).decided : []) ?? []
