/** Small shapes shared by the others. */
import type { Message } from '@arbiter/core/messages'
import * as z from 'zod'
import { about } from './about.ts'

export const text = z.string()
export const texts = z.array(text)
/** A message; `text` is what it says in the language of the request. */
export const messageShape = z
  .looseObject({ id: text })
  .describe(about('shape-message')) as unknown as z.ZodType<Message>
/** Until everything is a message. */
export const textOrMessage = z.union([text, messageShape])
/** What is said beside something, and what is said only on request. */
export const sayingFields = {
  says: z.array(messageShape),
  more: z.array(messageShape).optional(),
}
/** An entrant by id and name. */
export const entrantNamed = z.strictObject({ entrant: text, name: text.optional() })
export const instant = z.string().meta({ format: 'date-time' })
export const saysFields = { says: z.array(messageShape) }
export const number = z.number()
/** Whole numbers. */
export const whole = z.int()
/** True or left out. */
export const mark = z.literal(true).optional()
export const half = z.union([z.literal(1), z.literal(2)])
export const two = z.tuple([text, text])
/** A game by its match, its number and its players. */
export const gameNamed = z.strictObject({ match: text, game: whole, white: text, black: text })
export const imps = z.tuple([number, number]).describe(about('shape-imps'))

/** A refusal: its code and its fields. */
export const refusal = <Code extends string, Fields extends z.ZodRawShape>(code: Code, fields: Fields) =>
  z.strictObject({ code: z.literal(code), ...fields })
