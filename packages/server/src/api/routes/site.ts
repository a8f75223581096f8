/** The state of the server, and what it offers. */

import { ownWords } from '@arbiter/core/issues'
import * as z from 'zod'
import { roleOf } from '../../people/people.ts'
import { site as wholeSite } from '../../people/secret.ts'
import { addressSources, isSiteAddress, settingAddress, siteAddress } from '../../site/address.ts'
import { type Call, refused, route } from '../call.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { doneAnswer, doneReply } from './session.ts'

export const siteRoutes = {
  'site.health': route({
    method: 'GET',
    path: '/healthz',
    about: about('route-health'),
    success: { status: 200, about: about('route-health-answer'), shape: z.strictObject({ alive: z.literal(true) }) },
    handle: () => ({ json: { alive: true } }),
  }),
  'site.ready': route({
    method: 'GET',
    path: '/readyz',
    about: about('route-ready'),
    success: { status: 200, about: about('route-ready-answer'), shape: z.strictObject({ ready: z.literal(true) }) },
    refusals: ['unavailable', 'shutting-down'],
    handle: async ({ site }) => {
      if (site.isClosing) return refused({ code: 'shutting-down', retryAfter: 5 })
      await site.database.check()
      await site.readiness.assert()
      return { json: { ready: true } }
    },
  }),
  'site.metrics': route({
    method: 'GET',
    path: '/metrics',
    about: about('route-metrics'),
    success: { status: 200, about: about('route-metrics-answer'), text: ['text/plain'] },
    handle: ({ site, voice }) => ({
      bytes: Buffer.from(site.metrics.text(site.gauges(), voice)),
      type: 'text/plain; version=0.0.4',
    }),
  }),
  'site.address': route({
    method: 'GET',
    path: '/api/v1/site/address',
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
    handle: async (call) => {
      const { site, origin } = call
      const found = await siteAddress(site.database, site.config, origin)
      return { json: { ...found, ...((await isOwner(call)) && { networks: site.networks() }) } }
    },
  }),
  'site.setAddress': route({
    method: 'POST',
    path: '/api/v1/site/address',
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
    handle: async ({ site, body: { address } }) => {
      if (site.config.url !== undefined)
        return refused({ code: 'bad-request', field: 'address', problem: message('bad-address-given') })
      await site.database.write([settingAddress(address)])
      return doneReply
    },
  }),
  'site.document': route({
    method: 'GET',
    path: '/api/v1/openapi.json',
    about: about('route-document'),
    success: { status: 200, about: about('route-document-answer'), shape: z.looseObject({ openapi: z.string() }) },
    handle: ({ site, voice }) => ({ bytes: site.papers(voice).document, type: 'application/json' }),
  }),
  'site.reference': route({
    method: 'GET',
    path: '/api',
    about: about('route-reference'),
    success: { status: 200, about: about('route-reference-answer'), text: ['text/html'] },
    handle: ({ site, voice }) => ({ bytes: site.papers(voice).reference, type: 'text/html' }),
  }),
}

const isOwner = async ({ site, caller }: Call): Promise<boolean> =>
  caller.kind === 'person' && (await roleOf(site.database, caller.person, wholeSite)) === 'owner'
