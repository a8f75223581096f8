import { expect, test } from 'vitest'
import { spoken } from '../../../test/said.ts'
import { plainClock, sameClocks } from '../../series/clock.ts'
import { briefConditions, conditionsOf, startSaid } from './conditions.ts'

const clock = (base: number, increment = 0, bonus40 = 0) => sameClocks({ base, increment, bonus40 })

test.each`
  step              | attempt      | clock                                                 | words                                                              | brief
  ${'normal'}       | ${undefined} | ${clock(600)}                                         | ${'10 min'}                                                        | ${'10 min'}
  ${'normal'}       | ${undefined} | ${clock(300, 3)}                                      | ${'5 min + 3 s a move'}                                            | ${'5 min + 3 s a move'}
  ${'normal'}       | ${undefined} | ${clock(5400, 30, 900)}                               | ${'90 min + 30 s a move + 15 min after move 40'}                   | ${'90 min + 30 s a move + 15 min after move 40'}
  ${'normal'}       | ${undefined} | ${undefined}                                          | ${''}                                                              | ${''}
  ${'sudden-death'} | ${1}         | ${clock(300)}                                         | ${'sudden death, attempt 1: 5 min'}                                | ${'sudden death 1: 5 min'}
  ${'sudden-death'} | ${3}         | ${clock(75)}                                          | ${'sudden death, attempt 3: 1:15 min'}                             | ${'sudden death 3: 1:15 min'}
  ${'sudden-death'} | ${4}         | ${clock(37.5)}                                        | ${'sudden death, attempt 4: 37.5 s'}                               | ${'sudden death 4: 37.5 s'}
  ${'armageddon'}   | ${undefined} | ${{ white: plainClock(300), black: plainClock(240) }} | ${'Armageddon: White 5 min, Black 4 min, a draw counts for Black'} | ${'Armageddon: 5 min v 4 min'}
`('HYB-30 $step $attempt is told as "$words"', ({ words, brief, ...game }) => {
  expect(spoken(conditionsOf(game))).toBe(words)
  expect(spoken(briefConditions(game))).toBe(brief)
})

test('HYB-8 518 is the usual position', () => {
  expect(spoken(startSaid(518))).toBe('Chess960 no. 518, RNBQKBNR')
})
