/** Fields shared by several kinds of facts: schemas, views for spectators, and personal texts. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { entrantIdSchema, seqSchema } from './ids.ts'

export const seqsSchema = z.readonly(z.array(seqSchema))
export const noteSchema = z.string().check(z.maxLength(2000))
export const noteText = { note: true } as const

/** A reason: the number of a rule and the values it used. */
export const reasonSchema = z.readonly(z.looseObject({ rule: z.string() }))
export type Reason = z.infer<typeof reasonSchema>

/** A game by its match, its number and its players. */
export const gameShape = {
  game: z.int().check(z.minimum(1)),
  half: described(z.optional(z.union([z.literal(1), z.literal(2)])), about('about-game-half')),
  sides: described(z.readonly(z.tuple([entrantIdSchema, entrantIdSchema])), about('about-game-sides')),
}
/** Spectators do not see moves and descriptions of faults, which name programs and their output. */
export const recordView = {
  ending: true,
  plies: true,
  pgn: false,
  fault: { by: true, did: false, sentence: false },
  replayed: true,
  repeats: true,
} as const
export const recordTexts = { pgn: true, fault: { did: { answer: true }, sentence: true } } as const
