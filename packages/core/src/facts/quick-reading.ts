/**
 * A fast path for values that a schema takes for certain, with their fields in its order: the result is a copy, as the schema makes one.
 * All other values are left to the schema, which says what is wrong with them. Copies are not frozen, which would cost more than all the
 * rest.
 */
import type * as z from 'zod/mini'
import { at } from '../lists/at.ts'
import { acceptanceOf, checksOf, isFields } from './acceptance.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** Checks and copies a value in one walk, so that a getter cannot answer the check and the copy differently. */
type Read = (value: unknown) => unknown

/** The result for values that are left to the schema. */
const notTaken = Symbol('not taken')

/** A reader that returns `undefined` for values the schema might refuse. */
export function quickReaderOf(schema: Schema): Read {
  let made: Read | undefined
  return (input) => {
    made ??= readerOf(schema)
    const copy = made(input)
    return copy === notTaken ? undefined : copy
  }
}

function readerOf(schema: Schema): Read {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const read = readerOfForm(def)
  if (!read) return readerOfPlain(schema)
  const passes = checksOf(schema)
  if (!passes) return read
  return (value) => {
    const copy = read(value)
    return copy !== notTaken && passes(copy) ? copy : notTaken
  }
}

/** `undefined` for schemas whose values are not copied piece by piece. */
function readerOfForm(def: Def): Read | undefined {
  switch (def.type) {
    case 'optional': // a field that is there; what is absent is not read
    case 'readonly':
      return readerOf(def.innerType)
    case 'array':
      return arrayOf(readerOf(def.element))
    case 'tuple':
      return def.rest ? undefined : tupleOf(def.items.map(readerOf))
    case 'object':
      return def.catchall?._zod.def.type === 'never' ? fieldsOf(def.shape) : undefined
    default:
      return undefined
  }
}

/** Objects are left to the schema. */
function readerOfPlain(schema: Schema): Read {
  const accepts = acceptanceOf(schema)
  return (value) => (!isObject(value) && accepts(value) ? value : notTaken)
}

const isObject = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const arrayOf =
  (read: Read): Read =>
  (value) =>
    Array.isArray(value) ? readAll(value, read) : notTaken

const tupleOf =
  (items: readonly Read[]): Read =>
  (value) =>
    Array.isArray(value) && value.length === items.length ? readAll(value, (each, i) => at(items, i)(each)) : notTaken

function readAll(list: readonly unknown[], read: (value: unknown, index: number) => unknown): unknown {
  const copies: unknown[] = []
  for (let i = 0; i < list.length; i++) {
    const copy = read(list[i], i)
    if (copy === notTaken) return notTaken
    copies.push(copy)
  }
  return copies
}

type Fields = Record<string, unknown>

interface Field {
  readonly name: string
  readonly read: Read
  readonly mayBeAbsent: boolean
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): Read {
  const fields = Object.entries(shape).map(([name, schema]): Field => {
    const { optin, optout } = schema._zod
    return { name, read: readerOf(schema), mayBeAbsent: optin === 'optional' && optout === 'optional' }
  })
  const needed = fields.filter(({ mayBeAbsent }) => !mayBeAbsent).length
  return (value) => (isFields(value) ? readFields({ ...value }, fields, needed) : notTaken)
}

/** Unknown fields, fields that are present but `undefined`, and fields in another order than the schema has are left to the schema. */
function readFields(given: Fields, fields: readonly Field[], needed: number): unknown {
  let next = 0
  let missing = needed
  for (const name in given) {
    while (next < fields.length && fields[next]?.name !== name) next++
    const field = fields[next]
    const before = given[name]
    const copy = before === undefined || !field ? notTaken : field.read(before)
    if (copy === notTaken) return notTaken
    if (copy !== before) given[name] = copy
    if (!field?.mayBeAbsent) missing--
  }
  return missing === 0 ? given : notTaken
}
