import { expect, test } from 'vitest'
import { type Hall, hybrid, league } from '../../../test/hall.ts'
import { ladderOf } from './ladder.ts'

const statesOf = (hall: Hall, match: string): string =>
  ladderOf(hall.tournament, match)
    .map(({ state }) => state[0])
    .join('')

test.each`
  results           | states
  ${[]}             | ${'nlllllllllll'}
  ${['1/2', '1/2']} | ${'ppnlllllllll'}
  ${['1/2', '1-0']} | ${'ppssssssssss'}
`('HYB-30 after $results the ladder stands at $states: played, now, later, spared', ({ results, states }) => {
  const hall = hybrid(4).play(...results.map((result: string) => `1 ${result}`))
  expect(statesOf(hall, '1')).toBe(states)
})

test('HYB-30 each attempt halves the time, Armageddon gives White more; colours take turns', () => {
  const rungs = ladderOf(hybrid(4).tournament, '1')
  expect(rungs.map(({ clock }) => clock?.white.base)).toEqual([600, 300, 150, 75, 37.5, 30, 30, 30, 30, 30, 30, 300])
  expect(rungs.at(-1)).toMatchObject({ step: 'armageddon', clock: { black: { base: 240 } } })
  expect(rungs.map(({ white }) => white).join('')).toBe('010101010101')
})

test('before its players are known all steps are to come', () => {
  expect(statesOf(hybrid(4), '3')).toBe('l'.repeat(12))
})

test('a league match has no ladder, an unknown match neither', () => {
  expect(ladderOf(league(4).tournament, '1')).toEqual([])
  expect(ladderOf(league(4).tournament, '999')).toEqual([])
})
