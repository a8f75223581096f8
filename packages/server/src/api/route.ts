/** The declaration of a route, from which requests are checked and the document is made. */
import type * as z from 'zod'
import type { Code } from './problem.ts'

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

export interface RouteDeclaration {
  /** "GET /api/v1/tournaments/:tournament/table" is `tournament.table`. */
  readonly name: string
  readonly method: Method
  /** With `:name` for parameters. */
  readonly path: string
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
  /** Takes an `Idempotency-Key`, so that a retry counts once. */
  readonly isKeyed?: true
}
