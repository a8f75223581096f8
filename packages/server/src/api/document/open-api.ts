/** The OpenAPI 3.1 document, made from the declared routes. */

import type { RouteDeclaration } from '@arbiter/api/routes'
import { type Code, codes } from '@arbiter/api/shapes'
import type { Voice } from '@arbiter/core/messages'
import type * as z from 'zod'
import { isText, type Operation, operationOf } from './operation.ts'
import { problemComponents } from './problems.ts'
import { described, type JsonSchema } from './schema.ts'
import { message } from './words/messages.ts'

export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers?: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>
  }
}

/** The version of the program and, if known, its address. */
export interface ApiServer {
  readonly version: string
  readonly url?: string
}

/** The roles that may call a route, by its name. */
export type RolesOf = (route: string) => readonly string[]

export function openApi(
  routes: readonly RouteDeclaration[],
  { version, url }: ApiServer,
  rolesOf: RolesOf,
  voice: Voice,
): OpenApi {
  const asked = described(shapesOf(routes, askedOf), 'input', voice)
  const answered = described(shapesOf(routes, answeredOf), 'output', voice)
  const around = { asked, answered, voice }
  return {
    openapi: '3.1.0',
    info: { title: 'Arbiter', version, description: voice.say(message('document-about')) },
    ...(url === undefined ? {} : { servers: [{ url }] }),
    tags: [...new Set(routes.map(tagOf))].map((name) => ({ name })),
    paths: pathsOf(routes, (route) =>
      operationOf(route, { ...around, tag: tagOf(route), roles: rolesOf(route.name), refusals: codesOf(route) }),
    ),
    components: {
      schemas: sorted(together(asked.components, answered.components, problemComponents(voice))),
      securitySchemes: securitySchemes(voice),
    },
  }
}

const securitySchemes = (voice: Voice): OpenApi['components']['securitySchemes'] => ({
  session: {
    ...{ type: 'apiKey', in: 'cookie', name: '__Host-arbiter' },
    description: voice.say(message('document-session')),
  },
  token: { type: 'http', scheme: 'bearer', description: voice.say(message('document-token')) },
})

/** `tournament.table` stands under `tournament`. */
const tagOf = ({ name }: RouteDeclaration): string => name.split('.')[0] as string

type Shapes = Readonly<Record<string, z.ZodType>>

const shapesOf = (routes: readonly RouteDeclaration[], shapes: (route: RouteDeclaration) => Shapes): Shapes =>
  Object.assign({}, ...routes.map(shapes))

const askedOf = ({ name, params, query, body }: RouteDeclaration): Shapes => ({
  ...keyed(`${name} in path `, params?.shape ?? {}),
  ...keyed(`${name} in query `, query?.shape ?? {}),
  ...(body === undefined || isText(body) ? {} : { [`${name} body`]: body }),
})

const answeredOf = ({ name, success: { shape } }: RouteDeclaration): Shapes =>
  shape === undefined ? {} : { [`${name} answer`]: shape }

const keyed = (prefix: string, fields: z.core.$ZodShape): Shapes =>
  Object.fromEntries(Object.entries(fields).map(([field, shape]) => [`${prefix}${field}`, shape as z.ZodType]))

function codesOf({ name, refusals = [] }: RouteDeclaration): Code[] {
  const unknown = refusals.find((code) => !(codes as readonly string[]).includes(code))
  if (unknown !== undefined) throw new Error(`route ${name} declares "${unknown}", which is no code of a refusal`)
  return refusals as Code[]
}

function pathsOf(
  routes: readonly RouteDeclaration[],
  operation: (route: RouteDeclaration) => Operation,
): OpenApi['paths'] {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return paths
}

/** Throws if a component of the requests differs from one of the answers with the same name. */
function together(...parts: readonly Readonly<Record<string, JsonSchema>>[]): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {}
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part))) {
    if (name in all && JSON.stringify(all[name]) !== JSON.stringify(schema))
      throw new Error(`the component ${name} has two different schemas`)
    all[name] = schema
  }
  return all
}

const sorted = (components: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1)))
