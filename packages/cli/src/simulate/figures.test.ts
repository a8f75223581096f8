import { expect, test } from 'vitest'
import { bar, changeShown, grouped, marginShown, runsInWords, shareShown, spreadShown } from './figures.ts'

test.each`
  share       | shown
  ${0}        | ${'–'}
  ${0.00001}  | ${'< 0.01 %'}
  ${0.000449} | ${'0.04 %'}
  ${0.00449}  | ${'0.4 %'}
  ${0.3121}   | ${'31.2 %'}
  ${0.99996}  | ${'> 99.9 %'}
  ${1}        | ${'100 %'}
`('a share of $share is $shown', ({ share, shown }) => expect(shareShown(share)).toBe(shown))

test.each`
  interval          | shown
  ${[0.31, 0.32]}   | ${'± 0.5'}
  ${[0.31, 0.3102]} | ${'± 0.01'}
  ${[1, 1]}         | ${''}
`('an interval of $interval is $shown', ({ interval, shown }) => expect(marginShown(interval)).toBe(shown))

test.each`
  change     | shown
  ${0.0312}  | ${'+3.1'}
  ${-0.004}  | ${'−0.4'}
  ${-0.0001} | ${'0'}
`('a change of $change is $shown', ({ change, shown }) => expect(changeShown(change)).toBe(shown))

test.each`
  spread                               | decimals | shown
  ${{ mean: 31.42, p5: 30, p95: 34 }}  | ${0}     | ${'31.4 (30 to 34)'}
  ${{ mean: 4, p5: 4, p95: 4 }}        | ${0}     | ${'4'}
  ${{ mean: 4.02, p5: 4, p95: 4 }}     | ${0}     | ${'4.0 (4 to 4)'}
  ${{ mean: 7.74, p5: 5.24, p95: 11 }} | ${1}     | ${'7.7 (5.2 to 11.0)'}
`('$spread is $shown', ({ spread, decimals, shown }) => expect(spreadShown(spread, decimals)).toBe(shown))

test.each`
  share    | shown
  ${0}     | ${''}
  ${0.001} | ${'▏'}
  ${0.25}  | ${'██▌'}
  ${1}     | ${'██████████'}
`('a bar of ten columns for $share is "$shown"', ({ share, shown }) => expect(bar(share, 10)).toBe(shown))

test('runs, their seed and what is supposed', () => {
  expect(grouped(10_000_000)).toBe('10,000,000')
  expect(runsInWords({ runs: 1, seed: 'a' })).toBe('1 run, seed a')
  expect(runsInWords({ runs: 20_000, seed: 'a\u001B' }, ['Ann beats Ben', '7 1-0'])).toBe(
    '20,000 runs, seed a�, supposing “Ann beats Ben” and “7 1-0”',
  )
})
