/**
 * The largest pools against the package edmonds-blossom, which takes most of a second for each.
 * @module-tag rest
 */
import { expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import { expectBest, Happened, sumsByEdmonds } from '../../test/pools/best.ts'
import { type Past, playedPast, seed } from '../../test/pools/past.ts'
import { Dice } from '../dice/dice.ts'
import { pairPool } from './pool.ts'

const pasts = sized({ test: 4, rest: 2, deep: 40 })

test(`HYB-5 pools of 498 are paired as by edmonds-blossom, ${pasts} pasts (seed "${seed}")`, () => {
  const happened = new Happened()
  for (let run = 0; run < pasts; run++) {
    const roll = new Dice(`${seed} ${run}`).stream('pool of 498')
    const past = playedPast(498 - (run % 2), roll(8, 12), roll)
    happened.add(expectBest(past, sumsByEdmonds, `seed "${seed}", run ${run}`))
  }
  happened.print(`pools of 498 and 497, seed "${seed}"`)
  expect(happened.least('bounds', 'odd')).toBeGreaterThan(pasts / 4)
})

test(`HYB-5 HYB-6 so they are where two have met everybody and only weights help (seed "${seed}")`, () => {
  const happened = new Happened()
  for (const size of [498, 497]) {
    const roll = new Dice(seed).stream(`two who have met everybody in ${size}`)
    const past = withTwoWhoMetEverybody(playedPast(size, 9, roll))
    happened.add(expectBest(past, sumsByEdmonds, `seed "${seed}", ${size}`))
  }
  happened.print(`pools of 498 and 497 with two who have met everybody, seed "${seed}"`)
  expect(happened.least('matching', 'unavoidable repeats')).toBe(2)
})

test('HYB-4 HYB-5 weights stay exact in a pool of 511 who have all met thirty times, but for neighbours', () => {
  const players = Array.from({ length: 511 }, (_, place) => {
    return { whites: 10 + (place % 17), blacks: 10, byes: 0, matches: 511 - place, halfPoints: place }
  })
  const meetings = players.flatMap((_, a) =>
    players.slice(0, a).flatMap((_, b) => new Array(isNeighbour(a, b) ? 29 : 30).fill([a, b])),
  )
  const { pairs, bye, repeats, proof } = pairPool(players, meetings)
  expect({ bye, repeats, proof }, 'the last in line, whose bye leaves the fewest repeats').toEqual({
    bye: 510,
    repeats: 255 * 29,
    proof: 'matching',
  })
  expect(pairs.every(([a, b]) => isNeighbour(b, a))).toBe(true)
})

/** 0 and 1, 2 and 3, … */
const isNeighbour = (a: number, b: number): boolean => a === b + 1 && b % 2 === 0

/** One of them twice. Only four may have the bye, for edmonds-blossom has to try them all. */
function withTwoWhoMetEverybody({ players, meetings }: Past): Past {
  const others = [...players.keys()].slice(2)
  const byAll = others.flatMap((other) => [0, 0, 1].map((who) => [who, other] as const))
  return {
    players: players.map((player, place) => ({ ...player, byes: place < 4 ? 0 : 1 })),
    meetings: [...meetings, [0, 1], ...byAll],
  }
}
