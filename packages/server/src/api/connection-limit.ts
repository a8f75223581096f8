/** Lets so many connections in from one address. Who comes through a proxy has the proxy's address, so there nobody is counted. */
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

  /** Undefined: there are too many from there. Otherwise it is to be said when it leaves. */
  enter(address: string): (() => void) | undefined {
    // Who sits at this very machine has other ways, and a proxy nobody told us of would be turned away.
    if (isLoopback(address)) return () => {}
    const from = networkOf(address)
    const others = this.#inside.get(from) ?? 0
    if (others >= this.#most) return undefined
    this.#inside.set(from, others + 1)
    return () => this.#leave(from)
  }

  /** Addresses from which somebody is here. */
  get size(): number {
    return this.#inside.size
  }

  #leave(from: string): void {
    const others = (this.#inside.get(from) ?? 1) - 1
    if (others > 0) this.#inside.set(from, others)
    else this.#inside.delete(from)
  }
}
