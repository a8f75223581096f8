/** The whole shape of a tournament before anybody enters. */
import type { MatchOutline, Outline, RoundOutline, StageOutline } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { figuresFields, seatShape } from './seat.ts'
import { text, whole } from './words.ts'

const matchShape = shapeOf<MatchOutline>()(
  'MatchOutline',
  z.strictObject({ match: text, seats: z.array(seatShape), advance: whole, ...figuresFields }),
)

const roundShape = shapeOf<RoundOutline>()(
  'RoundOutline',
  z.strictObject({
    round: whole,
    phase: whole.optional(),
    name: text,
    matches: z.array(matchShape),
    byes: z.array(seatShape),
  }),
)

const stageShape = shapeOf<StageOutline>()(
  'StageOutline',
  z.looseObject({ id: text, name: text, bracket: text.optional(), rounds: z.array(roundShape) }),
)

export const outlineShape = shapeOf<Outline>()(
  'Outline',
  z.strictObject({
    format: text,
    entrants: whole,
    games: z.strictObject({ min: whole, max: whole.nullable().describe('null: nobody can say') }),
    stages: z.array(stageShape),
  }),
)
