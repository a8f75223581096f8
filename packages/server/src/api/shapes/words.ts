/** The small shapes that the others are made of. */
import type { Message } from '@arbiter/core/messages'
import * as z from 'zod'
import { about } from './about.ts'

export const text = z.string()
export const texts = z.array(text)
/** Something said as data: what it says in the language of the request is its `text`. */
export const said = z.looseObject({ id: text }).describe(about('shape-message')) as unknown as z.ZodType<Message>
/** While not everything is a message yet. */
export const textOrMessage = z.union([text, said])
/** What is said beside something, and what is said only to those who ask on. */
export const sayingFields = {
  says: z.array(said),
  more: z.array(said).optional(),
}
/** Somebody by id, with the name on the screen. */
export const entrantNamed = z.strictObject({ entrant: text, name: text.optional() })
export const instant = z.string().meta({ format: 'date-time' })
/** What always has words. */
export const saysFields = { says: z.array(said) }
export const number = z.number()
/** Counts and numbers of things: never a half. */
export const whole = z.int()
/** Given or left out; there is no "false" beside it. */
export const mark = z.literal(true).optional()
export const half = z.union([z.literal(1), z.literal(2)])
/** Two names. */
export const two = z.tuple([text, text])
/** A game by its match, its number and its players. */
export const gameNamed = z.strictObject({ match: text, game: whole, white: text, black: text })
export const imps = z.tuple([number, number]).describe(about('shape-imps'))

/** A refusal: its code, and the facts a person needs. */
export const refusal = <Code extends string, Fields extends z.ZodRawShape>(code: Code, fields: Fields) =>
  z.strictObject({ code: z.literal(code), ...fields })
