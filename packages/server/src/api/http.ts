/** The HTTP server: checks, authorises and handles every declared route in the same way. */

import { isUtf8 } from 'node:buffer'
import type { RouteName } from '@arbiter/api/addresses'
import { idempotencyHeader, isKey } from '@arbiter/api/routes'
import type { AnyRefusal, ServerRefusal } from '@arbiter/api/shapes'
import { type Instant, instantOf } from '@arbiter/core'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Caller } from '../people/caller.ts'
import { site as wholeSite } from '../people/secret.ts'
import type { Site } from '../site/site.ts'
import { voiceFor } from '../words/voice.ts'
import { type Access, access } from './access.ts'
import { admitted, callerOf, credentialIn, type RoleAccess } from './admission.ts'
import { audienceOf, type Call, type Reply, type Route } from './call.ts'
import { limitConnections } from './connection-limit.ts'
import { type Limits, limitsOf } from './limits.ts'
import { Once } from './once.ts'
import { addressOf, originOf } from './origin.ts'
import { checked, isOfKind, kindsRead, pathOf } from './request-input.ts'
import { routes } from './routes/index.ts'
import { send } from './send.ts'
import { failed, notInUtf8, unknownPage, unreadable } from './send-failure.ts'
import { message } from './words/messages.ts'

/** The body limit of a request without a file, in bytes. */
const mostBody = 1024 * 1024
/** The body limit for callers without a role: a secret and a name, or a result. */
const mostOfStrangers = 16 * 1024

export function httpServer(site: Site, log: FastifyBaseLogger, limits: Limits = limitsOf()): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBody,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.lookEveryMs },
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (_, __, reply) => unknownPage(reply, site),
    clientErrorHandler: (error, socket) => unreadable(error, socket, site.config, limits),
  })
  app.server.maxConnections = limits.connections
  if (!site.config.isBehindProxy) limitConnections(app.server, limits.fromOneAddress)
  app.decorateRequest('admitted')
  // Unknown paths are answered before their body is read.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? unknownPage(reply, site) : undefined))
  app.addContentTypeParser(textTypes, { parseAs: 'buffer' }, (_, body, done) => {
    if (isUtf8(body as Buffer)) done(null, body.toString())
    else done(notUtf8())
  })
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body as Buffer)) readJson(request, body.toString(), done)
    else done(notUtf8())
  })
  for (const [name, route] of Object.entries(routes)) add(app, { site, limits }, name as RouteName, route as Route)
  app.setNotFoundHandler((_, reply) => unknownPage(reply, site))
  app.setErrorHandler((error: FastifyError, _, reply) => failed(error, reply, site))
  app.server.on('checkExpectation', ({ socket }) => unreadable({}, socket, site.config, limits))
  app.addHook('onResponse', (request, reply, done) => {
    site.metrics.answered(request.routeOptions.config.name ?? 'none', reply.statusCode, reply.elapsedTime)
    request.log.info(lineOf(request, reply), 'answered')
    done()
  })
  return app
}

/** Text in another encoding would be read as something nobody wrote. */
const notUtf8 = (): FastifyError =>
  Object.assign(new Error(notInUtf8), { name: 'FastifyError', code: notInUtf8, statusCode: 400 })

declare module 'fastify' {
  interface FastifyContextConfig {
    name?: string
    /** Accepted content types. */
    kinds?: readonly string[]
    isOneWrite?: boolean
  }
  interface FastifyRequest {
    /** Set once the request is authorised. */
    admitted?: Entry
  }
}

const textTypes = ['text/csv', 'text/plain', 'application/jsonl', 'application/octet-stream']

type Environment = Pick<RouteRequest, 'site' | 'limits'>

/** Authorises before the body is read, so that strangers cannot fill the memory. */
function add(app: FastifyInstance, environment: Environment, name: RouteName, route: Route): void {
  const may = access[name]
  app.route({
    method: route.method,
    url: route.path,
    config: { name, kinds: kindsRead(route), isOneWrite: route.isOneWrite ?? false },
    bodyLimit: mostBytes(environment.site, name),
    onRequest: (request, reply) => admit({ ...environment, route, may, request, reply }),
    handler: (request, reply) => answered({ ...environment, route, may, request, reply }),
  })
}

function mostBytes({ config }: Site, name: RouteName): number {
  if (name === 'tournaments.import') return config.mostImport
  const { who } = access[name]
  return who === 'anyone' || who === 'entrant' ? mostOfStrangers : mostBody
}

interface RouteRequest {
  readonly site: Site
  readonly limits: Limits
  readonly route: Route
  readonly may: Access
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Logged without secrets; people by their ids only. */
const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.config.name,
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
})

async function admit(asked: RouteRequest): Promise<FastifyReply | undefined> {
  const { site, route, request, reply } = asked
  const entry = await withinTime(entered(asked), asked.limits, 'nothing')
  if ('refusal' in entry) return send(request, reply, route, entry, site)
  request.admitted = entry
  return undefined
}

async function answered(asked: RouteRequest): Promise<FastifyReply> {
  const outcome = await withinTime(handled(asked), asked.limits, asked.route.method === 'POST' ? 'unknown' : 'nothing')
  return outcome === 'taken-over' ? asked.reply : send(asked.request, asked.reply, asked.route, outcome, asked.site)
}

type RefusalReply = { readonly refusal: AnyRefusal }

async function withinTime<Outcome>(
  work: Promise<Outcome>,
  { requestMs }: Limits,
  recorded: 'nothing' | 'unknown',
): Promise<Outcome | RefusalReply> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<RefusalReply>((resolve) => {
    const most = Math.ceil(requestMs / 1000)
    timer = setTimeout(() => resolve({ refusal: { code: 'too-slow', most, recorded } }), requestMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** An authorised request. */
interface Entry {
  readonly askedAt: number
  readonly params: Record<string, string>
  readonly caller: Caller
  readonly now: Instant
  readonly origin: string
  readonly access: RoleAccess
}

/** Authenticates, authorises, and checks the content type. */
async function entered({ site, route, may, request }: RouteRequest): Promise<Entry | RefusalReply> {
  if (site.isClosing && route.path !== '/healthz') return { refusal: { code: 'shutting-down', retryAfter: 5 } }
  const origin = originOf(request.raw, site.config)
  const now = instantOf(site.now())
  const caller = await callerOf(site, request.raw, origin, now)
  if ('code' in caller) return { refusal: caller }
  const params = pathOf(route, request.params)
  if ('code' in params) return { refusal: params as ServerRefusal }
  const admission = await admitted(site, may, caller, params['tournament'] ?? '')
  if ('refusal' in admission) return admission
  if (!isOfKind(route, request.headers['content-type']))
    return { refusal: { code: 'wrong-content-type', accepted: [...kindsRead(route)] } }
  return { askedAt: performance.now(), params, caller, now, origin, access: admission.access }
}

/** Authorises again if the body was slow to arrive: a role may have been taken away, or the server be stopping. */
async function stillAdmitted(asked: RouteRequest): Promise<Entry | RefusalReply> {
  const entry = asked.request.admitted as Entry
  const isOld = performance.now() - entry.askedAt > asked.limits.freshMs
  return isOld || asked.site.isClosing ? entered(asked) : entry
}

/** Checks the query and the body before the tournament is loaded. */
async function handled(asked: RouteRequest): Promise<Reply> {
  const { site, route, request } = asked
  const admission = await stillAdmitted(asked)
  if ('refusal' in admission) return admission
  const { access, askedAt: _, ...entry } = admission
  const carried = checked(route, request)
  if ('code' in carried) return { refusal: carried }
  const key = route.isKeyed ? keyIn(request) : undefined
  if (key && 'code' in key) return { refusal: key }
  const once: Call['once'] = (credential = credentialIn(request.raw, entry.origin)) =>
    Once.of(site.database, {
      ...{ key: key?.key, credential, scope: access?.row.id ?? wholeSite },
      content: [request.method, request.url, carried.body],
    })
  return route.handle({ ...carried, ...callOf(asked), ...entry, ...aboutTournament(site, access), key: key?.key, once })
}

/** Letters, digits and signs, as of a random number. */
function keyIn({ headers }: FastifyRequest): { readonly key: string | undefined } | ServerRefusal {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && isKey.test(key))) return { key }
  return { code: 'bad-request', field: idempotencyHeader, problem: message('bad-key') }
}

const callOf = ({ site, request, reply }: RouteRequest) => ({
  site,
  voice: voiceFor(request.headers['accept-language']),
  address: addressOf(request.raw, site.config),
  lastEvent: request.headers['last-event-id'] as string | undefined,
  isHead: request.method === 'HEAD',
  takeOver: () => {
    reply.hijack()
    return reply.raw
  },
})

const aboutTournament = (site: Site, access: RoleAccess) =>
  access ? { access, audience: audienceOf(access.role), live: () => site.tournaments.open(access.row, access.seq) } : {}
