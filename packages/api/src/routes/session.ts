/** Sign-in: sessions are opened with the secret of a link. Programs carry tokens. */
import * as z from 'zod'
import { route } from '../route.ts'
import { givenRoles, secretKinds } from '../shapes/role.ts'
import { about } from './about.ts'
import { doneAnswer } from './done-answer.ts'
import { lineText, nameText, secretParams } from './params.ts'

const whoShape = z
  .strictObject({
    kind: z.enum(['nobody', 'person', 'entrant']),
    id: z.string().optional().describe(about('route-who-id')),
    name: z.string().optional(),
    siteRole: z.enum(givenRoles).optional().describe(about('route-who-site-role')),
    tournament: z.string().optional().describe(about('route-who-tournament')),
    entrant: z.string().optional(),
  })
  .meta({ id: 'Who' })

export const keyShape = z
  .strictObject({
    id: z.string(),
    kind: z.enum(secretKinds),
    person: z.string().optional(),
    personName: z.string().optional().describe(about('route-key-person')),
    scope: z.string().optional().describe(about('route-key-scope')),
    role: z.enum(givenRoles).optional(),
    entrant: z.string().optional(),
    label: z.string().optional(),
    createdAt: z.string(),
    createdBy: z.string(),
    createdByName: z.string().optional().describe(about('route-key-maker')),
    expiresAt: z.string().optional(),
    usedAt: z.string().optional(),
    revokedAt: z.string().optional(),
  })
  .meta({ id: 'Key' })

export const linkShape = z
  .strictObject({
    id: z.string().describe(about('route-link-id')),
    link: z.string().describe(about('route-link-link')),
    expiresAt: z.string().optional(),
  })
  .meta({ id: 'Link' })

export const sessionRoutes = {
  'session.who': route({
    about: about('route-who'),
    success: { status: 200, about: about('route-who-answer'), shape: whoShape },
  }),
  'session.open': route({
    about: about('route-open'),
    body: z.strictObject({
      secret: z.string().min(1).max(200),
      name: nameText.optional().describe(about('route-open-name')),
    }),
    success: { status: 201, about: about('route-open-answer'), shape: whoShape },
    refusals: ['secret-unknown', 'secret-used', 'secret-expired', 'too-many-attempts'],
  }),
  'session.close': route({
    about: about('route-close'),
    success: doneAnswer,
  }),
  'session.rename': route({
    about: about('route-rename'),
    body: z.strictObject({ name: nameText }),
    success: doneAnswer,
  }),
  'session.link': route({
    about: about('route-another-device'),
    success: { status: 201, about: about('route-link'), shape: linkShape },
  }),
  'keys.list': route({
    about: about('route-keys'),
    success: { status: 200, about: about('route-keys-answer'), shape: z.strictObject({ keys: z.array(keyShape) }) },
  }),
  'keys.token': route({
    about: about('route-token'),
    body: z.strictObject({
      label: lineText(100).min(1).describe(about('route-token-label')),
      tournament: lineText(64).optional().describe(about('route-token-tournament')),
      role: z.enum(givenRoles).optional().describe(about('route-token-role')),
      days: z.int().min(1).max(3650).optional().describe(about('route-token-days')),
    }),
    success: {
      status: 201,
      about: about('route-token-answer'),
      shape: z.strictObject({ id: z.string(), token: z.string(), expiresAt: z.string().optional() }),
    },
  }),
  'keys.revoke': route({
    about: about('route-key-revoke'),
    params: secretParams,
    success: doneAnswer,
  }),
} as const
