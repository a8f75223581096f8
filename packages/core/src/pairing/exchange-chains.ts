/**
 * Fewer rematches along chains of exchanges, for fields too large to search (DIA-17).
 *
 *     a ═══ b                                     a and b have met, so b gives up a. a takes a stranger x, who gives up y,
 *                                                 who takes a stranger x', …, and the last one takes b.
 *     a ─── x ═══ y ─── x' ═══ y' ─── b           ─── new couples   ═══ given up
 *
 * Everybody keeps two opponents, and each chain leaves at least one rematch less: new couples are strangers. Only the last
 * may be a rematch, if another one than that of a and b was given up. The shortest chain is taken, and of the shortest one
 * that costs least.
 */

type Cost = (a: number, b: number) => number

/** Everybody's two opponents, those of a at 2a and 2a + 1: those of `start`, with exchanges until no chain is found. */
export function alongChains(start: Int32Array, met: Uint8Array, cost: Cost): Int32Array {
  const field = new Field(start, met, cost)
  let chains: number
  do {
    chains = 0
    for (const [a, b] of field.rematches()) if (field.separate(a, b) || field.separate(b, a)) chains++
  } while (chains > 0)
  return field.opponents
}

const NOBODY = -1
const UNREACHED = -1

class Field {
  readonly opponents: Int32Array
  private readonly count: number
  private readonly met: Uint8Array
  private readonly cost: Cost
  private readonly strangers: (readonly number[] | undefined)[] = []
  /** Of who was given up: who gave him up, to take whom; after how many exchanges; what they cost in all. */
  private readonly giver: Int32Array
  private readonly taken: Int32Array
  private readonly exchanges: Int32Array
  private readonly costs: Float64Array

  constructor(start: Int32Array, met: Uint8Array, cost: Cost) {
    this.opponents = start.slice()
    this.count = start.length / 2
    this.met = met
    this.cost = cost
    this.giver = new Int32Array(this.count)
    this.taken = new Int32Array(this.count)
    this.exchanges = new Int32Array(this.count)
    this.costs = new Float64Array(this.count)
  }

  rematches(): [number, number][] {
    const rematches: [number, number][] = []
    for (let a = 0; a < this.count; a++)
      for (const b of this.opponents.subarray(2 * a, 2 * a + 2)) if (a < b && this.haveMet(a, b)) rematches.push([a, b])
    return rematches
  }

  /** Along a chain from a to b, if there is one and no earlier chain has taken them apart. */
  separate(a: number, b: number): boolean {
    const last = this.areOpponents(a, b) ? this.lastOfChain(a, b) : NOBODY
    if (last !== NOBODY) this.exchangeBackFrom(last, b)
    return last !== NOBODY
  }

  /** Who takes b in the end. If nobody can who has not met him, then one whose own rematch was given up on the way. */
  private lastOfChain(a: number, b: number): number {
    let inNeed = NOBODY
    for (let givenUp = this.giveUp(a, b); givenUp.length > 0; givenUp = this.oneExchangeMore(givenUp)) {
      const last = this.cheapestLast(givenUp, b, (who) => !this.haveMet(who, b))
      if (last !== NOBODY) return last
      if (inNeed !== NOBODY) continue
      inNeed = this.cheapestLast(givenUp, b, (who) => this.haveMet(who, this.giver[who] as number))
    }
    return inNeed
  }

  /** The chain begins: b gives up a. */
  private giveUp(a: number, b: number): number[] {
    this.exchanges.fill(UNREACHED)
    this.exchanges[a] = 0
    this.costs[a] = 0
    this.giver[a] = b
    this.taken[a] = NOBODY
    return [a]
  }

  private oneExchangeMore(givenUp: readonly number[]): number[] {
    const next: number[] = []
    for (const who of givenUp)
      for (const stranger of this.strangersOf(who)) {
        if (this.areOpponents(who, stranger)) continue
        this.exchange(who, stranger, this.opponents[2 * stranger] as number, next)
        this.exchange(who, stranger, this.opponents[2 * stranger + 1] as number, next)
      }
    return next
  }

  /** `giver` takes `who` and gives up `other`, if that is the cheapest of the shortest ways to him. */
  private exchange(who: number, giver: number, other: number, next: number[]): void {
    const exchanges = (this.exchanges[who] as number) + 1
    const isNew = this.exchanges[other] === UNREACHED
    if (!isNew && this.exchanges[other] !== exchanges) return
    const cost = (this.costs[who] as number) + this.cost(who, giver) - this.cost(giver, other)
    if (!isNew && cost >= (this.costs[other] as number)) return
    if (this.isInChain(who, giver, other)) return
    if (isNew) next.push(other)
    this.exchanges[other] = exchanges
    this.costs[other] = cost
    this.giver[other] = giver
    this.taken[other] = who
  }

  /** Whether the chain to `who` already has him take `giver`, or `other` give up `giver`: no couple comes or goes twice. */
  private isInChain(who: number, giver: number, other: number): boolean {
    for (let link = who; link !== NOBODY; link = this.taken[link] as number) {
      if (who === this.giver[link] && giver === this.taken[link]) return true
      if (giver === link && other === this.giver[link]) return true
    }
    return false
  }

  private cheapestLast(givenUp: readonly number[], b: number, fits: (who: number) => boolean): number {
    let [last, least] = [NOBODY, Number.POSITIVE_INFINITY]
    for (const who of givenUp) {
      if (who === b || !fits(who) || this.areOpponents(who, b) || this.isInChain(who, b, NOBODY)) continue
      const cost = (this.costs[who] as number) + this.cost(who, b)
      if (cost >= least) continue
      last = who
      least = cost
    }
    return last
  }

  /** Who was given up gets the next in the chain, who gave him up the one before; b gave up the first and gets the last. */
  private exchangeBackFrom(last: number, b: number): void {
    let next = b
    for (let who = last; who !== NOBODY; who = this.taken[who] as number) {
      const giver = this.giver[who] as number
      const taken = this.taken[who] as number
      this.replace(who, giver, next)
      this.replace(giver, who, taken === NOBODY ? last : taken)
      next = giver
    }
  }

  private replace(who: number, old: number, opponent: number): void {
    this.opponents[this.opponents[2 * who] === old ? 2 * who : 2 * who + 1] = opponent
  }

  private areOpponents(a: number, b: number): boolean {
    return this.opponents[2 * a] === b || this.opponents[2 * a + 1] === b
  }

  private haveMet(a: number, b: number): boolean {
    return this.met[a * this.count + b] === 1
  }

  private strangersOf(who: number): readonly number[] {
    const known = this.strangers[who]
    if (known) return known
    const strangers: number[] = []
    for (let other = 0; other < this.count; other++)
      if (other !== who && !this.haveMet(who, other)) strangers.push(other)
    this.strangers[who] = strangers
    return strangers
  }
}
