import { expect, test } from 'vitest'
import { compareInstants, instantOf, parseInstant } from './instant.ts'

test.each`
  text                           | instant
  ${'2026-05-01T14:02:10Z'}      | ${'2026-05-01T14:02:10Z'}
  ${'2026-05-01T14:02:10.000Z'}  | ${'2026-05-01T14:02:10Z'}
  ${'2026-05-01T14:02:10.250Z'}  | ${'2026-05-01T14:02:10.250Z'}
  ${'2026-05-01T16:02:10+02:00'} | ${'2026-05-01T14:02:10Z'}
  ${'2026-05-01T14:02Z'}         | ${'2026-05-01T14:02:00Z'}
  ${'2026-02-31T14:02:10Z'}      | ${undefined}
  ${'2026-05-01T14:02:10'}       | ${undefined}
  ${'2026-05-01'}                | ${undefined}
  ${'yesterday'}                 | ${undefined}
  ${'2026-13-01T00:00:00Z'}      | ${undefined}
  ${'2026-05-01T25:00:00Z'}      | ${undefined}
`('"$text" is read as $instant', ({ text, instant }) => expect(parseInstant(text)).toBe(instant))

test('half a second later is later, whatever the texts look like', () => {
  const [whole, half] = [instantOf(1_000_000), instantOf(1_000_500)]
  expect(compareInstants(whole, half)).toBeLessThan(0)
  expect(compareInstants(half, whole)).toBeGreaterThan(0)
  expect(compareInstants(half, half)).toBe(0)
  expect(compareInstants(instantOf(0), instantOf(1000))).toBeLessThan(0)
})
