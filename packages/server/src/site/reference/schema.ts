/** A schema as people read it: a line for each field, with its kind in words and a link where it has a name. */
import { escaped } from '@arbiter/core'
import type { JsonSchema } from '../../api/document/schema.ts'

/** The fields of an object; for one of several the several; otherwise what it is in a line. */
export function schemaTable(schema: JsonSchema): string {
  const variants = variantsOf(schema)
  if (variants.some(isObject)) return variants.map(variantFold).join('\n')
  return isObject(schema) ? fieldTable(rowsOf(schema, '')) : `<p class="kind">${kindOf(schema)}</p>`
}

const variantsOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] => (oneOf ?? anyOf ?? []) as JsonSchema[]

const isObject = ({ type, properties }: JsonSchema): boolean => type === 'object' && properties !== undefined

function variantFold(schema: JsonSchema): string {
  if (!isObject(schema)) return `<p class="kind">${kindOf(schema)}</p>`
  return `<details class="variant"><summary>${variantName(schema)}</summary>${schemaTable(schema)}</details>`
}

/** By the field that has one value only, or a few: `do: report`. */
function variantName({ properties }: JsonSchema): string {
  const fields = Object.entries(properties as Fields)
  const [name, field] = fields.find(([, each]) => each['const'] !== undefined || each['enum'] !== undefined) ?? []
  return field
    ? `<code>${escaped(name ?? '')}</code> ${kindOf(field)}`
    : fields.map(([each]) => escaped(each)).join(', ')
}

type Fields = Readonly<Record<string, JsonSchema>>

interface FieldRow {
  readonly name: string
  readonly kind: string
  readonly isRequired: boolean
  readonly about: string
}

function fieldTable(rows: readonly FieldRow[]): string {
  if (rows.length === 0) return '<p class="kind">no fields</p>'
  const lines = rows.map(
    ({ name, kind, isRequired, about }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code>${isRequired ? '' : ' <span class="may">may be missing</span>'}</th><td>${kind}</td><td>${escaped(about)}</td></tr>`,
  )
  return `<div class="scroll"><table class="fields"><thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Meaning</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

/** Those of an object inside it follow with its name before theirs: `games.min`, `voids[].seq`. */
function rowsOf(
  { properties = {}, required = [], additionalProperties: others }: JsonSchema,
  before: string,
): FieldRow[] {
  const rows = Object.entries(properties as Fields).flatMap(([field, schema]) => {
    const name = `${before}${field}`
    const isRequired = (required as readonly string[]).includes(field)
    return [{ name, kind: kindOf(schema), isRequired, about: aboutOf(schema) }, ...inside(schema, name)]
  })
  if (!isSchema(others)) return rows
  return [...rows, { name: `${before}…`, kind: kindOf(others), isRequired: false, about: aboutOf(others) }]
}

function inside(schema: JsonSchema, name: string): FieldRow[] {
  if (isObject(schema)) return rowsOf(schema, `${name}.`)
  const { type, items } = schema
  return type === 'array' && isSchema(items) ? inside(items, `${name}[]`) : []
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const aboutOf = ({ description }: JsonSchema): string => (typeof description === 'string' ? description : '')

/** "text", "list of SeatShown", "waiting or open". */
export function kindOf(schema: JsonSchema): string {
  const { $ref, const: only, enum: words, type, items, prefixItems, oneOf, anyOf, ...rest } = schema
  if (typeof $ref === 'string') return linkTo($ref)
  if (only !== undefined) return value(only)
  if (Array.isArray(words)) return either(words.map(value))
  const several = (oneOf ?? anyOf) as readonly JsonSchema[] | undefined
  if (several) return either(several.map(inOneLine))
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(kindOf).join(', ')}]`
  if (type === 'array') return `list of ${kindOf((items ?? {}) as JsonSchema)}`
  if (Array.isArray(type)) return either(type.map(wordFor))
  return `${wordFor(type)}${limits(rest)}`
}

/** One of several: an object by the names of its fields. */
const inOneLine = (schema: JsonSchema): string =>
  isObject(schema)
    ? `{ ${Object.keys(schema['properties'] as Fields)
        .map(escaped)
        .join(', ')} }`
    : kindOf(schema)

function linkTo(ref: string): string {
  const name = ref.split('/').at(-1) as string
  return `<a href="#${escaped(name)}">${escaped(name)}</a>`
}

const value = (each: unknown): string => `<code>${escaped(JSON.stringify(each))}</code>`

const either = (kinds: readonly string[]): string => [...new Set(kinds)].join(' <i>or</i> ')

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
}

const wordFor = (type: unknown): string => words[String(type)] ?? 'anything'

/** " from 1 to 30", " of at most 200 characters". */
function limits({ minimum, maximum, maxLength, pattern, default: usual }: JsonSchema): string {
  const range = [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`of at most ${maxLength} characters`]),
  ]
  const shown = range.map((each) => ` ${each}`).join('')
  const form = pattern === undefined ? '' : ` <code class="pattern">${escaped(String(pattern))}</code>`
  return `${shown}${form}${usual === undefined ? '' : `, usually ${value(usual)}`}`
}
