/** The start of a cup tells the openings its games are played from (CUP-20). */
import * as z from 'zod/mini'
import { addedFields } from '../../rule-book/facts/added-fields.ts'
import { openingOrderSchema } from './opening.ts'
import { message } from './words/messages.ts'

export const openingFields = addedFields({
  to: ['tournament-started'],
  shape: { openings: z.optional(openingOrderSchema) },
  view: { openings: true },
  says({ openings }) {
    if (!openings) return []
    const { count, name } = openings
    return [
      name === undefined
        ? message('fact-book', { count })
        : message('fact-book-named', { count, book: { text: name } }),
    ]
  },
})
