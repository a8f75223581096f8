/** Our own suite, as it ships. */
import { Chess } from 'chessops/chess'
import { expect, test } from 'vitest'
import { shippedBook } from './book.ts'
import { follow, readUci } from './line.ts'
import { fourFields } from './position.ts'

const book = await shippedBook()

test('it has 300 openings, all distinct', () => {
  expect(book).toMatchObject({ name: 'arbiter.epd', duplicates: 0 })
  expect(new Set(book.openings.map((each) => each.position)).size).toBe(300)
})

test('each is reached by eight legal plies and has its name', () => {
  for (const { place, position, moves = [], name, variant } of book.openings) {
    const board = Chess.default()
    expect(follow(board, moves, readUci)).toEqual({ moves })
    expect({ plies: moves.length, reached: fourFields(board), variant }).toEqual({ plies: 8, reached: position })
    expect(name).toBe(`Arbiter ${String(place).padStart(3, '0')}`)
    expect(board.isEnd()).toBe(false)
  }
})

test('no first move begins more than a fifth of them, and no two moves of each side more than eight', () => {
  const most = (plies: number) => {
    const times = new Map<string, number>()
    for (const { moves = [] } of book.openings) {
      const beginning = moves.slice(0, plies).join(' ')
      times.set(beginning, (times.get(beginning) ?? 0) + 1)
    }
    return Math.max(...times.values())
  }
  expect(most(1)).toBeLessThanOrEqual(60)
  expect(most(4)).toBeLessThanOrEqual(8)
})
