/** Fields that several commands of bridge have. */
import * as z from 'zod/mini'
import { who } from '../../../commands/command-fields.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { numbersSchema } from '../../../facts/result.ts'
import { halfSchema } from '../facts/boards-scored.ts'
import { message as about } from './descriptions/words/messages.ts'

/** Boards are reported in IMPs: of the whole match or a half, in a three-way between two of the three. */
export const boardsShape = {
  imps: z.optional(numbersSchema),
  between: described(z.optional(z.readonly(z.tuple([who, who]))), about('about-report-between')),
  half: z.optional(halfSchema),
}
