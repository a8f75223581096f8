/** The settings of a hybrid knockout, each with the rule it belongs to. */
import * as z from 'zod'
import { listOrderSchema } from '../list-order.ts'

const seconds = (least: number) => z.number().min(least).max(86_400)

const timeControl = z
  .strictObject({
    base: seconds(1).default(600).describe('Seconds for the game'),
    increment: seconds(0).default(0).describe('Seconds a move'),
    bonus40: seconds(0).default(0).describe('Seconds after move 40'),
  })
  .readonly()

export const hybridOptions = z.strictObject({
  maxPlayers: z.int().min(2).max(512).default(500).describe('HYB-1: the largest field that may start'),
  seeding: listOrderSchema('HYB-2'),
  chess960: z.boolean().default(true).describe('HYB-8: every phase and knockout round has its own start position'),
  raceToPoints: z
    .number()
    .min(0.5)
    .max(10)
    .multipleOf(0.5)
    .default(0.5)
    .describe('HYB-18: points a match is played to; 0.5 is a single game'),
  timeControl: timeControl
    .prefault({})
    .describe(
      'HYB-29: clocks of normal games: 10+5 is ten minutes and five seconds a move; or in seconds, such as {"base":300,"increment":2}',
    ),
  player1: z
    .enum(['example', 'first'])
    .default('example')
    .describe('HYB-17: who is first named from round 3 on: as in the printed example, or always the earlier match'),
  seedPlayoffs: z
    .boolean()
    .default(false)
    .describe('HYB-12: players level in every step play for the order of their seeds'),
  noShowLimit: z
    .int()
    .min(1)
    .max(10)
    .default(2)
    .describe('HYB-28: who was absent so often together with the opponent is paired no more'),
})

export type HybridOptions = z.infer<typeof hybridOptions>
