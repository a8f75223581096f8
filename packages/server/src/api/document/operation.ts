/** One route in the document: what it takes, who may call it, what it answers. */

import { type Body, idempotencyHeader, isKey, type RouteDeclaration, type Success } from '@arbiter/api/routes'
import type { Code } from '@arbiter/api/shapes'
import type { Voice } from '@arbiter/core/messages'
import { problemAnswers, refusedAnyway } from './problems.ts'
import { type JsonSchema, type SchemaSet, toldBy } from './schema.ts'
import { message } from './words/messages.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
}

/** By content type. */
export type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>

export interface Answer {
  readonly description: string
  readonly content?: Content
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly description?: string; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-roles': readonly string[]
}

/** What the document knows beside the route's declaration. */
export interface Surroundings {
  readonly asked: SchemaSet
  readonly answered: SchemaSet
  readonly tag: string
  readonly roles: readonly string[]
  readonly refusals: readonly Code[]
  readonly voice: Voice
}

export function operationOf(route: RouteDeclaration, around: Surroundings): Operation {
  const { asked, answered, tag, roles, refusals, voice } = around
  const { name, success, example } = route
  return {
    operationId: name,
    tags: [tag],
    ...toldOf(toldBy(voice, route.about)),
    parameters: [...parametersOf(route, asked), ...(route.isKeyed ? [keyParameter(voice)] : [])],
    ...bodyOf(route, around),
    responses: {
      [success.status]: answerOf(success, answered.schemas[`${name} answer`], example?.answer, voice),
      ...problemAnswers([...new Set([...refusedAnyway(route), ...refusals])], voice),
    },
    security: [{ session: [] }, { token: [] }, ...(isOpen(roles) ? [{}] : [])],
    'x-roles': roles,
  }
}

/** Anybody may call it. */
const isOpen = (roles: readonly string[]): boolean => roles.includes('anyone') || roles.includes('spectator')

/** The first sentence is the summary. */
function toldOf(about: string): Pick<Operation, 'summary' | 'description'> {
  const [, summary = about, rest] = /^(.+?\.)(?:\s+(.+))?$/s.exec(about) ?? []
  return rest === undefined ? { summary } : { summary, description: rest }
}

function parametersOf({ name, params, query, example }: RouteDeclaration, asked: SchemaSet): Parameter[] {
  const parameter = (place: 'path' | 'query', given: Readonly<Record<string, unknown>>) => (field: string) => {
    const { description, ...schema } = asked.schemas[`${name} in ${place} ${field}`] as JsonSchema
    const required = place === 'path' || asked.required.has(`${name} in ${place} ${field}`)
    return {
      name: field,
      in: place,
      required,
      ...(typeof description === 'string' ? { description } : {}),
      schema,
      ...(field in given ? { example: given[field] } : {}),
    }
  }
  return [
    ...Object.keys(params?.shape ?? {}).map(parameter('path', example?.params ?? {})),
    ...Object.keys(query?.shape ?? {}).map(parameter('query', example?.query ?? {})),
  ]
}

const keyParameter = (voice: Voice): Parameter => ({
  ...{ name: idempotencyHeader, in: 'header', required: false },
  description: voice.say(message('document-key')),
  schema: { type: 'string', pattern: isKey.source },
})

function bodyOf(
  { name, body, example }: RouteDeclaration,
  { asked, voice }: Surroundings,
): Pick<Operation, 'requestBody'> {
  if (body === undefined) return {}
  if (isText(body))
    return { requestBody: { required: true, description: toldBy(voice, body.about), content: textOf(body.text) } }
  const schema = asked.schemas[`${name} body`] as JsonSchema
  return { requestBody: { required: true, content: jsonOf(schema, example?.body) } }
}

/** True unless the body is JSON. */
export const isText = (body: Body): body is Extract<Body, { text: unknown }> => 'text' in body

function answerOf(
  { about, text = [] }: Success,
  schema: JsonSchema | undefined,
  example: unknown,
  voice: Voice,
): Answer {
  const content = { ...(schema === undefined ? {} : jsonOf(schema, example)), ...textOf(text) }
  return { description: toldBy(voice, about), ...(Object.keys(content).length > 0 ? { content } : {}) }
}

const jsonOf = (schema: JsonSchema, example: unknown): Content => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

const textOf = (kinds: readonly string[]): Content =>
  Object.fromEntries(kinds.map((kind) => [kind, { schema: { type: 'string' } }]))
