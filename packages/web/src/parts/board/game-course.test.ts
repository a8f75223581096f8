import { expect, test } from 'vitest'
import { courseOfLive, coursesIn } from './game-course.ts'
import { textOfMove } from './move-text.ts'
import type { Position } from './position.ts'

/** The pieces as in FEN. */
function placing({ squares }: Position): string {
  const rows = Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8))
  return rows
    .map((row) => row.map((piece) => piece ?? '1').join(''))
    .join('/')
    .replace(/1+/g, (run) => `${run.length}`)
}

function course(fen: string | undefined, moves: string) {
  const played = moves.split(' ').map((uci, ply) => ({ uci, tookMs: 1, colour: ply % 2 === 0 ? 'white' : 'black' }))
  const game = { match: 1, game: 1, white: 'A', black: 'B', round: { id: 'x' }, startedAt: 0, moves: played }
  return courseOfLive({ ...game, ...(fen === undefined ? {} : { position: fen }) } as never)
}

const last = (fen: string | undefined, moves: string): Position => course(fen, moves).positions.at(-1) as Position

test.each`
  what                                     | fen                                      | moves               | then
  ${'the usual start'}                     | ${undefined}                             | ${'e2e4 c7c5 g1f3'} | ${'rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R'}
  ${'a capture'}                           | ${undefined}                             | ${'e2e4 d7d5 e4d5'} | ${'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR'}
  ${'castling short'}                      | ${'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'}    | ${'e1g1 e8c8'}      | ${'2kr3r/8/8/8/8/8/8/R4RK1'}
  ${'castling long'}                       | ${'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'}    | ${'e1c1 e8g8'}      | ${'r4rk1/8/8/8/8/8/8/2KR3R'}
  ${'king takes rook in Chess960'}         | ${'1r2k2r/8/8/8/8/8/8/1R2K1R1 w GBhb -'} | ${'e1g1 e8b8'}      | ${'2kr3r/8/8/8/8/8/8/1R3RK1'}
  ${'castling onto the place of the rook'} | ${'4k3/8/8/8/8/8/8/5KR1 w G -'}          | ${'f1g1'}           | ${'4k3/8/8/8/8/8/8/5RK1'}
  ${'en passant'}                          | ${'4k3/8/8/8/4p3/8/3P4/4K3 w - -'}       | ${'d2d4 e4d3'}      | ${'4k3/8/8/8/8/3p4/8/4K3'}
  ${'a promotion'}                         | ${'4k3/P7/8/8/8/8/p7/4K3 w - -'}         | ${'a7a8q e8e7'}     | ${'Q7/4k3/8/8/8/8/p7/4K3'}
  ${'an illegal move, before it'}          | ${undefined}                             | ${'e2e4 e7e4'}      | ${'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'}
`('$what', ({ fen, moves, then }) => expect(placing(last(fen, moves))).toBe(then))

test('the last move is marked, the turn changes, and a king in check is known', () => {
  expect(last(undefined, 'e2e4')).toMatchObject({ turn: 'black', last: [52, 36], check: undefined })
  expect(last('4k3/8/8/8/8/8/8/R3K3 w Q -', 'e1c1')).toMatchObject({ last: [60, 58], check: undefined })
  expect(last('4k3/8/8/8/8/8/8/Q3K3 w - -', 'a1a8')).toMatchObject({ check: 4 })
})

test.each`
  fen                                   | uci        | en         | de         | fr
  ${undefined}                          | ${'g1f3'}  | ${'Nf3'}   | ${'Sf3'}   | ${'Cf3'}
  ${undefined}                          | ${'e2e4'}  | ${'e4'}    | ${'e4'}    | ${'e4'}
  ${'4k3/8/8/3p4/4P3/8/8/4K3 w - -'}    | ${'e4d5'}  | ${'exd5'}  | ${'exd5'}  | ${'exd5'}
  ${'4k3/5n2/8/8/8/5N2/8/1N2K3 w - -'}  | ${'b1d2'}  | ${'Nbd2'}  | ${'Sbd2'}  | ${'Cbd2'}
  ${'4k3/4r3/8/8/8/4N3/8/1N2K3 w - -'}  | ${'b1d2'}  | ${'Nd2'}   | ${'Sd2'}   | ${'Cd2'}
  ${'R7/4k3/8/8/8/8/8/R3K3 w - -'}      | ${'a1a4'}  | ${'R1a4'}  | ${'T1a4'}  | ${'T1a4'}
  ${'8/P3k3/8/8/8/8/8/4K3 w - -'}       | ${'a7a8q'} | ${'a8=Q'}  | ${'a8=D'}  | ${'a8=D'}
  ${'4k3/P7/8/8/8/8/8/4K3 w - -'}       | ${'a7a8r'} | ${'a8=R+'} | ${'a8=T+'} | ${'a8=T+'}
  ${'7k/5Q2/6K1/8/8/8/8/8 w - -'}       | ${'f7g7'}  | ${'Qg7#'}  | ${'Dg7#'}  | ${'Dg7#'}
  ${'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'} | ${'e1c1'}  | ${'O-O-O'} | ${'O-O-O'} | ${'O-O-O'}
  ${'4k3/8/8/8/8/8/4r3/R3K2R w KQ -'}   | ${'e1e2'}  | ${'Kxe2'}  | ${'Kxe2'}  | ${'Rxe2'}
`('$uci is written $en, $de, $fr', ({ fen, uci, en, de, fr }) => {
  const san = course(fen, uci).moves[0]?.san ?? ''
  expect(san).toBe(en)
  expect(textOfMove(san, 'de')).toBe(de)
  expect(textOfMove(san, 'fr')).toBe(fr)
})

const pgn = `[Event "Cup"]
[Round "2.5.3"]
[White "Anvil"]
[Black "Müller, \\"The\\" Hammer"]
[Result "0-1"]

1. f3 {[%eval -0.40,12] [%clk 0:00:09.9] [%emt 0:00:00.1]} e5 {[%eval -0.55,14] [%clk 0:00:10]}
2. g4 {[%eval #-1,9]} Qh4# {[%eval #-1,3]} {Black mates} 0-1

[Event "Cup"]
[Round "2.5.4"]
[White "Hammer"]
[Black "Anvil"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"]
[SetUp "1"]
[Variant "Chess960"]
[Result "1/2-1/2"]

1. e4 {book} e5 {book} 1/2-1/2
`

test('finished games are read from PGN with what the engines said, each from its own side', () => {
  const [first, second] = coursesIn(pgn)
  expect(first).toMatchObject({ game: 3, white: 'Anvil', result: '0-1', firstMove: 1 })
  expect(first?.moves).toEqual([
    { colour: 'white', san: 'f3', leftMs: 9900, depth: 12, evaluation: { centipawns: -40 } },
    { colour: 'black', san: 'e5', leftMs: 10_000, depth: 14, evaluation: { centipawns: 55 } },
    { colour: 'white', san: 'g4', depth: 9, evaluation: { mate: -1 } },
    { colour: 'black', san: 'Qh4#', depth: 3, evaluation: { mate: 1 } },
  ])
  expect(first?.positions).toHaveLength(5)
  expect(second).toMatchObject({ game: 4, moves: [{ san: 'e4' }, { san: 'e5' }] })
  expect(placing(second?.positions[0] as Position)).toBe('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR')
})

test.each(['', 'no game at all', '[Variant "Atomic"]\n\n1. e4 *'])('%j is no reason to fail', (text) => {
  expect(() => coursesIn(text)).not.toThrow()
})
