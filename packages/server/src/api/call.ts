/** A request as a route handles it: checked, with its caller and what that caller may see. */

import type { ServerResponse } from 'node:http'
import type { ParamsIn, PathOf, RouteName } from '@arbiter/api/addresses'
import type { RouteDeclaration, Routes } from '@arbiter/api/routes'
import type { AnyRefusal, Role } from '@arbiter/api/shapes'
import type { Instant } from '@arbiter/core'
import type { Voice } from '@arbiter/core/messages'
import type * as z from 'zod'
import type { Audience } from '../feed/feed.ts'
import type { LiveTournament } from '../live/live-tournament.ts'
import type { Caller, TournamentAccess } from '../people/caller.ts'
import { isAtLeast } from '../people/role.ts'
import type { Site } from '../site/site.ts'
import type { Once } from './once.ts'

type Empty = Record<never, never>
type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : Empty
type BodyInput<B> = B extends z.ZodType ? z.output<B> : string

export interface Call<P = unknown, Q = unknown, B = unknown> {
  readonly site: Site
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly caller: Caller
  /** In the language of the request. */
  readonly voice: Voice
  readonly now: Instant
  /** The public address of this server: https://chess.example.org. */
  readonly origin: string
  /** The network address of the client, for the rate limit. */
  readonly address: string
  /** The id of the last event received, to resume a feed. */
  readonly lastEvent: string | undefined
  /** The `Idempotency-Key`, for routes that take one. */
  readonly key: string | undefined
  /** For routes that take an `Idempotency-Key`. The credential is the caller's, unless the request brings another. */
  once(credential?: string): Promise<Once>
  /** True for HEAD. */
  readonly isHead: boolean
  /** The route writes its response itself from here on, as a feed does. */
  takeOver(): ServerResponse
}

/** A request about a tournament that the caller may see. */
export interface TournamentCall<P = unknown, Q = unknown, B = unknown> extends Call<P, Q, B> {
  readonly access: TournamentAccess & { readonly role: Role }
  readonly audience: Audience
  live(): Promise<LiveTournament>
}

/** Directors and scorers see the facts unredacted. */
export const audienceOf = (role: Role): Audience => (isAtLeast(role, 'scorer') ? 'inside' : 'outside')

/** The content security policy: a page of ours, a paper with its style inline, or a page embedded elsewhere. */
export type Policy = 'page' | 'paper' | 'embedded'

export type Reply =
  | { readonly json: unknown; readonly cookie?: string }
  /** Bytes made earlier; the tag is the ETag. */
  | {
      readonly bytes: Buffer
      /** The bytes are compressed already. */
      readonly isGzip?: true
      /** Compressed with brotli. */
      readonly brotli?: Buffer
      /** The source map for debuggers. */
      readonly sourceMap?: string
      readonly type: string
      readonly tag?: string
      readonly name?: string
      readonly policy?: Policy
      /** Cached as immutable: the name contains a hash. */
      readonly isForGood?: true
    }
  | { readonly refusal: AnyRefusal }
  /** The route writes its response itself. */
  | 'taken-over'

/** A call of this route; one about a tournament comes from a caller who may see it. */
export type CallTo<Name extends RouteName> =
  'tournament' extends ParamsIn<PathOf<Name>>
    ? TournamentCall<ParamsOf<Name>, QueryOf<Name>, BodyOf<Name>>
    : Call<ParamsOf<Name>, QueryOf<Name>, BodyOf<Name>>

type ParamsOf<Name extends RouteName> = Input<Field<Name, 'params'>>
type QueryOf<Name extends RouteName> = Input<Field<Name, 'query'>>
type BodyOf<Name extends RouteName> = BodyInput<Field<Name, 'body'>>
type Field<Name extends RouteName, Key extends string> = Routes[Name] extends { readonly [K in Key]: infer Value }
  ? Value
  : undefined

/** What answers each route. */
export type Handlers = {
  readonly [Name in RouteName]: (call: CallTo<Name>) => Reply | Promise<Reply>
}

/** A route with what answers it. */
export interface Route extends RouteDeclaration {
  handle(call: Call): Reply | Promise<Reply>
}

export const refused = (refusal: AnyRefusal): Reply => ({ refusal })
