import { expect, test } from 'vitest'
import type { Game, Match } from '../chart/match.ts'
import { type Result, scoreOf } from '../facts/result.ts'
import { bothColours } from './both-colours.ts'

/** "1:1-0 2:0-1": games by number, in the order they came in. */
const matchWith = (text: string): Match => {
  const games = text
    .split(' ')
    .filter(Boolean)
    .map((game) => {
      const [number, result] = game.split(':') as [string, Result]
      const white = Number(number) - 1
      return { number: Number(number), white, black: 1 - white, score: scoreOf(result) } as Game
    })
  return { games } as unknown as Match
}

test.each`
  games            | open
  ${''}            | ${[1, 2]}
  ${'1:1-0'}       | ${[2]}
  ${'2:1-0'}       | ${[1]}
  ${'2:1-0 1:0-1'} | ${[]}
`('after "$games" games $open can be played: both at once, in any order', ({ games, open }) => {
  expect(bothColours.next(matchWith(games)).map(({ number }) => number)).toEqual(open)
})

test.each`
  games                    | order     | tied     | by
  ${'1:1-0 2:0-1'}         | ${[0, 1]} | ${false} | ${'score'}
  ${'2:0-1 1:1-0'}         | ${[0, 1]} | ${false} | ${'score'}
  ${'1:0-1 2:1/2-1/2'}     | ${[1, 0]} | ${false} | ${'score'}
  ${'1:1-0 2:1-0'}         | ${[0, 1]} | ${true}  | ${'draw'}
  ${'1:1/2-1/2 2:1/2-1/2'} | ${[0, 1]} | ${true}  | ${'draw'}
  ${'1:+- 2:-+'}           | ${[0, 1]} | ${false} | ${'forfeit'}
  ${'1:+- 2:+-'}           | ${[0, 1]} | ${true}  | ${'forfeit'}
  ${'1:-- 2:--'}           | ${[]}     | ${false} | ${'forfeit'}
  ${'1:1-0 2:--'}          | ${[0, 1]} | ${false} | ${'score'}
`('"$games" gives the order $order', ({ games, order, tied, by }) => {
  expect(bothColours.judge(matchWith(games))).toEqual({ order, tied, by })
})

test('one game decides nothing', () => {
  expect(bothColours.judge(matchWith('1:1-0'))).toBeUndefined()
})
