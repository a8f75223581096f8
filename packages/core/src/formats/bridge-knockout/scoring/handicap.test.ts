import { expect, test } from 'vitest'
import { Dice } from '../../../dice/dice.ts'
import { handicapInThousandths } from './handicap.ts'

test.each`
  higher   | lower   | boards | thousandths | why
  ${15000} | ${25}   | ${24}  | ${54919}    | ${'the largest figure of the table'}
  ${200}   | ${100}  | ${24}  | ${4407}     | ${'a figure of the last block'}
  ${200}   | ${100}  | ${12}  | ${2204}     | ${'half the boards, rounded once'}
  ${3700}  | ${550}  | ${12}  | ${8000}     | ${'a whole number by chance'}
  ${3000}  | ${550}  | ${24}  | ${14003}    | ${'the formula governs, not 14.033 (BRI-61)'}
  ${360}   | ${0}    | ${28}  | ${28000}    | ${'nobody of the lower team has masterpoints'}
  ${0}     | ${0}    | ${28}  | ${0}        | ${'nobody has any'}
  ${812.5} | ${75.5} | ${28}  | ${21395}    | ${'averages are seldom whole'}
`('BRI-58 $higher against $lower on $boards boards: $why', ({ higher, lower, boards, thousandths }) =>
  expect(handicapInThousandths(higher, lower, boards)).toBe(thousandths),
)

test('BRI-58, BRI-83 equal averages, and no boards, are exactly 0', () => {
  const roll = new Dice('handicap').stream('averages')
  for (let i = 0; i < 2000; i++) {
    const average = roll(0, 2_000_000) / 100 / roll(1, 6)
    expect(handicapInThousandths(average, average, roll(1, 56))).toBe(0)
    expect(handicapInThousandths(average + roll(0, 500), average, 0)).toBe(0)
  }
})

test('BRI-58 it grows with the higher average and with the boards, and falls with the lower average', () => {
  const roll = new Dice('handicap').stream('order')
  for (let i = 0; i < 2000; i++) {
    const [lower, gap, boards] = [roll(0, 5000), roll(200, 5000), roll(8, 56)]
    const handicap = handicapInThousandths(lower + gap, lower, boards)
    expect(handicapInThousandths(lower + gap + 200, lower, boards)).toBeGreaterThan(handicap)
    expect(handicapInThousandths(lower + gap, lower, boards + 4)).toBeGreaterThan(handicap)
    expect(handicapInThousandths(lower + gap, lower + 100, boards)).toBeLessThan(handicap)
  }
})

test.each([
  [100, 200, 24],
  [100, -1, 24],
  [Number.NaN, 100, 24],
  [100, Number.NaN, 24],
  [100, 50, Number.NaN],
  [Number.POSITIVE_INFINITY, 50, 24],
  [100, 50, -2],
])('BRI-83 %d against %d on %d boards is a mistake of ours, never NaN', (higher, lower, boards) =>
  expect(() => handicapInThousandths(higher, lower, boards)).toThrow(RangeError),
)
