/** Sign-in: sessions are opened with the secret of a link. Programs carry tokens. */

import type { AnswerTo } from '@arbiter/api/routes'
import type { Change } from '../../database/database.ts'
import { accessOf, type Caller } from '../../people/caller.ts'
import {
  endingOldestSessions,
  entering,
  giving,
  isStillGiven,
  personNamed,
  renaming,
  roleOf,
  secretsOf,
} from '../../people/people.ts'
import { isAtLeast } from '../../people/role.ts'
import {
  isDead,
  keeping,
  newId,
  revoking,
  type Secret,
  secretBehind,
  timeAfter,
  using,
  site as wholeSite,
} from '../../people/secret.ts'
import { siteAddress } from '../../site/address.ts'
import { countWrongSecret } from '../admission.ts'
import { type Call, type Handlers, type Reply, refused } from '../call.ts'
import type { Once } from '../once.ts'
import { message } from '../words/messages.ts'

const sessionDays = 90

export const doneReply = { json: { done: true } } as const

export const sessionHandlers = {
  'session.who': async (call) => ({ json: await whoIs(call, call.caller) }),
  'session.open': open,
  'session.close': async ({ site, caller, now }) => {
    if (caller.kind !== 'nobody') {
      await site.database.write([revoking(caller.secret.id, now)])
      await site.tell({ about: 'access', text: caller.secret.id })
    }
    return { ...doneReply, cookie: '' }
  },
  'session.rename': async ({ site, caller, body }) => {
    if (caller.kind === 'person') await site.database.write([renaming({ id: caller.person, name: body.name })])
    return doneReply
  },
  'session.link': (call) =>
    call.caller.kind === 'person' ? signInLink(call, call.caller.person) : refused({ code: 'sign-in-first' }),
  'keys.list': async ({ site, caller, now }) => ({
    json: { keys: caller.kind === 'person' ? await secretsOf(site.database, caller.person, now) : [] },
  }),
  'keys.token': newToken,
  'keys.revoke': async ({ site, caller, params, now }) => {
    const own = caller.kind === 'person' ? await secretsOf(site.database, caller.person, now) : []
    if (!own.some(({ id }) => id === params.secret)) return refused({ code: 'not-found', what: 'key' })
    await site.database.write([revoking(params.secret, now)])
    await site.tell({ about: 'access', text: params.secret })
    return doneReply
  },
} satisfies Partial<Handlers>

async function whoIs({ site }: Call, caller: Caller): Promise<AnswerTo<'session.who'>> {
  if (caller.kind === 'nobody') return { kind: 'nobody' }
  if (caller.kind === 'entrant') return { kind: 'entrant', tournament: caller.tournament, entrant: caller.entrant }
  const person = await personNamed(site.database, caller.person)
  const siteRole = await roleOf(site.database, caller.person, wholeSite)
  return { kind: 'person', id: caller.person, ...(person && { name: person.name }), ...(siteRole && { siteRole }) }
}

// --- a session ---------------------------------------------------------------------------------------

type OpenCall = Call<unknown, unknown, { secret: string; name?: string | undefined }>

async function open(call: OpenCall): Promise<Reply> {
  const { site, address, body, now } = call
  const once = await call.once(body.secret)
  const earlier = once.isRepeated ? await secretBehind(site.database, secretOf(once)) : undefined
  if (earlier && !isDead(earlier, now)) return signedIn(call, earlier, secretOf(once))
  const secret = await secretBehind(site.database, body.secret)
  const dead = secret && isDead(secret, now)
  if (!secret || dead === 'revoked' || secret.kind === 'session' || secret.kind === 'token')
    return refused(countWrongSecret(site, address, { code: 'secret-unknown' }))
  if (dead === 'expired') return refused({ code: 'secret-expired', at: secret.expiresAt as string })
  if (secret.usedAt !== undefined && secret.kind !== 'entrant') return refused({ code: 'secret-used' })
  if (!(await isStillGiven(site.database, secret))) return refused({ code: 'secret-unknown' })
  return opened(call, secret, once)
}

async function opened(call: OpenCall, secret: Secret, once: Once): Promise<Reply> {
  const { site, now } = call
  const holder = await holderOf(call, secret)
  if (!holder) return refused({ code: 'bad-request', field: 'name', problem: message('bad-missing-name') })
  const text = secretOf(once)
  const session: Secret = {
    ...holder.session,
    id: newId(),
    kind: 'session',
    createdAt: now,
    createdBy: secret.id,
    expiresAt: earlier(inDays(now, sessionDays), holder.endsAt),
  }
  const changes = [...holder.changes, ...endingSession(call.caller, now), keeping(text, session)]
  if ((await once.write(changes)) === 'conflict') return refused({ code: 'secret-used' })
  if (secret.kind === 'invitation' || call.caller.kind !== 'nobody') await site.tell({ about: 'access', text: '' })
  const made = once.isRepeated ? await secretBehind(site.database, text) : session
  return made && !isDead(made, now) ? signedIn(call, made, text) : refused({ code: 'secret-used' })
}

async function signedIn(call: OpenCall, session: Secret, text: string): Promise<Reply> {
  const { scope, entrant, person } = session
  const caller: Caller =
    entrant === undefined
      ? { kind: 'person', person: person as string, secret: session }
      : { kind: 'entrant', tournament: scope as string, entrant, secret: session }
  const link = await secretBehind(call.site.database, call.body.secret)
  const invitedTo = link?.kind === 'invitation' && link.scope !== wholeSite ? { tournament: link.scope } : {}
  return { json: { ...(await whoIs(call, caller)), ...invitedTo }, cookie: text }
}

/** The text of a new secret, shown once. */
const secretOf = (once: Once): string => once.draw('secret').toString('base64url')

/** Signing in again in the same browser ends the old session. */
const endingSession = (caller: Caller, now: string): Change[] =>
  caller.kind === 'nobody' || caller.secret.kind !== 'session' ? [] : [revoking(caller.secret.id, now)]

const earlier = (one: string, other: string | undefined): string => (other !== undefined && other < one ? other : one)

interface Holder {
  readonly session: Partial<Secret>
  /** The session ends then at the latest. */
  readonly endsAt?: string | undefined
  readonly changes: readonly Change[]
}

/** The person of the new session; undefined for somebody new without a name yet. */
async function holderOf(call: OpenCall, secret: Secret): Promise<Holder | undefined> {
  const { scope, entrant, person } = secret
  switch (secret.kind) {
    case 'entrant':
      return {
        session: { scope: scope as string, entrant: entrant as string },
        endsAt: secret.expiresAt,
        changes: [endingOldestSessions(secret)],
      }
    case 'sign-in':
      return { session: { person: person as string }, changes: [using(secret.id, call.now)] }
    default:
      return invited(call, secret)
  }
}

/** A signed-in caller stays the same person, and never loses a higher role. */
async function invited(
  { site, caller, body, now }: OpenCall,
  { id, scope, role, createdBy }: Secret,
): Promise<Holder | undefined> {
  const isKnown = caller.kind === 'person'
  if (!isKnown && body.name === undefined) return undefined
  const person = isKnown ? caller.person : newId()
  const has = isKnown ? await roleOf(site.database, person, scope as string) : undefined
  const given = isAtLeast(has, role ?? 'owner')
    ? []
    : [giving(person, scope as string, role ?? 'scorer', createdBy, now)]
  const entry = isKnown ? [] : [entering({ id: person, name: body.name as string }, now)]
  return { session: { person }, changes: [using(id, now), ...entry, ...given] }
}

// --- links and tokens --------------------------------------------------------------------------------

const inDays = (now: string, days: number): string => timeAfter(now, days * 86_400_000)

/** A new link; the part after # stays in the browser. */
export async function newLink(
  call: Call,
  page: 'join' | 'report',
  about: Pick<Secret, 'kind' | 'scope' | 'role' | 'person' | 'entrant' | 'label'>,
  days: number,
): Promise<Reply> {
  const { site, origin, caller, now } = call
  const createdBy = caller.kind === 'person' ? caller.person : 'nobody'
  const made = { ...about, createdAt: now, createdBy, expiresAt: inDays(now, days) }
  const { text, id, expiresAt } = await saved(call, made)
  const { address } = await siteAddress(site.database, site.config, origin)
  return { json: { id, link: `${address}/${page}#${text}`, expiresAt } }
}

/** A retry gets what the first request made. */
async function saved(call: Call, made: Omit<Secret, 'id'>): Promise<Secret & { readonly text: string }> {
  const once = await call.once()
  const text = secretOf(once)
  const secret = { ...made, id: newId() }
  await once.write([keeping(text, secret)])
  const earlier = once.isRepeated ? await secretBehind(call.site.database, text) : undefined
  return { ...(earlier ?? secret), text }
}

export const signInLink = (call: Call, person: string): Promise<Reply> =>
  newLink(call, 'join', { kind: 'sign-in', person }, 1 / 24)

type TokenBody = {
  label: string
  tournament?: string | undefined
  role?: Secret['role'] | undefined
  days?: number | undefined
}

async function newToken(call: Call<unknown, unknown, TokenBody>): Promise<Reply> {
  const { site, caller, now, body } = call
  if (caller.kind !== 'person') return refused({ code: 'sign-in-first' })
  const { label, tournament, role, days } = body
  // Its members can see the token, so callers without a role there may not make one.
  if (tournament !== undefined && !isAtLeast((await accessOf(site.database, caller, tournament))?.role, 'scorer'))
    return refused({ code: 'not-found', what: 'tournament' })
  const { text, id, expiresAt } = await saved(call, {
    ...{ kind: 'token', person: caller.person, label, createdAt: now, createdBy: caller.person },
    ...(tournament === undefined ? {} : { scope: tournament }),
    ...(role === undefined ? {} : { role }),
    ...(days === undefined ? {} : { expiresAt: inDays(now, days) }),
  })
  return { json: { id, token: text, ...(expiresAt && { expiresAt }) } }
}
