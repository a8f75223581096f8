/**
 * Fewer rematches along chains of exchanges, for fields too large to search (DIA-17).
 *
 *     a ═══ b                                     a and b have met, so b gives up a. a takes a stranger x, x gives up y,
 *                                                 y takes a stranger x', …, and the last in the chain takes b.
 *     a ─── x ═══ y ─── x' ═══ y' ─── b           ─── new couples   ═══ given up
 *
 * Everybody keeps two opponents, and each chain removes at least one rematch, because new couples are strangers. Only the
 * last couple may be a rematch, if the chain gave up a rematch besides that of a and b. The shortest chain is taken, and
 * among the shortest the cheapest.
 */
import { float64At, int32At } from '../lists/cells.ts'

type Cost = (a: number, b: number) => number

/** Improves `start` until no chain is left. The opponents of a are at 2a and 2a + 1. */
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
  /** For each player given up: the player who did so, whom that player took, the number of exchanges and their total cost. */
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

  /** Exchanges along a chain from a to b; false if there is none or an earlier chain has separated them. */
  separate(a: number, b: number): boolean {
    const last = this.areOpponents(a, b) ? this.lastOfChain(a, b) : NOBODY
    if (last !== NOBODY) this.exchangeBackFrom(last, b)
    return last !== NOBODY
  }

  /** The player who takes b: a stranger if possible, otherwise a player whose own rematch was given up in the chain. */
  private lastOfChain(a: number, b: number): number {
    let inNeed = NOBODY
    for (let givenUp = this.giveUp(a, b); givenUp.length > 0; givenUp = this.oneExchangeMore(givenUp)) {
      const last = this.cheapestLast(givenUp, b, (who) => !this.haveMet(who, b))
      if (last !== NOBODY) return last
      if (inNeed !== NOBODY) continue
      inNeed = this.cheapestLast(givenUp, b, (who) => this.haveMet(who, int32At(this.giver, who)))
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
        this.exchange(who, stranger, int32At(this.opponents, 2 * stranger), next)
        this.exchange(who, stranger, int32At(this.opponents, 2 * stranger + 1), next)
      }
    return next
  }

  /** `giver` takes `who` and gives up `other`, if no chain to `other` is shorter or as short and cheaper. */
  private exchange(who: number, giver: number, other: number, next: number[]): void {
    const exchanges = int32At(this.exchanges, who) + 1
    const isNew = this.exchanges[other] === UNREACHED
    if (!isNew && this.exchanges[other] !== exchanges) return
    const cost = float64At(this.costs, who) + this.cost(who, giver) - this.cost(giver, other)
    if (!isNew && cost >= float64At(this.costs, other)) return
    if (this.isInChain(who, giver, other)) return
    if (isNew) next.push(other)
    this.exchanges[other] = exchanges
    this.costs[other] = cost
    this.giver[other] = giver
    this.taken[other] = who
  }

  /** True if the chain to `who` already adds the couple of `who` and `giver` or removes that of `giver` and `other`. */
  private isInChain(who: number, giver: number, other: number): boolean {
    for (let link = who; link !== NOBODY; link = int32At(this.taken, link)) {
      if (who === this.giver[link] && giver === this.taken[link]) return true
      if (giver === link && other === this.giver[link]) return true
    }
    return false
  }

  private cheapestLast(givenUp: readonly number[], b: number, fits: (who: number) => boolean): number {
    let [last, least] = [NOBODY, Number.POSITIVE_INFINITY]
    for (const who of givenUp) {
      if (who === b || !fits(who) || this.areOpponents(who, b) || this.isInChain(who, b, NOBODY)) continue
      const cost = float64At(this.costs, who) + this.cost(who, b)
      if (cost >= least) continue
      last = who
      least = cost
    }
    return last
  }

  /** Each player given up takes the next player of the chain, each giver the previous; b gave up the first and takes the last. */
  private exchangeBackFrom(last: number, b: number): void {
    let next = b
    for (let who = last; who !== NOBODY; who = int32At(this.taken, who)) {
      const giver = int32At(this.giver, who)
      const taken = int32At(this.taken, who)
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
