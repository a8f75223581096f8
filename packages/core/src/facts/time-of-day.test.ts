import { expect, test } from 'vitest'
import { instantOf } from './instant.ts'
import { parseTimeOfDay } from './time-of-day.ts'

/** On the clock of this computer, whatever its zone. */
const local = (text: string): number => new Date(text).getTime()
const instant = (text: string) => instantOf(local(text))

test.each`
  typed                    | now                      | meant
  ${'10:20'}               | ${'2026-05-01T11:00:00'} | ${'2026-05-01T10:20:00'}
  ${'9.05'}                | ${'2026-05-01T11:00:00'} | ${'2026-05-01T09:05:00'}
  ${'14.32.05'}            | ${'2026-05-01T15:00:00'} | ${'2026-05-01T14:32:05'}
  ${' 10:20:30 '}          | ${'2026-05-01T11:00:00'} | ${'2026-05-01T10:20:30'}
  ${'23:50'}               | ${'2026-05-02T00:10:00'} | ${'2026-05-01T23:50:00'}
  ${'0:05'}                | ${'2026-05-01T23:40:00'} | ${'2026-05-01T00:05:00'}
  ${'11:01'}               | ${'2026-05-01T11:00:30'} | ${'2026-05-01T11:01:00'}
  ${'2026-04-30 10:20'}    | ${'2026-05-01T11:00:00'} | ${'2026-04-30T10:20:00'}
  ${'2026-04-30T10:20:05'} | ${'2026-05-01T11:00:00'} | ${'2026-04-30T10:20:05'}
`('$typed at $now is $meant', ({ typed, now, meant }) =>
  expect(parseTimeOfDay(typed, { now: local(now) })).toBe(instant(meant)),
)

test.each([
  '',
  'noon',
  '24:00',
  '10:60',
  '10:20:60',
  '14:32:99',
  '1020',
  '10:2',
  '2026-02-31 10:20',
  '2026-13-01 10:20',
])('"%s" is refused, not repaired', (text) =>
  expect(parseTimeOfDay(text, { now: local('2026-05-01T11:00:00') })).toBeUndefined(),
)

test('a corrected time is of the day of the game, not of today', () => {
  const near = local('2026-05-01T23:55:00')
  const now = local('2026-05-03T12:00:00')
  expect(parseTimeOfDay('22:10', { now, near })).toBe(instant('2026-05-01T22:10:00'))
  expect(parseTimeOfDay('0:05', { now, near })).toBe(instant('2026-05-02T00:05:00'))
})
