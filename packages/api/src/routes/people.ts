/** People: roles in a tournament and on the site, invitations, entrants' links, and revoking them. */
import * as z from 'zod'
import { route } from '../route.ts'
import { givenRoles } from '../shapes/role.ts'
import { about } from './about.ts'
import { doneAnswer } from './done-answer.ts'
import {
  entrantParams,
  keyParams,
  lineText,
  memberParams,
  personParams,
  secretParams,
  tournamentParams,
} from './params.ts'
import { keyShape, linkShape } from './session.ts'

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
/** The whole site has no scorers. */
const siteInvitationBody = z.strictObject({ ...invitationBody.shape, role: z.enum(['owner', 'director']) })

/** Entrants keep their links when their maker loses the role, unless the request says otherwise. */
const takingQuery = z.strictObject({
  entrantLinks: z.enum(['keep', 'revoke']).optional().describe(about('route-entrant-links-query')),
})

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
    about: about('route-site-people'),
    success: { status: 200, about: about('route-site-people-answer'), shape: peopleShape },
  }),
  'site.invite': route({
    about: about('route-site-invite'),
    body: siteInvitationBody,
    success: linkAnswer,
  }),
  'site.remove': route({
    about: about('route-site-remove'),
    params: personParams,
    query: takingQuery,
    success: takenAnswer,
    refusals: ['last-owner'],
  }),
  'site.signIn': route({
    about: about('route-site-sign-in'),
    params: personParams,
    success: linkAnswer,
  }),
  'site.erase': route({
    about: about('route-site-erase'),
    params: personParams,
    query: takingQuery,
    success: takenAnswer,
    refusals: ['last-owner'],
  }),
  'site.revoke': route({
    about: about('route-site-revoke'),
    params: secretParams,
    success: doneAnswer,
  }),
  'people.list': route({
    about: about('route-people'),
    params: tournamentParams,
    success: { status: 200, about: about('route-people-answer'), shape: peopleShape },
  }),
  'people.invite': route({
    about: about('route-invite'),
    params: tournamentParams,
    body: invitationBody,
    success: linkAnswer,
  }),
  'people.role': route({
    about: about('route-role'),
    params: memberParams,
    query: takingQuery,
    body: z.strictObject({ role: z.enum(givenRoles) }),
    success: takenAnswer,
  }),
  'people.remove': route({
    about: about('route-people-remove'),
    params: memberParams,
    query: takingQuery,
    success: takenAnswer,
  }),
  'people.revoke': route({
    about: about('route-people-revoke'),
    params: keyParams,
    success: doneAnswer,
  }),
  'entrants.link': route({
    about: about('route-entrant-link'),
    params: entrantParams,
    success: linkAnswer,
  }),
} as const
