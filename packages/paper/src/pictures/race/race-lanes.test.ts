import type { RaceView } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { raceLanes } from './race-lanes.ts'

type Runner = RaceView['runners'][number]

const runner = (given: Partial<Runner>): Runner => ({ name: 'Ann', points: 0, played: 0, state: 'running', ...given })
const race = (...runners: Runner[]): RaceView => ({ needed: 7, places: 8, placesLeft: 5, runners })

test.each`
  what                                     | given                                                              | state
  ${'has a place'}                         | ${{ state: 'in', seed: 2, reachesWith: 'a win' }}                  | ${'in'}
  ${'a draw is enough'}                    | ${{ clinchesWith: 'a draw' }}                                      | ${'can'}
  ${'a win brings the points'}             | ${{ reachesWith: 'a win' }}                                        | ${'can'}
  ${'has the points, others may be first'} | ${{ reachedAt: '2026-01-01T10:00:00.000Z' }}                       | ${'there'}
  ${'is on the way'}                       | ${{}}                                                              | ${'running'}
  ${'plays for the last place'}            | ${{ state: 'playing-off', reachedAt: '2026-01-01T10:00:00.000Z' }} | ${'playing-off'}
  ${'is out with the points'}              | ${{ state: 'out', reachedAt: '2026-01-01T10:00:00.000Z' }}         | ${'out'}
  ${'has left'}                            | ${{ state: 'withdrawn' }}                                          | ${'withdrawn'}
`('a lane of somebody who $what is $state', ({ given, state }) => {
  expect(raceLanes(race(runner(given))).lanes[0]?.state).toBe(state)
})

test.each`
  what                            | points | steps                                 | pieces
  ${'a piece for each result'}    | ${2.5} | ${['won', 'lost', 'won', 'drawn']}    | ${[[0, 1], [1, 2], [2, 2.5]]}
  ${'one piece after a ruling'}   | ${3}   | ${['won', 'won']}                     | ${[[0, 3]]}
  ${'nothing without points'}     | ${0}   | ${['lost', 'bye', 'playing']}         | ${[]}
  ${'not beyond the finish line'} | ${7.5} | ${[...Array(7).fill('won'), 'drawn']} | ${[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]]}
`('$what', ({ points, steps, pieces }) => {
  expect(raceLanes(race(runner({ points })), new Map([['Ann', steps]])).lanes[0]?.pieces).toEqual(pieces)
})

test.each`
  what                               | given                                                  | hope
  ${'while a game is played'}        | ${{ points: 3, against: 'Ben' }}                       | ${[3, 4]}
  ${'up to the finish line'}         | ${{ points: 6.5, against: 'Ben' }}                     | ${[6.5, 7]}
  ${'no game, no hope'}              | ${{ points: 3 }}                                       | ${undefined}
  ${'not for those who are through'} | ${{ points: 7, against: 'Ben', state: 'in', seed: 1 }} | ${undefined}
`('what a win would bring: $what', ({ given, hope }) => {
  expect(raceLanes(race(runner(given))).lanes[0]?.hope).toEqual(hope)
})

test.each`
  field  | shown | folded
  ${0}   | ${0}  | ${0}
  ${56}  | ${56} | ${0}
  ${57}  | ${48} | ${9}
  ${200} | ${48} | ${152}
`('of $field runners $shown are shown at once', ({ field, shown, folded }) => {
  const runners = Array.from({ length: field }, (_, i) => runner({ name: `P${i}` }))
  const view = raceLanes(race(...runners))
  expect([view.lanes.length, view.folded.length]).toEqual([shown, folded])
  expect(view.folded[0]?.place).toBe(folded > 0 ? 49 : undefined)
})
