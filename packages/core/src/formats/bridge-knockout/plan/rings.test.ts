import { describe, expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { fiveTeamRings } from './rings.ts'

const golden = vector('bridge-scoring') as { fiveTeamRings: number[][][] }

describe('five teams', () => {
  test('BRI-42 the two rings', () => expect(fiveTeamRings).toEqual(golden.fiveTeamRings))

  test('BRI-42 everybody plays everybody once, two matches in each ring', () => {
    const matches = fiveTeamRings.flat().map((pair) => pair.toSorted().join('-'))
    expect(new Set(matches).size).toBe(10)
    for (const ring of fiveTeamRings)
      for (const team of [1, 2, 3, 4, 5]) expect(ring.filter((pair) => pair.includes(team))).toHaveLength(2)
  })
})
