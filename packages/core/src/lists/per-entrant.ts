/** What is kept for each entrant, found by the entrant's place in the list of entries, counted from 0. */

export class PerEntrant<Value extends object> {
  private readonly values: readonly Value[]

  constructor(entrants: number, valueFor: (who: number) => Value) {
    this.values = Array.from({ length: entrants }, (_, who) => valueFor(who))
  }

  at(who: number): Value {
    return this.values[who] ?? missing(who)
  }
}

/** A number for each entrant. Reads its own array, because a lookup that meets every kind of list is slower. */
export class CountPerEntrant {
  private readonly counts: number[]

  constructor(entrants: number, start = 0) {
    this.counts = new Array<number>(entrants).fill(start)
  }

  at(who: number): number {
    return this.counts[who] ?? missing(who)
  }

  set(who: number, count: number): void {
    this.counts[who] = count
  }

  add(who: number, more = 1): void {
    this.counts[who] = this.at(who) + more
  }
}

function missing(who: number): never {
  throw new Error(`nothing is kept for entrant ${who}`)
}
