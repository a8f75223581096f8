/** The events of running games in the live feed. They are not logged. */
import * as z from 'zod'
import { about } from '../about.ts'
import { messageShape } from '../words.ts'

const evaluationShape = z
  .union([z.strictObject({ centipawns: z.number() }).readonly(), z.strictObject({ mate: z.number() }).readonly()])
  .describe(about('shape-cup-evaluation'))

const liveMoveShape = z
  .strictObject({
    uci: z.string().describe(about('shape-cup-uci')),
    colour: z.enum(['white', 'black']),
    tookMs: z.int().min(0).describe(about('shape-cup-took')),
    leftMs: z.int().exactOptional().describe(about('shape-cup-left')),
    evaluation: evaluationShape.exactOptional(),
    depth: z.int().exactOptional(),
    nodes: z.number().exactOptional(),
  })
  .readonly()
export type LiveMove = z.infer<typeof liveMoveShape>

const number = z.int().min(1)
const gameShape = {
  match: number.describe(about('shape-cup-match')),
  game: number.describe(about('shape-cup-game')),
  white: z.string(),
  black: z.string(),
}

const beganShape = {
  ...gameShape,
  round: messageShape.describe(about('shape-cup-round')),
  opening: z.string().exactOptional().describe(about('shape-cup-opening')),
  position: z.string().exactOptional().describe(about('shape-cup-position')),
  startedAt: z.int().describe(about('shape-cup-instant')),
}

const waitShape = {
  for: z.enum(['engine', 'disk', 'organiser', 'worker']),
  match: number.exactOptional(),
  engine: z.string().exactOptional(),
  says: z.array(messageShape).readonly(),
  hint: z.array(messageShape).readonly().describe(about('shape-cup-hint')),
  since: z.int().describe(about('shape-cup-since')),
}

const event = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ event: z.literal(name), ...shape }).readonly()

export const cupStates = ['playing', 'waiting', 'stopped', 'finished'] as const

export const liveEventShape = z.discriminatedUnion('event', [
  event('cup-state', { state: z.enum(cupStates), champion: z.string().exactOptional() }),
  event('game-began', beganShape).describe(about('shape-cup-began')),
  event('moves', {
    ...gameShape,
    ply: z.int().min(0).describe(about('shape-cup-ply')),
    moves: z.array(liveMoveShape).min(1).readonly(),
  }),
  event('board-cleared', gameShape).describe(about('shape-cup-ended')),
  event('game-ended', {
    ...gameShape,
    result: z.string(),
    ending: z.string().describe(about('shape-cup-ending')),
    plies: z.int().min(0),
    fault: messageShape.exactOptional().describe(about('shape-fault')),
    repeats: number.exactOptional().describe(about('shape-cup-repeats')),
  }).describe(about('shape-cup-recorded')),
  event('game-abandoned', { ...gameShape, why: z.string() }).describe(about('shape-cup-void')),
  event('match-decided', { match: number, winner: z.string().nullable(), decidedBy: z.string() }),
  event('waiting', waitShape),
  event('going-on', waitShape),
])
export type LiveEvent = z.infer<typeof liveEventShape>

/** A running game with its moves so far, for viewers who join later. */
export const liveGameShape = z.strictObject({ ...beganShape, moves: z.array(liveMoveShape).readonly() }).readonly()
export type LiveGame = z.infer<typeof liveGameShape>
