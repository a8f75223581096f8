/** Sends answers and problems: headers, cache, compression. */
import type { AnyRefusal } from '@arbiter/api/shapes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../site/site.ts'
import { toldInData } from '../words/voice.ts'
import { isReading } from './admission.ts'
import type { Reply, Route } from './call.ts'
import { cookieText, isSecure } from './cookie.ts'
import { gunzip, gzip } from './gzip.ts'
import { originOf } from './origin.ts'
import { problemOf, problemType } from './problem.ts'
import { protect } from './security-headers.ts'

type Answer = Exclude<Reply, 'taken-over'>

export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Pick<Route, 'success'>,
  answer: Answer,
  site: Site,
): Promise<FastifyReply> {
  if ('refusal' in answer) return sendProblem(reply, answer.refusal, site)
  const origin = originOf(request.raw, site.config)
  protect(reply, isSecure(origin), 'bytes' in answer ? answer.policy : 'page')
  if (isForOne(request)) reply.header('cache-control', 'no-store')
  reply.code(route.success.status)
  if ('json' in answer) {
    if (answer.cookie !== undefined) reply.header('set-cookie', cookieText(answer.cookie, origin))
    return sendBytes(
      request,
      reply,
      { bytes: Buffer.from(JSON.stringify(toldInData(answer.json, request.headers['accept-language']))) },
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
  return sendBytes(request, reply, answer, answer.type)
}

/** Answers to a signed-in caller, and to changes, are not cached; pages are the same for everybody. */
const isForOne = ({ method, url, admitted }: FastifyRequest): boolean =>
  !isReading(method) || (/^\/(api|metrics)\b/.test(url) && admitted !== undefined && admitted.caller.kind !== 'nobody')

/** A browser that followed a link gets the web app, which shows the problem in words. */
export function sendProblem(
  reply: FastifyReply,
  refusal: AnyRefusal,
  { web, config }: Pick<Site, 'web' | 'config'>,
): FastifyReply {
  const problem = problemOf(refusal, reply.request.headers['accept-language'])
  protect(reply, isSecure(originOf(reply.request.raw, config)))
  reply.header('cache-control', 'no-store')
  if ('retryAfter' in refusal) reply.header('retry-after', String(refusal.retryAfter))
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(problem.status)
  if (wantsPage(reply.request)) return reply.header('content-type', 'text/html; charset=utf-8').send(web.page.site)
  return reply.header('content-type', problemType).send(JSON.stringify(problem))
}

/** True if a browser follows a link. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|assets|site|healthz|readyz|metrics)\b/.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

const typed = (type: string): string =>
  type.includes('charset') || type.startsWith('font/') ? type : `${type}; charset=utf-8`

// --- bytes -------------------------------------------------------------------------------------------

const worthIt = 1400

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, isGzip }: { readonly bytes: Buffer; readonly isGzip?: true },
  type: string,
): Promise<FastifyReply> {
  reply.header('content-type', typed(type))
  reply.header('vary', 'accept-encoding, accept-language, cookie, authorization')
  const takes = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!takes) return reply.send(isGzip ? await gunzip(bytes) : bytes)
  if (!isGzip && bytes.length < worthIt) return reply.send(bytes)
  return reply.header('content-encoding', 'gzip').send(isGzip ? bytes : await gzip(bytes))
}
