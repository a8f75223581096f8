/** The settings of a cup, each with the rule it belongs to. */
import * as z from 'zod'

const pairs = z.int('must be a whole number of pairs').min(1, 'takes 1 pair or more').max(1000)

export const cupOptions = z.strictObject({
  roundPairIncrements: z
    .array(pairs)
    .max(10)
    .readonly()
    .default([1])
    .describe('CUP-7: pairs of each round, such as [1,2,3]; the last number repeats'),
  seedingStrategy: z
    .enum(['ByRating', 'Random'])
    .default('ByRating')
    .describe('CUP-13: seeds by rating, high first, or drawn by lot'),
  shuffleWithinBands: z
    .boolean()
    .default(false)
    .describe('CUP-12a: seeds 3 and 4, 5 to 8, 9 to 16 … change places by lot'),
  uniquePerMatchOnly: z
    .boolean()
    .default(true)
    .describe('CUP-21: an opening may come again in another match, not in the same; false: once in the whole cup'),
  randomOpenings: z.boolean().default(false).describe('CUP-20: the order of the openings is drawn by lot'),
  finishPairs: z.boolean().default(false).describe('CUP-17b: a match ends only after whole pairs'),
  maxTiebreakPairs: z
    .int()
    .min(0)
    .max(1000)
    .nullable()
    .default(null)
    .describe('CUP-18a: tiebreak pairs at most; null: while there are new openings, then 8'),
  tiebreakFallback: z
    .enum(['HigherSeed', 'Armageddon', 'Stop'])
    .default('HigherSeed')
    .describe(
      'CUP-18b: who wins after them: the higher seed, the winner of one last game, or whom the director declares',
    ),
  armageddonBlackTime: z.number().min(0.1).max(1).default(1).describe("CUP-18b: Black's share of the time there"),
  thirdPlaceMatch: z.boolean().default(false).describe('CUP-1: the losers of the semifinal play for rank 3'),
  allowReuse: z.boolean().default(false).describe('CUP-21b: start although there are too few openings'),
})

export type CupOptions = z.infer<typeof cupOptions>
