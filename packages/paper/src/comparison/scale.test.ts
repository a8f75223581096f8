import { expect, test } from 'vitest'
import { Dice, seed } from '../../test/core.ts'
import { type Limits, scaleOver, shareOf } from './scale.ts'

const shares: Limits = { least: 0, most: 1, span: 0.2 }
const costs: Limits = { least: 0, most: Number.POSITIVE_INFINITY, span: 1 }
const orders: Limits = { least: -1, most: 1, span: 0.2 }

test.each`
  of          | values          | limits    | ticks
  ${'shares'} | ${[0.31, 0.58]} | ${shares} | ${[0.3, 0.4, 0.5, 0.6]}
  ${'shares'} | ${[0.5, 0.5]}   | ${shares} | ${[0.4, 0.45, 0.5, 0.55, 0.6]}
  ${'shares'} | ${[1, 1]}       | ${shares} | ${[0.8, 0.85, 0.9, 0.95, 1]}
  ${'shares'} | ${[0, 0]}       | ${shares} | ${[0, 0.05, 0.1, 0.15, 0.2]}
  ${'shares'} | ${[0, 1]}       | ${shares} | ${[0, 0.2, 0.4, 0.6, 0.8, 1]}
  ${'orders'} | ${[-1, 1]}      | ${orders} | ${[-1, -0.5, 0, 0.5, 1]}
  ${'hours'}  | ${[0, 21.8]}    | ${costs}  | ${[0, 5, 10, 15, 20, 25]}
  ${'games'}  | ${[0, 240]}     | ${costs}  | ${[0, 50, 100, 150, 200, 250]}
  ${'hours'}  | ${[0, 0]}       | ${costs}  | ${[0, 0.2, 0.4, 0.6, 0.8, 1]}
`('$of from $values are read at $ticks', ({ values, limits, ticks }) => {
  expect(scaleOver(values, limits).ticks).toEqual(ticks)
})

test(`every value lies on its scale, between round ticks, two to seven of them (seed "${seed}")`, () => {
  const roll = new Dice(seed).stream('scales')
  const counts = new Set<number>()
  for (let i = 0; i < 2000; i++) {
    const limits = [shares, costs, orders][i % 3] as Limits
    const top = limits === costs ? 10 ** roll(0, 6) : 1
    const values = Array.from({ length: 4 }, () => limits.least + ((top - limits.least) * roll(0, 10_000)) / 10_000)
    const { ticks, low, high, decimals } = scaleOver(values, limits)
    const which = `seed "${seed}", run ${i}: ${values} at ${ticks}`
    for (const value of values)
      expect(Math.abs(shareOf({ ticks, low, high, decimals }, value) - 0.5), which).toBeLessThanOrEqual(0.5 + 1e-9)
    expect(low, which).toBeGreaterThanOrEqual(limits.least)
    expect(high, which).toBeLessThanOrEqual(limits.most)
    expect(
      ticks.map((tick) => Number(tick.toFixed(decimals))),
      which,
    ).toEqual(ticks)
    counts.add(ticks.length)
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...counts)).toBeLessThanOrEqual(7)
  expect(counts.size).toBeGreaterThan(2)
})
