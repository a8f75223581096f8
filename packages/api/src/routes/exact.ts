import type { RecordedFact } from '@arbiter/core'

/** A type as it is in JSON: a field that may be missing is missing, not undefined. Facts are as core has them. */
export type Exact<Type> = unknown extends Type
  ? Type
  : Type extends string | number | boolean | null | undefined | RecordedFact
    ? Type
    : Type extends readonly unknown[]
      ? { readonly [Place in keyof Type]: Exact<Type[Place]> }
      : { readonly [Key in keyof Type]: Exact<Exclude<Type[Key], undefined>> }
