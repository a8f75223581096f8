/** A seat of a match: where its player comes from, and who it is once known. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import type { Indicators, MatchFigures } from '@arbiter/core/formats'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { mark, number, text, whole } from './words.ts'

export const seatShape = shapeOf<SeatOutline>()(
  'SeatShown',
  z.strictObject({
    seed: whole.optional(),
    bracket: text.optional().describe(about('shape-seat-bracket')),
    winnerOf: text.optional().describe(about('shape-match')),
    loserOf: text.optional().describe(about('shape-match')),
    number: whole.optional().describe(about('shape-seat-number')),
    ticket: text.optional().describe(about('shape-seat-ticket')),
    entrant: text.optional().describe(about('shape-seat-entrant')),
    nobody: mark.describe(about('shape-seat-nobody')),
  }),
)

export const indicatorsShape = shapeOf<Indicators>()(
  'Indicators',
  z.strictObject({
    high: number.describe(about('shape-indicators-high')),
    low: number.describe(about('shape-indicators-low')),
  }),
)

/** What is known of a match by its place alone. */
export const figuresFields = {
  ticket: text.optional().describe(about('shape-figures-ticket')),
  goTo: z
    .union([z.strictObject({ winner: text, loser: text }), z.strictObject({ first: text, second: text, loser: text })])
    .optional()
    .describe(about('shape-figures-go-to')),
  isOfLosers: mark.describe(about('shape-figures-losers')),
  pairs: whole.optional().describe(about('shape-figures-pairs')),
} satisfies Record<keyof Omit<MatchFigures, 'tickets'>, z.ZodType>
