/** What a route takes and answers. Requests are checked with it, the published document is made from it, and clients are typed by it. */
import type * as z from 'zod'
import type { ParamsIn } from './addresses/address.ts'
import type { PathOf, RouteName } from './addresses/routes.ts'
import type { Code } from './shapes/codes.ts'

export const methods = ['GET', 'POST'] as const
export type Method = (typeof methods)[number]

export const idempotencyHeader = 'Idempotency-Key'
export const isKey = /^[\x21-\x7e]{1,100}$/

/** A schema for JSON, or text of these content types. */
export type Body = z.ZodType | { readonly text: readonly string[]; readonly about: string }

/** The answer when all goes well. */
export interface Success {
  readonly status: 200 | 201 | 202 | 204
  readonly about: string
  /** JSON of this shape, or text of these content types. */
  readonly shape?: z.ZodType
  readonly text?: readonly string[]
}

/** The example of the reference page. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
  readonly answer?: unknown
}

/** A route without its address, which is in `routeAddresses`. */
export interface RouteContent {
  /** A message id, like every other `about` here. */
  readonly about: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: Body
  readonly success: Success
  /** Codes of its own refusals, beside those of every route. */
  readonly refusals?: readonly Code[]
  readonly example?: Example
  /** All its changes are one write, so that nothing was recorded if that failed. */
  readonly isOneWrite?: true
}

export interface RouteDeclaration extends RouteContent {
  /** "GET /api/v1/tournaments/:tournament/table" is `tournament.table`. */
  readonly name: string
  readonly method: Method
  /** With `:name` for parameters. */
  readonly path: string
  /** Takes an `Idempotency-Key`, so that a retry counts once. */
  readonly isKeyed?: boolean
}

/** Its parameters are those of its path. */
export type ContentOf<Name extends RouteName> = RouteContent & ParamsOfPath<ParamsIn<PathOf<Name>>>

export type ParamsOfPath<Names extends string> = [Names] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: z.ZodObject<Readonly<Record<Names, z.ZodType>>> }

/** Keeps the literal types of a declaration. */
export const route = <const Content extends RouteContent>(content: Content): Content => content
