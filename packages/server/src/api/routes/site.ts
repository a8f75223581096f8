/** How the server is, and what it can do. */
import * as z from 'zod'
import { roleOf } from '../../people/people.ts'
import { site as wholeSite } from '../../people/secret.ts'
import { addressSources, isSiteAddress, settingAddress, siteAddress } from '../../site/address.ts'
import { type Call, refused, route } from '../call.ts'
import { doneAnswer, doneReply } from './session.ts'

export const siteRoutes = {
  'site.health': route({
    method: 'GET',
    path: '/healthz',
    about: 'The process is alive',
    success: { status: 200, about: 'It is', shape: z.strictObject({ alive: z.literal(true) }) },
    handle: () => ({ json: { alive: true } }),
  }),
  'site.ready': route({
    method: 'GET',
    path: '/readyz',
    about: 'The database answers, takes what is written, and requests are taken',
    success: { status: 200, about: 'They are', shape: z.strictObject({ ready: z.literal(true) }) },
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
    about: 'What the server counts, for Prometheus; it comes with a token of an owner',
    success: { status: 200, about: 'The counts', text: ['text/plain'] },
    handle: ({ site }) => ({ bytes: Buffer.from(site.metrics.text(site.gauges())), type: 'text/plain; version=0.0.4' }),
  }),
  'site.address': route({
    method: 'GET',
    path: '/api/v1/site/address',
    about: 'The address links are made of: others open the site there',
    success: {
      status: 200,
      about: 'The address',
      shape: z.strictObject({
        address: z.string().describe('https://chess.example.org'),
        from: z.enum(addressSources).describe('Given at the start, chosen by an owner, or as this request came'),
        networks: z
          .array(z.string())
          .optional()
          .describe(
            'Where other machines reach the server; for owners only, empty if it listens on its own computer alone',
          ),
      }),
    },
    handle: async (call) => {
      const { site, origin } = call
      const found = await siteAddress(site.database, site.house, origin)
      return { json: { ...found, ...((await isOwner(call)) && { networks: site.networks() }) } }
    },
  }),
  'site.setAddress': route({
    method: 'POST',
    path: '/api/v1/site/address',
    about: 'Chooses the address links are made of; without one it is that of the request again',
    body: z.strictObject({
      address: z
        .string()
        .max(200)
        .refine(isSiteAddress, 'is no address such as http://192.168.1.5:8080: http or https, a name, perhaps a port')
        .optional(),
    }),
    success: doneAnswer,
    handle: async ({ site, body: { address } }) => {
      if (site.house.url !== undefined)
        return refused({ code: 'bad-request', field: 'address', problem: 'was given at the start, with --url' })
      await site.database.write([settingAddress(address)])
      return doneReply
    },
  }),
  'site.document': route({
    method: 'GET',
    path: '/api/v1/openapi.json',
    about: 'This document',
    success: { status: 200, about: 'OpenAPI 3.1', shape: z.looseObject({ openapi: z.string() }) },
    handle: ({ site }) => ({ bytes: site.papers.document, type: 'application/json' }),
  }),
  'site.reference': route({
    method: 'GET',
    path: '/api',
    about: 'This document as a page',
    success: { status: 200, about: 'The reference', text: ['text/html'] },
    handle: ({ site }) => ({ bytes: site.papers.reference, type: 'text/html' }),
  }),
}

const isOwner = async ({ site, caller }: Call): Promise<boolean> =>
  caller.kind === 'person' && (await roleOf(site.database, caller.person, wholeSite)) === 'owner'
