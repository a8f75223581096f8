/** The HTTP server: every route that is declared, checked and admitted in the same way. */
import { isUtf8 } from 'node:buffer'
import { instantOf } from '@arbiter/core'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Audience } from '../feed/feed.ts'
import { isAtLeast, type Role } from '../people/role.ts'
import type { Site } from '../site/site.ts'
import { type Access, access } from './access.ts'
import { type Admitted, admitted, callerOf } from './admission.ts'
import { failed, send, unknownPage, unreadable } from './answering.ts'
import type { Reply, Route } from './call.ts'
import { checked, isOfKind, kindsRead, pathOf } from './checking.ts'
import { addressOf, originOf } from './origin.ts'
import { type RouteName, routes } from './routes/index.ts'
import type { ServerRefusal } from './shapes/server-refusal.ts'

/** Bytes of a request that brings no file. */
const mostBody = 1024 * 1024
const slowestMs = 30_000

export function httpServer(site: Site, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBody,
    requestTimeout: slowestMs,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_, __, reply) => unknownPage(reply, site),
    clientErrorHandler: unreadable,
  })
  app.addContentTypeParser(textTypes, { parseAs: 'buffer' }, (_, body, done) => {
    if (isUtf8(body as Buffer)) done(null, body.toString())
    else done(notUtf8())
  })
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body as Buffer)) readJson(request, body.toString(), done)
    else done(notUtf8())
  })
  for (const [name, route] of Object.entries(routes)) add(app, site, name as RouteName, route as Route)
  app.setNotFoundHandler((_, reply) => unknownPage(reply, site))
  app.setErrorHandler((error: FastifyError, _, reply) => failed(error, reply, site))
  app.server.on('checkExpectation', ({ socket }) => unreadable({}, socket))
  app.addHook('onResponse', (request, reply, done) => {
    site.metrics.answered(request.routeOptions.config.name ?? 'none', reply.statusCode, reply.elapsedTime)
    request.log.info(lineOf(request, reply), 'answered')
    done()
  })
  return app
}

/** Another character set would be read as something that nobody wrote. */
const notUtf8 = (): FastifyError =>
  Object.assign(new Error('is not in UTF-8'), { name: 'FastifyError', code: 'not-utf-8', statusCode: 400 })

declare module 'fastify' {
  interface FastifyContextConfig {
    name?: string
    /** Kinds of content it reads. */
    kinds?: readonly string[]
  }
}

const textTypes = ['text/csv', 'text/plain', 'application/jsonl', 'application/octet-stream']

function add(app: FastifyInstance, site: Site, name: RouteName, route: Route): void {
  const isImport = name === 'tournaments.import'
  app.route({
    method: route.method,
    url: route.path,
    config: { name, kinds: kindsRead(route) },
    ...(isImport ? { bodyLimit: site.house.mostImport } : {}),
    handler: (request, reply) => answered({ site, route, may: access[name], request, reply }),
  })
}

interface Asked {
  readonly site: Site
  readonly route: Route
  readonly may: Access
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Nothing of a secret, and of people only ids. */
const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.config.name,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
})

async function answered(asked: Asked): Promise<FastifyReply> {
  const outcome = await withinTime(handled(asked))
  return outcome === 'taken-over' ? asked.reply : send(asked.request, asked.reply, asked.route, outcome, asked.site)
}

async function withinTime(work: Promise<Reply>): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => resolve({ refusal: { code: 'too-slow', most: slowestMs / 1000 } }), slowestMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Who calls, whether that caller may, what the request carries; and only then what it is about. */
async function handled(asked: Asked): Promise<Reply> {
  const { site, route, request } = asked
  if (site.isClosing && route.path !== '/healthz') return { refusal: { code: 'shutting-down', retryAfter: 5 } }
  const origin = originOf(request.raw, site.house)
  const now = instantOf(site.now())
  const caller = await callerOf(site, request.raw, origin, now)
  if ('code' in caller) return { refusal: caller }
  const params = pathOf(route, request.params)
  if ('code' in params) return { refusal: params as ServerRefusal }
  const admission = await admitted(site, asked.may, caller, params['tournament'] ?? '')
  if ('refusal' in admission) return admission
  if (!isOfKind(route, request.headers['content-type']))
    return { refusal: { code: 'wrong-content-type', accepted: [...kindsRead(route)] } }
  const carried = checked(route, request)
  if ('code' in carried) return { refusal: carried }
  return route.handle({
    ...carried,
    ...callOf(asked),
    params,
    caller,
    now,
    origin,
    ...aboutTournament(site, admission.seen),
  })
}

const callOf = ({ site, request, reply }: Asked) => ({
  site,
  address: addressOf(request.raw, site.house),
  lastEvent: request.headers['last-event-id'] as string | undefined,
  takeOver: () => {
    reply.hijack()
    return reply.raw
  },
})

const aboutTournament = (site: Site, seen: Admitted) =>
  seen ? { seen, audience: audienceOf(seen.role), room: () => site.hall.room(seen.kept, seen.seq) } : {}

/** Who directs or scores sees the facts as they are. */
const audienceOf = (role: Role): Audience => (isAtLeast(role, 'scorer') ? 'inside' : 'outside')
