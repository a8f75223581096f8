/** Limits attempts with wrong secrets. */

/** Token bucket: a burst of free attempts, then one per interval. */
const free = 10
const refillMs = 6000
/** Addresses remembered at most. */
const mostAddresses = 10_000

interface Tries {
  left: number
  at: number
}

export class RateLimit {
  readonly #tries = new Map<string, Tries>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Seconds until the next attempt from there; 0 if it may be made now. */
  wait(address: string): number {
    const { left, at } = this.#refilled(address)
    return left >= 1 ? 0 : Math.ceil((refillMs - (this.#now() - at)) / 1000)
  }

  wrong(address: string): void {
    const { left, at } = this.#refilled(address)
    this.#tries.delete(address)
    this.#tries.set(address, { left: Math.max(0, left - 1), at: left === free ? this.#now() : at })
    const [oldest] = this.#tries.keys()
    if (this.#tries.size > mostAddresses && oldest !== undefined) this.#tries.delete(oldest)
  }

  #refilled(address: string): Tries {
    const known = this.#tries.get(address)
    if (!known) return { left: free, at: this.#now() }
    known.at = Math.min(known.at, this.#now()) // the clock may have been set back
    const gained = Math.floor((this.#now() - known.at) / refillMs)
    return { left: Math.min(free, known.left + gained), at: known.at + gained * refillMs }
  }
}
