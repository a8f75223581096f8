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
  const order = [...items].sort(compare)
  const groups: Item[][] = []
  for (const item of order) {
    const group = groups.at(-1)
    if (group && compare(group[0] as Item, item) === 0) group.push(item)
    else groups.push([item])
  }
  let rank = 1
  return groups.flatMap((group) => {
    const rows = group.map((item) => ({ rank, sharing: group.length, item }))
    rank += group.length
    return rows
  })
}

/** A rank as people write it: "3", or "3/4" when two share the third place. */
export const placeOf = ({ rank, sharing }: { rank: number; sharing: number }): string =>
  sharing === 1 ? String(rank) : `${rank}/${rank + sharing - 1}`
