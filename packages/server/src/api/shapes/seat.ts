/** A seat of a match: where somebody comes from, and who it is once that is known. */
import type { Indicators, MatchFigures, SeatShown } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { mark, number, text, whole } from './words.ts'

export const seatShape = shapeOf<SeatShown>()(
  'SeatShown',
  z.strictObject({
    seed: whole.optional(),
    bracket: text.optional().describe('Letter of the bracket whose seed it is'),
    winnerOf: text.optional().describe('A match'),
    loserOf: text.optional().describe('A match'),
    number: whole.optional().describe('Number in a bridge bracket'),
    ticket: text.optional().describe('Of a compact knockout: its tables'),
    entrant: text.optional().describe('Given once it is known'),
    nobody: mark.describe('Known to stay empty: a bye'),
  }),
)

export const indicatorsShape = shapeOf<Indicators>()(
  'Indicators',
  z.strictObject({
    high: number.describe('The highest average of the bracket'),
    low: number.describe('The lowest'),
  }),
)

/** What is known of a match by its place alone. */
export const figuresFields = {
  ticket: text.optional().describe('The tables it is played at'),
  goTo: z
    .union([z.strictObject({ winner: text, loser: text }), z.strictObject({ first: text, second: text, loser: text })])
    .optional()
    .describe('The tickets those who leave it go on with'),
  isOfLosers: mark.describe('Whoever wins it goes nowhere'),
  pairs: whole.optional().describe('Scheduled pairs of games from one opening'),
} satisfies Record<keyof Omit<MatchFigures, 'tickets'>, z.ZodType>
