import { expect, test } from 'vitest'
import { written } from './notation.ts'
import { after, type Position, positionFrom, positionsOf } from './position.ts'

/** The pieces as in FEN. */
function placing({ squares }: Position): string {
  const rows = Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8))
  return rows
    .map((row) => row.map((piece) => piece ?? '1').join(''))
    .join('/')
    .replace(/1+/g, (run) => `${run.length}`)
}

test.each`
  what                                     | fen                                       | moves               | then
  ${'the usual start'}                     | ${undefined}                              | ${'e2e4 c7c5 g1f3'} | ${'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R'}
  ${'a capture'}                           | ${undefined}                              | ${'e2e4 d7d5 e4d5'} | ${'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR'}
  ${'castling short'}                      | ${'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'}     | ${'e1g1 e8c8'}      | ${'2kr3r/8/8/8/8/8/8/R4RK1'}
  ${'castling long'}                       | ${'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'}     | ${'e1c1 e8g8'}      | ${'r4rk1/8/8/8/8/8/8/2KR3R'}
  ${'king takes rook in Chess960'}         | ${'1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb -'} | ${'e1g1 e8b8'}      | ${'2kr2r1/8/8/8/8/8/8/1R3RK1'}
  ${'castling onto the place of the rook'} | ${'4k3/8/8/8/8/8/8/5KR1 w G -'}           | ${'f1g1'}           | ${'4k3/8/8/8/8/8/8/5RK1'}
  ${'a king that stands there already'}    | ${'4k3/8/8/8/8/8/8/2K2R1R w H -'}         | ${'c1h1'}           | ${'4k3/8/8/8/8/8/8/5RK1'}
  ${'en passant'}                          | ${'4k3/8/8/8/4p3/8/3P4/4K3 w - -'}        | ${'d2d4 e4d3'}      | ${'4k3/8/8/8/8/3p4/8/4K3'}
  ${'a promotion'}                         | ${'4k3/P7/8/8/8/8/p7/4K3 w - -'}          | ${'a7a8q a2a1n'}    | ${'Q3k3/8/8/8/8/8/8/n3K3'}
`('$what', ({ fen, moves, then }) => expect(placing(lastOf(fen, moves))).toBe(then))

const lastOf = (fen: string | undefined, moves: string): Position =>
  positionsOf(fen, moves.split(' ')).at(-1) as Position

test('the last move is marked and the turn changes', () => {
  const position = after(positionFrom(), 'e2e4')
  expect(position).toMatchObject({ turn: 'black', last: [52, 36] })
})

test.each`
  fen                                   | uci        | text
  ${undefined}                          | ${'g1f3'}  | ${'Nf3'}
  ${undefined}                          | ${'e2e4'}  | ${'e4'}
  ${'4k3/8/8/3p4/4P3/8/8/4K3 w - -'}    | ${'e4d5'}  | ${'exd5'}
  ${'4k3/5n2/8/8/8/5N2/8/1N2K3 w - -'}  | ${'b1d2'}  | ${'Nbd2'}
  ${'R3k3/8/8/8/8/8/8/R3K3 w - -'}      | ${'a1a4'}  | ${'R1a4'}
  ${'4k3/P7/8/8/8/8/8/4K3 w - -'}       | ${'a7a8q'} | ${'a8=Q'}
  ${'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'} | ${'e1c1'}  | ${'O-O-O'}
  ${'4k3/8/8/8/8/8/4r3/R3K2R w KQ -'}   | ${'e1e2'}  | ${'Kxe2'}
`('$uci is written $text', ({ fen, uci, text }) => expect(written(positionFrom(fen), uci)).toBe(text))
