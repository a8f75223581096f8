import { expect, test } from 'vitest'
import { spoken } from '../../test/said.ts'
import { type Instant, parseInstant } from '../facts/instant.ts'
import { halvesShown } from '../facts/result.ts'
import { isMoment, momentsShown } from './figures.ts'

test.each([
  [0, '0'],
  [0.5, '½'],
  [1, '1'],
  [4.5, '4½'],
  [-1, '-1'],
  [0.25, '0.25'],
])('%d is written %s', (figure, written) => {
  expect(halvesShown(figure)).toBe(written)
})

test.each([
  ['of one evening', ['2026-05-01T14:02:10Z', '2026-05-01T15:00:00Z'], ['14:02:10', '15:00:00']],
  ['around midnight', ['2026-05-01T23:59:10Z', '2026-05-02T00:01:00Z'], ['23:59:10', '00:01:00']],
  ['of two days', ['2026-05-01T20:00:00Z', '2026-05-02T10:01:00Z'], ['1 May 2026, 20:00:00', '2 May 2026, 10:01:00']],
  ['told apart by seconds', ['2026-05-01T14:02:10.250Z', '2026-05-01T14:02:11Z'], ['14:02:10', '14:02:11']],
  ['inside one second', ['2026-05-01T14:02:10.250Z', '2026-05-01T14:02:10Z'], ['14:02:10.250', '14:02:10.000']],
  ['that are the same', ['2026-05-01T14:02:10.250Z', '2026-05-01T14:02:10.250Z'], ['14:02:10', '14:02:10']],
])('moments %s', (_, written, shown) => {
  const moments = written.map((at) => parseInstant(at) as Instant)
  expect(moments.map(momentsShown(moments)).map(spoken)).toEqual(shown)
})

test.each([
  ['2026-05-01T14:02:10Z', true],
  ['Quarterfinals', false],
  ['2026-05-01', false],
  [7, false],
])('%s is a moment: %s', (value, expected) => {
  expect(isMoment(value)).toBe(expected)
})
