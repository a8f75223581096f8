/** Orders entrants by the steps of a rule book, with shared ranks 1, 2, 2, 4. */

import type { Place } from '../ids/ids.ts'
import { known } from '../lists/at.ts'

export type Compare<Item> = (a: Item, b: Item) => number

/** Each step breaks the ties of the steps before it. */
export function inTurn<Item>(...steps: readonly Compare<Item>[]): Compare<Item> {
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

export const most =
  <Item>(count: (item: Item) => number): Compare<Item> =>
  (a, b) =>
    count(b) - count(a)

export const least =
  <Item>(count: (item: Item) => number): Compare<Item> =>
  (a, b) =>
    count(a) - count(b)

export interface RankedItem<Item> {
  readonly rank: Place
  /** How many entrants share the rank. */
  readonly sharing: number
  readonly item: Item
}

/** The list in order; items equal in every step share a rank and keep their order. */
export function ranked<Item>(items: readonly Item[], compare: Compare<Item>): RankedItem<Item>[] {
  const rows: RankedItem<Item>[] = []
  tellRanks(items, compare, (item, rank, sharing) => rows.push({ rank, sharing, item }))
  return rows
}

/** Calls `tell` for each item in order; spares simulations the list of ranks. */
export function tellRanks<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
  tell: (item: Item, rank: Place, sharing: number) => void,
): void {
  const order = [...items].sort(compare)
  for (let first = 0; first < order.length; ) {
    const best = known(order[first])
    let end = first + 1
    while (end < order.length && compare(best, known(order[end])) === 0) end++
    const rank = first + 1
    const sharing = end - first
    for (; first < end; first++) tell(known(order[first]), rank, sharing)
  }
}

/** A rank as people write it: "3", or "3–4" if two share third place; a `last` widens the band. */
export function placeOf({ rank, sharing, last = rank + sharing - 1 }: Band): string {
  return last === rank ? String(rank) : `${rank}–${last}`
}

interface Band {
  readonly rank: Place
  readonly sharing: number
  readonly last?: Place
}
