import { expect, test } from 'vitest'
import { rotationPhase } from './rotation.ts'

test('HYB-5 the first phase: first against last, second against second last', () => {
  expect(rotationPhase(6, 1).pairs).toEqual([
    [1, 6],
    [2, 5],
    [3, 4],
  ])
  expect(rotationPhase(5, 1)).toEqual({
    pairs: [
      [1, 4],
      [2, 3],
    ],
    byes: [5],
  })
})

test('HYB-5 in one cycle everybody meets everybody once and, in an odd field, has one bye; then it begins anew', () => {
  for (let players = 2; players <= 65; players++) {
    const length = players % 2 === 0 ? players - 1 : players
    const phases = Array.from({ length }, (_, i) => rotationPhase(players, i + 1))
    const met = phases.flatMap(({ pairs }) => pairs.map((pair) => pair.join()))
    expect(new Set(met).size).toBe((players * (players - 1)) / 2)
    for (const { pairs, byes } of phases) {
      expect(pairs.every(([a, b]) => a < b)).toBe(true)
      expect(new Set([...pairs.flat(), ...byes]).size).toBe(players)
    }
    expect(new Set(phases.flatMap(({ byes }) => byes)).size).toBe(players % 2 === 0 ? 0 : players)
    expect(rotationPhase(players, length + 1)).toEqual(phases[0])
  }
})
