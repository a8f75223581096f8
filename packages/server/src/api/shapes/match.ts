/** A match on the wall chart, with its games, what comes next in it and its openings. */
import type { GameShown, MatchShown, NextShown } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { boardsShape } from './boards.ts'
import { figuresFields, seatShape } from './seat.ts'
import { mark, number, text, texts, whole } from './words.ts'

const clock = z
  .strictObject({ base: number, increment: number, bonus40: number.describe('Given after move 40') })
  .meta({ id: 'Clock', description: 'Seconds' })

export const nextFields = {
  game: whole,
  white: text,
  black: text,
  step: z.enum(['normal', 'sudden-death', 'armageddon', 'tiebreak', 'extra-boards']),
  attempt: whole.optional().describe('Which sudden-death game it is'),
  clock: z.strictObject({ white: clock, black: clock }).optional(),
  start: whole.optional().describe('Number of its Chess960 position'),
  pair: whole.optional().describe('The pair of games from one opening it belongs to'),
  opening: whole.optional().describe('Number of the opening'),
  blackTime: number.optional().describe("Black's share of White's time, where it is less"),
}
const nextShape = shapeOf<NextShown>()('NextShown', z.strictObject(nextFields))

const gameShape = shapeOf<GameShown>()(
  'GameShown',
  z.strictObject({
    game: whole,
    white: text,
    black: text,
    result: z.enum(['1-0', '0-1', '1/2-1/2', '+-', '-+', '--']).describe('+-, -+ and -- are forfeits'),
    finishedAt: text,
    moves: whole.optional(),
    movesToFinish: whole.optional(),
    pair: whole.optional().describe('The pair of games from one opening it belongs to'),
    opening: whole.optional().describe('Number of the opening'),
    ending: text.optional().describe('How it ended, in a word'),
    fault: text.optional().describe('What an engine did wrong'),
    repeats: whole.optional().describe('The game of the match it repeats'),
    plies: whole.optional(),
    replayed: mark.describe('A first attempt was void'),
  }),
)

/** A pair and its opening. */
export const openingFields = {
  pair: whole,
  opening: whole.describe('Number in the order of the openings'),
  place: whole.describe('Place in the book'),
  position: text.describe('First four fields of FEN'),
  moves: texts.optional().describe('The moves that lead there from the usual start'),
  name: text.optional(),
  variant: z.literal('chess960').optional(),
  isTiebreak: mark,
  reused: mark.describe('All had been used'),
}
const openingShape = z.strictObject(openingFields).meta({ id: 'PairOpening' })

export const matchShape = shapeOf<MatchShown>()(
  'MatchShown',
  z.strictObject({
    match: text,
    seats: z.array(seatShape),
    advance: whole.describe('How many go on from it'),
    ...figuresFields,
    takes: z.array(seatShape).optional().describe('The bracket numbers that those who go on take'),
    state: z.enum(['waiting', 'open', 'decided']),
    next: z.array(nextShape).optional(),
    games: z.array(gameShape),
    openings: z.array(openingShape).optional().describe('Of its pairs, as far as they are known'),
    boards: boardsShape.optional(),
    winner: text.nullable().optional(),
    advancing: texts.optional(),
    decidedBy: text.optional(),
    annulled: mark,
    ruling: z.enum(['absent', 'cancelled', 'won', 'through', 'drawn']).optional(),
    note: text.optional(),
  }),
)
