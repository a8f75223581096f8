/** The chess library as we use it, against the published perft counts. */
import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { expect, test } from 'vitest'

test.each`
  position            | depth | count     | fen
  ${'the start'}      | ${4}  | ${197281} | ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'}
  ${'kiwipete'}       | ${3}  | ${97862}  | ${'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'}
  ${'position 3'}     | ${4}  | ${43238}  | ${'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'}
  ${'position 4'}     | ${3}  | ${9467}   | ${'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1'}
  ${'position 5'}     | ${3}  | ${62379}  | ${'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8'}
  ${'a Chess960 one'} | ${3}  | ${12189}  | ${'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'}
`('perft($depth) of $position is $count', ({ fen, depth, count }) =>
  expect(perft(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), depth)).toBe(count),
)

function perft(position: Chess, depth: number): number {
  let count = 0
  for (const [from, squares] of position.allDests())
    for (const to of squares)
      for (const promotion of promotions(position, from, to)) {
        if (depth === 1) count += 1
        else {
          const next = position.clone()
          next.play(promotion ? { from, to, promotion } : { from, to })
          count += perft(next, depth - 1)
        }
      }
  return count
}

const promotions = (position: Chess, from: number, to: number) =>
  position.board.pawn.has(from) && (to < 8 || to >= 56) ? (['queen', 'rook', 'bishop', 'knight'] as const) : [undefined]
