/**
 * The schema of the bracket file, by which other programs read a cup and continue it (CUP-24). Names in PascalCase come from
 * the program that defined the format; names in camelCase are ours and hold what is needed to make the log again. Unknown
 * names are ignored.
 */

import { parseInstant } from '@arbiter/core'
import { misdeedSchema } from '@arbiter/core/faults'
import { ownWords } from '@arbiter/core/issues'
import * as z from 'zod'
import { message } from './words/messages.ts'

const name = z.string().min(1)
const instant = z
  .string()
  .refine((text) => parseInstant(text) === text, ownWords({ takes: message('bracket-takes-instant') }))
/** The seq of a fact; only the order matters. */
const seq = z.int().min(1)
const number = z.int().min(1)
const index = z.int().min(0)

// --- what other programs write ----------------------------------------------------------------------

const anyGame = z
  .object({
    GameNr: z.int(),
    White: name,
    Black: name,
    OpeningId: z.int().nullish(),
    OpeningHash: z.string().nullish(),
    Result: z.string(),
  })
  .readonly()
export type AnyGame = z.infer<typeof anyGame>

const anyMatch = z
  .object({
    MatchId: z.int(),
    RoundNumber: z.int().nullish(),
    PlayerA: z.string(),
    PlayerB: z.string(),
    PlayerARating: z.number().nullish(),
    PlayerBRating: z.number().nullish(),
    ScoreA: z.number(),
    ScoreB: z.number(),
    Winner: z.string().nullish(),
    IsDecided: z.boolean(),
    OpeningOrder: z.array(z.int()).readonly().nullish(),
    Games: z.array(anyGame).readonly(),
    thirdPlace: z.boolean().nullish(),
  })
  .readonly()
export type AnyMatch = z.infer<typeof anyMatch>

/** A bracket of any program. */
export const bracketSchema = z
  .object({
    TournamentName: z.string(),
    Strategy: z.string().nullish(),
    GamesPerMatch: z.int().nullish(),
    UniqueOpeningsGlobal: z.boolean().nullish(),
    NextOpeningIndex: z.int().nullish(),
    GlobalOpeningOrder: z.array(z.int()).readonly().nullish(),
    UpdatedUtc: z.string().nullish(),
    Rounds: z.array(z.object({ RoundNumber: z.int(), Matches: z.array(anyMatch).readonly() }).readonly()).readonly(),
  })
  .readonly()
export type BracketFile = z.infer<typeof bracketSchema>

// --- ours -------------------------------------------------------------------------------------------

const opening = z
  .object({
    position: name,
    moves: z.array(z.string()).readonly().optional(),
    name: z.string().optional(),
    variant: z.literal('chess960').optional(),
  })
  .readonly()

const fault = z
  .object({ by: z.enum(['white', 'black']), sentence: z.string(), did: z.optional(misdeedSchema) })
  .readonly()
export type BracketFault = z.infer<typeof fault>

/** Fields of every game, broken off or not. */
const gameShape = {
  GameNr: number,
  White: name,
  Black: name,
  /** The place in the book from 0; -1 if there is none or it is unknown. */
  OpeningId: z.int().min(-1),
  /** The first 16 digits of the SHA-256 of the position; empty where OpeningId is -1. */
  OpeningHash: z.string(),
  /** null for the single last game of a match, which belongs to no pair. */
  pair: number.nullable(),
  gameInPair: z.union([z.literal(1), z.literal(2)]).nullable(),
  termination: z.string().nullable(),
  plies: index.nullable(),
  seq,
  /** The ending in our record, if `termination` differs. */
  ending: z.string().optional(),
  fault: fault.optional(),
  repeats: number.optional(),
  replayed: z.literal(true).optional(),
}

const game = z
  .object({
    ...gameShape,
    Result: z.enum(['1-0', '0-1', '1/2-1/2', '0-0']),
    tiebreak: z.boolean(),
    void: z.literal(false),
    finishedUtc: instant,
    /** When it was recorded, if at another time. */
    recordedUtc: instant.optional(),
    forfeit: z.literal(true).optional(),
    /** Forfeited by a ruling or a withdrawal, not reported. */
    absence: z.literal(true).optional(),
  })
  .readonly()
export type BracketGame = z.infer<typeof game>

const abandonedGame = z
  .object({
    ...gameShape,
    Result: z.literal('*'),
    termination: z.enum(['interrupted', 'void', 'no-start']),
    void: z.literal(true),
    recordedUtc: instant,
    /** The engine that could not start. */
    engine: name.optional(),
    note: z.string().optional(),
  })
  .readonly()
export type AbandonedGame = z.infer<typeof abandonedGame>

const pairOpening = z
  .object({
    pair: number,
    /** The number in the order of the cup. */
    number: number,
    ...opening.unwrap().shape,
    reused: z.literal(true).optional(),
    tiebreak: z.literal(true).optional(),
    /** The seq of its draw. */
    seq: seq.optional(),
  })
  .readonly()
export type BracketOpening = z.infer<typeof pairOpening>

const match = z
  .object({
    MatchId: number,
    RoundNumber: number,
    PlayerA: name,
    PlayerB: name,
    PlayerARating: index,
    PlayerBRating: index,
    ScoreA: z.number(),
    ScoreB: z.number(),
    Winner: name.nullable(),
    IsDecided: z.boolean(),
    OpeningOrder: z.array(index).readonly(),
    Games: z.array(game).readonly(),
    thirdPlace: z.literal(true).optional(),
    seedA: number.nullable(),
    seedB: number.nullable(),
    decidedBy: z.string().nullable(),
    /** Openings of pairs that have begun or were drawn. */
    openings: z.array(pairOpening).readonly(),
    abandoned: z.array(abandonedGame).readonly(),
  })
  .readonly()
export type BracketMatch = z.infer<typeof match>

const player = z
  .object({
    name,
    rating: index.optional(),
    /** The engine's own name, from its latest game. */
    idName: z.string().optional(),
    /** null: not in the draw. */
    seed: number.nullable(),
    id: name,
  })
  .readonly()

const book = z
  .object({
    name: z.string().nullable(),
    /** The SHA-256 of the book's file. */
    hash: z.string().nullable(),
    count: index,
    file: z.string().optional(),
    plies: number.optional(),
    /** In the order of the cup, if there is no hash to identify the book. */
    openings: z
      .array(z.object({ place: number, ...opening.unwrap().shape }).readonly())
      .readonly()
      .optional(),
  })
  .readonly()

const ruling = z
  .object({
    match: number,
    kind: z.enum(['won', 'absent']),
    /** The winner, or the absent players. */
    players: z.array(name).min(1).readonly(),
    seq,
    recordedUtc: instant,
    note: z.string().optional(),
  })
  .readonly()

const withdrawal = z
  .object({
    player: name,
    seq,
    recordedUtc: instant,
    emergency: z.literal(true).optional(),
    note: z.string().optional(),
  })
  .readonly()

const anything = z.record(z.string(), z.unknown()).readonly()

/** A bracket written by Arbiter. */
export const ownBracketSchema = z
  .object({
    TournamentName: name,
    Strategy: z.string(),
    GamesPerMatch: index,
    UniqueOpeningsGlobal: z.boolean(),
    NextOpeningIndex: index,
    GlobalOpeningOrder: z.array(index).readonly(),
    UpdatedUtc: z.string(),
    Rounds: z.array(z.object({ RoundNumber: number, Matches: z.array(match).readonly() }).readonly()).readonly(),
    schemaVersion: z.literal(1),
    format: z.literal('cup'),
    state: z.enum(['entering', 'running', 'finished', 'closed']),
    champion: name.nullable(),
    pairsPerRound: z.array(number).readonly(),
    rngSeed: name,
    options: anything,
    autoPair: z.boolean(),
    openedUtc: instant,
    started: z
      .object({ seq, recordedUtc: instant, /** rating, lot, entry or hand */ seeds: z.string() })
      .readonly()
      .nullable(),
    /** In the order of entry. */
    players: z.array(player).readonly(),
    book: book.nullable(),
    arrangement: z
      .array(
        z.object({ from: number, play: anything, seq, recordedUtc: instant, note: z.string().optional() }).readonly(),
      )
      .readonly(),
    rulings: z.array(ruling).readonly(),
    withdrawn: z.array(withdrawal).readonly(),
  })
  .readonly()
export type OwnBracket = z.infer<typeof ownBracketSchema>

/** True if Arbiter wrote it. */
export const isOwn = (bracket: BracketFile): bracket is OwnBracket =>
  'schemaVersion' in bracket && bracket.schemaVersion === 1
