import { describe, expect, test } from 'vitest'
import { bridge } from '../../../../test/hall.ts'
import { effectsOf } from '../../../decider/effects.ts'
import { Dice } from '../../../dice/dice.ts'
import { instantOf } from '../../../facts/instant.ts'
import { type Pair, repaired } from './fewest-repeats.ts'

const pairsOf = (text: string): Pair[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split('-').map(Number) as unknown as Pair)
const meetings = (text: string) => (a: number, b: number) =>
  pairsOf(text).some((pair) => pair.includes(a) && pair.includes(b))
const paired = (defaults: string, met: string) => {
  const { pairs, ...repeats } = repaired(pairsOf(defaults), meetings(met))
  return { pairs: pairs.map((pair) => pair.join('-')).join(' '), ...repeats }
}

describe('four', () => {
  test.each`
    met                          | pairs        | repeatsByDefault | repeats
    ${''}                        | ${'1-4 2-3'} | ${0}             | ${0}
    ${'1-2 3-4'}                 | ${'1-4 2-3'} | ${0}             | ${0}
    ${'1-4'}                     | ${'1-3 2-4'} | ${1}             | ${0}
    ${'2-3'}                     | ${'1-3 2-4'} | ${1}             | ${0}
    ${'1-4 2-3'}                 | ${'1-3 2-4'} | ${2}             | ${0}
    ${'1-4 1-3'}                 | ${'1-2 3-4'} | ${1}             | ${0}
    ${'1-4 2-4'}                 | ${'1-2 3-4'} | ${1}             | ${0}
    ${'2-3 2-4 1-4'}             | ${'1-2 3-4'} | ${2}             | ${0}
    ${'1-4 1-3 1-2'}             | ${'1-4 2-3'} | ${1}             | ${1}
    ${'1-4 2-3 1-3 1-2'}         | ${'1-3 2-4'} | ${2}             | ${1}
    ${'1-4 2-3 1-3 2-4 1-2'}     | ${'1-2 3-4'} | ${2}             | ${1}
    ${'1-4 2-3 1-3 2-4 1-2 3-4'} | ${'1-4 2-3'} | ${2}             | ${2}
  `('BRI-29 1-4 2-3 where $met have met: $pairs', ({ met, ...expected }) =>
    expect(paired('1-4 2-3', met)).toEqual(expected),
  )

  test('BRI-29 who has met in at most two rounds, once in each, always finds a pairing without a repeat', () => {
    const inOneRound = ['', '1-2', '1-3', '1-4', '2-3', '2-4', '3-4', '1-2 3-4', '1-3 2-4', '1-4 2-3']
    for (const one of inOneRound)
      for (const other of inOneRound) expect(paired('1-4 2-3', `${one} ${other}`).repeats).toBe(0)
  })

  test('BRI-29 the order of the defaults and of their numbers does not matter', () =>
    expect(paired('3-2 4-1', '1-4')).toEqual(paired('1-4 2-3', '1-4')))

  test('BRI-33a any four numbers: 3 5 6 8', () => expect(paired('3-8 5-6', '5-6').pairs).toBe('3-6 5-8'))
})

describe('other counts', () => {
  test('BRI-29 two numbers have no choice', () =>
    expect(paired('1-2', '1-2')).toEqual({ pairs: '1-2', repeatsByDefault: 1, repeats: 1 }))

  test('BRI-29 eight: two default pairs that have met change, the others are kept', () =>
    expect(paired('1-8 2-7 3-6 4-5', '1-8 4-5').pairs).toBe('1-5 2-7 3-6 4-8'))

  test('BRI-29 eight: one default pair that has met changes with the pair that gives 1 the weakest opponent', () =>
    expect(paired('1-8 2-7 3-6 4-5', '1-8').pairs).toBe('1-7 2-8 3-6 4-5'))

  test('BRI-29 nobody is no pair, ten are too many', () => {
    expect(paired('', '').pairs).toBe('')
    expect(() => paired('1-10 2-9 3-8 4-7 5-6', '')).toThrow(RangeError)
  })

  test('BRI-29 whoever has met: no more repeats than by default, everybody once, and no change without a reason', () => {
    const dice = new Dice('re-pairing')
    let changed = 0
    for (let event = 0; event < 500; event++) {
      const roll = dice.stream(`event ${event}`)
      const have = Array.from({ length: 64 }, () => roll(0, 2) === 0)
      const hasMet = (a: number, b: number) => have[Math.min(a, b) * 8 + Math.max(a, b) - 9] === true
      const { pairs, repeats, repeatsByDefault } = repaired(pairsOf('1-8 2-7 3-6 4-5'), hasMet)
      expect(pairs.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(pairs.filter(([a, b]) => hasMet(a, b))).toHaveLength(repeats)
      expect(repeats).toBeLessThanOrEqual(repeatsByDefault)
      if (repeats === repeatsByDefault) expect(pairs).toEqual(pairsOf('1-8 2-7 3-6 4-5'))
      else changed++
    }
    expect(changed).toBeGreaterThan(100)
  })
})

test('a correction seats two teams together who have met, and neither preview nor page says so (D16)', () => {
  const stronger = (a: string, b: string): [number, number] => (a < b ? [20, 10] : [10, 20])
  const hall = bridge(9).scoreRound(stronger).scoreRound(stronger).score('7/1 5-3')
  const correction = { do: 'correct', match: '5', between: ['T4', 'T5'], imps: [10, 90] } as const
  const asked = { by: 'director', now: instantOf(Date.parse('2026-05-02T09:00:00Z')) }
  const says = [
    {
      id: 'bridge-remark-repeat',
      one: expect.objectContaining({ name: 'T1' }),
      other: expect.objectContaining({ name: 'T5' }),
      match: { match: '6' },
      earlier: { match: '1' },
    },
  ]
  expect(hall.bulletin.remarks).not.toContainEqual(expect.objectContaining({ rule: 'BRI-29' }))
  expect(effectsOf(hall.tournament, correction, asked)).toMatchObject({
    consequences: { remarks: [{ rule: 'BRI-29', says }] },
  })
  hall.did({ ...correction, confirm: true })
  expect(hall.match('6')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T5'])
  expect(hall.bulletin.remarks).toContainEqual({ rule: 'BRI-29', match: '6', says })
  expect(bridge(7).scoreRound(stronger).bulletin.remarks).not.toContainEqual(
    expect.objectContaining({ rule: 'BRI-29' }),
  )
})
