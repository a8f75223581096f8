import { expect, test } from 'vitest'
import { clockFigures, parseClock } from './clock.ts'

test.each`
  text         | clock
  ${'15+10'}   | ${{ base: 900, increment: 10 }}
  ${' 90 '}    | ${{ base: 5400, increment: 0 }}
  ${'0.5+1.5'} | ${{ base: 30, increment: 1.5 }}
  ${'0+0'}     | ${{ base: 0, increment: 0 }}
  ${'15+'}     | ${undefined}
  ${'1e3'}     | ${undefined}
  ${'-5'}      | ${undefined}
  ${'1000'}    | ${undefined}
  ${''}        | ${undefined}
`('a clock typed as "$text" is $clock', ({ text, clock }) => expect(parseClock(text)).toEqual(clock))

test.each`
  ms           | whole        | tenths
  ${0}         | ${'0:00'}    | ${'0'}
  ${-1}        | ${'0:00'}    | ${'0'}
  ${21_499}    | ${'0:21'}    | ${'4'}
  ${59_999}    | ${'0:59'}    | ${'9'}
  ${125_000}   | ${'2:05'}    | ${'0'}
  ${3_723_000} | ${'1:02:03'} | ${'0'}
`('$ms ms on a running clock are $whole and $tenths', ({ ms, whole, tenths }) =>
  expect(clockFigures(ms)).toEqual([whole, tenths]),
)
