import { expect, test } from 'vitest'
import { compareInstants, instantOf, instantSchema, parseInstant } from './instant.ts'

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

test('a UTC time is read as it is exactly if the machine would write it so', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const days = [0, 1, 28, 29, 30, 31, 32]
  const times = [
    '00:00:00',
    '23:59:59',
    '24:00:00',
    '23:60:00',
    '12:30:60',
    '12:00:00.000',
    '12:00:00.120',
    '12:00:00.5',
  ]
  for (const year of ['0000', '1900', '2000', '2024', '2026'])
    for (let month = 0; month <= 13; month++)
      for (const day of days)
        for (const time of times) {
          const text = `${year}-${two(month)}-${two(day)}T${time}Z`
          const at = Date.parse(text)
          const isWritten = !Number.isNaN(at) && instantOf(at) === text
          expect([text, parseInstant(text) === text]).toEqual([text, isWritten])
          expect([text, instantSchema.safeParse(text).success]).toEqual([text, isWritten])
        }
})
