import { expect, test } from 'vitest'
import { inTurn, least, most, placeOf, ranked } from './ranking.ts'

const people = [
  { name: 'Ann', points: 3, lost: 1 },
  { name: 'Ben', points: 5, lost: 1 },
  { name: 'Cai', points: 3, lost: 1 },
  { name: 'Dan', points: 3, lost: 0 },
]

test('each step decides what the steps before it left level; the rest share 1, 2, 3, 3', () => {
  const order = ranked(
    people,
    inTurn(
      most(({ points }) => points),
      least(({ lost }) => lost),
    ),
  )
  expect(order.map(({ rank, sharing, item }) => [rank, sharing, item.name])).toEqual([
    [1, 1, 'Ben'],
    [2, 1, 'Dan'],
    [3, 2, 'Ann'],
    [3, 2, 'Cai'],
  ])
  expect(order.map(placeOf)).toEqual(['1', '2', '3–4', '3–4'])
})
