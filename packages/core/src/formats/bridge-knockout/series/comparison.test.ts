import { expect, test } from 'vitest'
import { compareQuotients } from './comparison.ts'

const standing = ([won, lost]: readonly [number, number]) => ({
  seat: 0,
  wonInHalves: 0,
  won: won * 1000,
  lost: lost * 1000,
})

test.each`
  better            | worse             | why
  ${[63, 40]}       | ${[40, 63]}       | ${'more won than lost'}
  ${[1, 0]}         | ${[900, 1]}       | ${'none lost and some won is best of all'}
  ${[0, 0]}         | ${[5, 6]}         | ${'0/0 counts as 1'}
  ${[6, 5]}         | ${[0, 0]}         | ${'0/0 counts as 1'}
  ${[1, 9]}         | ${[0, 1]}         | ${'none won and some lost is worst of all'}
  ${[10000, 9999]}  | ${[19999, 19998]} | ${'as fractions, never rounded'}
  ${[19999, 19999]} | ${[19998, 19999]} | ${'by one IMP in twenty thousand'}
`('BRI-36 $better before $worse: $why', ({ better, worse }) => {
  expect(compareQuotients(standing(better), standing(worse))).toBeLessThan(0)
  expect(compareQuotients(standing(worse), standing(better))).toBeGreaterThan(0)
})

test.each`
  one       | other
  ${[0, 0]} | ${[7, 7]}
  ${[3, 0]} | ${[8, 0]}
  ${[2, 4]} | ${[1, 2]}
  ${[0, 3]} | ${[0, 9]}
`('BRI-36 $one and $other are level', ({ one, other }) => {
  expect(compareQuotients(standing(one), standing(other))).toBeCloseTo(0, 12)
})
