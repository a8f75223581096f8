/** Polyglot books as suites: keys as the format publishes them, and a walk that depends on nothing but the book. */
import { Chess } from 'chessops/chess'
import { parseUci } from 'chessops/util'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { type BookOptions, bookOf } from './book.ts'
import { polyglotKey } from './polyglot.ts'
import { bookSays } from './problem.ts'

function after(moves: string): Chess {
  const position = Chess.default()
  for (const uci of moves.split(' ').filter((word) => word !== '')) {
    const move = parseUci(uci)
    if (move) position.play(move)
  }
  return position
}

test.each`
  moves                                   | key
  ${''}                                   | ${0x463b96181691fc9cn}
  ${'e2e4'}                               | ${0x823c9b50fd114196n}
  ${'e2e4 d7d5'}                          | ${0x0756b94461c50fb0n}
  ${'e2e4 d7d5 e4e5'}                     | ${0x662fafb965db29d4n}
  ${'e2e4 d7d5 e4e5 f7f5'}                | ${0x22a48b5a8e47ff78n}
  ${'e2e4 d7d5 e4e5 f7f5 e1e2'}           | ${0x652a607ca3f242c1n}
  ${'e2e4 d7d5 e4e5 f7f5 e1e2 e8f7'}      | ${0x00fdd303c946bdd9n}
  ${'a2a4 b7b5 h2h4 b5b4 c2c4'}           | ${0x3c8123ea7b067637n}
  ${'a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3'} | ${0x5c3f9b829b279560n}
`('the key after “$moves” is the one the format gives as its example', ({ moves, key }) => {
  expect(polyglotKey(after(moves))).toBe(key)
})

/** `entry('e2e4', 'e7e5', 3)`: after e2e4 the book has e7e5 with weight 3. */
const entry = (moves: string, move: string, weight: number) => ({ key: polyglotKey(after(moves)), move, weight })

type Entry = ReturnType<typeof entry>

function bin(entries: readonly Entry[]): Uint8Array {
  const book = new DataView(new ArrayBuffer(entries.length * 16))
  const sorted = [...entries].sort((one, other) => (one.key < other.key ? -1 : 1))
  for (const [at, { key, move, weight }] of sorted.entries()) {
    book.setBigUint64(at * 16, key)
    book.setUint16(at * 16 + 8, bits(move))
    book.setUint16(at * 16 + 10, weight)
  }
  return new Uint8Array(book.buffer)
}

function bits(uci: string): number {
  const square = (name: string) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97
  return (' nbrq'.indexOf(uci[4] ?? ' ') << 12) | (square(uci.slice(0, 2)) << 6) | square(uci.slice(2, 4))
}

function lines(entries: readonly Entry[], options: BookOptions): string[] {
  const reading = bookOf('b.bin', bin(entries), options)
  return reading.ok
    ? reading.book.openings.map((each) => each.moves?.join(' ') ?? '')
    : [inEnglish(bookSays(reading.refusal))]
}

describe('the walk', () => {
  const small = [
    entry('', 'e2e4', 60),
    entry('', 'd2d4', 30),
    entry('', 'c2c4', 10),
    entry('', 'a2a3', 0),
    entry('e2e4', 'e7e5', 1),
    entry('e2e4', 'c7c5', 1),
    entry('d2d4', 'd7d5', 9),
    entry('d2d4', 'g8f6', 1),
    entry('c2c4', 'e7e5', 5),
  ]

  test('lines come by their chance, then by their moves', () => {
    expect(lines(small, { plies: 2 })).toEqual([
      'e2e4 c7c5', // 0.3
      'e2e4 e7e5', // 0.3
      'd2d4 d7d5', // 0.27
      'c2c4 e7e5', // 0.1
      'd2d4 g8f6', // 0.03
    ])
  })

  test('a move below the share is not followed', () => {
    expect(lines(small, { plies: 2, polyglot: { share: 0.2 } })).toEqual(['e2e4 c7c5', 'e2e4 e7e5', 'd2d4 d7d5'])
  })

  test('no more lines than asked for', () => {
    expect(lines(small, { plies: 2, polyglot: { lines: 2 } })).toEqual(['e2e4 c7c5', 'e2e4 e7e5'])
  })

  test('lines that end before are left out, and a book without any is refused', () => {
    expect(lines(small, { plies: 1 })).toEqual(['e2e4', 'd2d4', 'c2c4'])
    expect(lines(small.slice(0, 6), { plies: 2 })).toEqual(['e2e4 c7c5', 'e2e4 e7e5'])
    expect(lines(small, {})).toEqual([
      'No line of the polyglot book b.bin is 8 plies long. Ask for fewer plies or a smaller share.',
    ])
  })

  test('castling is the king that takes its rook in the book, and two steps in our line', () => {
    const line = 'e2e4 e7e5 g1f3 g8f6 f1c4 f8c5'.split(' ')
    const castled = [...line, 'e1h1', 'e8h8']
    const entries = castled.map((move, at) => entry(castled.slice(0, at).join(' '), move, 1))
    expect(lines(entries, {})).toEqual([[...line, 'e1g1', 'e8g8'].join(' ')])
  })

  test('an illegal move shows a broken book', () => {
    expect(lines([entry('', 'e2e5', 1)], { plies: 1 })[0]).toContain('Line 1: The move e2e5 (ply 1) is illegal')
  })

  test('transpositions are dropped with a count', () => {
    const both = [
      entry('', 'g1f3', 1),
      entry('', 'c2c4', 1),
      entry('g1f3', 'g8f6', 1),
      entry('c2c4', 'g8f6', 1),
      entry('g1f3 g8f6', 'c2c4', 1),
      entry('c2c4 g8f6', 'g1f3', 1),
    ]
    expect(bookOf('b.bin', bin(both), { plies: 3 })).toMatchObject({ ok: true, book: { duplicates: 1 } })
  })
})
