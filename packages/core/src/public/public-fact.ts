/**
 * Facts as spectators receive them: without author, command key, notes, payments and dice. The first carries a hash of
 * the dice, the close the dice themselves, so that anybody can check the draws:
 *
 *     diceHash = SHA-256 of salt + "\n" + dice, in hexadecimal digits
 */
import * as z from 'zod/mini'
import { described } from '../descriptions/described.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { type Decided, decidedSchema } from '../facts/decided.ts'
import { type FactType, type RecordedOf, recordedSchema } from '../facts/fact.ts'
import { type Seq, seqSchema } from '../facts/ids.ts'
import { type Instant, instantSchema } from '../facts/instant.ts'
import { type PublicArrangement, publicArrangementSchema } from './arrangement.ts'
import { type AnyView, type Seen, type Stamped, views } from './view.ts'

/** What stands in a public fact in place of what is private. */
interface Instead {
  readonly 'tournament-opened': { readonly diceHash: string }
  readonly 'play-arranged': { readonly play: PublicArrangement }
  readonly 'tournament-closed': { readonly dice: string; readonly salt: string }
}

interface Stamp<Type> {
  readonly seq: Seq
  readonly at: Instant
  readonly command: Seq
  readonly type: Type
  readonly decided?: readonly Decided[]
}

export type PublicFactOf<Type extends FactType> = Type extends FactType
  ? Stamp<Type> &
      Seen<Omit<RecordedOf<Type>, Stamped>, (typeof views)[Type]> &
      (Type extends keyof Instead ? Instead[Type] : unknown)
  : never
export type PublicFact = PublicFactOf<FactType>

/** The text whose hash the public log opens with. */
export const sealedDice = (salt: string, dice: string): string => `${salt}\n${dice}`

const stamp = {
  seq: seqSchema,
  at: described(instantSchema, about('about-fact-at')),
  command: described(seqSchema, about('about-public-command')),
}

const instead: { readonly [Type in keyof Instead]: z.core.$ZodShape } = {
  'tournament-opened': {
    diceHash: described(z.string().check(z.regex(/^[0-9a-f]{64}$/)), about('about-public-dice-hash')),
  },
  'play-arranged': { play: publicArrangementSchema },
  'tournament-closed': {
    dice: described(z.string().check(z.minLength(1), z.maxLength(100)), about('about-dice')),
    salt: described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-public-salt')),
  },
}

type Schema = z.core.$ZodType
type AnyShape = Readonly<Record<string, Schema>>

/** Made from the schema of the facts themselves, so that the two cannot drift apart. */
export const publicFactSchema = z.discriminatedUnion(
  'type',
  recordedSchema.def.options.map((fact) => publicSchema(fact.def.innerType.shape)) as never,
) as unknown as z.ZodMiniType<PublicFact>

function publicSchema(shape: AnyShape) {
  const type = (shape['type'] as z.ZodMiniLiteral<FactType>).def.values[0] as FactType
  return z.readonly(
    z.strictObject({
      ...stamp,
      type: shape['type'] as Schema,
      ...shapeSeen(shape, views[type]),
      ...(type in instead ? instead[type as keyof Instead] : {}),
      decided: described(z.optional(z.readonly(z.array(decidedSchema))), about('about-public-decided')),
    }),
  )
}

function shapeSeen(shape: AnyShape, view: Exclude<AnyView, boolean>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => (view[field] ? [[field, schemaSeen(schema, view[field])]] : [])),
  )
}

/** What is left of a schema under a view of it. */
function schemaSeen(schema: Schema, view: AnyView): Schema {
  if (typeof view === 'boolean') return schema
  if (schema instanceof z.ZodMiniOptional) return z.optional(schemaSeen(schema.def.innerType, view))
  if (schema instanceof z.ZodMiniNullable) return z.nullable(schemaSeen(schema.def.innerType, view))
  if (schema instanceof z.ZodMiniReadonly) return z.readonly(schemaSeen(schema.def.innerType, view))
  if (schema instanceof z.ZodMiniArray) return z.array(schemaSeen(schema.def.element, view))
  if (schema instanceof z.ZodMiniObject) return z.strictObject(shapeSeen(schema.shape, view))
  throw new Error('only fields of objects can be private')
}
