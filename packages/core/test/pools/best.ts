/** The best pairing of a pool found in other ways, and whether `pairPool` found as good a one. */
import matching from 'edmonds-blossom'
import { expect } from 'vitest'
import { type PoolPlayer, pairPool } from '../../src/pairing/pool.ts'
import type { Couple, Past } from './past.ts'

/** The smallest sum of former meetings, then of squares, of all pairings of these places. */
export type LeastSums = (past: Past, places: readonly number[]) => Sums

type Sums = readonly [repeats: number, colourSum: number]

/** Pairs the pool, holds bye and sums against the other way, and says what kind of pool it was. */
export function expectBest(past: Past, leastSums: LeastSums, which: string): string[] {
  const paired = pairPool(past.players, past.meetings)
  const { pairs, bye, repeats, repeatsBound, colourSum, colourSumBound, proof } = paired
  const best = bestPairing(past, leastSums)
  expect({ bye, repeats, colourSum }, which).toEqual({ bye: best.bye, repeats: best.sums[0], colourSum: best.sums[1] })
  expect(sumsOf(past, pairs), `${which}: the pairs have other sums`).toEqual(best.sums)
  const everybody = [...pairs.flat(), ...(bye === undefined ? [] : [bye])].sort((a, b) => a - b)
  expect(everybody, `${which}: everybody once`).toEqual([...past.players.keys()])
  expect(repeats, which).toBeGreaterThanOrEqual(repeatsBound)
  expect(colourSum, which).toBeGreaterThanOrEqual(colourSumBound)
  if (proof === 'bounds') expect([repeats, colourSum], which).toEqual([repeatsBound, colourSumBound])
  return Object.entries({
    [proof]: true,
    odd: bye !== undefined,
    'not the first in line': bye !== best.line[0],
    'unavoidable repeats': repeats > 0,
    'repeats above their bound': repeats > repeatsBound,
    'colours above their bound': colourSum > colourSumBound,
  }).flatMap(([what, isSo]) => (isSo ? [what] : []))
}

/** HYB-4 and HYB-5 by the letter. */
function bestPairing(past: Past, leastSums: LeastSums): { bye: number | undefined; sums: Sums; line: number[] } {
  const places = [...past.players.keys()]
  const line = places.length % 2 === 0 ? [] : lineForTheBye(past)
  if (line.length === 0) return { bye: undefined, sums: leastSums(past, places), line }
  let best: { bye: number; sums: Sums } | undefined
  for (const bye of line) {
    const sums = leastSums(past, without(places, bye))
    if (!best || sums[0] < best.sums[0]) best = { bye, sums }
    if (best.sums[0] === 0) break
  }
  return { ...(best as { bye: number; sums: Sums }), line }
}

function lineForTheBye({ players }: Past): number[] {
  const fewestByes = Math.min(...players.map(({ byes }) => byes))
  const candidates = players.map((player, place) => ({ ...player, place })).filter(({ byes }) => byes === fewestByes)
  candidates.sort((a, b) => {
    if (a.matches !== b.matches) return b.matches - a.matches
    if (a.halfPoints !== b.halfPoints) return a.halfPoints - b.halfPoints
    return b.place - a.place
  })
  return candidates.map(({ place }) => place)
}

const without = (places: readonly number[], who: number): number[] => places.filter((place) => place !== who)

// --- other ways ----------------------------------------------------------------------------------

/** All pairings are tried: the first player with each of the others. */
export function sumsByTrying(past: Past, places: readonly number[]): Sums {
  const [first, ...others] = places
  if (first === undefined) return [0, 0]
  let best: Sums = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const other of others) {
    const [repeats, colourSum] = sumsOf(past, [[first, other]])
    const rest = sumsByTrying(past, without(others, other))
    const sums: Sums = [repeats + rest[0], colourSum + rest[1]]
    if (sums[0] < best[0] || (sums[0] === best[0] && sums[1] < best[1])) best = sums
  }
  return best
}

/** By the package edmonds-blossom; a repeat weighs more than all colours. */
export function sumsByEdmonds(past: Past, places: readonly number[]): Sums {
  const at = (i: number) => places[i] as number
  const cost = (i: number, j: number) => {
    const [repeats, colourSum] = sumsOf(past, [[at(i), at(j)]])
    return 1_000_000 * repeats + colourSum
  }
  const mates = matesByEdmonds(places.length, cost)
  return sumsOf(
    past,
    mates.flatMap((j, i): Couple[] => (i < j ? [[at(i), at(j)]] : [])),
  )
}

export function matesByEdmonds(size: number, cost: (a: number, b: number) => number): number[] {
  const edges: [number, number, number][] = []
  for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) edges.push([b, a, cost(b, a)])
  const dearest = edges.reduce((most, edge) => Math.max(most, edge[2]), 0)
  for (const edge of edges) edge[2] = dearest + 1 - edge[2]
  return matching(edges, true)
}

/** The least cost of pairing everybody, by a table over all subsets; for up to some sixteen. */
export function costByTable(size: number, cost: (a: number, b: number) => number): number {
  const least = new Float64Array(2 ** size).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  for (let subset = 1; subset < least.length; subset++) {
    const a = 31 - Math.clz32(subset)
    for (let b = 0; b < a; b++) {
      const rest = subset & ~(1 << a) & ~(1 << b)
      if (subset & (1 << b)) least[subset] = Math.min(least[subset] as number, (least[rest] as number) + cost(a, b))
    }
  }
  return least[least.length - 1] as number
}

/** Former meetings of these pairs, and their squares once White has gone to the smaller balance. */
function sumsOf(past: Past, pairs: readonly Couple[]): Sums {
  const met = meetingsOf(past)
  let [repeats, colourSum] = [0, 0]
  for (const [a, b] of pairs) {
    const balances = [balanceOf(past.players[a]), balanceOf(past.players[b])]
    repeats += met.get(1000 * a + b) ?? 0
    colourSum += (Math.min(...balances) + 1) ** 2 + (Math.max(...balances) - 1) ** 2
  }
  return [repeats, colourSum]
}

const balanceOf = (player: PoolPlayer | undefined): number => (player ? player.whites - player.blacks : Number.NaN)

const counted = new WeakMap<Past, Map<number, number>>()

/** How often two have met, at 1000 · the one + the other, both ways round; counted once. */
function meetingsOf(past: Past): Map<number, number> {
  const met = counted.get(past) ?? new Map<number, number>()
  if (!counted.has(past))
    for (const [a, b] of past.meetings)
      for (const key of [1000 * a + b, 1000 * b + a]) met.set(key, (met.get(key) ?? 0) + 1)
  counted.set(past, met)
  return met
}

// --- what happened -------------------------------------------------------------------------------

/** How often what happened, so that an idle test shows. */
export class Happened {
  private readonly counts = new Map<string, number>()

  add(whats: readonly string[]): void {
    for (const what of ['pools', ...whats]) this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** How often the rarest of these happened. */
  least(...whats: string[]): number {
    return Math.min(...whats.map((what) => this.counts.get(what) ?? 0))
  }

  print(title: string): void {
    const counts = [...this.counts].map(([what, count]) => `${what} ${count}`)
    process.stdout.write(`${title}: ${counts.join(', ')}\n`)
  }
}
