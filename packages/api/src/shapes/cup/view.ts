/** The view of a cup in the API. */
import * as z from 'zod'
import { about } from '../about.ts'
import { seatShape as shownSeatShape } from '../seat.ts'
import { messageShape } from '../words.ts'
import { cupStates } from './live-event.ts'

const number = z.int().min(1)
const halfPoints = z.int().min(0).describe(about('shape-cup-half-points'))
const shape = <Shape extends z.ZodRawShape>(fields: Shape) => z.strictObject(fields).readonly()
const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly()

const estimateShape = shape({
  value: z.number(),
  lower: z.number().exactOptional(),
  upper: z.number().exactOptional(),
  error: z.number().exactOptional(),
})

const statisticsShape = shape({
  games: z.int(),
  tally: shape({ wins: z.int(), draws: z.int(), losses: z.int() }),
  pentanomial: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]).readonly(),
  halfPairs: z.int(),
  score: z.number().exactOptional(),
  drawRatio: z.number().exactOptional(),
  tiedPairRatio: z.number().exactOptional(),
  basis: z.enum(['pairs', 'games']),
  elo: estimateShape.exactOptional(),
  normalizedElo: estimateShape.exactOptional(),
  superiority: z.number().exactOptional(),
  remarks: list(messageShape),
}).describe(about('shape-cup-statistics'))

const seatShape = shape({
  name: z.string().exactOptional(),
  from: shownSeatShape.exactOptional().describe(about('shape-cup-seat-from')),
  seed: number.exactOptional(),
  rating: z.number().exactOptional(),
  halfPoints,
  crashes: z.int(),
})

const gameShape = shape({
  game: number,
  pair: number,
  gameInPair: z.union([z.literal(1), z.literal(2)]),
  isTiebreak: z.boolean(),
  white: z.string(),
  black: z.string(),
  result: z.string(),
  ending: z.string().exactOptional(),
  plies: z.int().exactOptional(),
  opening: shape({ number, place: number, name: z.string().exactOptional(), isReused: z.boolean() }).exactOptional(),
  fault: messageShape.exactOptional(),
  repeats: number.exactOptional(),
  isReplay: z.boolean(),
})

const matchShape = shape({
  match: number,
  seats: z.tuple([seatShape, seatShape]).readonly(),
  state: z.enum(['waiting', 'open', 'decided']),
  winner: z.string().exactOptional(),
  decidedBy: z.string().exactOptional(),
  games: list(gameShape),
  statistics: statisticsShape.exactOptional(),
})

const roundShape = shape({
  name: messageShape,
  round: number,
  isThirdPlace: z.boolean(),
  pairs: z.int(),
  matches: list(matchShape),
})

const engineShape = shape({
  place: z.string(),
  name: z.string(),
  seed: number.exactOptional(),
  rating: z.number().exactOptional(),
  matchesWon: z.int(),
  halfPoints,
  games: z.int(),
  faults: list(shape({ ending: z.string(), games: z.int() })),
  lostIn: messageShape.exactOptional(),
})

const evaluation = z.union([shape({ centipawns: z.number() }), shape({ mate: z.number() })]).optional()
const both = <Each extends z.ZodType>(each: Each) => shape({ white: each, black: each })

const liveShape = shape({
  match: number,
  game: number,
  pair: number,
  isTiebreak: z.boolean(),
  roundName: messageShape,
  white: z.string(),
  black: z.string(),
  openingName: z.string().exactOptional(),
  startedAt: z.int(),
  plies: z.int(),
  toMove: z.enum(['white', 'black']),
  lastMove: z.string().exactOptional(),
  lastMoveAt: z.int().exactOptional(),
  clocksMs: both(z.int().optional()),
  evaluations: both(evaluation),
  depths: both(z.int().optional()),
})

const progressShape = shape({
  matchesDecided: z.int(),
  matches: z.int(),
  gamesPlayed: z.int(),
  gamesLeft: z.int(),
  startedAt: z.int(),
  secondsLeft: z.number().exactOptional(),
})

const waitShape = shape({
  for: z.enum(['engine', 'disk', 'organiser', 'worker']),
  match: number.exactOptional(),
  engine: z.string().exactOptional(),
  says: list(messageShape),
  hint: list(messageShape),
  since: z.int(),
})

export const cupViewShape = shape({
  name: z.string(),
  state: z.enum(cupStates),
  champion: z.string().exactOptional(),
  rounds: list(roundShape),
  engines: list(engineShape),
  live: list(liveShape),
  progress: progressShape,
  waits: list(waitShape),
})
/** Compatible with the view of the engines package. */
export type CupReport = z.infer<typeof cupViewShape>
