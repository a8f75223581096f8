/**
 * Hand-made pools, and random ones against all pairings and against the package edmonds-blossom.
 * @module-tag both
 */
import { expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import { expectBest, Happened, sumsByEdmonds, sumsByTrying } from '../../test/pools/best.ts'
import { anyPast, clubPast, playedPast, seed } from '../../test/pools/past.ts'
import { Dice } from '../dice/dice.ts'
import { type PoolPairing, type PoolPlayer, pairPool } from './pool.ts'

// --- by hand -------------------------------------------------------------------------------------

const newcomer: PoolPlayer = { whites: 0, blacks: 0, byes: 0, matches: 0, halfPoints: 0 }

const newcomers = (size: number): PoolPlayer[] => Array.from({ length: size }, () => newcomer)

/** Players by their balance: 2 has had two Whites more than Blacks. */
const withBalances = (...balances: number[]): PoolPlayer[] =>
  balances.map((balance) => ({ ...newcomer, whites: Math.max(0, balance), blacks: Math.max(0, -balance) }))

/** Former meetings of players A, B, C, …: 'AB CD'. */
const meetings = (text: string): [number, number][] =>
  text.split(' ').flatMap((pair): [number, number][] => (pair ? [[placeOf(pair[0]), placeOf(pair[1])]] : []))

const placeOf = (letter: string | undefined): number => 'ABCDEFGH'.indexOf(letter ?? '')

const inLetters = ({ pairs, bye }: PoolPairing): string =>
  [...pairs.map(([a, b]) => `${'ABCDEFGH'[a]}${'ABCDEFGH'[b]}`), 'ABCDEFGH'[bye ?? -1]].join(' ').trim()

test.each`
  size | past             | pairing    | repeats
  ${0} | ${''}            | ${''}      | ${0}
  ${1} | ${''}            | ${'A'}     | ${0}
  ${2} | ${''}            | ${'AB'}    | ${0}
  ${2} | ${'AB BA AB'}    | ${'AB'}    | ${3}
  ${3} | ${'AB'}          | ${'AC B'}  | ${0}
  ${3} | ${'AB BC AC BC'} | ${'AB C'}  | ${1}
  ${4} | ${'AB CD AC BD'} | ${'AD BC'} | ${0}
  ${4} | ${'AB AC AD'}    | ${null}    | ${1}
`('HYB-5 $size newcomers who have met as $past are paired $pairing', ({ size, past, pairing, repeats }) => {
  const paired = pairPool(newcomers(size), meetings(past))
  expect(paired.repeats).toBe(repeats)
  if (pairing !== null) expect(inLetters(paired)).toBe(pairing)
})

test('HYB-5 the smallest sum of former meetings comes before any colours', () => {
  const paired = pairPool(withBalances(-2, -2, 2, 2), meetings('AC BD AD BC'))
  expect(inLetters(paired)).toBe('AB CD')
  expect(paired).toMatchObject({ repeats: 0, repeatsBound: 0, colourSum: 20, colourSumBound: 4, proof: 'matching' })
})

test('HYB-5 it is the sum of meetings that counts: one pair that has met three times is worse than two that have met', () => {
  expect(inLetters(pairPool(newcomers(4), meetings('AB AB AB AC BD AD BC AD BC')))).toBe('AC BD')
})

test('HYB-5 of equal repeats the smallest sum of squares of Whites − Blacks', () => {
  const paired = pairPool(withBalances(-2, -1, 1, 2), meetings('AB CD'))
  expect(paired).toMatchObject({ repeats: 0, colourSum: 2, colourSumBound: 2, proof: 'bounds' })
  const across = pairPool(withBalances(-1, -1, 0, 0, 0, 2), [])
  expect(across).toMatchObject({ colourSum: 4, colourSumBound: 4, proof: 'bounds' })
})

test('HYB-5 matches stand in order of the earlier of their two players', () => {
  const { players, meetings } = playedPast(31, 5, new Dice('order').stream('past'))
  const { pairs } = pairPool(players, meetings)
  const earlier = pairs.map(([a, b]) => Math.min(a, b))
  expect(pairs.map(([a]) => a)).toEqual(earlier)
  expect(earlier).toEqual(earlier.toSorted((a, b) => a - b))
})

test('HYB-6 a repeat comes only where every pairing has one', () => {
  const metEverybody = meetings('AB AC AD AE AF AG AH')
  expect(pairPool(newcomers(8), metEverybody)).toMatchObject({ repeats: 1, repeatsBound: 1 })
  const allHaveMet = meetings('AB AC AD BC BD CD')
  expect(pairPool(newcomers(4), allHaveMet)).toMatchObject({ repeats: 2, repeatsBound: 2, proof: 'bounds' })
  const twoTrios = meetings('AD AE AF BD BE BF CD CE CF')
  expect(pairPool(newcomers(6), twoTrios)).toMatchObject({ repeats: 1, repeatsBound: 0, proof: 'matching' })
})

test.each`
  rule                                      | a                                | b                                | c                                | past          | bye
  ${'to the fewest byes'}                   | ${{ byes: 1 }}                   | ${{}}                            | ${{ byes: 1 }}                   | ${''}         | ${'B'}
  ${'also if that leaves a repeat'}         | ${{ byes: 1 }}                   | ${{}}                            | ${{ byes: 1 }}                   | ${'AC AC AC'} | ${'B'}
  ${'to the one who leaves fewest repeats'} | ${{}}                            | ${{}}                            | ${{ matches: 9 }}                | ${'AB AC AC'} | ${'A'}
  ${'then most matches'}                    | ${{ matches: 3, halfPoints: 6 }} | ${{ matches: 2, halfPoints: 0 }} | ${{ matches: 2, halfPoints: 0 }} | ${''}         | ${'A'}
  ${'then fewest points'}                   | ${{ matches: 3, halfPoints: 2 }} | ${{ matches: 3, halfPoints: 1 }} | ${{ matches: 3, halfPoints: 2 }} | ${''}         | ${'B'}
  ${'then the latest in the list'}          | ${{}}                            | ${{}}                            | ${{}}                            | ${''}         | ${'C'}
`('HYB-4 the bye goes $rule', ({ a, b, c, past, bye }) => {
  const players = [a, b, c].map((counts) => ({ ...newcomer, ...counts }))
  expect(pairPool(players, meetings(past)).bye).toBe(placeOf(bye))
})

test('a meeting with somebody who is not in the pool is a mistake', () => {
  expect(() => pairPool(newcomers(4), [[1, 4]])).toThrow('a pool of 4 has no places 1 and 4')
  expect(() => pairPool(newcomers(4), [[-1, 2]])).toThrow(RangeError)
})

test('the same pool is paired the same', () => {
  const { players, meetings } = clubPast(21, new Dice('twice').stream('past'))
  expect(pairPool(players, meetings)).toEqual(pairPool(players, meetings))
})

// --- by chance -----------------------------------------------------------------------------------

const pools = sized({ test: 600, rest: 4000, deep: 8000 })
const pasts = sized({ test: 6, rest: 20, deep: 20 })

test(`HYB-4 HYB-5 bye and sums are those of trying all pairings, in ${pools} pools of up to ten (seed "${seed}")`, () => {
  const happened = new Happened()
  for (let run = 0; run < pools; run++) {
    const roll = new Dice(`${seed} ${run}`).stream('small pool')
    const past = run % 2 === 0 ? anyPast(roll(0, 10), roll) : playedPast(roll(0, 10), roll(1, 14), roll)
    happened.add([...expectBest(past, sumsByTrying, `seed "${seed}", run ${run}`), `of ${past.players.length}`])
  }
  happened.print(`pools of up to ten, seed "${seed}"`)
  expect(happened.least('bounds', 'matching', 'odd', 'unavoidable repeats')).toBeGreaterThan(pools / 8)
  expect(happened.least('not the first in line', 'repeats above their bound')).toBeGreaterThan(pools / 80)
  expect(happened.least('colours above their bound')).toBeGreaterThan(pools / 80)
  expect(happened.least('of 0', 'of 1', 'of 2', 'of 9', 'of 10')).toBeGreaterThan(pools / 27)
})

test(`HYB-5 HYB-6 pools of 16 to 24 after twelve hard phases are paired as by edmonds-blossom (seed "${seed}")`, () => {
  const happened = new Happened()
  for (let run = 0; run < 900; run++) {
    const past = clubPast(16 + (run % 9), new Dice(`${seed} ${run}`).stream('clubs'))
    const kinds = expectBest(past, sumsByEdmonds, `seed "${seed}", run ${run}`)
    happened.add(kinds.includes('matching') ? [...kinds, `matching of ${past.players.length}`] : kinds)
  }
  happened.print(`pools of 16 to 24, seed "${seed}"`)
  expect(happened.least('matching', 'bounds', 'odd', 'colours above their bound')).toBeGreaterThan(200)
  expect(happened.least('unavoidable repeats')).toBeGreaterThan(20)
  expect(happened.least(...Array.from({ length: 9 }, (_, i) => `matching of ${16 + i}`))).toBeGreaterThan(3)
})

test.each([64, 128, 256])(
  `HYB-5 pools of %i are paired as by edmonds-blossom, ${pasts} pasts (seed "${seed}")`,
  (size) => {
    const happened = new Happened()
    for (let run = 0; run < pasts; run++) {
      const roll = new Dice(`${seed} ${run}`).stream(`pool of ${size}`)
      const past = playedPast(size - (run % 2), roll(8, 12), roll)
      happened.add(expectBest(past, sumsByEdmonds, `seed "${seed}", run ${run}`))
    }
    happened.print(`pools of ${size} and ${size - 1}, seed "${seed}"`)
    expect(happened.least('bounds', 'odd')).toBeGreaterThan(pasts / 4)
  },
)
