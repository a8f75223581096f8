/** A request as a route sees it: checked, with who calls and what that caller may see. */
import type { ServerResponse } from 'node:http'
import type { Instant } from '@arbiter/core'
import type { Voice } from '@arbiter/core/messages'
import type * as z from 'zod'
import type { Audience } from '../feed/feed.ts'
import type { LiveTournament } from '../live/live-tournament.ts'
import type { Caller, TournamentAccess } from '../people/caller.ts'
import { isAtLeast, type Role } from '../people/role.ts'
import type { Site } from '../site/site.ts'
import type { AnyRefusal } from './problem.ts'
import type { Body, RouteDeclaration } from './route.ts'

type Empty = Record<never, never>
type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : Empty
type BodyInput<B> = B extends z.ZodType ? z.output<B> : string

export interface Call<P = unknown, Q = unknown, B = unknown> {
  readonly site: Site
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly caller: Caller
  /** Speaks the language the request asks for. */
  readonly voice: Voice
  readonly now: Instant
  /** How people reach this server: https://chess.example.org. */
  readonly origin: string
  /** Where the request came from, for the limits on guessing. */
  readonly address: string
  /** What the last event was, for a feed that is resumed. */
  readonly lastEvent: string | undefined
  /** Only the head of the answer is asked for. */
  readonly isHead: boolean
  /** The route writes its response itself from here on, as a feed does. */
  takeOver(): ServerResponse
}

/** Of a request about a tournament the caller may see. */
export interface TournamentCall<P = unknown, Q = unknown, B = unknown> extends Call<P, Q, B> {
  readonly seen: TournamentAccess & { readonly role: Role }
  readonly audience: Audience
  live(): Promise<LiveTournament>
}

/** Who directs or scores sees the facts as they are. */
export const audienceOf = (role: Role): Audience => (isAtLeast(role, 'scorer') ? 'inside' : 'outside')

/** What a page may do: one of ours, a paper that carries its style in itself, or one that stands in a page of somebody else. */
export type Policy = 'page' | 'paper' | 'embedded'

export type Reply =
  | { readonly json: unknown; readonly cookie?: string }
  /** Made before; the tag says whether whoever asks has it already. */
  | {
      readonly bytes: Buffer
      /** The same in fewer bytes. */
      readonly brotli?: Buffer
      /** Where debuggers find its sources. */
      readonly sourceMap?: string
      readonly type: string
      readonly tag?: string
      readonly name?: string
      readonly policy?: Policy
      /** Its name never means anything else: it is kept for a year. */
      readonly isForGood?: true
    }
  | { readonly refusal: AnyRefusal }
  /** It writes its response itself. */
  | 'taken-over'

/** As it stands in the list of routes, under its name. */
export interface Route extends Omit<RouteDeclaration, 'name'> {
  handle(call: Call): Reply | Promise<Reply>
}

type RouteOptions<P, Q, B> = Omit<RouteDeclaration, 'name' | 'params' | 'query' | 'body'> & {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
}

export const route = <
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends Body | undefined = undefined,
>(
  declared: RouteOptions<P, Q, B> & { handle(call: Call<Input<P>, Input<Q>, BodyInput<B>>): Reply | Promise<Reply> },
): Route => declared as unknown as Route

/** About one tournament: whoever may not see it is told that there is none. */
export const tournamentRoute = <
  P extends z.ZodObject,
  Q extends z.ZodObject | undefined = undefined,
  B extends Body | undefined = undefined,
>(
  declared: RouteOptions<P, Q, B> & {
    readonly params: P
    handle(call: TournamentCall<Input<P>, Input<Q>, BodyInput<B>>): Reply | Promise<Reply>
  },
): Route => declared as unknown as Route

export const refused = (refusal: AnyRefusal): Reply => ({ refusal })
