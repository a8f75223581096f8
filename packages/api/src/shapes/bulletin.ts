/** The wall chart: the answer of core's `show`. */
import type { Bulletin, BulletinEntrant, BulletinRound, BulletinStage } from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { matchShape } from './match.ts'
import { indicatorsShape, seatShape } from './seat.ts'
import { tableRowShape } from './table.ts'
import { todoShape } from './todo.ts'
import { mark, messageShape, number, sayingFields, saysFields, text, whole } from './words.ts'

const player = z
  .strictObject({
    name: text,
    number: text.optional().describe(about('shape-member-number')),
    masterpoints: number,
  })
  .meta({ id: 'Player', description: about('shape-player') })

export const entrantShape = shapeOf<BulletinEntrant>()(
  'EntrantShown',
  z.strictObject({
    number: whole.describe(about('shape-entrant-number')),
    name: text,
    id: text,
    rating: number.optional(),
    maxRating: number.optional(),
    club: text.optional(),
    captain: text.optional(),
    paid: z.boolean().optional(),
    claimed: text.optional().describe(about('shape-entrant-claimed')),
    players: z.array(player).optional(),
    average: number.optional().describe(about('shape-entrant-average')),
    withdrawn: mark,
  }),
)

export const pairingShape = z
  .strictObject({ kind: text, rule: text, ...saysFields })
  .meta({ id: 'PairingShown', description: about('shape-pairing') })

const roundShape = shapeOf<BulletinRound>()(
  'RoundShown',
  z.strictObject({
    round: whole,
    phase: whole.optional(),
    name: messageShape,
    matches: z.array(matchShape),
    byes: z.array(seatShape),
    pairing: pairingShape.optional(),
    start: whole.optional().describe(about('shape-chess960')),
    fen: text.optional().describe(about('shape-fen')),
  }),
)

const stageShape = shapeOf<BulletinStage>()(
  'StageShown',
  z.looseObject({
    id: text,
    name: messageShape,
    bracket: text.optional().describe(about('shape-stage-bracket')),
    indicators: indicatorsShape.optional(),
    rounds: z.array(roundShape),
    table: z.array(tableRowShape),
    openEnded: mark.describe(about('shape-stage-open-ended')),
  }),
)

const remarkShape = z.looseObject({ rule: text, ...sayingFields }).meta({ id: 'Remark' })

const eventShape = z
  .strictObject({
    days: z.strictObject({ from: text, to: text.optional() }).optional(),
    place: text.optional(),
    timeControl: text.optional(),
    contact: text.optional(),
    link: text.optional(),
    about: text.optional(),
    logo: text.optional().describe(about('shape-event-logo')),
  })
  .meta({ id: 'EventDetails', description: about('shape-event') })

export const bulletinShape = shapeOf<Bulletin>()(
  'Bulletin',
  z.strictObject({
    format: text,
    name: text.optional(),
    event: eventShape.optional(),
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
