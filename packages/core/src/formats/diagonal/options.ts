/** The settings of a Diagonal, each with the rule it belongs to. */
import * as z from 'zod'

const rows = ['rating', 'maxRating', 'entry'] as const
export type RowOrder = (typeof rows)[number]

const formulas = ['difference', 'fide'] as const
export type Formula = (typeof formulas)[number]

export const diagonalOptions = z.strictObject({
  row: z
    .enum(rows)
    .default('rating')
    .describe('DIA-1: the row goes by current rating, by the highest ever held, or in order of entry'),
  drawLoss: z.literal([0.5, 0]).default(0.5).describe('DIA-9: how many lost games a draw is for each, 0.5 or 0'),
  fewPlayersMax: z
    .int()
    .min(2)
    .max(1000)
    .default(6)
    .describe('DIA-14: up to so many left play in a ring, more in thirds'),
  maxExtraRounds: z
    .int()
    .min(0)
    .max(1000)
    .default(10)
    .describe('DIA-22: after so many extra rounds between the level the director is asked'),
  performance: z
    .enum(formulas)
    .default('difference')
    .describe('DIA-23: performance by 400 times the difference of wins and losses, or by FIDE’s table'),
})

export type DiagonalOptions = z.infer<typeof diagonalOptions>
