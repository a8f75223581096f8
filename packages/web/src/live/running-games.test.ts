import type { LiveEvent, LiveGame } from '@arbiter/api/shapes'
import { expect, test } from 'vitest'
import { RunningGames } from './running-games.ts'

const move = (uci: string) => ({ uci, colour: 'white', tookMs: 1 }) as const
const players = { match: 1, game: 2, white: 'Anvil', black: 'Müller, Hammer' }
const moves = (ply: number, ...ucis: string[]): LiveEvent => ({
  ...players,
  event: 'moves',
  ply,
  moves: ucis.map(move),
})
const game = (...ucis: string[]): LiveGame => ({
  ...players,
  ...{ round: { id: 'round' } as never, startedAt: 0, moves: ucis.map(move) },
})
const answer = (...live: LiveGame[]) => ({ cup: { state: 'playing' as const }, live })

function heard(...events: LiveEvent[]) {
  let asked = 0
  const games = new RunningGames(() => void asked++)
  games.load(answer(game('e2e4')))
  for (const event of events) games.hear(event)
  return { games, asked: () => asked, ucis: () => games.gameOf('1')?.moves.map(({ uci }) => uci) }
}

test('moves are added, and moves that are told twice count once', () => {
  const { ucis, asked } = heard(moves(1, 'e7e5'), moves(1, 'e7e5', 'g1f3'))
  expect(ucis()).toEqual(['e2e4', 'e7e5', 'g1f3'])
  expect(asked()).toBe(0)
})

test('after moves were missed all running games are asked for once, and then followed again', () => {
  const { games, ucis, asked } = heard(moves(5, 'f1b5'), moves(6, 'a7a6'))
  expect(ucis()).toEqual(['e2e4'])
  expect(asked()).toBe(1)
  games.load(answer(game('e2e4', 'e7e5')))
  games.hear(moves(2, 'g1f3'))
  expect(ucis()).toEqual(['e2e4', 'e7e5', 'g1f3'])
  games.hear(moves(9, 'h2h3'))
  expect(asked()).toBe(2)
})

test('a game whose start was missed is asked for, and one that ended meanwhile is gone', () => {
  const { games, asked } = heard({ ...(moves(3, 'b1c3') as object), match: 7 } as LiveEvent)
  expect(asked()).toBe(1)
  games.load(answer())
  expect(games.games).toEqual([])
})
