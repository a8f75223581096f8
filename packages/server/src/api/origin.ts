/** Where a request came from and how it reached us. Behind a reverse proxy its word is taken, otherwise never. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { ServerConfig } from '../site/site.ts'

/** https://chess.example.org, as the browser sees it. */
export function originOf(request: IncomingMessage, { url, isBehindProxy }: ServerConfig): string {
  if (url !== undefined) return new URL(url).origin
  const isTls = isBehindProxy && first(request.headers['x-forwarded-proto']) === 'https'
  // Not X-Forwarded-Host: proxies pass on the one that a client sends, and all of them send Host.
  const { host = '' } = request.headers
  return `${isTls ? 'https' : 'http'}://${isHost.test(host) ? host : 'localhost'}`
}

/** Links are made of it: a name or an address, and a port. */
const isHost = /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?$/

/** Whose address it is. */
export function addressOf(request: IncomingMessage, { isBehindProxy }: ServerConfig): string {
  const told = isBehindProxy ? last(request.headers['x-forwarded-for']) : undefined
  return networkOf(told ?? request.socket.remoteAddress ?? 'unknown')
}

/** Of IPv6 everybody has a whole /64, and may come from another one with every request. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const asIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (asIPv4 !== undefined || !isIPv6(plain)) return asIPv4 ?? address
  const [head = '', tail] = plain.split('::')
  const [left, right] = [groupsIn(head), groupsIn(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** An IPv4 at the end stands for two groups; only the first four of eight are looked at. */
const groupsIn = (text: string): string[] =>
  text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : Number.parseInt(group, 16).toString(16)))

/** Changes are taken from our own pages only. A browser says where a request comes from; a program with a token need not. */
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
/** The proxy next to us writes the last one. */
const last = (header: string | readonly string[] | undefined): string | undefined => parts(header).at(-1)
