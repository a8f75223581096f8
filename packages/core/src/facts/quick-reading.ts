/**
 * A fast path for values that a schema takes for certain, with the result of the schema: a copy with its fields in the schema's order.
 * All other values are left to the schema, which says what is wrong with them. Copies are not frozen, which would cost more than all the
 * rest.
 */
import type * as z from 'zod/mini'
import { type Accepts, acceptanceOf } from './acceptance.ts'

type Schema = z.core.$ZodType
type Copy = (value: unknown) => unknown

/** A reader that returns `undefined` for values the schema might refuse. */
export function quickReaderOf(schema: Schema): (input: unknown) => unknown {
  let made: { readonly copy: Copy; readonly accepts: Accepts } | undefined
  return (input) => {
    made ??= { copy: copyOf(schema), accepts: acceptanceOf(schema) }
    const copy = made.copy(input) // what is asked is the copy: a field that says something else each time cannot slip in
    return made.accepts(copy) ? copy : undefined
  }
}

/** Values of another form are returned as they are: the schema refuses them too. */
function copyOf(schema: Schema): Copy {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
      return copyOf(def.innerType)
    case 'array':
      return arrayOf(copyOf(def.element))
    case 'tuple':
      return tupleOf(def.items.map(copyOf))
    case 'object':
      return fieldsOf(Object.entries(def.shape).map(([name, field]) => ({ name, copy: copyOf(field) })))
    default:
      return plain
  }
}

/** A value that no schema takes, so that the schema reads the whole. */
const notCopied = Symbol('not copied')

const plain: Copy = (value) =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? notCopied : value

const arrayOf =
  (copy: Copy): Copy =>
  (value) =>
    Array.isArray(value) ? Array.from(value, copy) : notCopied

const tupleOf =
  (items: readonly Copy[]): Copy =>
  (value) =>
    Array.isArray(value) && value.length === items.length ? items.map((copy, i) => copy(value[i])) : notCopied

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

interface Field {
  readonly name: string
  readonly copy: Copy
}

function fieldsOf(fields: readonly Field[]): Copy {
  return (value) => {
    if (!isFields(value)) return notCopied
    const given = { ...value }
    return isFlatAndInOrder(given, fields) ? given : inOrder(given, fields)
  }
}

/** True for fields that are plain values in the order of the schema, as in most commands. */
function isFlatAndInOrder(given: Fields, fields: readonly Field[]): boolean {
  let at = 0
  for (const name in given) {
    while (fields[at]?.name !== name) if (++at >= fields.length) return false
    if (typeof given[name] === 'object') return false
  }
  return true
}

function inOrder(given: Fields, fields: readonly Field[]): unknown {
  const own: Record<string, unknown> = {}
  let known = 0
  for (const { name, copy } of fields) {
    if (!Object.hasOwn(given, name)) continue
    own[name] = copy(given[name])
    known++
  }
  return known === Object.keys(given).length ? own : notCopied
}
