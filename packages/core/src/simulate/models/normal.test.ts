import { expect, test } from 'vitest'
import { hash } from '../../dice/dice.ts'
import { Chance } from '../chance.ts'
import { normalBelow, normalDensity, normalDeviate, normalQuantile, normalSteps } from './normal.ts'

const seed = process.env['SEED'] ?? 'normal'

test.each`
  z       | below
  ${0}    | ${0.5}
  ${1}    | ${0.841344746068543}
  ${-1}   | ${0.158655253931457}
  ${1.96} | ${0.97500210485178}
  ${-3}   | ${0.00134989803163}
  ${5}    | ${0.999999713348428}
  ${8.5}  | ${1}
  ${-40}  | ${0}
`('$below lies below $z deviations, as tables of the normal distribution say', ({ z, below }) => {
  expect(normalBelow(z)).toBeCloseTo(below, 13)
})

test('the density is the slope of what lies below', () => {
  for (let z = -4; z <= 4; z += 0.25)
    expect((normalBelow(z + 1e-4) - normalBelow(z - 1e-4)) / 2e-4).toBeCloseTo(normalDensity(z), 7)
})

test('a quantile lies above its share', () => {
  for (let share = 0.001; share < 1; share += 0.0137) expect(normalBelow(normalQuantile(share))).toBeCloseTo(share, 13)
})

test('steps fall, lie the same on both sides of the mean, and have equal shares between them', () => {
  const steps = normalSteps(9)
  expect(steps[4]).toBeCloseTo(0, 12)
  steps.forEach((step, i) => {
    expect(step).toBeCloseTo(-(steps[8 - i] as number), 12)
    expect(normalBelow(step)).toBeCloseTo((8.5 - i) / 9, 12)
  })
})

test(`chance by it has its mean, its deviation and its tails (seed "${seed}")`, () => {
  const chance = new Chance()
  chance.begin(hash(seed), 0)
  const count = 200_000
  const drawn = Array.from({ length: count }, () => normalDeviate(chance))
  const mean = (of: (z: number) => number) => drawn.reduce((sum, z) => sum + of(z), 0) / count
  expect(Math.abs(mean((z) => z))).toBeLessThan(4 / Math.sqrt(count))
  expect(Math.abs(mean((z) => z * z) - 1)).toBeLessThan(4 * Math.sqrt(2 / count))
  for (const point of [-2.5, -1, 0, 0.5, 2]) {
    const below = normalBelow(point)
    const error = Math.sqrt((below * (1 - below)) / count)
    expect(Math.abs(mean((z) => (z < point ? 1 : 0)) - below), `below ${point}`).toBeLessThan(4 * error)
  }
})
