/** A match on the wall chart, with its games, what is next, and its openings. */
import type { BulletinGame, BulletinMatch, NextGame } from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { boardsShape } from './boards.ts'
import { figuresFields, seatShape } from './seat.ts'
import { mark, messageShape, number, text, texts, whole } from './words.ts'

const clock = z
  .strictObject({ base: number, increment: number, bonus40: number.describe(about('shape-clock-bonus')) })
  .meta({ id: 'Clock', description: about('shape-seconds') })

export const nextFields = {
  game: whole,
  white: text,
  black: text,
  step: z.enum(['normal', 'sudden-death', 'armageddon', 'tiebreak', 'extra-boards']),
  attempt: whole.optional().describe(about('shape-next-attempt')),
  clock: z.strictObject({ white: clock, black: clock }).optional(),
  start: whole.optional().describe(about('shape-next-start')),
  pair: whole.optional().describe(about('shape-pair')),
  opening: whole.optional().describe(about('shape-opening')),
  blackTime: number.optional().describe(about('shape-black-time')),
}
const nextShape = shapeOf<NextGame>()('NextShown', z.strictObject(nextFields))

const gameShape = shapeOf<BulletinGame>()(
  'GameShown',
  z.strictObject({
    game: whole,
    white: text,
    black: text,
    result: z.enum(['1-0', '0-1', '1/2-1/2', '+-', '-+', '--']).describe(about('shape-result')),
    finishedAt: text,
    moves: whole.optional(),
    movesToFinish: whole.optional(),
    pair: whole.optional().describe(about('shape-pair')),
    opening: whole.optional().describe(about('shape-opening')),
    ending: text.optional().describe(about('shape-ending')),
    fault: messageShape.optional().describe(about('shape-fault')),
    repeats: whole.optional().describe(about('shape-repeats')),
    plies: whole.optional(),
    replayed: mark.describe(about('shape-replayed')),
  }),
)

/** A pair and its opening. */
export const openingFields = {
  pair: whole,
  opening: whole.describe(about('shape-opening-number')),
  place: whole.describe(about('shape-opening-place')),
  position: text.describe(about('shape-opening-position')),
  moves: texts.optional().describe(about('shape-opening-moves')),
  name: text.optional(),
  variant: z.literal('chess960').optional(),
  isTiebreak: mark,
  reused: mark.describe(about('shape-opening-reused')),
}
const openingShape = z.strictObject(openingFields).meta({ id: 'PairOpening' })

export const matchShape = shapeOf<BulletinMatch>()(
  'MatchShown',
  z.strictObject({
    match: text,
    seats: z.array(seatShape),
    advance: whole.describe(about('shape-advance')),
    ...figuresFields,
    takes: z.array(seatShape).optional().describe(about('shape-match-takes')),
    state: z.enum(['waiting', 'open', 'decided']),
    next: z.array(nextShape).optional(),
    games: z.array(gameShape),
    openings: z.array(openingShape).optional().describe(about('shape-match-openings')),
    boards: boardsShape.optional(),
    winner: text.nullable().optional(),
    advancing: texts.optional(),
    decidedBy: text.optional(),
    annulled: mark,
    ruling: z.enum(['absent', 'cancelled', 'won', 'through', 'drawn']).optional(),
    note: text.optional(),
  }),
)
