/** Where a request came from and how it reached us. Behind a reverse proxy its word is taken, otherwise never. */
import type { IncomingMessage } from 'node:http'
import type { House } from '../site/site.ts'

/** https://chess.example.org, as the browser sees it. */
export function originOf(request: IncomingMessage, { url, isBehindProxy }: House): string {
  if (url !== undefined) return new URL(url).origin
  const told = (name: string) => (isBehindProxy ? first(request.headers[name]) : undefined)
  const host = told('x-forwarded-host') ?? request.headers.host ?? ''
  return `${told('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${isHost.test(host) ? host : 'localhost'}`
}

/** Links are made of it: a name or an address, and a port. */
const isHost = /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?$/

export function addressOf(request: IncomingMessage, { isBehindProxy }: House): string {
  const told = isBehindProxy ? last(request.headers['x-forwarded-for']) : undefined
  return told ?? request.socket.remoteAddress ?? 'unknown'
}

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
