/** What is told of games while they are played, for the live feed. Nothing of it is in the log. */
import * as z from 'zod'

const evaluationSchema = z
  .union([z.strictObject({ centipawns: z.number() }).readonly(), z.strictObject({ mate: z.number() }).readonly()])
  .describe("From the mover's own side: hundredths of a pawn, or moves to mate")

const liveMoveSchema = z
  .strictObject({
    uci: z.string().describe('As engines write it: e2e4, e7e8q'),
    colour: z.enum(['white', 'black']),
    tookMs: z.int().min(0).describe('Time on the clock'),
    leftMs: z.int().exactOptional().describe('Left on the clock, with the increment; not without a clock'),
    evaluation: evaluationSchema.exactOptional(),
    depth: z.int().exactOptional(),
    nodes: z.number().exactOptional(),
  })
  .readonly()
export type LiveMove = z.infer<typeof liveMoveSchema>

const number = z.int().min(1)
const gameShape = {
  match: number.describe('Number of the match'),
  game: number.describe('Number of the game in its match'),
  white: z.string(),
  black: z.string(),
}

const beganShape = {
  ...gameShape,
  round: z.string().describe('Its name: Semifinal'),
  opening: z.string().exactOptional().describe('Its name, where it has one'),
  position: z.string().exactOptional().describe('It begins there: first four fields of FEN; otherwise the usual start'),
  startedAt: z.int().describe('Milliseconds since 1970'),
}

const waitShape = {
  for: z.enum(['engine', 'disk', 'organiser', 'worker']),
  match: number.exactOptional(),
  engine: z.string().exactOptional(),
  sentence: z.string(),
  hint: z.string().describe('What can be done about it'),
  since: z.int().describe('Milliseconds since 1970; 0: not known'),
}

const event = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ event: z.literal(name), ...shape }).readonly()

export const cupStates = ['playing', 'waiting', 'stopped', 'finished'] as const

export const liveEventSchema = z.discriminatedUnion('event', [
  event('cup-state', { state: z.enum(cupStates), champion: z.string().exactOptional() }),
  event('game-began', beganShape).describe('Also when a game begins anew: what was told of it before is void'),
  event('moves', {
    ...gameShape,
    ply: z.int().min(0).describe('So many moves were told before these'),
    moves: z.array(liveMoveSchema).min(1).readonly(),
  }),
  event('board-cleared', gameShape).describe('It is played no longer; whether it counts the log says'),
  event('game-ended', {
    ...gameShape,
    result: z.string(),
    ending: z.string().describe('checkmate, time, crash …'),
    plies: z.int().min(0),
    fault: z.string().exactOptional().describe('What an engine did wrong'),
    repeats: number.exactOptional().describe('Not played: it repeats this game of the match'),
  }).describe('It stands in the log'),
  event('game-abandoned', { ...gameShape, why: z.string() }).describe('It does not count and is played anew'),
  event('match-decided', { match: number, winner: z.string().nullable(), decidedBy: z.string() }),
  event('waiting', waitShape),
  event('going-on', waitShape),
])
export type LiveEvent = z.infer<typeof liveEventSchema>

/** A running game for those who come late: as it began, with its moves so far. */
export const liveGameSchema = z.strictObject({ ...beganShape, moves: z.array(liveMoveSchema).readonly() }).readonly()
export type LiveGame = z.infer<typeof liveGameSchema>
