/** The small shapes that the others are made of. */
import * as z from 'zod'

export const text = z.string()
export const texts = z.array(text)
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
export const imps = z.tuple([number, number]).describe('Of each of the two, as `between` names them')

/** A refusal: its code, and the facts a person needs. */
export const refusal = <Code extends string, Fields extends z.ZodRawShape>(code: Code, fields: Fields) =>
  z.strictObject({ code: z.literal(code), ...fields })
