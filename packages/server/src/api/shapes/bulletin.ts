/** The wall chart: what core's `show` answers with. */
import type { Bulletin, EntrantShown, RoundShown, StageShown } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { matchShape } from './match.ts'
import { indicatorsShape, seatShape } from './seat.ts'
import { tableRowShape } from './table.ts'
import { todoShape } from './todo.ts'
import { mark, number, text, whole } from './words.ts'

const player = z
  .strictObject({
    name: text,
    number: text.optional().describe('As the federation counts its members'),
    masterpoints: number,
  })
  .meta({ id: 'Player', description: 'A member of a team' })

export const entrantShape = shapeOf<EntrantShown>()(
  'EntrantShown',
  z.strictObject({
    number: whole.describe('Order of entry'),
    name: text,
    id: text,
    rating: number.optional(),
    maxRating: number.optional(),
    club: text.optional(),
    captain: text.optional(),
    paid: z.boolean().optional(),
    claimed: text.optional().describe('The bracket it was told at the sale'),
    players: z.array(player).optional(),
    average: number.optional().describe('Of the masterpoints of its members'),
    withdrawn: mark,
  }),
)

export const pairingShape = z
  .strictObject({ kind: text, rule: text, sentence: text })
  .meta({ id: 'PairingShown', description: 'Given where it is paired otherwise than the bracket has it' })

const roundShape = shapeOf<RoundShown>()(
  'RoundShown',
  z.strictObject({
    round: whole,
    phase: whole.optional(),
    name: text,
    matches: z.array(matchShape),
    byes: z.array(seatShape),
    pairing: pairingShape.optional(),
    start: whole.optional().describe('Number of the Chess960 position of its games'),
    fen: text.optional().describe('The position itself'),
  }),
)

const stageShape = shapeOf<StageShown>()(
  'StageShown',
  z.looseObject({
    id: text,
    name: text,
    bracket: text.optional().describe('Letter of the bracket it belongs to'),
    indicators: indicatorsShape.optional(),
    rounds: z.array(roundShape),
    table: z.array(tableRowShape),
    openEnded: mark.describe('Nobody knows how many rounds there will be'),
  }),
)

const remarkShape = z.looseObject({ rule: text, sentence: text }).meta({ id: 'Remark' })

export const bulletinShape = shapeOf<Bulletin>()(
  'Bulletin',
  z.strictObject({
    format: text,
    name: text.optional(),
    state: z.enum(['entering', 'running', 'finished']),
    closed: z.boolean(),
    entrants: z.array(entrantShape),
    stages: z.array(stageShape),
    table: z.array(tableRowShape),
    champion: text.nullable(),
    todo: z.array(todoShape),
    remarks: z.array(remarkShape),
  }),
)
