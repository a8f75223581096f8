import { expect, test } from 'vitest'
import { amount, correlation, grouped, hours, meanAndSpread, perCent } from './figures.ts'

/** A space that does not break looks like any other. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each`
  share     | words
  ${0}      | ${'0 %'}
  ${0.0004} | ${'<0.1 %'}
  ${0.023}  | ${'2.3 %'}
  ${0.0994} | ${'9.9 %'}
  ${0.0996} | ${'10 %'}
  ${0.584}  | ${'58 %'}
  ${0.9}    | ${'90 %'}
  ${0.9961} | ${'99.6 %'}
  ${0.9996} | ${'>99.9 %'}
  ${1}      | ${'100 %'}
`('a share of $share is $words: neither nothing nor all looks like it', ({ share, words }) => {
  expect(plain(perCent(share))).toBe(words)
})

test('hours, amounts and correlations have as many digits as say something, and a minus that is one', () => {
  expect([0, 3.83, 5, 9.94, 9.96, 20.3].map((count) => plain(hours(count)))).toEqual([
    '0 h',
    '3.8 h',
    '5 h',
    '9.9 h',
    '10 h',
    '20 h',
  ])
  expect([0.86, 1, -0.126, -0.001].map(correlation)).toEqual(['0.86', '1.00', '−0.13', '0.00'])
  expect([7, 999, 20_000, 1_234_567].map(grouped)).toEqual(['7', '999', '20,000', '1,234,567'])
})

test('what is the same in all runs has no spread', () => {
  expect(meanAndSpread({ mean: 240, p5: 240, p95: 240 }, amount)).toBe('240')
  expect(meanAndSpread({ mean: 54.2, p5: 42, p95: 76 }, amount)).toBe('54 (42–76)')
})
