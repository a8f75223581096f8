/** What is kept for each entrant, found by the entrant's place in the list of entries, counted from 0. */
import { at } from './at.ts'

export class PerEntrant<Value> {
  private readonly values: readonly Value[]

  constructor(entrants: number, valueFor: (who: number) => Value) {
    this.values = Array.from({ length: entrants }, (_, who) => valueFor(who))
  }

  at(who: number): Value {
    return at(this.values, who)
  }
}

/** A number for each entrant. */
export class CountPerEntrant {
  private readonly counts: number[]

  constructor(entrants: number, start = 0) {
    this.counts = new Array<number>(entrants).fill(start)
  }

  at(who: number): number {
    return at(this.counts, who)
  }

  set(who: number, count: number): void {
    this.counts[who] = count
  }

  add(who: number, more = 1): void {
    this.counts[who] = this.at(who) + more
  }
}
