/** The problems in the document: a component for each code, with its sentence. */

import type { RouteDeclaration } from '@arbiter/api/routes'
import {
  type AnyRefusal,
  type Code,
  codes,
  cupRefusalShape,
  refusalShape,
  serverRefusalShape,
} from '@arbiter/api/shapes'
import type { Refusal } from '@arbiter/core'
import type { Message, Voice } from '@arbiter/core/messages'
import { problemOf, statusOf, titleOf } from '../problem.ts'
import type { Answer } from './operation.ts'
import { described, type JsonSchema, refTo } from './schema.ts'
import { message } from './words/messages.ts'

/** Any request may be refused with these. */
const always = [
  ...(['bad-request', 'sign-in-first', 'not-allowed', 'not-found', 'too-slow'] as const),
  ...(['too-many-attempts', 'unavailable', 'database-gone', 'shutting-down'] as const),
] satisfies readonly Code[]

/** Any change may be refused with these. */
const ofChanges = ['cross-site', 'body-too-large', 'wrong-content-type'] as const satisfies readonly Code[]

/** Any request that loads a tournament may be refused with these. */
const ofTournaments = ['damaged-log'] as const satisfies readonly Code[]

/** The codes a route may refuse with beside those it declares. `our-mistake` is left out, so that tests find every one. */
export const refusedAnyway = ({ method, path }: Pick<RouteDeclaration, 'method' | 'path'>): readonly Code[] => [
  ...always,
  ...(path.includes(':tournament') ? ofTournaments : []),
  ...(method === 'GET' ? [] : ofChanges),
]

const componentOf = (code: Code): string => `Problem.${code}`

/** `Problem.would-void` and all others, with their fields. */
export function problemComponents(voice: Voice): Record<string, JsonSchema> {
  const options = [...serverRefusalShape.options, ...cupRefusalShape.options, ...refusalShape.options]
  const shapes = Object.fromEntries(options.map((option) => [option.shape.code.value, option]))
  const { schemas, components } = described(shapes, 'output', voice)
  const problems = codes.map((code) => {
    const schema = schemas[code] as ObjectSchema
    return [componentOf(code), problemSchema(code, schema, voice)]
  })
  return { ...components, ...Object.fromEntries(problems) }
}

interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
}

function problemSchema(code: Code, schema: ObjectSchema, voice: Voice): JsonSchema {
  const { code: _, ...fields } = schema.properties
  const properties = {
    type: { const: `/api#Problem.${code}` },
    title: { const: titleOf(code) },
    status: { const: statusOf(code) },
    detail: { type: 'string', description: voice.say(message('document-detail')) },
    says: { type: 'array', items: saidSchema, description: voice.say(message('document-says')) },
    code: { const: code },
    refusal: { ...schema, properties: fields, required: schema.required.filter((field) => field !== 'code') },
  }
  return { description: sentenceFor(code, schema, voice), ...closed(properties) }
}

const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The sentence with field names in place of values: "Match {match} is decided already ({how})." */
const sentenceFor = (code: Code, schema: ObjectSchema, voice: Voice): string =>
  problemOf({ ...(stencil(schema) as object), code } as AnyRefusal, voice.language).detail

/** A value in which every text and number is its own field name; optional fields are left out. */
function stencil(schema: JsonSchema, name = ''): unknown {
  const { type, properties, required, items, enum: words, anyOf, format, $ref } = schema
  if ($ref !== undefined) return { voids: [{ seq: 1, says: [saidAs('what')] }], seats: [] } // the consequences
  if (Array.isArray(words)) return words[0]
  if (name === 'refusal') return { code: 'not-started' } satisfies Refusal // inside another
  if (Array.isArray(anyOf)) return stencil(anyOf[0] as JsonSchema, name)
  if (format === 'date-time') return '2026-05-01T14:02:10Z'
  if (type === 'array' && (items as JsonSchema)['type'] === 'number') return [35, 12] // IMPs
  if (type === 'array') return [stencil(items as JsonSchema, name)]
  if (type !== 'object') return `{${name}}`
  const fields = Object.entries(properties as ObjectSchema['properties'])
  if ('id' in (properties as object) && name !== '') return saidAs(name)
  if ('entrant' in (properties as object) && name !== '') return { entrant: name, name: `{${name}}` }
  const given = fields.filter(([field]) => (required as readonly string[] | undefined)?.includes(field))
  return Object.fromEntries(given.map(([field, each]) => [field, stencil(each, field)]))
}

/** A message that is shown as its place in the sentence. */
const saidAs = (name: string) => ({ id: 'refused-one', name: { text: `{${name}}` } })

const saidSchema: JsonSchema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }

/** The answers by status, each with its codes. */
export function problemAnswers(declared: readonly Code[], voice: Voice): Record<string, Answer> {
  const statuses = [...new Set(declared.map(statusOf))].toSorted((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      problemAnswer(
        status,
        declared.filter((code) => statusOf(code) === status),
        voice,
      ),
    ]),
  )
}

function problemAnswer(status: number, told: readonly Code[], voice: Voice): Answer {
  const refs = told.map((code) => refTo(componentOf(code)))
  const schema = refs.length === 1 ? (refs[0] as JsonSchema) : { oneOf: refs }
  return { description: voice.say(meaningOf(status)), content: { 'application/problem+json': { schema } } }
}

const meaningOf = (status: number): Message => meanings[status] ?? message('document-refused')

const meanings: Readonly<Record<number, Message>> = {
  400: message('document-400'),
  401: message('document-401'),
  403: message('document-403'),
  404: message('document-404'),
  408: message('document-408'),
  409: message('document-409'),
  410: message('document-410'),
  413: message('document-413'),
  415: message('document-415'),
  422: message('document-422'),
  429: message('document-429'),
  500: message('document-500'),
  503: message('document-503'),
}
