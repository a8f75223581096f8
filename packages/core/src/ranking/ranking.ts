/** Putting entrants in order by the steps of a rule book, with shared ranks 1, 2, 2, 4. */

export type Compare<Item> = (a: Item, b: Item) => number

/** Each step decides what the steps before it left level. */
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

export interface Ranked<Item> {
  readonly rank: number
  /** How many share this rank. */
  readonly sharing: number
  readonly item: Item
}

/** The list in order; who is equal in every step shares a rank and stays in the order given. */
export function ranked<Item>(items: readonly Item[], compare: Compare<Item>): Ranked<Item>[] {
  const rows: Ranked<Item>[] = []
  tellRanks(items, compare, (item, rank, sharing) => rows.push({ rank, sharing, item }))
  return rows
}

/** Tells the ranks without making a list of them; who is equal in every step shares a rank. */
export function tellRanks<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
  tell: (item: Item, rank: number, sharing: number) => void,
): void {
  const order = [...items].sort(compare)
  for (let first = 0; first < order.length; ) {
    let end = first + 1
    while (end < order.length && compare(order[first] as Item, order[end] as Item) === 0) end++
    const rank = first + 1
    const sharing = end - first
    for (; first < end; first++) tell(order[first] as Item, rank, sharing)
  }
}

/** A rank as people write it: "3", or "3/4" when two share the third place, or the band it stands for. */
export function placeOf({ rank, sharing, last = rank + sharing - 1 }: Place): string {
  return last === rank ? String(rank) : `${rank}/${last}`
}

interface Place {
  readonly rank: number
  readonly sharing: number
  readonly last?: number
}
