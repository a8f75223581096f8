/** Authenticates and authorises a request, with the database each time, so that revoking takes effect at once. */

import type { IncomingMessage } from 'node:http'
import { type Role, roles, type ServerRefusal } from '@arbiter/api/shapes'
import { accessOf, type Caller, callerWith, nobody, type TournamentAccess, within } from '../people/caller.ts'
import { roleOf } from '../people/people.ts'
import { isAtLeast } from '../people/role.ts'
import { site as wholeSite } from '../people/secret.ts'
import type { Site } from '../site/site.ts'
import type { Access } from './access.ts'
import { cookieIn } from './cookie.ts'
import { addressOf, isFromElsewhere } from './origin.ts'

/** The caller. A wrong bearer token is refused; an expired cookie counts as nobody. */
export async function callerOf(
  site: Site,
  request: IncomingMessage,
  origin: string,
  now: string,
): Promise<Caller | ServerRefusal> {
  const bearer = bearerIn(request)
  if (request.headers.authorization !== undefined) return bearerOf(site, request, bearer, now)
  const cookie = cookieIn(request.headers.cookie, origin)
  if (!isReading(request.method) && isFromElsewhere(request, origin, cookie !== undefined))
    return { code: 'cross-site' }
  return (cookie === undefined ? undefined : await callerWith(site.database, cookie, 'cookie', now)) ?? nobody
}

/** What the caller was recognised by; empty for nobody. */
export const credentialIn = (request: IncomingMessage, origin: string): string =>
  bearerIn(request) ?? cookieIn(request.headers.cookie, origin) ?? ''

const bearerIn = (request: IncomingMessage): string | undefined =>
  /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1]

/** True for requests that change nothing. */
export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

async function bearerOf(
  site: Site,
  request: IncomingMessage,
  bearer: string | undefined,
  now: string,
): Promise<Caller | ServerRefusal> {
  const caller = bearer === undefined ? undefined : await callerWith(site.database, bearer, 'bearer', now)
  return caller ?? countWrongSecret(site, addressOf(request, site.config), { code: 'sign-in-first' })
}

/** Counts a wrong secret. Only callers with wrong secrets are slowed down: a whole hall may share one address. */
export function countWrongSecret({ secretAttempts }: Site, address: string, refusal: ServerRefusal): ServerRefusal {
  const retryAfter = secretAttempts.wait(address)
  if (retryAfter > 0) return { code: 'too-many-attempts', retryAfter }
  secretAttempts.wrong(address)
  return refusal
}

/** The tournament of the request, as the caller may see it. */
export type RoleAccess = (TournamentAccess & { readonly role: Role }) | undefined
type Admission = { readonly refusal: ServerRefusal } | { readonly access?: RoleAccess }

export async function admitted(site: Site, access: Access, caller: Caller, tournament: string): Promise<Admission> {
  switch (access.who) {
    case 'anyone':
      return {}
    case 'person':
      return caller.kind === 'person' ? {} : turnedAway(caller, ['owner', 'director', 'scorer'])
    case 'signed-in':
      return isSignedIn(caller) ? {} : turnedAway(caller, ['signed-in'])
    case 'signed-in-owner':
      return isSignedIn(caller) && (await isOnSite(site, caller, 'owner'))
        ? {}
        : turnedAway(caller, ['signed-in-owner'])
    case 'site':
      return (await isOnSite(site, caller, access.least)) ? {} : turnedAway(caller, whoMay(access.least))
    case 'entrant':
    case 'tournament':
      return inTournament(site, access, caller, tournament)
    default:
      return access satisfies never
  }
}

const isSignedIn = (caller: Caller): boolean => caller.kind === 'person' && caller.secret.kind === 'session'

async function isOnSite(site: Site, caller: Caller, least: Role): Promise<boolean> {
  if (caller.kind !== 'person') return false
  const given = await roleOf(site.database, caller.person, wholeSite)
  return given !== undefined && isAtLeast(within(caller.secret, wholeSite, given), least)
}

type InTournament = Extract<Access, { who: 'tournament' | 'entrant' }>

async function inTournament(site: Site, access: InTournament, caller: Caller, id: string): Promise<Admission> {
  const found = await accessOf(site.database, caller, id)
  if (found?.role === undefined) return { refusal: { code: 'not-found', what: 'tournament' } }
  const { role } = found
  if (access.who === 'entrant')
    return role === 'entrant' ? { access: { ...found, role } } : turnedAway(caller, ['entrant'])
  return isAtLeast(role, access.least) ? { access: { ...found, role } } : turnedAway(caller, whoMay(access.least))
}

export const whoMay = (least: Role): string[] => roles.filter((role) => isAtLeast(role, least))

const turnedAway = (caller: Caller, may: readonly string[]): Admission => ({
  refusal: caller.kind === 'nobody' ? { code: 'sign-in-first' } : { code: 'not-allowed', roles: [...may] },
})
