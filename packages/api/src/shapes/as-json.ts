/** Checks at compile time that a shape has exactly the fields of core's type. */
import type * as z from 'zod'

/** The type as JSON: plain ids, mutable, without undefined. */
type AsJson<Type> = Type extends string & z.core.$brand
  ? string
  : Type extends number & z.core.$brand
    ? number
    : Type extends readonly unknown[]
      ? { -readonly [Place in keyof Type]: AsJson<Type[Place]> }
      : Type extends object
        ? Flat<Always<Type> & Sometimes<Type>>
        : Type

type Always<Type> = {
  -readonly [Key in keyof Type as undefined extends Type[Key] ? never : Key]: AsJson<Type[Key]>
}
type Sometimes<Type> = {
  -readonly [Key in keyof Type as undefined extends Type[Key] ? Key : never]?: AsJson<Exclude<Type[Key], undefined>>
}
type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** Assignable both ways is not enough: optional fields would pass. */
type Same<One, Other> = (<Any>() => Any extends One ? 1 : 2) extends <Any>() => Any extends Other ? 1 : 2 ? true : false

/** The names of differing fields, for the compiler's error. */
type Differences<One, Other> = {
  [Key in keyof One | keyof Other]: Key extends keyof One & keyof Other
    ? Same<One[Key], Other[Key]> extends true
      ? never
      : Key
    : Key
}[keyof One | keyof Other]

type Fits<One, Other> = Same<One, Other> extends true ? unknown : { readonly differs: Differences<One, Other> }

/** `schemaOf<Refusal>()('Refusal', z.discriminatedUnion(…))`: a named component of the published document. */
export const schemaOf =
  <Type>() =>
  <Schema extends z.ZodType>(name: string, schema: Schema & Fits<AsJson<z.output<Schema>>, AsJson<Type>>): Schema =>
    schema.meta({ id: name })

/** The same for answers: what it reads is core's type, ids and all, since its JSON was compared with that type. */
export const shapeOf =
  <Type>() =>
  <Schema extends z.ZodType>(name: string, schema: Schema & Fits<AsJson<z.output<Schema>>, AsJson<Type>>) =>
    schemaOf<Type>()<Schema>(name, schema) as unknown as z.ZodType<Type, z.input<Schema>>
