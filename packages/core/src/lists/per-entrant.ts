/** What is kept for each entrant, found by the entrant's place in the list of entries, counted from 0. */
import type { Who } from '../ids/ids.ts'

export class PerEntrant<Value extends object> {
  private readonly values: readonly Value[]

  constructor(entrants: number, valueFor: (who: Who) => Value) {
    this.values = Array.from({ length: entrants }, (_, who) => valueFor(who as Who))
  }

  at(who: Who): Value {
    return this.values[who] ?? missing(who)
  }
}

/** A number for each entrant. Reads its own array, because a lookup that meets every kind of list is slower. */
export class CountPerEntrant {
  private readonly counts: number[]

  constructor(entrants: number, start = 0) {
    this.counts = new Array<number>(entrants).fill(start)
  }

  at(who: Who): number {
    return this.counts[who] ?? missing(who)
  }

  set(who: Who, count: number): void {
    this.counts[who] = count
  }

  add(who: Who, more = 1): void {
    this.counts[who] = this.at(who) + more
  }
}

function missing(who: number): never {
  throw new Error(`nothing is kept for entrant ${who}`)
}
