/** A schema as a table: a row for each field, with its type in words and a link if it has a name. */

import type { Message, Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { JsonSchema } from '../../api/document/schema.ts'
import { message } from './words/messages.ts'

/** The fields of an object, the variants of a union, or the type in one line. */
export function schemaTable(schema: JsonSchema, voice: Voice): string {
  const variants = variantsOf(schema)
  if (variants.some(isObject)) return variants.map((each) => variantFold(each, voice)).join('\n')
  return isObject(schema)
    ? fieldTable(rowsOf(schema, '', voice), voice)
    : `<p class="kind">${kindOf(schema, voice)}</p>`
}

const variantsOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] => (oneOf ?? anyOf ?? []) as JsonSchema[]

const isObject = ({ type, properties }: JsonSchema): boolean => type === 'object' && properties !== undefined

function variantFold(schema: JsonSchema, voice: Voice): string {
  if (!isObject(schema)) return `<p class="kind">${kindOf(schema, voice)}</p>`
  return `<details class="variant"><summary>${variantName(schema, voice)}</summary>${schemaTable(schema, voice)}</details>`
}

/** A variant is named by its constant field: `do: report`. */
function variantName({ properties }: JsonSchema, voice: Voice): string {
  const fields = Object.entries(properties as Fields)
  const [name, field] = fields.find(([, each]) => each['const'] !== undefined || each['enum'] !== undefined) ?? []
  return field
    ? `<code>${escaped(name ?? '')}</code> ${kindOf(field, voice)}`
    : fields.map(([each]) => escaped(each)).join(', ')
}

type Fields = Readonly<Record<string, JsonSchema>>

interface FieldRow {
  readonly name: string
  readonly kind: string
  readonly isRequired: boolean
  readonly about: string
}

function fieldTable(rows: readonly FieldRow[], voice: Voice): string {
  if (rows.length === 0) return `<p class="kind">${voice.say(message('reference-no-fields'))}</p>`
  const lines = rows.map(
    ({ name, kind, isRequired, about }) =>
      `<tr>${nameCell(name, isRequired, voice)}<td>${kind}</td><td>${escaped(about)}</td></tr>`,
  )
  return `<div class="scroll"><table class="fields">${headings(['field', 'kind', 'meaning'], voice)}<tbody>${lines.join('')}</tbody></table></div>`
}

type Column = 'name' | 'place' | 'kind' | 'meaning' | 'field' | 'code' | 'status' | 'sentence' | 'carries'

export const headings = (columns: readonly Column[], voice: Voice): string => {
  const cells = columns.map((column) => `<th scope="col">${voice.say(message('reference-column', { column }))}</th>`)
  return `<thead><tr>${cells.join('')}</tr></thead>`
}

export function nameCell(name: string, isRequired: boolean, voice: Voice): string {
  const may = isRequired ? '' : ` <span class="may">${voice.say(message('reference-optional'))}</span>`
  return `<th scope="row"><code>${escaped(name)}</code>${may}</th>`
}

/** Nested fields follow with their path: `games.min`, `voids[].seq`. */
function rowsOf(
  { properties = {}, required = [], additionalProperties: others }: JsonSchema,
  before: string,
  voice: Voice,
): FieldRow[] {
  const rows = Object.entries(properties as Fields).flatMap(([field, schema]) => {
    const name = `${before}${field}`
    const isRequired = (required as readonly string[]).includes(field)
    return [{ name, kind: kindOf(schema, voice), isRequired, about: aboutOf(schema) }, ...inside(schema, name, voice)]
  })
  if (!isSchema(others)) return rows
  return [...rows, { name: `${before}…`, kind: kindOf(others, voice), isRequired: false, about: aboutOf(others) }]
}

function inside(schema: JsonSchema, name: string, voice: Voice): FieldRow[] {
  if (isObject(schema)) return rowsOf(schema, `${name}.`, voice)
  const { type, items } = schema
  return type === 'array' && isSchema(items) ? inside(items, `${name}[]`, voice) : []
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const aboutOf = ({ description }: JsonSchema): string => (typeof description === 'string' ? description : '')

/** "text", "list of SeatShown", "waiting or open". */
export function kindOf(schema: JsonSchema, voice: Voice): string {
  const { $ref, const: only, enum: words, type, items, prefixItems, oneOf, anyOf, ...rest } = schema
  if (typeof $ref === 'string') return linkTo($ref)
  if (only !== undefined) return value(only)
  if (Array.isArray(words)) return either(words.map(value), voice)
  const several = (oneOf ?? anyOf) as readonly JsonSchema[] | undefined
  if (several)
    return either(
      several.map((each) => inOneLine(each, voice)),
      voice,
    )
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((each) => kindOf(each, voice)).join(', ')}]`
  if (type === 'array') {
    const kind = { text: kindOf((items ?? {}) as JsonSchema, voice) }
    return voice.say(message('reference-list', { kind }))
  }
  if (Array.isArray(type))
    return either(
      type.map((each) => wordFor(each, voice)),
      voice,
    )
  return `${wordFor(type, voice)}${limits(rest, voice)}`
}

/** A variant in one line: the names of its fields. */
const inOneLine = (schema: JsonSchema, voice: Voice): string =>
  isObject(schema)
    ? `{ ${Object.keys(schema['properties'] as Fields)
        .map(escaped)
        .join(', ')} }`
    : kindOf(schema, voice)

function linkTo(ref: string): string {
  const name = ref.split('/').at(-1) as string
  return `<a href="#${escaped(name)}">${escaped(name)}</a>`
}

const value = (each: unknown): string => `<code>${escaped(JSON.stringify(each))}</code>`

const either = (kinds: readonly string[], voice: Voice): string =>
  [...new Set(kinds)].join(` <i>${voice.say(message('reference-or'))}</i> `)

const kinds = ['string', 'number', 'integer', 'boolean', 'null', 'object'] as const

const wordFor = (type: unknown, voice: Voice): string =>
  voice.say(message('reference-kind', { kind: kinds.find((each) => each === type) ?? 'any' }))

/** " from 1 to 30", " of at most 200 characters, 7 unless given". */
function limits({ minimum, maximum, maxLength, pattern, default: usual }: JsonSchema, voice: Voice): string {
  const bounds = [...range(minimum, maximum), ...characters(maxLength)]
  const shown = bounds.map((each) => ` ${voice.say(each)}`).join('')
  const form = pattern === undefined ? '' : ` <code class="pattern">${escaped(String(pattern))}</code>`
  const unlessGiven =
    usual === undefined ? '' : `, ${voice.say(message('reference-usually', { value: { text: value(usual) } }))}`
  return `${shown}${form}${unlessGiven}`
}

function range(minimum: unknown, maximum: unknown): Message[] {
  const [least, most] = [{ text: String(minimum) }, { text: String(maximum) }]
  if (minimum !== undefined && maximum !== undefined) return [message('reference-range', { least, most })]
  if (minimum !== undefined) return [message('reference-least', { least })]
  return maximum === undefined ? [] : [message('reference-most', { most })]
}

const characters = (most: unknown): Message[] =>
  typeof most === 'number' ? [message('reference-characters', { most })] : []
