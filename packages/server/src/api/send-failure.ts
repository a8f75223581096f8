/** Answers failed requests: our own errors, database errors, and malformed HTTP. */

import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { AnyRefusal } from '@arbiter/api/shapes'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DamagedLog } from '../database/checksum.ts'
import { DatabaseFailure, InDoubt, MissingDatabaseFile } from '../database/database.ts'
import type { ServerConfig, Site } from '../site/site.ts'
import { isSecure } from './cookie.ts'
import type { Limits } from './limits.ts'
import { problemOf, problemType } from './problem.ts'
import { securityHeaders } from './security-headers.ts'
import { sendProblem } from './send.ts'
import { message } from './words/messages.ts'

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
  if (error instanceof MissingDatabaseFile) {
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

/** "Nothing was recorded" is said only where that is certain. */
function recordedBefore(error: Error, { method, admitted, routeOptions }: FastifyRequest): 'nothing' | 'unknown' {
  if (method !== 'POST' || admitted === undefined) return 'nothing'
  return routeOptions.config.isOneWrite && !(error instanceof InDoubt) ? 'nothing' : 'unknown'
}

/**
 * Answers malformed or oversized HTTP, which reaches no route. The client may never close its half of the
 * connection, so it is destroyed a moment later.
 */
export function unreadable(
  { code }: { readonly code?: string },
  socket: Socket,
  { url = '' }: ServerConfig,
  limits: Limits,
): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = problemOf(asUnreadable(code, limits))
  const body = JSON.stringify(problem)
  const headers = {
    ...securityHeaders(isSecure(url), 'page'),
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

/** The error code of text that is not UTF-8. */
export const notInUtf8 = 'not-utf-8'

/** The refusal for what fastify itself could not parse. */
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
