/** The handicaps of teams in facts (BRI-64). */
import * as z from 'zod/mini'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { entrantIdSchema } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { message } from './words/messages.ts'

/** The published handicap of two teams: the IMPs each receives in a match against the other. */
const handicapSchema = z.readonly(
  z.strictObject({
    between: z.readonly(z.tuple([entrantIdSchema, entrantIdSchema])),
    boards: z.int().check(z.minimum(1)),
    receives: described(
      z.readonly(z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))])),
      about('about-handicap-receives'),
    ),
  }),
)
export type Handicap = z.infer<typeof handicapSchema>
export const handicapsSchema = described(z.readonly(z.array(handicapSchema)), about('about-handicaps'))
/** A few are listed, many are counted. */
const fewHandicaps = 4

export function handicapsSaid(told: readonly Handicap[] = []): readonly Message[] {
  const given = told.filter(({ receives }) => receives.some((imps) => imps > 0))
  if (given.length > fewHandicaps) return [message('fact-handicaps', { count: given.length })]
  return given.map(({ between: [one, other], receives: [first, second] }) =>
    first > 0
      ? message('fact-handicap', { who: { entrant: one }, imps: { number: first }, from: { entrant: other } })
      : message('fact-handicap', { who: { entrant: other }, imps: { number: second }, from: { entrant: one } }),
  )
}
