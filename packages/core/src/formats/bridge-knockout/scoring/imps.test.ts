import { expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { impScale, impsFor } from './imps.ts'

const { impLowerBounds } = vector('bridge-scoring') as { impLowerBounds: number[] }

test('BRI-71 the scale as printed', () => expect(impScale).toEqual(impLowerBounds))

test.each(impLowerBounds.map((least, i) => [least, i + 1] as const))('BRI-71 from %i on: %i', (least, imps) => {
  expect(impsFor(least)).toBe(imps)
  expect(impsFor(least - 10)).toBe(imps - 1)
})

test.each`
  difference | imps
  ${0}       | ${0}
  ${10}      | ${0}
  ${2490}    | ${20}
  ${2990}    | ${21}
  ${7600}    | ${24}
  ${-420}    | ${9}
  ${-20}     | ${1}
`('BRI-71 a difference of $difference is worth $imps', ({ difference, imps }) => expect(impsFor(difference)).toBe(imps))
