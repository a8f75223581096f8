/** Facts: what was decided, played, published or drawn by lot. Recorded once, never changed. */
import * as z from 'zod'
import { bracketSchema, editedShape, entrantSchema, nameSchema } from './entrant.ts'
import { arrangementSchema, breakOffs, gameRecordSchema } from './game-record.ts'
import { commandKeySchema, entrantIdSchema, matchIdSchema, seqSchema, stageIdSchema } from './ids.ts'
import { instantSchema } from './instant.ts'
import { openingOrderSchema } from './opening.ts'
import { impsSchema, resultSchema } from './result.ts'

const seqs = z.array(seqSchema).readonly()
const note = z.string().max(2000)

/** Why something is so: a rule's number and what the rule looked at. */
export const reasonSchema = z.looseObject({ rule: z.string() }).readonly()
export type Reason = z.infer<typeof reasonSchema>

/** Published seeds or a round that stand although the results would now give another, as the director was told. */
const standsSchema = z
  .strictObject({
    rule: z.string(),
    what: z.enum(['seeds', 'round']),
    entrants: z
      .array(
        z
          .strictObject({
            entrant: entrantIdSchema,
            told: z.int().min(1).optional().describe('Seed or round that was published'),
            now: z.int().min(1).optional().describe('Seed or round by the results as they are now'),
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly()

/** A Chess960 start position by its number; 518 is the usual one. */
const startSchema = z.int().min(0).max(959)
const startsSchema = z.array(startSchema).readonly().describe('Start positions of the rounds that follow, in order')

/** A seat as it is published: a person, or a number of a bracket whose holder may still change. */
const publishedSeatSchema = z.union([
  z.strictObject({ entrant: entrantIdSchema }).readonly(),
  z.strictObject({ number: z.int().min(1), after: z.int().min(0) }).readonly(),
])
export type PublishedSeat = z.infer<typeof publishedSeatSchema>

/** IMPs that one of two teams receives in a match against the other, as they were told. */
const handicapSchema = z
  .strictObject({
    between: z.tuple([entrantIdSchema, entrantIdSchema]).readonly(),
    boards: z.int().min(1),
    receives: z
      .tuple([z.number().min(0), z.number().min(0)])
      .readonly()
      .describe('IMPs, three decimals'),
  })
  .readonly()
export type Handicap = z.infer<typeof handicapSchema>
const handicapsSchema = z.array(handicapSchema).readonly().describe('Of the matches drawn here')

/** Which game of a match, and between whom. */
const gameShape = {
  game: z.int().min(1),
  half: z
    .union([z.literal(1), z.literal(2)])
    .optional()
    .describe('Half of a bridge match; without it the whole'),
  sides: z.tuple([entrantIdSchema, entrantIdSchema]).readonly().describe('White, Black; in bridge as they are seated'),
  opening: z.int().min(1).optional().describe('Number of the opening it was played from'),
}
const gameSchema = z.strictObject(gameShape).readonly()

const halfSchema = z.union([z.literal(1), z.literal(2)])

/** What happened to a board at a table: a contract with its tricks, or the score of North-South. */
export const tableScoreSchema = z.union([z.string().min(1).max(12), z.int().min(-9999).max(9999)])
export type TableScore = z.infer<typeof tableScoreSchema>

/** A board between two teams: what happened at the two tables, or only what it was worth. */
export const boardScoreSchema = z.union([
  z
    .strictObject({
      board: z.int().min(1).max(999),
      tables: z
        .tuple([tableScoreSchema, tableScoreSchema])
        .readonly()
        .describe('First the table where the first team sits North-South; contracts (4SxN-1, pass) or scores'),
    })
    .readonly(),
  z.strictObject({ board: z.int().min(1).max(999), imps: impsSchema }).readonly(),
])
export type BoardScore = z.infer<typeof boardScoreSchema>

/** The four who play, as places in the team's list of members. */
const seatedPlayers = z.array(z.int().min(1).max(20)).length(4).readonly()
const boardsOfEach = z.array(z.int().min(0).max(9999)).min(4).max(20).readonly()

/** The second round of a bracket that takes in a team, in its numbers. */
const secondRoundSchema = z
  .array(z.array(z.int().min(1).max(9)).min(2).max(3).readonly())
  .max(3)
  .readonly()
  .describe('The second round of the bracket it moves to, in numbers, where the usual one would repeat a match')

export const faults = ['team', 'directors'] as const
export const placements = ['low', 'high'] as const
const findings = ['in-time', 'playing', 'won', 'lost', 'late'] as const
const corrections = ['changed', 'disqualified', 'moved', 'out', 'stands'] as const
export const freePlays = ['tournament', 'national'] as const

const playedShape = {
  result: resultSchema,
  finishedAt: instantSchema.optional(),
  moves: z.int().min(0).max(9999).optional(),
  movesToFinish: z.int().min(0).max(9999).optional(),
}

/** A director's decision about one match. */
const rulingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('absent'), absent: z.array(entrantIdSchema).min(1).readonly() }).readonly(),
  z.strictObject({ kind: z.literal('cancelled') }).readonly(),
  z.strictObject({ kind: z.literal('won'), winner: entrantIdSchema }).readonly(),
  z.strictObject({ kind: z.literal('through'), through: z.array(entrantIdSchema).min(1).readonly() }).readonly(),
  z.strictObject({ kind: z.literal('drawn') }).readonly(),
])
export type Ruling = z.infer<typeof rulingSchema>

const optionsSchema = z.record(z.string(), z.unknown()).readonly()

const fact = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z
    .strictObject({
      seq: seqSchema,
      at: instantSchema.describe('When it was recorded'),
      by: z.string().min(1).max(200).describe('Who recorded it'),
      key: commandKeySchema,
      type: z.literal(type),
      ...shape,
    })
    .readonly()

export const recordedSchema = z.discriminatedUnion('type', [
  fact('tournament-opened', {
    format: z.string().min(1),
    rules: z.literal(1).describe('Version of the rule book'),
    name: nameSchema.optional(),
    options: optionsSchema,
    autoPair: z.boolean(),
    dice: z.string().min(1).max(100).describe('Seed of every draw by lot'),
  }),
  fact('entrant-entered', {
    entrant: entrantSchema,
    joins: matchIdSchema.optional().describe('The match a late entrant takes a seat in'),
    handicaps: handicapsSchema.optional(),
  }),
  fact('entrant-edited', {
    entrant: entrantIdSchema,
    name: nameSchema.optional(),
    ...editedShape,
  }),
  fact('entrant-withdrew', {
    entrant: entrantIdSchema,
    emergency: z.literal(true).optional().describe('Keeps what was earned so far'),
    note: note.optional(),
  }),
  fact('entrant-returned', { entrant: entrantIdSchema, note: note.optional() }),
  fact('tournament-started', {
    order: z.array(entrantIdSchema).readonly(),
    reason: reasonSchema,
    starts: startsSchema.optional(),
    brackets: z.array(z.int().min(1)).min(1).max(26).readonly().optional().describe('Sizes, from the strongest'),
    handicaps: handicapsSchema.optional(),
    openings: openingOrderSchema.optional(),
  }),
  fact('opening-drawn', {
    match: matchIdSchema,
    pair: z.int().min(1).describe('The pair of the match it is for'),
    opening: z.int().min(1).describe('Its number in the order of the openings'),
    reused: z.literal(true).optional().describe('All had been used'),
    reason: reasonSchema,
  }),
  fact('round-paired', {
    stage: stageIdSchema,
    round: z.int().min(1),
    kind: z.string(),
    matches: z.array(z.array(publishedSeatSchema).readonly()).readonly(),
    byes: z.array(entrantIdSchema).readonly(),
    start: startSchema.optional(),
    handicaps: handicapsSchema.optional(),
    byHand: z.literal(true).optional().describe('Somebody chose it: it is never drawn again by itself'),
    note: note.optional(),
    reasons: z.array(reasonSchema).readonly(),
  }),
  fact('seeds-published', {
    stage: stageIdSchema,
    order: z.array(z.union([entrantIdSchema, z.literal('nobody')])).readonly(),
    starts: startsSchema.optional(),
    reasons: z.array(reasonSchema).readonly(),
  }),
  fact('game-finished', {
    match: matchIdSchema,
    ...gameShape,
    ...playedShape,
    record: gameRecordSchema.optional(),
  }),
  fact('game-abandoned', {
    match: matchIdSchema,
    game: gameShape.game,
    sides: gameShape.sides,
    opening: gameShape.opening,
    why: z.enum(breakOffs),
    entrant: entrantIdSchema.optional().describe('Who could not start'),
    record: gameRecordSchema.optional(),
    note: note.optional(),
  }),
  fact('play-arranged', {
    from: z.int().min(1).describe('The round it holds from'),
    play: arrangementSchema,
    note: note.optional(),
  }),
  fact('options-changed', {
    options: optionsSchema.describe('All of them, as they are from now on'),
    note: note.optional(),
  }),
  fact('ruling-made', {
    match: matchIdSchema,
    between: z
      .array(entrantIdSchema)
      .min(1)
      .readonly()
      .describe('Who sat there, in the order of the seats; empty ones left out'),
    ruling: rulingSchema,
    note: note.optional(),
  }),
  fact('result-corrected', {
    fact: seqSchema.describe('The report, or the ruling in whose place a game comes'),
    inPlaceOfRuling: gameSchema.optional().describe('Given where a ruling is corrected: the game that was played'),
    ...playedShape,
    voids: seqs,
    stands: standsSchema.optional(),
    note: note.optional(),
  }),
  fact('command-revoked', {
    how: z.enum(['undo', 'redo', 'revoke', 'redraw']),
    facts: seqs,
    voids: seqs,
    stands: standsSchema.optional(),
    note: note.optional(),
  }),
  fact('winner-declared', {
    stage: stageIdSchema,
    round: z.int().min(1).describe('The round it was said in, or instead of'),
    winners: z.array(entrantIdSchema).min(1).readonly().describe('One, or all who share the win'),
    note: note.optional(),
  }),
  fact('bracket-corrected', {
    entrant: entrantIdSchema,
    from: bracketSchema.describe('The bracket it was wrongly in'),
    fault: z.enum(faults),
    placed: z.enum(placements),
    found: z.enum(findings),
    action: z.enum(corrections),
    to: bracketSchema.optional().describe('The bracket it plays in now'),
    joins: matchIdSchema.optional().describe('The match of the first round it takes a seat in'),
    handicaps: handicapsSchema.optional(),
    secondRound: secondRoundSchema.optional(),
    voids: seqs,
    note: note.optional(),
  }),
  fact('lineup-told', {
    match: matchIdSchema,
    entrant: entrantIdSchema,
    half: halfSchema.optional().describe('Without it both'),
    players: seatedPlayers.optional().describe('The four who play, by their places in the team'),
    played: boardsOfEach.optional().describe('Boards of each member in the whole match'),
  }),
  fact('boards-scored', {
    match: matchIdSchema,
    sides: z.tuple([entrantIdSchema, entrantIdSchema]).readonly(),
    half: halfSchema.optional(),
    boards: z.array(boardScoreSchema).min(1).max(200).readonly(),
  }),
  fact('conditions-posted', { note: note.optional() }),
  fact('remedy-given', {
    entrant: entrantIdSchema,
    refund: z.literal(true).optional(),
    freePlays: z.array(z.enum(freePlays)).min(1).readonly().optional(),
    note: note.optional(),
  }),
  fact('tournament-closed', {}),
])

/** A fact with its place in the log, its time, its author and the command that caused it. */
export type Recorded = z.infer<typeof recordedSchema>
export type FactType = Recorded['type']
export type RecordedOf<Type extends FactType> = Extract<Recorded, { type: Type }>

type Stamp = 'seq' | 'at' | 'by' | 'key'
type Unstamped<Each> = Each extends unknown ? Omit<Each, Stamp> : never
/** A fact before it is recorded: what a decision answers with. */
export type Fact = Unstamped<Recorded>
export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>
