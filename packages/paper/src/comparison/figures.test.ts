import type { Message } from '@arbiter/core/messages'
import { expect, test } from 'vitest'
import { inEnglish, inGerman } from '../../test/core.ts'
import { amountSaid, correlationSaid, hoursSaid, shareSaid, spreadSaid } from './figures.ts'

/** A space that does not break looks like any other. */
const plain = (said: Message) => inEnglish([said]).replaceAll('\u00A0', ' ')

test.each`
  share     | words
  ${0}      | ${'0%'}
  ${0.0004} | ${'<0.1%'}
  ${0.023}  | ${'2.3%'}
  ${0.0994} | ${'9.9%'}
  ${0.0996} | ${'10%'}
  ${0.584}  | ${'58%'}
  ${0.9}    | ${'90%'}
  ${0.9961} | ${'99.6%'}
  ${0.9996} | ${'>99.9%'}
  ${1}      | ${'100%'}
`('a share of $share is $words: neither nothing nor all looks like it', ({ share, words }) => {
  expect(plain(shareSaid(share))).toBe(words)
})

test('hours, amounts and correlations have as many digits as say something', () => {
  expect([0, 3.83, 5, 9.94, 9.96, 20.3].map((count) => plain(hoursSaid(count)))).toEqual([
    '0 h',
    '3.8 h',
    '5 h',
    '9.9 h',
    '10 h',
    '20 h',
  ])
  expect([0.86, 1, -0.126, -0.001].map((value) => plain(correlationSaid(value)))).toEqual([
    '0.86',
    '1.00',
    '-0.13',
    '0.00',
  ])
  expect(inGerman.say(correlationSaid(0.86))).toBe('0,86')
})

test('what is the same in all runs has no spread', () => {
  expect(plain(spreadSaid({ mean: 240, p5: 240, p95: 240 }, amountSaid))).toBe('240')
  expect(plain(spreadSaid({ mean: 54.2, p5: 42, p95: 76 }, amountSaid))).toBe('54 (42–76)')
})
