/** The origin and the client address of a request. Headers of a reverse proxy count only if one is configured. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { ServerConfig } from '../site/site.ts'

/** The origin as the browser has it: https://chess.example.org. */
export function originOf(request: IncomingMessage, { url, isBehindProxy }: ServerConfig): string {
  if (url !== undefined) return new URL(url).origin
  const isTls = isBehindProxy && first(request.headers['x-forwarded-proto']) === 'https'
  // X-Forwarded-Host is ignored: proxies pass on a client's own, and every client sends Host.
  const { host = '' } = request.headers
  return `${isTls ? 'https' : 'http'}://${isHost.test(host) ? host : 'localhost'}`
}

/** A host name or an address, and a port: links are made of it. */
const isHost = /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?$/

/** The client's address, for rate limits. */
export function addressOf(request: IncomingMessage, { isBehindProxy }: ServerConfig): string {
  const told = isBehindProxy ? last(request.headers['x-forwarded-for']) : undefined
  return networkOf(told ?? request.socket.remoteAddress ?? 'unknown')
}

/** An IPv6 client owns a whole /64 and may use another address with every request. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const asIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (asIPv4 !== undefined || !isIPv6(plain)) return asIPv4 ?? address
  const [head = '', tail] = plain.split('::')
  const [left, right] = [groupsIn(head), groupsIn(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** A trailing IPv4 counts as two groups; only the first four of eight are used. */
const groupsIn = (text: string): string[] =>
  text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : Number.parseInt(group, 16).toString(16)))

/** True for a change sent by a page of another site. Programs with a token send no Origin. */
export function isFromElsewhere(request: IncomingMessage, origin: string, hasCookie: boolean): boolean {
  const { origin: from, 'sec-fetch-site': relation } = request.headers
  if (from !== undefined) return from !== origin
  return hasCookie && relation !== 'same-origin'
}

const parts = (header: string | readonly string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap((each) => each.split(',').map((part) => part.trim()))
    .filter((part) => part !== '')

const first = (header: string | readonly string[] | undefined): string | undefined => parts(header)[0]
/** The last entry was written by the nearest proxy. */
const last = (header: string | readonly string[] | undefined): string | undefined => parts(header).at(-1)
