/** The schema of a part of a value; `undefined` if the outer schema hides it. */
import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** The parts of schemas that contain others. */
interface Parts {
  readonly innerType?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly element?: Schema
  readonly items?: readonly Schema[]
}

export const schemaAt = (schema: Schema | undefined, path: readonly PropertyKey[]): Schema | undefined =>
  path.reduce<Schema | undefined>((at, key) => {
    const { shape, element, items } = partsOf(at)
    return shape?.[String(key)] ?? element ?? items?.[Number(key)]
  }, schema)

function partsOf(schema: Schema | undefined): Parts {
  const parts = (schema?._zod.def ?? {}) as Parts
  return parts.innerType ? partsOf(parts.innerType) : parts
}
