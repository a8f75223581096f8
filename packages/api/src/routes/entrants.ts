/** Entrants: lists, contacts, and the erasing of personal data. */
import * as z from 'zod'
import { route } from '../route.ts'
import { entrantShape } from '../shapes/bulletin.ts'
import { factShape } from '../shapes/fact.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { about } from './about.ts'
import { entrantParams, seqText, tournamentParams } from './params.ts'

const contactShape = z
  .strictObject({
    email: z.string().max(200).optional(),
    phone: z.string().max(60).optional(),
    note: z.string().max(500).optional(),
  })
  .meta({ id: 'Contact' })

export const entrantRoutes = {
  'entrants.list': route({
    about: about('route-entrants'),
    params: tournamentParams,
    success: {
      status: 200,
      about: about('route-entrants-answer'),
      shape: z.strictObject({ entrants: z.array(entrantShape) }),
    },
  }),
  'entrants.enter': route({
    about: about('route-enter'),
    params: tournamentParams,
    query: z.strictObject({
      key: z.string().min(1).max(100).optional().describe(about('route-enter-key')),
      expect: seqText.optional().describe(about('route-enter-expect')),
    }),
    body: { text: ['text/csv', 'text/plain'], about: about('route-enter-body') },
    success: {
      status: 200,
      about: about('route-enter-answer'),
      shape: z.strictObject({
        seq: z.int(),
        repeated: z.boolean(),
        facts: z.array(factShape),
        warnings: z
          .array(z.strictObject({ line: z.int(), column: z.int(), problem: z.string(), sameAs: z.int().optional() }))
          .describe(about('route-enter-warnings')),
      }),
    },
    refusals: ['bad-list', 'changed-meanwhile', 'key-used', 'archived', ...rulesCodes],
    isOneWrite: true,
  }),
  'entrants.contact': route({
    about: about('route-contact'),
    params: entrantParams,
    success: { status: 200, about: about('route-contact-answer'), shape: contactShape },
  }),
  'entrants.setContact': route({
    about: about('route-set-contact'),
    params: entrantParams,
    body: contactShape,
    success: { status: 200, about: about('route-set-contact-answer'), shape: contactShape },
  }),
  'entrants.erase': route({
    about: about('route-erase'),
    params: entrantParams,
    body: z.strictObject({
      player: z.int().min(1).max(20).optional().describe(about('route-erase-player')),
    }),
    success: {
      status: 200,
      about: about('route-erase-answer'),
      shape: z.strictObject({ entrant: z.string(), facts: z.int().describe(about('route-erase-facts')) }),
    },
    refusals: ['already-playing'],
  }),
} as const
