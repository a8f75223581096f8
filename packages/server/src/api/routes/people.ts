/** People: roles in a tournament and on the site, invitations, entrants' links, and revoking them. */
import type { Role } from '@arbiter/api/shapes'
import type { Change } from '../../database/database.ts'
import {
  erasing,
  membersOf,
  orphanedEntrantLinks,
  personNamed,
  replacing,
  secretsIn,
  taking,
  takingBackEntrantLinks,
} from '../../people/people.ts'
import { revoking, site as wholeSite } from '../../people/secret.ts'
import { type Call, type CallTo, type Handlers, type Reply, refused } from '../call.ts'
import { doneReply, newLink, signInLink } from './session.ts'

type TakingCall = Call<unknown, CallTo<'people.remove'>['query']>

export const peopleHandlers = {
  'site.people': async (call) => ({ json: await peopleOf(call, wholeSite) }),
  'site.invite': (call) => invitation(call, wholeSite, call.body),
  'site.remove': async (call) => {
    if (await isLastOwner(call, call.params.person)) return refused({ code: 'last-owner' })
    return taken(call, call.params.person, wholeSite)
  },
  'site.signIn': async (call) => {
    const person = await personNamed(call.site.database, call.params.person)
    return person ? signInLink(call, person.id) : refused({ code: 'not-found', what: 'person' })
  },
  'site.erase': async (call) => {
    const { site, params, now } = call
    if (await isLastOwner(call, params.person)) return refused({ code: 'last-owner' })
    if (!(await personNamed(site.database, params.person))) return refused({ code: 'not-found', what: 'person' })
    const reply = await changed(call, params.person, erasing(params.person, now))
    await site.database.scrub()
    return reply
  },
  'site.revoke': (call) => revoked(call, call.params.secret, wholeSite),
  'people.list': async (call) => ({ json: await peopleOf(call, call.access.row.id) }),
  'people.invite': (call) => invitation(call, call.access.row.id, call.body),
  'people.role': async (call) => {
    const { site, params, access, body, now, caller } = call
    const members = await membersOf(site.database, access.row.id)
    if (!members.some(({ id }) => id === params.person)) return refused({ code: 'not-found', what: 'person' })
    const by = caller.kind === 'person' ? caller.person : 'nobody'
    return changed(call, params.person, replacing(params.person, access.row.id, body.role, by, now))
  },
  'people.remove': (call) => taken(call, call.params.person, call.access.row.id),
  'people.revoke': (call) => revoked(call, call.params.secret, call.access.row.id, call.access.role),
  'entrants.link': async (call) => {
    const { params, access } = call
    const live = await call.live()
    const isThere = await live.read('inside', ({ chart }) =>
      chart.field.entrants.some(({ id }) => id === params.entrant),
    )
    if (!isThere) return refused({ code: 'not-found', what: 'entrant' })
    return newLink(call, 'report', { kind: 'entrant', scope: access.row.id, entrant: params.entrant }, 60)
  },
} satisfies Partial<Handlers>

const peopleOf = async ({ site, now }: Call, scope: string) => ({
  people: await membersOf(site.database, scope),
  keys: await secretsIn(site.database, scope, now),
})

function invitation(
  call: Call,
  scope: string,
  { role, label, days = 7 }: CallTo<'people.invite'>['body'],
): Promise<Reply> {
  return newLink(call, 'join', { kind: 'invitation', scope, role, ...(label === undefined ? {} : { label }) }, days)
}

async function taken(call: TakingCall, person: string, scope: string): Promise<Reply> {
  const members = await membersOf(call.site.database, scope)
  if (!members.some(({ id }) => id === person)) return refused({ code: 'not-found', what: 'person' })
  return changed(call, person, taking(person, scope, call.now))
}

/** Changes somebody's roles; what depended on them is revoked in the same write. */
async function changed({ site, now, query }: TakingCall, person: string, changes: Change[]): Promise<Reply> {
  const links = query.entrantLinks === 'revoke' ? takingBackEntrantLinks(person, now) : []
  await site.database.write([...changes, ...links])
  await site.tell({ about: 'access', text: '' })
  return { json: { done: true, entrantLinks: await orphanedEntrantLinks(site.database, person, now) } }
}

/** A director may revoke entrants' links, an owner everything. Sessions of an entrant's link end with it. */
async function revoked({ site, now }: Call, id: string, scope: string, role: Role = 'owner'): Promise<Reply> {
  const keys = await secretsIn(site.database, scope, now)
  const key = keys.find((each) => each.id === id)
  if (!key) return refused({ code: 'not-found', what: 'key' })
  if (role !== 'owner' && key.kind !== 'entrant') return refused({ code: 'not-allowed', roles: ['owner'] })
  const sessions = {
    sql: `UPDATE secrets SET revoked_at = $2 WHERE created_by = $1 AND kind = 'session' AND revoked_at IS NULL AND entrant IS NOT NULL`,
    values: [id, now],
  }
  await site.database.write([revoking(id, now), sessions])
  await site.tell({ about: 'access', text: '' })
  return doneReply
}

async function isLastOwner({ site }: Call, person: string): Promise<boolean> {
  const owners = (await membersOf(site.database, wholeSite)).filter(({ role }) => role === 'owner')
  return owners.length === 1 && owners[0]?.id === person
}
