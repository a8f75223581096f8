/**
 * Facts as spectators receive them: without author, command key, notes, payments and dice. The first carries a hash of
 * the dice, the close the dice themselves, so that anybody can check the draws:
 *
 *     diceHash = SHA-256 of salt + "\n" + dice, in hexadecimal digits
 */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { type DecidedMatch, decidedSchema } from '../facts/decided-match.ts'
import type { FactType, heart, OwnType, RecordedFactOf } from '../facts/fact.ts'
import { type Seq, seqSchema } from '../facts/ids.ts'
import { type Instant, instantSchema } from '../facts/instant.ts'
import type { Kind, Shape, Stamp as Stamped } from '../facts/kind.ts'
import type { AnyView, Projection } from '../facts/view.ts'
import { formats } from '../formats/index.ts'
import { kindsOf } from '../formats/rule-book/facts/facts-of.ts'

/** Public fields that replace private ones. */
interface Instead {
  readonly 'tournament-opened': { readonly diceHash: string }
  readonly 'tournament-closed': { readonly dice: string; readonly salt: string }
}

type Heart = (typeof heart)[number]

interface Stamp<Type> {
  readonly seq: Seq
  readonly at: Instant
  readonly command: Seq
  readonly type: Type
  readonly decided?: readonly DecidedMatch[]
}

export type PublicFactOf<Type extends FactType> = Type extends FactType
  ? Stamp<Type> &
      Projection<Omit<RecordedFactOf<Type>, keyof Stamped | 'type'>, Extract<Heart, { type: Type }>['view']> &
      (Type extends keyof Instead ? Instead[Type] : unknown)
  : never
/** A public fact that a format brings. */
export type PublicOwnFact = Stamp<OwnType>
export type PublicFact = PublicFactOf<FactType> | PublicOwnFact

/** The text whose hash opens the public log. */
export const sealedDice = (salt: string, dice: string): string => `${salt}\n${dice}`

const stamp = {
  seq: seqSchema,
  at: described(instantSchema, about('about-fact-at')),
  command: described(seqSchema, about('about-public-command')),
}

const instead: { readonly [Type in keyof Instead]: Shape } = {
  'tournament-opened': {
    diceHash: described(z.string().check(z.regex(/^[0-9a-f]{64}$/)), about('about-public-dice-hash')),
  },
  'tournament-closed': {
    dice: described(z.string().check(z.minLength(1), z.maxLength(100)), about('about-dice')),
    salt: described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-public-salt')),
  },
}

type Schema = z.core.$ZodType

/** Made from the kinds of facts, so the two cannot differ. */
export const publicFactSchema = z.union(
  kindsOf(formats).map((each) => publicSchema(each, insteadOf(each))),
) as z.ZodMiniType<PublicFact>

function insteadOf(kind: Kind): Shape {
  if (kind.type in instead) return instead[kind.type as keyof Instead]
  return formats.flatMap(({ facts = [] }) => facts).find((each) => each === kind)?.instead?.shape ?? {}
}

function publicSchema({ type, shape, view }: Kind, more: Shape) {
  return z.readonly(
    z.strictObject({
      ...stamp,
      type: z.literal(type),
      ...shapeInView(shape, view as Exclude<AnyView, boolean>),
      ...more,
      decided: described(z.optional(z.readonly(z.array(decidedSchema))), about('about-public-decided')),
    }),
  )
}

function shapeInView(shape: Shape, view: Exclude<AnyView, boolean>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) =>
      view[field] ? [[field, schemaInView(schema, view[field])]] : [],
    ),
  )
}

/** The part of a schema that a view shows. */
function schemaInView(schema: Schema, view: AnyView): Schema {
  if (typeof view === 'boolean') return schema
  if (schema instanceof z.ZodMiniOptional) return z.optional(schemaInView(schema.def.innerType, view))
  if (schema instanceof z.ZodMiniNullable) return z.nullable(schemaInView(schema.def.innerType, view))
  if (schema instanceof z.ZodMiniReadonly) return z.readonly(schemaInView(schema.def.innerType, view))
  if (schema instanceof z.ZodMiniArray) return z.array(schemaInView(schema.def.element, view))
  if (schema instanceof z.ZodMiniObject) return z.strictObject(shapeInView(schema.shape, view))
  throw new Error('only fields of objects can be private')
}
