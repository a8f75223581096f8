/** How a field of any size is played: straight to the knockout, or through a qualification (HYB-S2, HYB-S5, HYB-1). */

export interface Plan {
  /** Places in the knockout. */
  readonly qualifiers: number
  /** Points needed for one. */
  readonly points: number
}

/** The least number of players for this row. */
const rows = [
  [3, { qualifiers: 2, points: 5 }],
  [5, { qualifiers: 4, points: 5 }],
  [17, { qualifiers: 8, points: 7 }],
  [33, { qualifiers: 16, points: 7 }],
  [65, { qualifiers: 32, points: 7 }],
  [129, { qualifiers: 64, points: 9 }],
  [257, { qualifiers: 128, points: 9 }],
] as const satisfies readonly (readonly [number, Plan])[]

/** The row of the table; none for a power of two, which needs no qualification. */
export function planFor(players: number): Plan | undefined {
  if (isPowerOfTwo(players)) return undefined
  return rows.findLast(([from]) => players >= from)?.[1]
}

const isPowerOfTwo = (players: number): boolean => Number.isInteger(Math.log2(players))
