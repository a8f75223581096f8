/**
 * A fast check whether a schema takes a value unchanged, made from the schema and its own checks. It answers false when in doubt; the
 * schema then decides, and says what is wrong.
 */
import type * as z from 'zod/mini'

export type Accepts = (value: unknown) => boolean

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

export function acceptanceOf(schema: Schema): Accepts {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const accepts = ofKind(def, schema._zod.values)
  const checks = checksOf(schema, def)
  return checks.length === 0 ? accepts : (value) => accepts(value) && passes(checks, value)
}

/** `values`: the values of a literal or an enumeration. */
function ofKind(def: Def, values: ReadonlySet<unknown> = new Set()): Accepts {
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return def.coerce ? never : ofType(def.type)
    case 'unknown':
      return () => true
    case 'literal':
    case 'enum':
      return (value) => values.has(value)
    case 'optional':
      return orElse(undefined, acceptanceOf(def.innerType))
    case 'nullable':
      return orElse(null, acceptanceOf(def.innerType))
    case 'readonly':
      return acceptanceOf(def.innerType)
    case 'array':
      return arrayOf(acceptanceOf(def.element))
    case 'tuple':
      return def.rest ? never : tupleOf(def.items.map(acceptanceOf))
    case 'union':
      return 'discriminator' in def
        ? byField(String(def.discriminator), def.options)
        : anyOf(def.options.map(acceptanceOf))
    case 'record':
      return recordOf(def)
    case 'object':
      return objectOf(def)
    default:
      return never
  }
}

/** Some schemas are checks themselves, which run first. */
export function checksOf(schema: Schema, { checks = [] }: Def): readonly z.core.$ZodCheck<never>[] {
  return schema._zod.traits.has('$ZodCheck') ? [schema as unknown as z.core.$ZodCheck<never>, ...checks] : checks
}

export function passes(checks: readonly z.core.$ZodCheck<never>[], value: unknown): boolean {
  const payload = { value: value as never, issues: [] }
  for (const check of checks) {
    check._zod.check(payload)
    if (payload.issues.length > 0) return false
  }
  return payload.value === value
}

const never: Accepts = () => false

/** Schemas do not accept `NaN` or infinite numbers. */
const ofType = (type: 'string' | 'number' | 'boolean'): Accepts =>
  type === 'number' ? Number.isFinite : (value) => typeof value === type

const orElse =
  (empty: undefined | null, accepts: Accepts): Accepts =>
  (value) =>
    value === empty || accepts(value)

const arrayOf =
  (accepts: Accepts): Accepts =>
  (value) =>
    Array.isArray(value) && value.every(accepts)

const tupleOf =
  (items: readonly Accepts[]): Accepts =>
  (value) =>
    Array.isArray(value) && value.length === items.length && items.every((accepts, i) => accepts(value[i]))

const anyOf =
  (options: readonly Accepts[]): Accepts =>
  (value) =>
    options.some((accepts) => accepts(value))

/** In a discriminated union only the schema of the given value is tried. */
function byField(field: string, options: readonly Schema[]): Accepts {
  const acceptances = new Map(
    options.flatMap((option) => {
      const accepts = acceptanceOf(option)
      return [...(option._zod.propValues?.[field] ?? [])].map((value): [unknown, Accepts] => [value, accepts])
    }),
  )
  return (value) => isFields(value) && acceptances.get(value[field])?.(value) === true
}

type Fields = Readonly<Record<string, unknown>>

/** True for plain objects, as JSON and literals make them. */
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): Accepts {
  const [key, field] = [acceptanceOf(keyType), acceptanceOf(valueType)]
  return (value) =>
    isFields(value) && Object.keys(value).every((name) => name !== '__proto__' && key(name) && field(value[name]))
}

function objectOf({ shape, catchall }: z.core.$ZodObjectDef): Accepts {
  const fields = Object.entries(shape).map(([name, schema]) => fieldOf(name, schema))
  switch (catchall?._zod.def.type) {
    case 'never':
      return nothingBut(fields)
    case 'unknown':
      return (value) => isFields(value) && allFit(fields, value) && !Object.hasOwn(value, '__proto__')
    default:
      return never
  }
}

interface Field {
  readonly name: string
  readonly accepts: Accepts
  readonly mayBeAbsent: boolean
}

const fieldOf = (name: string, schema: Schema): Field => ({
  name,
  accepts: acceptanceOf(schema),
  mayBeAbsent: schema._zod.optin === 'optional' && schema._zod.optout === 'optional',
})

/** Checks only the fields that are present: most optional fields are not. */
function nothingBut(fields: readonly Field[]): Accepts {
  const known = new Map(fields.map((field) => [field.name, field]))
  const needed = fields.filter(({ mayBeAbsent }) => !mayBeAbsent).length
  return (value) => {
    if (!isFields(value)) return false
    let missing = needed
    for (const name in value) {
      const [field, given] = [known.get(name), value[name]]
      if (given === undefined || !field?.accepts(given)) return false
      if (!field.mayBeAbsent) missing--
    }
    return missing === 0
  }
}

/** False for a field that is present and `undefined`; the schema decides. */
const allFit = (fields: readonly Field[], value: Fields): boolean =>
  fields.every(({ name, accepts, mayBeAbsent }) =>
    value[name] === undefined ? mayBeAbsent && !(name in value) : accepts(value[name]),
  )
