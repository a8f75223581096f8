/** Facts: what was decided, played, published or drawn by lot. Recorded once, never changed. */
import * as z from 'zod/mini'
import { described } from '../descriptions/described.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { bracketSchema, editedShape, entrantSchema, nameSchema } from './entrant.ts'
import { arrangementSchema, breakOffs, gameRecordSchema } from './game-record.ts'
import { commandKeySchema, entrantIdSchema, matchIdSchema, seqSchema, stageIdSchema } from './ids.ts'
import { instantSchema } from './instant.ts'
import { openingOrderSchema } from './opening.ts'
import { impsSchema, resultSchema } from './result.ts'

const seqs = z.readonly(z.array(seqSchema))
const note = z.string().check(z.maxLength(2000))

/** Why something is so: a rule's number and what the rule looked at. */
export const reasonSchema = z.readonly(z.looseObject({ rule: z.string() }))
export type Reason = z.infer<typeof reasonSchema>

/** Published seeds or a round that stand although the results would now give another, as the director was told. */
const standsSchema = z.readonly(
  z.strictObject({
    rule: z.string(),
    what: z.enum(['seeds', 'round']),
    entrants: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            entrant: entrantIdSchema,
            told: described(z.optional(z.int().check(z.minimum(1))), about('about-published-told')),
            now: described(z.optional(z.int().check(z.minimum(1))), about('about-published-now')),
          }),
        ),
      ),
    ),
  }),
)

/** A Chess960 start position by its number; 518 is the usual one. */
const startSchema = z.int().check(z.minimum(0), z.maximum(959))
const startsSchema = described(z.readonly(z.array(startSchema)), about('about-starts'))

/** A seat as it is published: a person, or a number of a bracket whose holder may still change. */
const publishedSeatSchema = z.union([
  z.readonly(z.strictObject({ entrant: entrantIdSchema })),
  z.readonly(z.strictObject({ number: z.int().check(z.minimum(1)), after: z.int().check(z.minimum(0)) })),
])
export type PublishedSeat = z.infer<typeof publishedSeatSchema>

/** IMPs that one of two teams receives in a match against the other, as they were told. */
const handicapSchema = z.readonly(
  z.strictObject({
    between: z.readonly(z.tuple([entrantIdSchema, entrantIdSchema])),
    boards: z.int().check(z.minimum(1)),
    receives: described(
      z.readonly(z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))])),
      about('about-handicap-receives'),
    ),
  }),
)
export type Handicap = z.infer<typeof handicapSchema>
const handicapsSchema = described(z.readonly(z.array(handicapSchema)), about('about-handicaps'))

/** Which game of a match, and between whom. */
const gameShape = {
  game: z.int().check(z.minimum(1)),
  half: described(z.optional(z.union([z.literal(1), z.literal(2)])), about('about-game-half')),
  sides: described(z.readonly(z.tuple([entrantIdSchema, entrantIdSchema])), about('about-game-sides')),
  opening: described(z.optional(z.int().check(z.minimum(1))), about('about-game-opening')),
}
const gameSchema = z.readonly(z.strictObject(gameShape))

const halfSchema = z.union([z.literal(1), z.literal(2)])

/** What happened to a board at a table: a contract with its tricks, or the score of North-South. */
export const tableScoreSchema = z.union([
  z.string().check(z.minLength(1), z.maxLength(12)),
  z.int().check(z.minimum(-9999), z.maximum(9999)),
])
export type TableScore = z.infer<typeof tableScoreSchema>

/** A board between two teams: what happened at the two tables, or only what it was worth. */
export const boardScoreSchema = z.union([
  z.readonly(
    z.strictObject({
      board: z.int().check(z.minimum(1), z.maximum(999)),
      tables: described(z.readonly(z.tuple([tableScoreSchema, tableScoreSchema])), about('about-boards-tables')),
    }),
  ),
  z.readonly(z.strictObject({ board: z.int().check(z.minimum(1), z.maximum(999)), imps: impsSchema })),
])
export type BoardScore = z.infer<typeof boardScoreSchema>

/** The four who play, as places in the team's list of members. */
const seatedPlayers = z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(20))).check(z.length(4)))
const boardsOfEach = z.readonly(
  z.array(z.int().check(z.minimum(0), z.maximum(9999))).check(z.minLength(4), z.maxLength(20)),
)

/** The second round of a bracket that takes in a team, in its numbers. */
const secondRoundSchema = described(
  z.readonly(
    z
      .array(z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(9))).check(z.minLength(2), z.maxLength(3))))
      .check(z.maxLength(3)),
  ),
  about('about-second-round'),
)

export const faults = ['team', 'directors'] as const
export const placements = ['low', 'high'] as const
const findings = ['in-time', 'playing', 'won', 'lost', 'late'] as const
const corrections = ['changed', 'disqualified', 'moved', 'out', 'stands'] as const
export const freePlays = ['tournament', 'national'] as const

const playedShape = {
  result: resultSchema,
  finishedAt: z.optional(instantSchema),
  moves: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
  movesToFinish: z.optional(z.int().check(z.minimum(0), z.maximum(9999))),
}

/** A director's decision about one match. */
const rulingSchema = z.discriminatedUnion('kind', [
  z.readonly(
    z.strictObject({ kind: z.literal('absent'), absent: z.readonly(z.array(entrantIdSchema).check(z.minLength(1))) }),
  ),
  z.readonly(z.strictObject({ kind: z.literal('cancelled') })),
  z.readonly(z.strictObject({ kind: z.literal('won'), winner: entrantIdSchema })),
  z.readonly(
    z.strictObject({ kind: z.literal('through'), through: z.readonly(z.array(entrantIdSchema).check(z.minLength(1))) }),
  ),
  z.readonly(z.strictObject({ kind: z.literal('drawn') })),
])
export type Ruling = z.infer<typeof rulingSchema>

const optionsSchema = z.readonly(z.record(z.string(), z.unknown()))

const fact = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.readonly(
    z.strictObject({
      seq: seqSchema,
      at: described(instantSchema, about('about-fact-at')),
      by: described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-fact-by')),
      key: commandKeySchema,
      type: z.literal(type),
      ...shape,
    }),
  )

export const recordedSchema = z.discriminatedUnion('type', [
  fact('tournament-opened', {
    format: z.string().check(z.minLength(1)),
    rules: described(z.literal(1), about('about-opened-rules')),
    name: z.optional(nameSchema),
    options: optionsSchema,
    autoPair: z.boolean(),
    dice: described(z.string().check(z.minLength(1), z.maxLength(100)), about('about-dice')),
  }),
  fact('entrant-entered', {
    entrant: entrantSchema,
    joins: described(z.optional(matchIdSchema), about('about-entered-joins')),
    handicaps: z.optional(handicapsSchema),
  }),
  fact('entrant-edited', {
    entrant: entrantIdSchema,
    name: z.optional(nameSchema),
    ...editedShape,
  }),
  fact('entrant-withdrew', {
    entrant: entrantIdSchema,
    emergency: described(z.optional(z.literal(true)), about('about-withdrew-emergency')),
    note: z.optional(note),
  }),
  fact('entrant-returned', { entrant: entrantIdSchema, note: z.optional(note) }),
  fact('tournament-started', {
    order: z.readonly(z.array(entrantIdSchema)),
    reason: reasonSchema,
    starts: z.optional(startsSchema),
    brackets: described(
      z.optional(z.readonly(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(26)))),
      about('about-bracket-sizes'),
    ),
    handicaps: z.optional(handicapsSchema),
    openings: z.optional(openingOrderSchema),
  }),
  fact('opening-drawn', {
    match: matchIdSchema,
    pair: described(z.int().check(z.minimum(1)), about('about-opening-pair')),
    opening: described(z.int().check(z.minimum(1)), about('about-opening-number')),
    reused: described(z.optional(z.literal(true)), about('about-opening-reused')),
    reason: reasonSchema,
  }),
  fact('round-paired', {
    stage: stageIdSchema,
    round: z.int().check(z.minimum(1)),
    kind: z.string(),
    matches: z.readonly(z.array(z.readonly(z.array(publishedSeatSchema)))),
    byes: z.readonly(z.array(entrantIdSchema)),
    start: z.optional(startSchema),
    handicaps: z.optional(handicapsSchema),
    byHand: described(z.optional(z.literal(true)), about('about-pairing-by-hand')),
    note: z.optional(note),
    reasons: z.readonly(z.array(reasonSchema)),
  }),
  fact('seeds-published', {
    stage: stageIdSchema,
    order: z.readonly(z.array(z.union([entrantIdSchema, z.literal('nobody')]))),
    starts: z.optional(startsSchema),
    reasons: z.readonly(z.array(reasonSchema)),
  }),
  fact('game-finished', {
    match: matchIdSchema,
    ...gameShape,
    ...playedShape,
    record: z.optional(gameRecordSchema),
  }),
  fact('game-abandoned', {
    match: matchIdSchema,
    game: gameShape.game,
    sides: gameShape.sides,
    opening: gameShape.opening,
    why: z.enum(breakOffs),
    entrant: described(z.optional(entrantIdSchema), about('about-could-not-start')),
    record: z.optional(gameRecordSchema),
    note: z.optional(note),
  }),
  fact('play-arranged', {
    from: described(z.int().check(z.minimum(1)), about('about-arranged-from')),
    play: arrangementSchema,
    note: z.optional(note),
  }),
  fact('options-changed', {
    options: described(optionsSchema, about('about-options-all')),
    note: z.optional(note),
  }),
  fact('ruling-made', {
    match: matchIdSchema,
    between: described(z.readonly(z.array(entrantIdSchema).check(z.minLength(1))), about('about-ruling-between')),
    ruling: rulingSchema,
    note: z.optional(note),
  }),
  fact('result-corrected', {
    fact: described(seqSchema, about('about-corrected-fact')),
    inPlaceOfRuling: described(z.optional(gameSchema), about('about-corrected-in-place')),
    ...playedShape,
    voids: seqs,
    stands: z.optional(standsSchema),
    note: z.optional(note),
  }),
  fact('command-revoked', {
    how: z.enum(['undo', 'redo', 'revoke', 'redraw']),
    facts: seqs,
    voids: seqs,
    stands: z.optional(standsSchema),
    note: z.optional(note),
  }),
  fact('winner-declared', {
    stage: stageIdSchema,
    round: described(z.int().check(z.minimum(1)), about('about-ended-round')),
    winners: described(z.readonly(z.array(entrantIdSchema).check(z.minLength(1))), about('about-ended-winners')),
    note: z.optional(note),
  }),
  fact('bracket-corrected', {
    entrant: entrantIdSchema,
    from: described(bracketSchema, about('about-misplaced-from')),
    fault: z.enum(faults),
    placed: z.enum(placements),
    found: z.enum(findings),
    action: z.enum(corrections),
    to: described(z.optional(bracketSchema), about('about-misplaced-to')),
    joins: described(z.optional(matchIdSchema), about('about-misplaced-joins')),
    handicaps: z.optional(handicapsSchema),
    secondRound: z.optional(secondRoundSchema),
    voids: seqs,
    note: z.optional(note),
  }),
  fact('lineup-told', {
    match: matchIdSchema,
    entrant: entrantIdSchema,
    half: described(z.optional(halfSchema), about('about-lineup-half')),
    players: described(z.optional(seatedPlayers), about('about-lineup-players')),
    played: described(z.optional(boardsOfEach), about('about-lineup-played')),
  }),
  fact('boards-scored', {
    match: matchIdSchema,
    sides: z.readonly(z.tuple([entrantIdSchema, entrantIdSchema])),
    half: z.optional(halfSchema),
    boards: z.readonly(z.array(boardScoreSchema).check(z.minLength(1), z.maxLength(200))),
  }),
  fact('conditions-posted', { note: z.optional(note) }),
  fact('remedy-given', {
    entrant: entrantIdSchema,
    refund: z.optional(z.literal(true)),
    freePlays: z.optional(z.readonly(z.array(z.enum(freePlays)).check(z.minLength(1)))),
    note: z.optional(note),
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
