import { Chess, castlingSide } from 'chessops/chess'
import { makeFen, parseFen } from 'chessops/fen'
import { kingCastlesTo, makeSquare, parseUci } from 'chessops/util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookOpening } from '../openings/opening.ts'
import { GameBoard } from './board.ts'
import { startOf } from './start.ts'

const from = (fen: string, variant?: 'chess960'): BookOpening => ({
  place: 1,
  position: fen.split(' ').slice(0, 4).join(' '),
  ...(variant ? { variant } : {}),
})
const board = (fen: string, variant?: 'chess960') => new GameBoard(startOf(from(fen, variant)))
const played = (text: string, start = new GameBoard(startOf(undefined))) => {
  for (const move of text.split(' ')) expect([move, start.play(move)]).toEqual([move, 'played'])
  return start
}

describe('a move', () => {
  test.each`
    word        | judgement
    ${'e2e4'}   | ${'played'}
    ${'g1f3'}   | ${'played'}
    ${'e2e5'}   | ${'illegal-move'}
    ${'e7e5'}   | ${'illegal-move'}
    ${'a1a1'}   | ${'illegal-move'}
    ${'e2e4q'}  | ${'illegal-move'}
    ${'e1e2'}   | ${'illegal-move'}
    ${'zz9'}    | ${'garbage'}
    ${'(none)'} | ${'garbage'}
    ${'0000'}   | ${'garbage'}
    ${''}       | ${'garbage'}
    ${'E2E4'}   | ${'garbage'}
    ${'e2-e4'}  | ${'garbage'}
    ${'Nf3'}    | ${'garbage'}
    ${'e2e4k'}  | ${'garbage'}
    ${'P@e4'}   | ${'garbage'}
  `('$word at the start is $judgement', ({ word, judgement }) =>
    expect(new GameBoard(startOf(undefined)).play(word)).toBe(judgement),
  )

  test('promotion must be said, and only there', () => {
    const fen = '8/P6k/8/8/8/8/7K/8 w - -'
    expect(board(fen).play('a7a8')).toBe('illegal-move')
    expect(board(fen).play('a7a8q')).toBe('played')
    expect(board(fen).play('a7a8k')).toBe('garbage')
    expect(board(fen).play('h2g2q')).toBe('illegal-move')
  })

  test('what is refused leaves the board as it was', () => {
    const it = new GameBoard(startOf(undefined))
    it.play('e2e5')
    it.play('zz9')
    expect(it.command).toBe('position startpos')
    expect(played('e2e4 e7e5', it).command).toBe('position startpos moves e2e4 e7e5')
  })
})

describe('castling', () => {
  const both = 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq -'

  test.each`
    word      | written
    ${'e1g1'} | ${'e1g1'}
    ${'e1c1'} | ${'e1c1'}
    ${'e1h1'} | ${'e1g1'}
    ${'e1a1'} | ${'e1c1'}
  `('$word is understood and written $written', ({ word, written }) => {
    const it = board(both)
    expect(it.play(word)).toBe('played')
    expect(it.lastMove).toBe(written)
  })

  test.each(['e1e2', 'e1d2', 'e1f2', 'e1b1', 'e1g2'])('%s onto an own man or past it does not castle', (word) =>
    expect(board(both).play(word)).toBe('illegal-move'),
  )

  test.each`
    fen                               | word      | judgement         | why
    ${'4k3/8/8/8/8/8/8/4K2R w - -'}   | ${'e1g1'} | ${'illegal-move'} | ${'no right'}
    ${'4kr2/8/8/8/8/8/8/4K2R w K -'}  | ${'e1g1'} | ${'illegal-move'} | ${'through check'}
    ${'4k1r1/8/8/8/8/8/8/4K2R w K -'} | ${'e1g1'} | ${'illegal-move'} | ${'into check'}
    ${'3kr3/8/8/8/8/8/8/4K2R w K -'}  | ${'e1g1'} | ${'illegal-move'} | ${'out of check'}
    ${'4k2r/8/8/8/8/8/8/4K2R w K -'}  | ${'e1g1'} | ${'played'}       | ${'the rook may be attacked'}
  `('$why: $word is $judgement', ({ fen, word, judgement }) => expect(board(fen).play(word)).toBe(judgement))

  test.each`
    fen                                | word      | judgement         | written
    ${'4k3/8/8/8/8/8/8/1R3KR1 w GB -'} | ${'f1g1'} | ${'played'}       | ${'f1g1'}
    ${'4k3/8/8/8/8/8/8/1R3KR1 w GB -'} | ${'f1b1'} | ${'played'}       | ${'f1b1'}
    ${'4k3/8/8/8/8/8/8/1R3KR1 w GB -'} | ${'f1d1'} | ${'illegal-move'} | ${''}
    ${'4k3/8/8/8/8/8/8/R3K2R w KQ -'}  | ${'e1h1'} | ${'played'}       | ${'e1h1'}
    ${'4k3/8/8/8/8/8/8/R3K2R w KQ -'}  | ${'e1g1'} | ${'played'}       | ${'e1h1'}
    ${'4k3/8/8/8/8/8/8/R5KR w KQ -'}   | ${'g1h1'} | ${'played'}       | ${'g1h1'}
    ${'4k3/8/8/8/8/8/8/R5KR w KQ -'}   | ${'g1e1'} | ${'illegal-move'} | ${''}
  `('Chess960: $word in $fen is $judgement', ({ fen, word, judgement, written }) => {
    const it = board(fen, 'chess960')
    expect(it.play(word)).toBe(judgement)
    expect(it.lastMove).toBe(written)
  })
})

describe('the end of a game', () => {
  test.each`
    what                 | ending          | moves
    ${'fool’s mate'}     | ${'checkmate'}  | ${'f2f3 e7e5 g2g4 d8h4'}
    ${'knights dancing'} | ${'repetition'} | ${'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'}
  `('$what is $ending', ({ moves, ending }) => expect(played(moves).ending).toBe(ending))

  test('the start position counts for repetition, twice is not enough', () =>
    expect(played('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1').ending).toBeUndefined())

  test.each`
    fen                               | ending
    ${'7k/5Q2/6K1/8/8/8/8/8 b - -'}   | ${'stalemate'}
    ${'7k/6Q1/6K1/8/8/8/8/8 b - -'}   | ${'checkmate'}
    ${'8/8/4k3/8/8/3K4/8/8 w - -'}    | ${'dead-position'}
    ${'8/8/4k3/8/8/3KB3/8/8 w - -'}   | ${'dead-position'}
    ${'8/8/4kb2/8/8/3KB3/8/8 w - -'}  | ${'dead-position'}
    ${'8/8/4kb2/8/8/3K1B2/8/8 w - -'} | ${undefined}
    ${'8/8/4kn2/8/8/3KB3/8/8 w - -'}  | ${undefined}
    ${'8/8/4k3/8/8/3KP3/8/8 w - -'}   | ${undefined}
  `('$fen is $ending from the start', ({ fen, ending }) => expect(board(fen).ending).toBe(ending))

  /** White to move, so many plies since the last capture or pawn move. */
  const after = (halfmoves: number) => {
    const position = Chess.fromSetup(parseFen(`7k/8/5K2/8/8/p7/8/R7 w - - ${halfmoves} 80`).unwrap()).unwrap()
    return new GameBoard({ position, moves: [], command: '', isChess960: false })
  }

  test.each`
    halfmoves | move      | ending           | why
    ${98}     | ${'a1b1'} | ${undefined}     | ${'one ply is missing'}
    ${99}     | ${'a1b1'} | ${'fifty-moves'} | ${'fifty moves of both'}
    ${99}     | ${'a1a3'} | ${undefined}     | ${'a capture begins anew'}
  `('$why: $move after $halfmoves plies is $ending', ({ halfmoves, move, ending }) =>
    expect(played(move, after(halfmoves)).ending).toBe(ending),
  )

  test('a mate with the hundredth ply is a mate', () => {
    const position = Chess.fromSetup(parseFen('7k/8/6K1/8/8/8/8/R7 w - - 99 80').unwrap()).unwrap()
    expect(played('a1a8', new GameBoard({ position, moves: [], command: '', isChess960: false })).ending).toBe(
      'checkmate',
    )
  })

  test('a position in which en passant was possible is another one', () => {
    const dance = 'g8f6 g1f3 f6g8 f3g1 '
    const noCapture = played(`e2e4 ${dance}${dance}`.trim())
    expect(noCapture.ending).toBe('repetition')
    const capture = played(`e2e4 a7a6 e4e5 d7d5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8`)
    expect(capture.ending).toBeUndefined()
    expect(played('g1f3 g8f6 f3g1 f6g8', capture).ending).toBe('repetition')
  })

  test('lost castling rights make another position', () => {
    const it = played('e2e4 e7e5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1')
    expect(it.ending).toBeUndefined()
    expect(played('e7e8 e1e2 e8e7', it).ending).toBe('repetition')
  })

  test('known moves of an opening count', () => {
    const moves = 'g1f3 g8f6 f3g1 f6g8'.split(' ')
    const position = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
    const it = new GameBoard(startOf({ place: 1, position, moves }))
    expect(it).toMatchObject({ plies: 4, moveNumber: 3, command: `position startpos moves ${moves.join(' ')}` })
    expect(played(moves.join(' '), it).ending).toBe('repetition')
  })

  test('an opening whose moves do not lead to its position is not played', () => {
    const position = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
    expect(() => startOf({ place: 7, position, moves: ['e2e4'] })).toThrow(/game-opening-elsewhere.*"place":7/)
    expect(() => startOf({ place: 7, position: '8/8/8/8/8/8/8/8 w - -' })).toThrow(/game-opening-position.*"place":7/)
  })
})

// --- against a second reading of the rules -------------------------------------------------------

/** Every legal move in UCI words, castling spelt as two squares or, in Chess960, as king takes rook. */
function legalWords(position: Chess, isChess960: boolean): string[] {
  const words: string[] = []
  for (const [from, squares] of position.allDests())
    for (const to of squares) {
      const side = castlingSide(position, { from, to })
      const target = side && !isChess960 ? kingCastlesTo(position.turn, side) : to
      const isPromotion = position.board.pawn.has(from) && (to < 8 || to >= 56)
      const word = makeSquare(from) + makeSquare(target)
      words.push(...(isPromotion ? [...'qrbn'].map((role) => word + role) : [word]))
    }
  return words
}

/** A game of chosen moves: each number picks among the legal ones, three in four take the last one back where they can. */
function randomGame(picks: readonly number[], fen?: string): { position: Chess; words: string[]; fens: string[] } {
  const position = fen ? Chess.fromSetup(parseFen(fen).unwrap()).unwrap() : Chess.default()
  const words: string[] = []
  const fens = [fourFields(position)]
  for (const pick of picks) {
    const legal = legalWords(position, false)
    const back = words.at(-2)?.replace(/^(..)(..)$/, '$2$1') ?? ''
    const word = pick % 4 > 0 && legal.includes(back) ? back : legal[pick % legal.length]
    if (word === undefined) break
    const move = parseUci(word)
    if (move) position.play(move)
    words.push(word)
    fens.push(fourFields(position))
  }
  return { position, words, fens }
}

const fourFields = (position: Chess) => makeFen(position.toSetup()).split(' ').slice(0, 4).join(' ')
const picks = (most: number, fewest = 1) => fc.array(fc.nat(1000), { minLength: fewest, maxLength: most })

describe('properties', () => {
  test('exactly the legal moves are accepted, of all words that look like one', () => {
    const squares = Array.from({ length: 64 }, (_, i) => makeSquare(i))
    fc.assert(
      fc.property(picks(80), (choices) => {
        const { position, words } = randomGame(choices)
        const opening = { place: 1, position: fourFields(position) }
        const accepted: string[] = []
        let it = new GameBoard(startOf(opening))
        for (const from of squares)
          for (const to of squares)
            for (const role of ['', 'q', 'n']) {
              if (it.play(from + to + role) !== 'played') continue
              accepted.push(from + to + role)
              it = new GameBoard(startOf(opening))
            }
        const legal = legalWords(position, false).filter((word) => !/[rb]$/.test(word.slice(4)))
        const asRook = legal.filter((word) => /^e[18][gc][18]$/.test(word) && isCastling(position, word))
        const rookWords = asRook.map((word) => word.replace(/g(.)$/, 'h$1').replace(/c(.)$/, 'a$1'))
        expect(words.length).toBeGreaterThan(0)
        expect(accepted.toSorted()).toEqual([...legal, ...rookWords].toSorted())
      }),
      { numRuns: 25 },
    )
  })

  const isCastling = (position: Chess, word: string) => {
    const move = parseUci(word)
    return move !== undefined && castlingSide(position, move) !== undefined
  }

  test('repetition is what counting FENs says, in games of few pieces', () => {
    let thirds = 0
    fc.assert(
      fc.property(picks(60, 30), (choices) => {
        const { words, fens } = randomGame(choices, 'r3k3/8/8/8/8/8/4P3/4K2R w Kq - 0 1')
        const it = board('r3k3/8/8/8/8/8/4P3/4K2R w Kq -')
        for (const [i, word] of words.entries()) {
          it.play(word)
          const times = fens.slice(0, i + 2).filter((fen) => fen === fens[i + 1]).length
          if (it.ending) {
            if (it.ending === 'repetition') thirds += 1
            expect(it.ending === 'repetition').toBe(times >= 3)
            return
          }
          expect(times).toBeLessThan(3)
        }
      }),
      { numRuns: 400 },
    )
    expect(thirds).toBeGreaterThan(20)
  })
})
