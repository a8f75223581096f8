/** Limits the connections of one address. Not behind a proxy, where all connections have the proxy's address. */
import type { Server } from 'node:http'
import { isLoopback } from '../site/address.ts'
import { networkOf } from './origin.ts'

export function limitConnections(server: Server, fromOneAddress: number): void {
  const doors = new ConnectionLimit(fromOneAddress)
  server.on('connection', (socket) => {
    const leave = doors.enter(socket.remoteAddress ?? '')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

export class ConnectionLimit {
  readonly #most: number
  readonly #inside = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Undefined if there are too many; otherwise call it when the connection closes. */
  enter(address: string): (() => void) | undefined {
    // This machine is exempt: it has other ways to do harm, and a proxy that was not configured would be blocked.
    if (isLoopback(address)) return () => {}
    const from = networkOf(address)
    const others = this.#inside.get(from) ?? 0
    if (others >= this.#most) return undefined
    this.#inside.set(from, others + 1)
    return () => this.#leave(from)
  }

  /** The number of addresses with open connections. */
  get size(): number {
    return this.#inside.size
  }

  #leave(from: string): void {
    const others = (this.#inside.get(from) ?? 1) - 1
    if (others > 0) this.#inside.set(from, others)
    else this.#inside.delete(from)
  }
}
