/** A call of a route: what it takes, typed by the route's declaration, and the HTTP request made of it. */
import type * as z from 'zod'
import { filled, type ParamsIn } from '../addresses/address.ts'
import { addressOf, type PathOf, type RouteName } from '../addresses/routes.ts'
import type { Routes } from '../routes/index.ts'

/** Pages are for browsers, and the feed is a stream. */
export type CallName = Exclude<RouteName, 'tournament.feed' | `page.${string}`>

/** Path and query parameters by name, and the body. */
export type RequestTo<Name extends CallName> = Readonly<Record<ParamsIn<PathOf<Name>>, string>> &
  QueryTo<Name> &
  BodyTo<Name> &
  RequestOptions

export interface RequestOptions {
  /** The idempotency key, for a request that may have been sent before; otherwise the client makes one. */
  readonly key?: string
  readonly signal?: AbortSignal
}

/** The second argument may be left out if the route needs nothing. */
export type RequestArguments<Name extends CallName> =
  Record<never, never> extends RequestTo<Name> ? [request?: RequestTo<Name>] : [request: RequestTo<Name>]

type QueryTo<Name extends CallName> = Routes[Name] extends { readonly query: infer Query extends z.ZodType }
  ? QueryFields<Omit<z.input<Query>, 'key'>>
  : unknown

/** Query parameters are text; a number may be written as a number. */
type QueryFields<Query> = {
  readonly [Name in keyof Query]: string extends Query[Name] ? Query[Name] | number : Query[Name]
}

type BodyTo<Name extends CallName> = Routes[Name] extends { readonly body: infer Body }
  ? { readonly body: Body extends z.ZodType ? Immutable<z.input<Body>> : string }
  : unknown

/** Nothing that is given is changed. */
type Immutable<Type> = unknown extends Type
  ? Type
  : Type extends string | number | boolean | null | undefined
    ? Type
    : { readonly [Key in keyof Type]: Immutable<Type[Key]> }

export interface HttpRequest {
  readonly method: string
  /** From the root of the server, with the query. */
  readonly path: string
  readonly body?: string
  readonly contentType?: string
}

/** The parameters of the path are taken by their names; the rest is the query. */
export function httpRequest(name: CallName, request: RequestOptions & { readonly body?: unknown }): HttpRequest {
  const { method, path } = addressOf(name)
  const { body, key: _, signal: __, ...parameters } = request
  const given = Object.entries(parameters).flatMap(([word, value]) =>
    value === undefined ? [] : [[word, String(value)] as const],
  )
  const isOfPath = ([word]: readonly [string, string]) => path.split('/').includes(`:${word}`)
  const query = new URLSearchParams(given.filter((each) => !isOfPath(each)).map((each) => [...each]))
  const address = filled<string>(path, Object.fromEntries(given))
  return {
    method,
    path: query.size === 0 ? address : `${address}?${query}`,
    ...bodyOf(body),
  }
}

/** Routes that take a file take it as plain text too. */
function bodyOf(body: unknown): Pick<HttpRequest, 'body' | 'contentType'> {
  if (body === undefined) return {}
  if (typeof body === 'string') return { body, contentType: 'text/plain; charset=utf-8' }
  return { body: JSON.stringify(body), contentType: 'application/json' }
}
