/** Facts: what was decided, played, published or drawn by lot. Recorded once, never changed. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { editedShape, entrantSchema, nameSchema } from './entrant.ts'
import { eventShape } from './event-details.ts'
import { gameShape, noteSchema, noteText, reasonSchema, recordTexts, recordView, seqsSchema } from './fields.ts'
import { gameRecordSchema } from './game-record.ts'
import { entrantIdSchema, matchIdSchema, type Seq, seqSchema, stageIdSchema } from './ids.ts'
import { instantSchema } from './instant.ts'
import { type Fields, type Kind, kind, type Shape, type Stamp } from './kind.ts'
import { resultSchema } from './result.ts'

/** Published seeds or a round that stand although the results would now give others. */
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

/** A published seat: an entrant, or a bracket number whose holder may still change. */
const publishedSeatSchema = z.union([
  z.readonly(z.strictObject({ entrant: entrantIdSchema })),
  z.readonly(z.strictObject({ number: z.int().check(z.minimum(1)), after: z.int().check(z.minimum(0)) })),
])
export type PublishedSeat = z.infer<typeof publishedSeatSchema>

const gameSchema = z.readonly(z.strictObject(gameShape))

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

// --- what spectators see, and what is personal ----------------------------------------------------

const player = { name: true, number: false, masterpoints: true } as const

const profileView = {
  name: true,
  rating: true,
  maxRating: true,
  club: true,
  captain: true,
  paid: false,
  claimed: true,
  players: player,
} as const

export const gameView = { game: true, half: true, sides: true } as const
const playedView = { result: true, finishedAt: true, moves: true, movesToFinish: true } as const

const profileTexts = { name: true, club: true, captain: true, players: { name: true, number: true } } as const

// --- the facts that every format has --------------------------------------------------------------

/** Each with its fields, what spectators see of them, and which texts are personal. */
export const heart = [
  kind(
    'tournament-opened',
    {
      format: z.string().check(z.minLength(1)),
      rules: described(z.literal(1), about('about-opened-rules')),
      name: z.optional(nameSchema),
      options: optionsSchema,
      autoPair: z.boolean(),
      dice: described(z.string().check(z.minLength(1), z.maxLength(100)), about('about-dice')),
    },
    { format: true, rules: true, name: true, options: true, autoPair: true, dice: false },
  ),
  kind(
    'entrant-entered',
    {
      entrant: entrantSchema,
      joins: described(z.optional(matchIdSchema), about('about-entered-joins')),
    },
    { entrant: { id: true, ...profileView }, joins: true },
    { entrant: profileTexts },
  ),
  kind(
    'entrant-edited',
    { entrant: entrantIdSchema, name: z.optional(nameSchema), ...editedShape },
    { entrant: true, ...profileView },
    profileTexts,
  ),
  kind(
    'entrant-withdrew',
    {
      entrant: entrantIdSchema,
      emergency: described(z.optional(z.literal(true)), about('about-withdrew-emergency')),
      note: z.optional(noteSchema),
    },
    { entrant: true, emergency: true, note: false },
    noteText,
  ),
  kind(
    'entrant-returned',
    { entrant: entrantIdSchema, note: z.optional(noteSchema) },
    { entrant: true, note: false },
    noteText,
  ),
  kind(
    'tournament-started',
    {
      order: z.readonly(z.array(entrantIdSchema)),
      reason: reasonSchema,
      starts: z.optional(startsSchema),
      brackets: described(
        z.optional(z.readonly(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(26)))),
        about('about-bracket-sizes'),
      ),
    },
    { order: true, reason: true, starts: true, brackets: true },
  ),
  kind(
    'round-paired',
    {
      stage: stageIdSchema,
      round: z.int().check(z.minimum(1)),
      kind: z.string(),
      matches: z.readonly(z.array(z.readonly(z.array(publishedSeatSchema)))),
      byes: z.readonly(z.array(entrantIdSchema)),
      start: z.optional(startSchema),
      byHand: described(z.optional(z.literal(true)), about('about-pairing-by-hand')),
      note: z.optional(noteSchema),
      reasons: z.readonly(z.array(reasonSchema)),
    },
    {
      stage: true,
      round: true,
      kind: true,
      matches: true,
      byes: true,
      start: true,
      byHand: true,
      note: false,
      reasons: true,
    },
    noteText,
  ),
  kind(
    'seeds-published',
    {
      stage: stageIdSchema,
      order: z.readonly(z.array(z.union([entrantIdSchema, z.literal('nobody')]))),
      starts: z.optional(startsSchema),
      reasons: z.readonly(z.array(reasonSchema)),
    },
    { stage: true, order: true, starts: true, reasons: true },
  ),
  kind(
    'game-finished',
    { match: matchIdSchema, ...gameShape, ...playedShape, record: z.optional(gameRecordSchema) },
    { match: true, ...gameView, ...playedView, record: recordView },
    { record: recordTexts },
  ),
  kind(
    'options-changed',
    { options: described(optionsSchema, about('about-options-all')), note: z.optional(noteSchema) },
    { options: true, note: false },
    noteText,
  ),
  kind(
    'ruling-made',
    {
      match: matchIdSchema,
      between: described(z.readonly(z.array(entrantIdSchema).check(z.minLength(1))), about('about-ruling-between')),
      ruling: rulingSchema,
      note: z.optional(noteSchema),
    },
    { match: true, between: true, ruling: true, note: false },
    noteText,
  ),
  kind(
    'result-corrected',
    {
      fact: described(seqSchema, about('about-corrected-fact')),
      inPlaceOfRuling: described(z.optional(gameSchema), about('about-corrected-in-place')),
      ...playedShape,
      voids: seqsSchema,
      stands: z.optional(standsSchema),
      note: z.optional(noteSchema),
    },
    { fact: true, inPlaceOfRuling: gameView, ...playedView, voids: true, stands: true, note: false },
    noteText,
  ),
  kind(
    'command-revoked',
    {
      how: z.enum(['undo', 'redo', 'revoke', 'redraw']),
      facts: seqsSchema,
      voids: seqsSchema,
      stands: z.optional(standsSchema),
      note: z.optional(noteSchema),
    },
    { how: true, facts: true, voids: true, stands: true, note: false },
    noteText,
  ),
  kind(
    'event-described',
    { ...eventShape, note: z.optional(noteSchema) },
    { days: true, place: true, timeControl: true, contact: true, link: true, about: true, logo: true, note: false },
    { place: true, contact: true, about: true, ...noteText },
  ),
  kind('tournament-closed', {}, {}),
] as const

export type { Reason } from './fields.ts'
export { stampFields } from './kind.ts'

type Heart = (typeof heart)[number]
export type FactType = Heart['type']

/** A whole fact of a kind. */
export type RecordedAs<Type extends string, Of extends Shape> = Stamp & { readonly type: Type } & Fields<Of>
type RecordOfKind<Each> = Each extends Kind<infer Type, infer Of> ? RecordedAs<Type, Of> : never

/** Types of facts that formats define; only their kinds distinguish them (`lineupTold.is(fact)`). */
declare enum OwnType {
  one = 'one',
  other = 'other',
}

export type { OwnType }

/** A fact defined by the tournament's format. */
export interface OwnFact extends Stamp {
  readonly type: OwnType
  readonly voids?: readonly Seq[] | undefined
  readonly note?: string | undefined
}

/** A fact with its stamp: seq, time, author and command key. */
export type RecordedFact = RecordOfKind<Heart> | OwnFact
export type RecordedFactOf<Type extends FactType> = Extract<RecordOfKind<Heart>, { type: Type }>

type WithoutStamp<Each> = Each extends unknown ? Omit<Each, keyof Stamp> : never
/** A fact before it is recorded. */
export type Fact = WithoutStamp<RecordedFact>
export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>
