/**
 * Facts as spectators receive them: without author, command key, notes, payments and dice. The first carries a hash of
 * the dice, the close the dice themselves, so that anybody can check the draws:
 *
 *     diceHash = SHA-256 of salt + "\n" + dice, in hexadecimal digits
 */
import * as z from 'zod'
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
  at: instantSchema.describe('When it was recorded'),
  command: seqSchema.describe('The first fact of its command; a command is taken back as a whole'),
}

const instead: { readonly [Type in keyof Instead]: z.ZodRawShape } = {
  'tournament-opened': {
    diceHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of salt, new line and dice, which are told at the close'),
  },
  'play-arranged': { play: publicArrangementSchema },
  'tournament-closed': {
    dice: z.string().min(1).max(100).describe('Seed of every draw by lot'),
    salt: z.string().min(1).max(200).describe('Goes before the dice where their hash is checked'),
  },
}

type AnyShape = Readonly<Record<string, z.ZodType>>

/** Made from the schema of the facts themselves, so that the two cannot drift apart. */
export const publicFactSchema = z.discriminatedUnion(
  'type',
  recordedSchema.options.map((fact) => publicSchema(fact.unwrap().shape)) as never,
) as unknown as z.ZodType<PublicFact>

function publicSchema(shape: AnyShape) {
  const type = (shape['type'] as z.ZodLiteral<FactType>).value
  return z
    .strictObject({
      ...stamp,
      type: shape['type'] as z.ZodType,
      ...shapeSeen(shape, views[type]),
      ...(type in instead ? instead[type as keyof Instead] : {}),
      decided: z.array(decidedSchema).readonly().optional().describe('What public facts alone do not decide'),
    })
    .readonly()
}

function shapeSeen(shape: AnyShape, view: Exclude<AnyView, boolean>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => (view[field] ? [[field, schemaSeen(schema, view[field])]] : [])),
  )
}

/** What is left of a schema under a view of it. */
function schemaSeen(schema: z.ZodType, view: AnyView): z.ZodType {
  if (typeof view === 'boolean') return schema
  if (schema instanceof z.ZodOptional) return schemaSeen(schema.unwrap() as z.ZodType, view).optional()
  if (schema instanceof z.ZodNullable) return schemaSeen(schema.unwrap() as z.ZodType, view).nullable()
  if (schema instanceof z.ZodReadonly) return schemaSeen(schema.unwrap() as z.ZodType, view).readonly()
  if (schema instanceof z.ZodArray) return z.array(schemaSeen(schema.element as z.ZodType, view))
  if (schema instanceof z.ZodObject) return z.strictObject(shapeSeen(schema.shape, view))
  throw new Error('only fields of objects can be private')
}
