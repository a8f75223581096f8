import { expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { scaleFor, type VictoryPointScale, victoryPoints } from './victory-points.ts'

const { vp20LeastMargins } = vector('bridge-scoring') as { vp20LeastMargins: Record<'6-8' | '9-11', number[]> }
const of7Boards = scaleFor(7) as VictoryPointScale

test.each`
  boards         | scale
  ${[6, 7, 8]}   | ${'6-8'}
  ${[9, 10, 11]} | ${'9-11'}
`('BRI-43 $boards boards have the scale for $scale', ({ boards, scale }) => {
  for (const count of boards) expect(scaleFor(count)).toEqual(vp20LeastMargins[scale as '6-8'])
})

test.each([0, 5, 12, 14, 28, Number.NaN])('BRI-43 %d boards have no scale of their own', (boards) =>
  expect(scaleFor(boards)).toBeUndefined(),
)

test.each(Object.entries(vp20LeastMargins))(
  'BRI-43 %s boards: the least margins give 11 to 20, a little less gives 10 to 19',
  (_, scale) => {
    scale.forEach((least, i) => {
      expect(victoryPoints(scale, least * 1000)).toEqual([11 + i, 9 - i])
      expect(victoryPoints(scale, least * 1000 - 1)).toEqual([10 + i, 10 - i])
    })
  },
)

test.each`
  margin    | points
  ${0}      | ${[10, 10]}
  ${2}      | ${[11, 9]}
  ${7}      | ${[13, 7]}
  ${-8}     | ${[6, 14]}
  ${27}     | ${[19, 1]}
  ${28}     | ${[20, 0]}
  ${-95}    | ${[0, 20]}
  ${0.999}  | ${[10, 10]}
  ${-0.001} | ${[10, 10]}
  ${10.999} | ${[14, 6]}
  ${-11.25} | ${[5, 15]}
`('BRI-43 seven boards won by $margin: $points, a broken margin falls into the step it reaches', ({ margin, points }) =>
  expect(victoryPoints(of7Boards, Math.round(margin * 1000))).toEqual(points),
)

test('BRI-43 always 20 in a match, and the same seen from the other side', () => {
  for (let margin = -60_000; margin <= 60_000; margin += 137) {
    const [first, second] = victoryPoints(of7Boards, margin)
    expect(first + second).toBe(20)
    expect(victoryPoints(of7Boards, -margin)).toEqual([second, first])
  }
})

test('BRI-43 another scale counts as it is given', () => {
  const scale = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
  expect(victoryPoints(scale, 1999)).toEqual([10, 10])
  expect(victoryPoints(scale, -20_000)).toEqual([0, 20])
})
