/** Round 1 for every number of players. */
import { describe, expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import type { Couple } from '../../../pairing/two-opponents.ts'
import { firstRound } from './first-round.ts'

const matrix = vector('diagonal-24-round1') as { pairs: Couple[]; degrees: number[] }
const rules = vector('diagonal-rules') as { roundRobinAt: number; patternFrom: number }
const sizes = Array.from({ length: 199 }, (_, i) => i + 2)

const opponentsOf = (couples: readonly Couple[], place: number): number[] =>
  couples.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []))

const numbersOfOpponents = (count: number): number[] =>
  Array.from({ length: count }, (_, place) => opponentsOf(firstRound(count), place).length)

describe('round 1', () => {
  test('DIA-S6 the printed matrix for 24 players, all 36 pairs', () => {
    expect(firstRound(24)).toEqual(matrix.pairs)
    expect(numbersOfOpponents(24)).toEqual(matrix.degrees)
  })

  test.each([2, 3, rules.roundRobinAt])('DIA-S5, DIA-6 %i players play everybody against everybody', (count) => {
    expect(numbersOfOpponents(count)).toEqual(Array.from({ length: count }, () => count - 1))
  })

  test.each(sizes)('DIA-2 %i players: nobody meets himself, every pair once, the higher first, in order', (count) => {
    const couples = firstRound(count)
    expect(new Set(couples.map((couple) => couple.join())).size).toBe(couples.length)
    for (const [a, b] of couples) expect(a >= 0 && a < b && b < count).toBe(true)
    expect(couples).toEqual(couples.toSorted(([a, b], [c, d]) => a - c || b - d))
  })

  test.each(sizes.filter((count) => count >= rules.patternFrom))(
    'DIA-S5, DIA-4 %i players: 2 … 2 3 3 3 3 4 … 4 opponents',
    (count) => {
      const twos = Math.ceil(count / 2) - 2
      const due = [twos, 4, count - 4 - twos].flatMap((times, i) => Array.from({ length: times }, () => i + 2))
      expect(numbersOfOpponents(count)).toEqual(due)
    },
  )

  test.each(sizes)('DIA-2 %i players hang together: from the first one reaches everybody', (count) => {
    const reached = new Set([0])
    for (const place of reached) for (const other of opponentsOf(firstRound(count), place)) reached.add(other)
    expect(reached.size).toBe(count)
  })
})
