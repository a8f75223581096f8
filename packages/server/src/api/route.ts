/** A route as it is declared: the same words answer requests, check them, and make the published document. */
import type * as z from 'zod'
import type { Code } from './problem.ts'

export const methods = ['GET', 'POST'] as const
export type Method = (typeof methods)[number]

/** What a request may carry beside its path; a schema for JSON, or text of a kind. */
export type Body = z.ZodType | { readonly text: readonly string[]; readonly about: string }

/** An answer that is given when all goes well. */
export interface Success {
  readonly status: 200 | 201 | 202 | 204
  readonly about: string
  /** JSON of this shape, or text of these kinds. */
  readonly shape?: z.ZodType
  readonly text?: readonly string[]
}

/** What the reference page shows: how it is asked, and what then comes back. */
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
  /** With `:name` for what varies. */
  readonly path: string
  /** The id of a message; so is every other `about` here. */
  readonly about: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: Body
  readonly success: Success
  /** Codes of refusals it may answer with beside those every route may. */
  readonly refusals?: readonly Code[]
  readonly example?: Example
  /** All that it changes is changed in one write, and nothing before it: when that failed, nothing was recorded. */
  readonly isOneWrite?: true
}
