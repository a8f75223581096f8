/** How the server is, and what it can do. */
import * as z from 'zod'
import { refused, route } from '../call.ts'

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
    about: 'The database answers and requests are taken',
    success: { status: 200, about: 'They are', shape: z.strictObject({ ready: z.literal(true) }) },
    refusals: ['unavailable', 'shutting-down'],
    handle: async ({ site }) => {
      if (site.isClosing) return refused({ code: 'shutting-down', retryAfter: 5 })
      await site.database.rows('SELECT 1 AS one')
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
