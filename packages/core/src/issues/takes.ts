/** The values a schema takes: "a whole number from 1 to 12". Read from the schema: an issue knows only the bound that was missed. */
import * as z from 'zod/mini'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

type Issue = z.core.$ZodIssue

export function takesOf(issue: Issue, schema?: z.core.$ZodType): Message | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return message('takes-one-of', { words: issue.values.map((value) => ({ text: String(value) })) })
    case 'not_multiple_of':
      return message('takes-multiple', { of: Number(issue.divisor) })
    case 'too_small':
    case 'too_big':
      return bounded(issue.origin, { ...boundIn(issue), ...boundsOf(schema) }, isWhole(schema))
    case 'invalid_type':
      return kindOf(issue.expected, schema)
    default:
      return undefined
  }
}

interface Bounds {
  readonly least?: number
  readonly most?: number
}

const boundIn = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): Bounds =>
  issue.code === 'too_small' ? { least: Number(issue.minimum) } : { most: Number(issue.maximum) }

/** The narrowest bounds of all checks. */
function boundsOf(schema: z.core.$ZodType | undefined): Bounds {
  const bounds = schema ? [...checksOf(schema).map(boundsIn), boundsFrom(schema)] : []
  const leasts = bounds.flatMap(({ least }) => least ?? [])
  const mosts = bounds.flatMap(({ most }) => most ?? [])
  return {
    ...(leasts.length > 0 ? { least: Math.max(...leasts) } : {}),
    ...(mosts.length > 0 ? { most: Math.min(...mosts) } : {}),
  }
}

type Check = z.core.$ZodChecks['_zod']['def']

function boundsIn(check: Check): Bounds {
  switch (check.check) {
    case 'greater_than':
      return check.inclusive ? { least: Number(check.value) } : {}
    case 'less_than':
      return check.inclusive ? { most: Number(check.value) } : {}
    case 'min_length':
      return { least: check.minimum }
    case 'max_length':
      return { most: check.maximum }
    case 'length_equals':
      return { least: check.length, most: check.length }
    default:
      return {}
  }
}

/** Bounds without a check: a tuple's length, and the length of a name, which only its JSON Schema states. */
function boundsFrom(schema: z.core.$ZodType): Bounds {
  const inner = innermost(schema)
  const { items } = inner._zod.def as { items?: readonly unknown[] }
  if (items) return { least: items.length, most: items.length }
  const { minLength: least, maxLength: most } = z.globalRegistry.get(inner) ?? {}
  return { ...(typeof least === 'number' ? { least } : {}), ...(typeof most === 'number' ? { most } : {}) }
}

const isWhole = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && checksOf(schema).some((each) => each.check === 'number_format' && each.format === 'safeint')

/** The schema of a whole number is a check itself. */
function checksOf(schema: z.core.$ZodType): Check[] {
  const { def } = innermost(schema)._zod
  return [def as unknown as Check, ...(def.checks ?? []).map((each) => each._zod.def as Check)]
}

/** The schema inside optional and default wrappers. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = (schema._zod.def as { innerType?: z.core.$ZodType }).innerType
  return inner ? innermost(inner) : schema
}

function kindOf(expected: string, schema: z.core.$ZodType | undefined): Message | undefined {
  switch (expected) {
    case 'boolean':
      return message('takes-yes-no')
    case 'int':
    case 'number':
      return bounded('number', boundsOf(schema), expected === 'int' || isWhole(schema))
    case 'string':
      return bounded('string', boundsOf(schema))
    case 'array':
    case 'tuple':
      return message('takes-list')
    case 'object':
    case 'record':
      return message('takes-fields', { such: { text: '{"name":1}' } })
    default:
      return undefined
  }
}

function bounded(origin: string, bounds: Bounds, whole = false): Message {
  if (origin === 'string') return characters(bounds)
  return origin === 'array' ? entries(bounds) : numbers(bounds, whole || origin === 'int' ? 'whole' : 'any')
}

function numbers({ least, most }: Bounds, kind: 'whole' | 'any'): Message {
  if (least !== undefined && most !== undefined) return message('takes-range', { kind, least, most })
  if (least !== undefined) return message('takes-least', { kind, least })
  return most === undefined ? message('takes-number', { kind }) : message('takes-most', { kind, most })
}

function characters({ least = 0, most }: Bounds): Message {
  if (most === undefined) return least === 0 ? message('takes-text') : message('takes-characters-least', { least })
  return least === 0 ? message('takes-characters-most', { most }) : message('takes-characters', { least, most })
}

function entries({ least = 0, most }: Bounds): Message {
  if (most === undefined) return message('takes-entries-least', { least })
  return least === 0 ? message('takes-entries-most', { most }) : message('takes-entries', { least, most })
}
