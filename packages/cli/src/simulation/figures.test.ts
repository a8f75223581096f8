import { beforeAll, expect, test } from 'vitest'
import { loadAllWords, textOf } from '../language/voice.ts'
import { bar, chanceSaid, changeSaid, marginSaid, runsSaid, shareSaid, spreadSaid } from './figures.ts'

beforeAll(loadAllWords)

test.each`
  share       | shown
  ${0}        | ${'–'}
  ${0.00001}  | ${'<0.01%'}
  ${0.000449} | ${'0.04%'}
  ${0.00449}  | ${'0.4%'}
  ${0.3121}   | ${'31.2%'}
  ${0.99996}  | ${'>99.9%'}
  ${1}        | ${'100%'}
`('a share of $share is $shown', ({ share, shown }) => expect(textOf(shareSaid(share))).toBe(shown))

test.each`
  interval          | shown
  ${[0.31, 0.32]}   | ${'±0.5'}
  ${[0.31, 0.3102]} | ${'±0.01'}
  ${[1, 1]}         | ${''}
`('an interval of $interval is $shown', ({ interval, shown }) => expect(textOf(marginSaid(interval))).toBe(shown))

test.each`
  change     | shown
  ${0.0312}  | ${'+3.1'}
  ${-0.004}  | ${'−0.4'}
  ${-0.0001} | ${'0'}
`('a change of $change is $shown', ({ change, shown }) => expect(textOf(changeSaid(change))).toBe(shown))

test.each`
  spread                               | decimals | shown
  ${{ mean: 31.42, p5: 30, p95: 34 }}  | ${0}     | ${'31.4 (30 to 34)'}
  ${{ mean: 4, p5: 4, p95: 4 }}        | ${0}     | ${'4'}
  ${{ mean: 4.02, p5: 4, p95: 4 }}     | ${0}     | ${'4.0 (4 to 4)'}
  ${{ mean: 7.74, p5: 5.24, p95: 11 }} | ${1}     | ${'7.7 (5.2 to 11)'}
`('$spread is $shown', ({ spread, decimals, shown }) => expect(textOf(spreadSaid(spread, decimals))).toBe(shown))

test.each`
  share    | shown
  ${0}     | ${''}
  ${0.001} | ${'▏'}
  ${0.25}  | ${'██▌'}
  ${1}     | ${'██████████'}
`('a bar of ten columns for $share is "$shown"', ({ share, shown }) => expect(bar(share, 10)).toBe(shown))

test('runs, their seed and what is supposed', () => {
  expect(textOf(runsSaid({ runs: 1, seed: 'a' }))).toBe('1 run, seed a')
  expect(textOf(runsSaid({ runs: 10_000_000, seed: 'a' }))).toBe('10,000,000 runs, seed a')
  expect(textOf(runsSaid({ runs: 20_000, seed: 'a\u001B' }, ['Ann beats Ben', '7 1-0']))).toBe(
    '20,000 runs, seed a�, supposing “Ann beats Ben” and “7 1-0”',
  )
})

test('a chance has its margin, unless it is certain', () => {
  expect(textOf(chanceSaid(0.315, [0.31, 0.32]))).toBe('31.5% ±0.5')
  expect(textOf(chanceSaid(1, [1, 1]))).toBe('100%')
})
