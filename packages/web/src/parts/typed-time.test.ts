import { expect, test } from 'vitest'
import { timeTyped } from './typed-time.ts'

/** On the clock of this machine, whatever its zone. */
const local = (text: string): number => new Date(text).getTime()
const iso = (text: string): string => new Date(text).toISOString()

test.each`
  typed         | now                      | meant
  ${'10:20'}    | ${'2026-05-01T11:00:00'} | ${'2026-05-01T10:20:00'}
  ${'9.05'}     | ${'2026-05-01T11:00:00'} | ${'2026-05-01T09:05:00'}
  ${'10:20:30'} | ${'2026-05-01T11:00:00'} | ${'2026-05-01T10:20:30'}
  ${'23:50'}    | ${'2026-05-02T00:10:00'} | ${'2026-05-01T23:50:00'}
  ${'0:05'}     | ${'2026-05-01T23:40:00'} | ${'2026-05-01T00:05:00'}
`('$typed at $now is $meant', ({ typed, now, meant }) => expect(timeTyped(typed, { now: local(now) })).toBe(iso(meant)))

test('what is no time of day is not read', () => {
  for (const typed of ['', 'noon', '24:00', '10:60', '10:20:60', '1020', '10:2'])
    expect(timeTyped(typed)).toBeUndefined()
})

test('a corrected time is of the day of the game, not of today', () => {
  const near = local('2026-05-01T23:55:00')
  const now = local('2026-05-03T12:00:00')
  expect(timeTyped('22:10', { now, near })).toBe(iso('2026-05-01T22:10:00'))
  expect(timeTyped('0:05', { now, near })).toBe(iso('2026-05-02T00:05:00'))
})
