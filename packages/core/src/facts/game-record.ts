/** The record of a game, kept beside its result. It decides nothing (CUP-22). */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { faultSchema } from '../fault/fault.ts'

export const gameRecordSchema = z.readonly(
  z.strictObject({
    ending: described(z.string().check(z.minLength(1), z.maxLength(40)), about('about-record-ending')),
    plies: described(z.int().check(z.minimum(0), z.maximum(20_000)), about('about-record-plies')),
    pgn: described(z.optional(z.string().check(z.maxLength(1_000_000))), about('about-record-pgn')),
    fault: z.optional(faultSchema),
    replayed: described(z.optional(z.literal(true)), about('about-record-replayed')),
    repeats: described(z.optional(z.int().check(z.minimum(1))), about('about-record-repeats')),
  }),
)
export type RecordOfGame = z.infer<typeof gameRecordSchema>
