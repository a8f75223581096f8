/** People: roles in a tournament and on the site, invitations, entrants' links, and revoking them. */
import * as z from 'zod'
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
import { givenRoles, type Role } from '../../people/role.ts'
import { revoking, site as wholeSite } from '../../people/secret.ts'
import { type Call, type Reply, refused, route, tournamentRoute } from '../call.ts'
import { about } from './about.ts'
import {
  entrantParams,
  keyParams,
  lineText,
  memberParams,
  personParams,
  secretParams,
  tournamentParams,
} from './params.ts'
import { doneAnswer, doneReply, keyShape, linkShape, newLink, signInLink } from './session.ts'

const peopleShape = z
  .strictObject({
    people: z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.enum(givenRoles), since: z.string() })),
    keys: z.array(keyShape).describe(about('route-people-keys')),
  })
  .meta({ id: 'People' })

const invitationBody = z.strictObject({
  role: z.enum(givenRoles),
  label: lineText(100).min(1).optional().describe(about('route-invite-label')),
  days: z.int().min(1).max(90).optional().describe(about('route-invite-days')),
})
type InvitationBody = z.output<typeof invitationBody>
/** The whole site has no scorers. */
const siteInvitationBody = z.strictObject({ ...invitationBody.shape, role: z.enum(['owner', 'director']) })

/** Entrants keep their links when their maker loses the role, unless the request says otherwise. */
const takingQuery = z.strictObject({
  entrantLinks: z.enum(['keep', 'revoke']).optional().describe(about('route-entrant-links-query')),
})
type TakingCall = Call<unknown, z.output<typeof takingQuery>>

const takenAnswer = {
  status: 200,
  about: about('route-done'),
  shape: z
    .strictObject({
      done: z.literal(true),
      entrantLinks: z.int().describe(about('route-entrant-links')),
    })
    .meta({ id: 'RoleTaken' }),
} as const

const linkAnswer = { status: 201, about: about('route-link-answer'), shape: linkShape } as const

export const peopleRoutes = {
  'site.people': route({
    method: 'GET',
    path: '/api/v1/people',
    about: about('route-site-people'),
    success: { status: 200, about: about('route-site-people-answer'), shape: peopleShape },
    handle: async (call) => ({ json: await peopleOf(call, wholeSite) }),
  }),
  'site.invite': route({
    method: 'POST',
    path: '/api/v1/invitations',
    about: about('route-site-invite'),
    body: siteInvitationBody,
    success: linkAnswer,
    isKeyed: true,
    handle: (call) => invitation(call, wholeSite, call.body),
  }),
  'site.remove': route({
    method: 'POST',
    path: '/api/v1/people/:person/remove',
    about: about('route-site-remove'),
    params: personParams,
    query: takingQuery,
    success: takenAnswer,
    refusals: ['last-owner'],
    handle: async (call) => {
      if (await isLastOwner(call, call.params.person)) return refused({ code: 'last-owner' })
      return taken(call, call.params.person, wholeSite)
    },
  }),
  'site.signIn': route({
    method: 'POST',
    path: '/api/v1/people/:person/link',
    about: about('route-site-sign-in'),
    params: personParams,
    success: linkAnswer,
    isKeyed: true,
    handle: async (call) => {
      const person = await personNamed(call.site.database, call.params.person)
      return person ? signInLink(call, person.id) : refused({ code: 'not-found', what: 'person' })
    },
  }),
  'site.erase': route({
    method: 'POST',
    path: '/api/v1/people/:person/erase',
    about: about('route-site-erase'),
    params: personParams,
    query: takingQuery,
    success: takenAnswer,
    refusals: ['last-owner'],
    handle: async (call) => {
      const { site, params, now } = call
      if (await isLastOwner(call, params.person)) return refused({ code: 'last-owner' })
      if (!(await personNamed(site.database, params.person))) return refused({ code: 'not-found', what: 'person' })
      const reply = await changed(call, params.person, erasing(params.person, now))
      await site.database.scrub()
      return reply
    },
  }),
  'site.revoke': route({
    method: 'POST',
    path: '/api/v1/invitations/:secret/revoke',
    about: about('route-site-revoke'),
    params: secretParams,
    success: doneAnswer,
    handle: (call) => revoked(call, call.params.secret, wholeSite),
  }),
  'people.list': tournamentRoute({
    method: 'GET',
    path: '/api/v1/tournaments/:tournament/people',
    about: about('route-people'),
    params: tournamentParams,
    success: { status: 200, about: about('route-people-answer'), shape: peopleShape },
    handle: async (call) => ({ json: await peopleOf(call, call.access.row.id) }),
  }),
  'people.invite': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/invitations',
    about: about('route-invite'),
    params: tournamentParams,
    body: invitationBody,
    success: linkAnswer,
    isKeyed: true,
    handle: (call) => invitation(call, call.access.row.id, call.body),
  }),
  'people.role': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/people/:person/role',
    about: about('route-role'),
    params: memberParams,
    query: takingQuery,
    body: z.strictObject({ role: z.enum(givenRoles) }),
    success: takenAnswer,
    handle: async (call) => {
      const { site, params, access, body, now, caller } = call
      const members = await membersOf(site.database, access.row.id)
      if (!members.some(({ id }) => id === params.person)) return refused({ code: 'not-found', what: 'person' })
      const by = caller.kind === 'person' ? caller.person : 'nobody'
      return changed(call, params.person, replacing(params.person, access.row.id, body.role, by, now))
    },
  }),
  'people.remove': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/people/:person/remove',
    about: about('route-people-remove'),
    params: memberParams,
    query: takingQuery,
    success: takenAnswer,
    handle: (call) => taken(call, call.params.person, call.access.row.id),
  }),
  'people.revoke': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/keys/:secret/revoke',
    about: about('route-people-revoke'),
    params: keyParams,
    success: doneAnswer,
    handle: (call) => revoked(call, call.params.secret, call.access.row.id, call.access.role),
  }),
  'entrants.link': tournamentRoute({
    method: 'POST',
    path: '/api/v1/tournaments/:tournament/entrants/:entrant/link',
    about: about('route-entrant-link'),
    params: entrantParams,
    success: linkAnswer,
    isKeyed: true,
    handle: async (call) => {
      const { params, access } = call
      const live = await call.live()
      const isThere = await live.read('inside', ({ chart }) =>
        chart.field.entrants.some(({ id }) => id === params.entrant),
      )
      if (!isThere) return refused({ code: 'not-found', what: 'entrant' })
      return newLink(call, 'report', { kind: 'entrant', scope: access.row.id, entrant: params.entrant }, 60)
    },
  }),
}

const peopleOf = async ({ site, now }: Call, scope: string) => ({
  people: await membersOf(site.database, scope),
  keys: await secretsIn(site.database, scope, now),
})

function invitation(call: Call, scope: string, { role, label, days = 7 }: InvitationBody): Promise<Reply> {
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
