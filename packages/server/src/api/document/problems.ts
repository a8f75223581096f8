/** The problems of the document: a component for each code, with the sentence it is told in. */
import { type AnyRefusal, type Code, codes, problemOf, statusOf, titleOf } from '../problem.ts'
import type { RouteDeclared } from '../route.ts'
import { cupRefusalShape } from '../shapes/cup-refusal.ts'
import { refusalShape } from '../shapes/refusal.ts'
import { serverRefusalShape } from '../shapes/server-refusal.ts'
import type { Answer } from './operation.ts'
import { described, type JsonSchema, refTo } from './schema.ts'

/** Whatever is asked. */
const always = [
  ...(['bad-request', 'sign-in-first', 'not-allowed', 'not-found', 'too-slow'] as const),
  ...(['too-many-attempts', 'unavailable', 'database-gone', 'shutting-down'] as const),
] satisfies readonly Code[]

/** Of a change. */
const ofChanges = ['cross-site', 'body-too-large', 'wrong-content-type'] as const satisfies readonly Code[]

/** Of whatever opens a tournament. */
const ofTournaments = ['damaged-log'] as const satisfies readonly Code[]

/** What a route may refuse beside what it declares. A mistake of ours is never promised, so that every test finds it. */
export const refusedAnyway = ({ method, path }: Pick<RouteDeclared, 'method' | 'path'>): readonly Code[] => [
  ...always,
  ...(path.includes(':tournament') ? ofTournaments : []),
  ...(method === 'GET' ? [] : ofChanges),
]

const componentOf = (code: Code): string => `Problem.${code}`

/** `Problem.would-void` and all the others, with what they speak of. */
export function problemComponents(): Record<string, JsonSchema> {
  const options = [...serverRefusalShape.options, ...cupRefusalShape.options, ...refusalShape.options]
  const shapes = Object.fromEntries(options.map((option) => [option.shape.code.value, option]))
  const { schemas, components } = described(shapes, 'output')
  const problems = codes.map((code) => {
    const schema = schemas[code] as ObjectSchema
    return [componentOf(code), problemSchema(code, schema, sentenceFor(code, schema))]
  })
  return { ...components, ...Object.fromEntries(problems) }
}

interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
}

function problemSchema(code: Code, schema: ObjectSchema, sentence: string): JsonSchema {
  const { code: _, ...fields } = schema.properties
  const properties = {
    type: { const: `/api#Problem.${code}` },
    title: { const: titleOf(code) },
    status: { const: statusOf(code) },
    detail: { type: 'string', description: 'The sentence to show' },
    code: { const: code },
    refusal: { ...schema, properties: fields, required: schema.required.filter((field) => field !== 'code') },
  }
  return { description: sentence, ...closed(properties) }
}

const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The sentence with the names of the fields where their values will stand: "Match {match} is decided already ({how})." */
const sentenceFor = (code: Code, schema: ObjectSchema): string =>
  problemOf({ ...(stencil(schema) as object), code } as AnyRefusal).detail

/** A value with its own name for every word and number in it; what may be missing is missing. */
function stencil(schema: JsonSchema, name = ''): unknown {
  const { type, properties, required, items, enum: words, $ref } = schema
  if ($ref !== undefined) return { voids: [{ seq: 1, what: '{what}' }], seats: [] } // the consequences
  if (Array.isArray(words)) return words[0]
  if (type === 'array') return [stencil(items as JsonSchema, name)]
  if (type !== 'object') return `{${name}}`
  const fields = Object.entries(properties as ObjectSchema['properties'])
  const given = fields.filter(([field]) => (required as readonly string[] | undefined)?.includes(field))
  return Object.fromEntries(given.map(([field, each]) => [field, stencil(each, field)]))
}

/** The answers by status, each with the codes that lead to it. */
export function problemAnswers(declared: readonly Code[]): Record<string, Answer> {
  const statuses = [...new Set(declared.map(statusOf))].toSorted((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      problemAnswer(
        status,
        declared.filter((code) => statusOf(code) === status),
      ),
    ]),
  )
}

function problemAnswer(status: number, told: readonly Code[]): Answer {
  const refs = told.map((code) => refTo(componentOf(code)))
  const schema = refs.length === 1 ? (refs[0] as JsonSchema) : { oneOf: refs }
  return { description: meanings[status] ?? 'Refused', content: { 'application/problem+json': { schema } } }
}

const meanings: Readonly<Record<number, string>> = {
  400: 'Cannot be understood',
  401: 'Nobody is signed in',
  403: 'Not yours to do',
  404: 'Names what is not there',
  408: 'Took too long',
  409: 'Does not go with the state of things',
  410: 'Holds no longer',
  413: 'Too large',
  415: 'Not in a form that is read here',
  422: 'Understood, and impossible',
  429: 'Too many attempts',
  500: 'The server is at fault',
  503: 'Not now',
}
