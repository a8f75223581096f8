/** The state of the server, and what it offers. */
import { ownWords } from '@arbiter/core/issues'
import * as z from 'zod'
import { addressSources, isSiteAddress } from '../addresses/site.ts'
import { route } from '../route.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { doneAnswer } from './done-answer.ts'

/** The languages of every text. */
export const languageCodes = ['en', 'de', 'fr'] as const

export const siteRoutes = {
  'site.health': route({
    about: about('route-health'),
    success: { status: 200, about: about('route-health-answer'), shape: z.strictObject({ alive: z.literal(true) }) },
  }),
  'site.ready': route({
    about: about('route-ready'),
    success: { status: 200, about: about('route-ready-answer'), shape: z.strictObject({ ready: z.literal(true) }) },
    refusals: ['unavailable', 'shutting-down'],
  }),
  'site.metrics': route({
    about: about('route-metrics'),
    success: { status: 200, about: about('route-metrics-answer'), text: ['text/plain'] },
  }),
  'site.address': route({
    about: about('route-address'),
    success: {
      status: 200,
      about: about('route-address-answer'),
      shape: z.strictObject({
        address: z.string().describe(about('route-address-such')),
        from: z.enum(addressSources).describe(about('route-address-from')),
        networks: z.array(z.string()).optional().describe(about('route-address-networks')),
      }),
    },
  }),
  'site.setAddress': route({
    about: about('route-set-address'),
    body: z.strictObject({
      address: z
        .string()
        .max(200)
        .refine(
          isSiteAddress,
          ownWords({ takes: message('bad-address', { such: { text: 'http://192.168.1.5:8080' } }) }),
        )
        .optional(),
    }),
    success: doneAnswer,
  }),
  'site.document': route({
    about: about('route-document'),
    success: { status: 200, about: about('route-document-answer'), shape: z.looseObject({ openapi: z.string() }) },
  }),
  'site.reference': route({
    about: about('route-reference'),
    query: z.strictObject({ language: z.enum(languageCodes).optional().describe(about('route-reference-language')) }),
    success: { status: 200, about: about('route-reference-answer'), text: ['text/html'] },
  }),
} as const
