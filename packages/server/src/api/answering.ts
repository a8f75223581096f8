/** How answers leave: their headers, compressed where that pays, refusals as problems. */
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DamagedLog } from '../database/checksum.ts'
import { DatabaseFailure, DatabaseGone, InDoubt } from '../database/database.ts'
import type { House, Site } from '../site/site.ts'
import { toldInData } from '../words/said.ts'
import { isReading } from './admission.ts'
import type { Policy, Reply, Route } from './call.ts'
import { cookieText, isSecure } from './cookie.ts'
import type { Limits } from './limits.ts'
import { originOf } from './origin.ts'
import { type AnyRefusal, problemOf, problemType } from './problem.ts'
import { message } from './words/messages.ts'

type Answer = Exclude<Reply, 'taken-over'>

export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Pick<Route, 'success'>,
  answer: Answer,
  site: Site,
): Promise<FastifyReply> {
  if ('refusal' in answer) return sendProblem(reply, answer.refusal, site)
  const origin = originOf(request.raw, site.house)
  protect(reply, isSecure(origin), 'bytes' in answer ? answer.policy : 'page')
  if (isForOne(request)) reply.header('cache-control', 'no-store')
  reply.code(route.success.status)
  if ('json' in answer) {
    if (answer.cookie !== undefined) reply.header('set-cookie', cookieText(answer.cookie, origin))
    return sendBytes(
      request,
      reply,
      Buffer.from(JSON.stringify(toldInData(answer.json, request.headers['accept-language']))),
      'application/json',
    )
  }
  if (answer.name !== undefined) reply.header('content-disposition', `attachment; filename="${answer.name}"`)
  if (answer.tag !== undefined) {
    reply.header('etag', answer.tag)
    if (request.headers['if-none-match'] === answer.tag) return reply.code(304).send()
  }
  if (answer.isForGood) reply.header('cache-control', 'public, max-age=31536000, immutable')
  if (answer.sourceMap !== undefined) reply.header('sourcemap', answer.sourceMap)
  if (answer.brotli && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    reply.header('content-encoding', 'br').header('vary', 'accept-encoding')
    return reply.header('content-type', typed(answer.type)).send(answer.brotli)
  }
  return sendBytes(request, reply, answer.bytes, answer.type)
}

/** No page of ours needs a script of somebody else, or one that stands in the page; nobody may frame it. */
const own =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

const policies: Readonly<Record<Policy, string>> = {
  /** The page of people shows how the embedded one looks. */
  page: `${own}; frame-src 'self'; frame-ancestors 'none'`,
  /** It shows what anybody may see, and nothing on it changes anything: anybody may frame it. */
  embedded: `${own}; frame-ancestors *`,
  /** A page to print carries its style in itself, and nothing that runs. */
  paper:
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const protection = (isTls: boolean, policy: Policy): Record<string, string> => ({
  'content-security-policy': policies[policy],
  'x-content-type-options': 'nosniff',
  ...(policy === 'embedded' ? {} : { 'x-frame-options': 'DENY' }),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
  ...(isTls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

function protect(reply: FastifyReply, isTls: boolean, policy: Policy = 'page'): void {
  reply.headers(protection(isTls, policy))
}

/** What somebody is told by a secret, or once, is kept in no cache; pages are the same for everybody. */
const isForOne = ({ method, url, admitted }: FastifyRequest): boolean =>
  !isReading(method) || (/^\/(api|metrics)\b/.test(url) && admitted !== undefined && admitted.caller.kind !== 'nobody')

/** Whoever followed a link gets the web app, which asks for the same and says in words what is wrong. */
function sendProblem(
  reply: FastifyReply,
  refusal: AnyRefusal,
  { web, house }: Pick<Site, 'web' | 'house'>,
): FastifyReply {
  const problem = problemOf(refusal, reply.request.headers['accept-language'])
  protect(reply, isSecure(originOf(reply.request.raw, house)))
  reply.header('cache-control', 'no-store')
  if ('retryAfter' in refusal) reply.header('retry-after', String(refusal.retryAfter))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(problem.status)
  if (wantsPage(reply.request)) return reply.header('content-type', 'text/html; charset=utf-8').send(web.page.site)
  return reply.header('content-type', problemType).send(JSON.stringify(problem))
}

/** Somebody followed a link in a browser. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|assets|site|healthz|readyz|metrics)\b/.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

const typed = (type: string): string =>
  type.includes('charset') || type.startsWith('font/') ? type : `${type}; charset=utf-8`

// --- bytes -------------------------------------------------------------------------------------------

const zipped = promisify(gzip)
/** Answers that are kept are compressed once. */
const known = new WeakMap<Buffer, Promise<Buffer>>()
const worthIt = 1400

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  type: string,
): Promise<FastifyReply> {
  reply.header('content-type', typed(type))
  reply.header('vary', 'accept-encoding, accept-language, cookie, authorization')
  const takes = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!takes || bytes.length < worthIt) return reply.send(bytes)
  const pending = known.get(bytes) ?? zipped(bytes, { level: 6 })
  known.set(bytes, pending)
  return reply.header('content-encoding', 'gzip').send(await pending)
}

// --- what goes wrong ---------------------------------------------------------------------------------

export const unknownPage = (reply: FastifyReply, site: Site): FastifyReply =>
  sendProblem(reply, { code: 'not-found', what: 'page' }, site)

export function failed(error: FastifyError, reply: FastifyReply, site: Site): FastifyReply {
  const { request } = reply
  const refusal = asRefusal(error, request)
  if (refusal) return sendProblem(reply, refusal, site)
  if (error instanceof DamagedLog) {
    request.log.error({ err: error }, 'damaged-log')
    return sendProblem(reply, { code: 'damaged-log', fact: error.seq }, site)
  }
  if (error instanceof DatabaseGone) {
    request.log.error({ err: error }, 'database-gone')
    return sendProblem(reply, { code: 'database-gone' }, site)
  }
  const number = randomUUID()
  request.log.error({ err: error, request: number }, 'failed')
  return sendProblem(
    reply,
    error instanceof DatabaseFailure
      ? { code: 'unavailable', retryAfter: 2, recorded: recordedBefore(error, request) }
      : { code: 'our-mistake', request: number },
    site,
  )
}

/** "Nothing" is said only where that is known. */
function recordedBefore(error: Error, { method, admitted, routeOptions }: FastifyRequest): 'nothing' | 'unknown' {
  if (method !== 'POST' || admitted === undefined) return 'nothing'
  return routeOptions.config.isOneWrite && !(error instanceof InDoubt) ? 'nothing' : 'unknown'
}

/**
 * What is no HTTP, or more of it than anybody needs, reaches no route. The other side may never close its half of the
 * connection, so ours is closed for good a moment after the answer.
 */
export function unreadable(
  { code }: { readonly code?: string },
  socket: Socket,
  { url = '' }: House,
  limits: Limits,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = problemOf(asUnreadable(code, limits))
  const body = JSON.stringify(problem)
  const headers = {
    ...protection(isSecure(url), 'page'),
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...Object.entries(headers).map((each) => each.join(': ')),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  const farewell = setTimeout(() => socket.destroy(), limits.farewellMs)
  socket.once('close', () => clearTimeout(farewell))
}

function asUnreadable(code: string | undefined, { requestMs }: Limits): AnyRefusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'too-slow', most: Math.ceil(requestMs / 1000), recorded: 'nothing' }
  const field = code === 'HPE_HEADER_OVERFLOW' ? 'headers' : 'request'
  return { code: 'bad-request', field, problem: message(field === 'headers' ? 'bad-headers' : 'bad-http') }
}

/** The code of an error: another character set than ours. */
export const notInUtf8 = 'not-utf-8'

/** What the HTTP server itself could not take. */
function asRefusal(error: FastifyError, request: FastifyRequest): AnyRefusal | undefined {
  const { code, statusCode } = error
  switch (code) {
    case notInUtf8:
      return { code: 'bad-request', field: 'request', problem: message('bad-utf-8') }
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'body-too-large', most: request.routeOptions.bodyLimit ?? 0 }
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'wrong-content-type', accepted: [...(request.routeOptions.config.kinds ?? ['application/json'])] }
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500
        ? { code: 'bad-request', field: 'request', problem: error.message }
        : undefined
  }
}
