/** The settings of a league, each with the rule it belongs to. */
import * as z from 'zod'
import { listOrderSchema } from '../list-order.ts'

export const leagueOptions = z.strictObject({
  seeding: listOrderSchema('LEA-16'),
  balancedColours: z
    .boolean()
    .default(false)
    .describe('LEA-8: White and Black even inside each cycle; otherwise the earlier-listed player is White in cycle 1'),
  withdrawal: z
    .enum(['annul-before-half', 'forfeit'])
    .default('annul-before-half')
    .describe('LEA-10: who withdraws before half of the games loses all results, or only forfeits what is left'),
  prizes: z
    .array(z.int().min(0).max(1_000_000_000))
    .max(30)
    .readonly()
    .default([])
    .describe('LEA-9, LEA-15: amounts per place in minor units (cents), split equally among the tied'),
})

export type LeagueOptions = z.infer<typeof leagueOptions>
