/** A kind of fact: its fields, which of them spectators see, and which texts are personal. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { commandKeySchema, seqSchema } from './ids.ts'
import { instantSchema } from './instant.ts'
import type { TextsInFields } from './personal/texts.ts'
import type { View } from './view.ts'

/** The stamp of every fact: seq, time, author and command key. */
const stamp = {
  seq: seqSchema,
  at: described(instantSchema, about('about-fact-at')),
  by: described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-fact-by')),
  key: commandKeySchema,
}

/** The names of the fields that every fact has. */
export const stampFields: readonly string[] = [...Object.keys(stamp), 'type']

export interface Stamp {
  readonly seq: z.infer<typeof seqSchema>
  readonly at: z.infer<typeof instantSchema>
  readonly by: string
  readonly key: z.infer<typeof commandKeySchema>
}

export type Shape = Readonly<Record<string, z.core.$ZodType>>

/** The fields of a shape as values. */
export type Fields<Of extends Shape> = keyof Of extends never
  ? unknown
  : z.infer<z.ZodMiniReadonly<z.ZodMiniObject<{ -readonly [Name in keyof Of]: Of[Name] }>>>

/** The view of each field; a missing field does not compile. */
export type ViewOf<Of extends Shape> = { readonly [Name in keyof Of]: View<z.infer<Of[Name]>> }

export interface Kind<Type extends string = string, Of extends Shape = Shape, Seen extends ViewOf<Of> = ViewOf<Of>> {
  readonly type: Type
  readonly shape: Of
  readonly view: Seen
  readonly personal: TextsInFields
  /** A whole fact of this kind. */
  readonly schema: z.ZodMiniType
}

/** A kind of fact; without `personal` it has no personal texts. */
export const kind = <const Type extends string, Of extends Shape, const Seen extends ViewOf<Of>>(
  type: Type,
  shape: Of,
  view: Seen,
  personal: TextsInFields = {},
): Kind<Type, Of, Seen> => ({ type, shape, view, personal, schema: schemaOf(type, shape) })

export const schemaOf = (type: string, shape: Shape) =>
  z.readonly(z.strictObject({ ...stamp, type: z.literal(type), ...shape }))

/** A kind of fact with fields added to it. */
export const extended = (
  { type, shape, view, personal }: Kind,
  more: readonly Pick<Kind, 'shape' | 'view' | 'personal'>[],
): Kind =>
  kind(
    type,
    Object.assign({}, shape, ...more.map((each) => each.shape)),
    Object.assign({}, view, ...more.map((each) => each.view)),
    Object.assign({}, personal, ...more.map((each) => each.personal)),
  )

/** A fact of an unknown kind: only its stamp can be read. */
export const unknownFactSchema = z.readonly(z.looseObject({ ...stamp, type: z.string() }))
