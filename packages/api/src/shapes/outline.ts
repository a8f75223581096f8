/** The outline of a tournament before it starts. */
import type { MatchOutline, Outline, RoundOutline, StageOutline } from '@arbiter/core/outline'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { figuresFields, seatShape } from './seat.ts'
import { messageShape, text, whole } from './words.ts'

const matchShape = shapeOf<MatchOutline>()(
  'MatchOutline',
  z.strictObject({ match: text, seats: z.array(seatShape), advance: whole, ...figuresFields }),
)

const roundShape = shapeOf<RoundOutline>()(
  'RoundOutline',
  z.strictObject({
    round: whole,
    phase: whole.optional(),
    name: messageShape,
    matches: z.array(matchShape),
    byes: z.array(seatShape),
  }),
)

const stageShape = shapeOf<StageOutline>()(
  'StageOutline',
  z.looseObject({ id: text, name: messageShape, bracket: text.optional(), rounds: z.array(roundShape) }),
)

export const outlineShape = shapeOf<Outline>()(
  'Outline',
  z.strictObject({
    format: text,
    entrants: whole,
    games: z.strictObject({ min: whole, max: whole.nullable().describe(about('shape-games-max')) }),
    stages: z.array(stageShape),
  }),
)
