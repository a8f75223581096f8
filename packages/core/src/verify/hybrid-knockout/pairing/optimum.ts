/**
 * The best pairing by its sum of costs: exact for small pools. For large ones a pairing is held against every ring of
 * exchanges that can be seen from a few sides; a pairing that no such ring improves is taken for the best.
 */

import { at } from '../../../lists/at.ts'

/** Costs of pairing i with j; symmetric. */
export type Costs = readonly Float64Array[]
export type Pair = readonly [number, number]

/** The largest pool that is paired exactly: every subset has its line in a table. */
const exactUpTo = 18

export const sumOf = (pairs: readonly Pair[], costs: Costs): number =>
  pairs.reduce((sum, [a, b]) => sum + between(a, b, costs), 0)

const between = (a: number, b: number, costs: Costs): number => costs[a]?.[b] ?? 0

/** A cheaper pairing, or only its saving; `undefined` if there is none. */
export function better(pairs: readonly Pair[], costs: Costs): { saving: number; pairs?: readonly Pair[] } | undefined {
  if (costs.length > exactUpTo) {
    const saving = savingByExchange(pairs, costs)
    return saving > 0 ? { saving } : undefined
  }
  const best = cheapestPairing(costs)
  const saving = sumOf(pairs, costs) - sumOf(best, costs)
  return saving > 0 ? { saving, pairs: best } : undefined
}

// --- exact -------------------------------------------------------------------------------------

/** A subset is a number whose bits are its members; its line is the least sum of costs. */
export function cheapestPairing(costs: Costs): Pair[] {
  const size = costs.length
  const table = new Float64Array(2 ** size).fill(Number.POSITIVE_INFINITY)
  table[0] = 0
  for (let subset = 1; subset < table.length; subset++) {
    for (const [a, b] of pairsOfLowest(subset, size)) {
      const sum = sumIn(table, without(subset, a, b)) + between(a, b, costs)
      if (sum < sumIn(table, subset)) table[subset] = sum
    }
  }
  return readOff(table, costs)
}

function readOff(table: Float64Array, costs: Costs): Pair[] {
  const pairs: Pair[] = []
  let subset = table.length - 1
  while (subset > 0) {
    const sum = ([a, b]: Pair): number => sumIn(table, without(subset, a, b)) + between(a, b, costs)
    const best = [...pairsOfLowest(subset, costs.length)].find((pair) => sum(pair) === table[subset])
    if (!best) return []
    pairs.push(best)
    subset = without(subset, ...best)
  }
  return pairs
}

/** Pairs of the lowest member with each other member. */
function* pairsOfLowest(subset: number, size: number): Generator<Pair> {
  const lowest = 31 - Math.clz32(subset & -subset)
  for (let other = lowest + 1; other < size; other++) if ((subset >> other) & 1) yield [lowest, other]
}

const sumIn = (table: Float64Array, subset: number): number => table[subset] ?? Number.POSITIVE_INFINITY

const without = (subset: number, a: number, b: number): number => subset ^ (1 << a) ^ (1 << b)

// --- by exchange -------------------------------------------------------------------------------

/** The saving of a ring of pairs in which each left player takes the opponent of the next pair; 0 if none saves. */
export function savingByExchange(pairs: readonly Pair[], costs: Costs): number {
  for (const sides of sidesOf(pairs)) {
    const saving = savingByRing(sides, costs)
    if (saving > 0) return saving
  }
  return 0
}

/** The left player of each pair: as given, then with every second pair turned, every second two, every second four, … */
function sidesOf(pairs: readonly Pair[]): Pair[][] {
  const ways = 2 + Math.ceil(Math.log2(Math.max(1, pairs.length)))
  return Array.from({ length: ways }, (_, way) =>
    pairs.map(([a, b], i) => (way > 0 && (i >> (way - 1)) & 1 ? [b, a] : [a, b])),
  )
}

/** Bellman and Ford's search for a negative ring; going from pair i to j, the left player of i takes the right player of j. */
function savingByRing(pairs: readonly Pair[], costs: Costs): number {
  const reached = new Float64Array(pairs.length)
  const from = pairs.map(() => -1)
  const way = (i: number, j: number): number => wayBetween(at(pairs, i), at(pairs, j), costs)
  let last = -1
  for (let pass = 0; pass <= pairs.length; pass++) {
    last = -1
    for (let i = 0; i < pairs.length; i++)
      for (let j = 0; j < pairs.length; j++) {
        const sum = (reached[i] ?? 0) + way(i, j)
        if (sum >= (reached[j] ?? 0)) continue
        reached[j] = sum
        from[j] = i
        last = j
      }
    if (last < 0) return 0
  }
  return -ringThrough(last, from).reduce((sum, j) => sum + way(at(from, j), j), 0)
}

const wayBetween = ([left, right]: Pair, [, other]: Pair, costs: Costs): number =>
  between(left, other, costs) - between(left, right, costs)

function ringThrough(last: number, from: readonly number[]): number[] {
  let start = last
  for (let steps = 0; steps < from.length; steps++) start = at(from, start)
  const ring = [start]
  for (let next = at(from, start); next !== start; next = at(from, next)) ring.push(next)
  return ring
}
