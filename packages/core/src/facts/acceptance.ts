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
  const passes = checksOf(schema)
  return passes ? (value) => accepts(value) && passes(value) : accepts
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

/** The checks of a schema as one, for values of its kind; `undefined` if it has none. */
export const checksOf = (schema: Schema): Accepts | undefined =>
  checksIn(schema).map(checkOf).reduceRight<Accepts | undefined>(andThen, undefined)

const andThen = (others: Accepts | undefined, check: Accepts): Accepts =>
  others ? (value) => check(value) && others(value) : check

/** Some schemas are checks themselves, which run first. */
function checksIn(schema: Schema): readonly Check[] {
  const { checks = [] } = schema._zod.def
  return schema._zod.traits.has('$ZodCheck') ? [schema as unknown as Check, ...checks] : checks
}

type Check = z.core.$ZodCheck<never>

/** The commonest checks are made here: a check of the schema itself reports its issues, which takes several times as long. */
function checkOf(check: Check): Accepts {
  const def = check._zod.def as z.core.$ZodChecks['_zod']['def']
  switch (def.check) {
    case 'min_length':
      return (value) => lengthOf(value) >= def.minimum
    case 'max_length':
      return (value) => lengthOf(value) <= def.maximum
    case 'number_format':
      return def.format === 'safeint' ? Number.isSafeInteger : asChecked(check)
    default:
      return asChecked(check)
  }
}

const lengthOf = (value: unknown): number => (value as string | readonly unknown[]).length

/** Runs a check of the schema. */
const asChecked =
  (check: Check): Accepts =>
  (value) => {
    const payload = { value: value as never, issues: [] }
    check._zod.check(payload)
    return payload.issues.length === 0 && payload.value === value
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
export const isFields = (value: unknown): value is Fields =>
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
