/** The cheapest pairing is held against all pairings there are, and exchanges against the cheapest pairing. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { better, type Costs, cheapestPairing, type Pair, savingByExchange, sumOf } from './optimum.ts'

function* pairings(people: readonly number[]): Generator<Pair[]> {
  const [first, ...rest] = people
  if (first === undefined) yield []
  for (const other of rest)
    for (const pairs of pairings(rest.filter((each) => each !== other))) yield [[first as number, other], ...pairs]
}

const upTo = (size: number): number[] => Array.from({ length: size }, (_, i) => i)

function randomCosts(size: number, seed: number, most = 9): Costs {
  const generator = xoroshiro128plus(seed)
  const costs = upTo(size).map(() => new Float64Array(size))
  for (const [i, row] of costs.entries())
    for (let j = 0; j < i; j++) {
      row[j] = uniformInt(generator, 0, most)
      ;(costs[j] as Float64Array)[i] = row[j] as number
    }
  return costs
}

test.each(upTo(40))('HYB-5 the cheapest pairing of eight, of costs drawn with %i', (seed) => {
  const costs = randomCosts(8, seed)
  const all = [...pairings(upTo(8))]
  const least = Math.min(...all.map((pairs) => sumOf(pairs, costs)))
  expect(all).toHaveLength(105)
  expect(sumOf(cheapestPairing(costs), costs)).toBe(least)
  for (const pairs of all) expect(better(pairs, costs) === undefined).toBe(sumOf(pairs, costs) === least)
})

test('HYB-5 exchanges find nearly every pairing of eight that is not the cheapest, and never the cheapest', () => {
  let missed = 0
  for (const seed of upTo(60)) {
    const costs = randomCosts(8, seed)
    const least = sumOf(cheapestPairing(costs), costs)
    for (const pairs of pairings(upTo(8))) {
      const saving = savingByExchange(pairs, costs)
      const more = sumOf(pairs, costs) - least
      expect(saving).toBeLessThanOrEqual(more)
      if (more > 0 && saving === 0) missed++
    }
  }
  expect(missed).toBeLessThan(20)
})

test('HYB-5 five hundred players are seen through in a moment', () => {
  const costs = randomCosts(512, 1, 2)
  const inTurn = upTo(256).map((i): Pair => [2 * i, 2 * i + 1])
  expect(better(inTurn, costs)?.saving).toBeGreaterThan(0)
  const free = costs.map((row, i) => row.map((cost, j) => (j === (i ^ 1) ? 0 : cost)))
  expect(better(inTurn, free)).toBeUndefined()
})
