/** Places in the bracket and the pairs of its matches. */
import { expect, test } from 'vitest'
import type { OpenedFact } from '../options.ts'
import { placesFor, scheduledPairs } from './bracket.ts'
import { cupSettings } from './options.ts'

const settings = (options: OpenedFact['options']) => cupSettings({ options } as OpenedFact)

test.each`
  size  | places
  ${2}  | ${'1 2'}
  ${4}  | ${'1 4 2 3'}
  ${8}  | ${'1 8 4 5 2 7 3 6'}
  ${16} | ${'1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11'}
`('CUP-12 places for $size come by doubling', ({ size, places }) => expect(placesFor(size).join(' ')).toBe(places))

test.each`
  size | options                                                   | pairs
  ${2} | ${{}}                                                     | ${[1]}
  ${4} | ${{ roundPairIncrements: [] }}                            | ${[1, 1, 1]}
  ${8} | ${{ roundPairIncrements: [1, 2, 3] }}                     | ${[1, 1, 1, 1, 2, 2, 3]}
  ${8} | ${{ roundPairIncrements: [1, 2] }}                        | ${[1, 1, 1, 1, 2, 2, 2]}
  ${4} | ${{ roundPairIncrements: [1, 2, 9] }}                     | ${[1, 1, 2]}
  ${4} | ${{ roundPairIncrements: [1, 3], thirdPlaceMatch: true }} | ${[1, 1, 3, 3]}
  ${2} | ${{ thirdPlaceMatch: true }}                              | ${[1]}
`('CUP-7 the last number of pairs repeats, numbers beyond the last round are not used: $size, $options', (row) =>
  expect(scheduledPairs(row.size, settings(row.options))).toEqual(row.pairs),
)
