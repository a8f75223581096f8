/** The start of a cup may be given the openings its games are played from (CUP-20). */
import * as z from 'zod/mini'
import { startOf, start as withoutOpenings } from '../../../commands/entry-commands.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { isRefused } from '../../../refusals/result.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { bookSchema } from '../facts/opening.ts'
import { orderOf } from '../openings/openings.ts'
import { cupOptions } from '../options.ts'
import { message as about } from './descriptions/words/messages.ts'

export const start = ownCommand('start', {
  shape: {
    ...withoutOpenings.shape,
    openings: described(z.optional(bookSchema), about('about-start-openings')),
  },
  role: withoutOpenings.role,
  decide({ chart }, { openings: book, ...beginning }) {
    const fact = startOf(chart, beginning)
    if (isRefused(fact) || !book) return isRefused(fact) ? fact : [fact]
    const openings = orderOf(cupOptions.parse(chart.options), chart.field.present.length, book, chart.dice)
    return isRefused(openings) ? openings : [Object.assign(fact, { openings })]
  },
})
