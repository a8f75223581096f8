/** Books of every kind: what is read, what is refused and in which words. */

import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { type BookOptions, bookOf, readBook } from './book.ts'
import type { Book } from './opening.ts'
import { type BookRefusal, bookSays } from './problem.ts'

const says = (refusal: BookRefusal) => inEnglish(bookSays(refusal, '--skip-bad'))

const bytes = (text: string) => new TextEncoder().encode(text)

const read = (name: string, text: string, options: BookOptions = {}) => bookOf(name, bytes(text), options)

function book(name: string, text: string, options: BookOptions = {}): Book {
  const reading = read(name, text, options)
  if (!reading.ok) throw new Error(says(reading.refusal))
  return reading.book
}

function sentence(name: string, text: string, options: BookOptions = {}): string {
  const reading = read(name, text, options)
  return reading.ok ? 'read' : says(reading.refusal)
}

const positions = (name: string, text: string) => book(name, text).openings.map((each) => each.position)

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
const open = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -'
const queens = 'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq -'

describe('EPD and FEN', () => {
  test('operations, remarks, blank lines, six fields and both ends of line are understood', () => {
    const text = `# ours\n\n${open} id "King's pawn"; c0 "a remark; with a semicolon";\r\n${queens} 0 2\n`
    expect(book('b.epd', text).openings).toEqual([
      { place: 1, position: open, name: "King's pawn" },
      { place: 2, position: queens },
    ])
  })

  test.each`
    rest                            | name
    ${' id "One";'}                 | ${'One'}
    ${'; id "Two"'}                 | ${'Two'}
    ${' 0 2; id "Three";'}          | ${'Three'}
    ${' bm Nf3; id "Four"; ce 20;'} | ${'Four'}
    ${' hmvc 0; fmvn 2; id Five;'}  | ${'Five'}
    ${''}                           | ${undefined}
    ${' c0 "id \\"No\\""; ce 3;'}   | ${undefined}
  `('the name in “$rest” is $name', ({ rest, name }) => {
    expect(book('b.epd', open + rest).openings[0]?.name).toBe(name)
  })

  test('the moves our suite has in a comment are kept when they lead to the position', () => {
    const [opening] = book('b.epd', `${open} c0 "moves e2e4 e7e5"; id "Open";`).openings
    expect(opening).toEqual({ place: 1, position: open, name: 'Open', moves: ['e2e4', 'e7e5'] })
    expect(sentence('b.epd', `${open} c0 "moves e2e4 c7c5"; id "Open";`)).toContain(
      'Line 1 (Open): Its moves lead to another position.',
    )
    expect(sentence('b.epd', `${open} c0 "moves e2e4 e7e4";`)).toContain('The move e7e4 (ply 2) is illegal')
  })

  test('equal positions are one opening: the en-passant square counts only where a pawn can take', () => {
    const pushed = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq'
    const found = book('b.epd', `${pushed} e3\n${pushed} - 0 1\n${pushed} -`)
    expect(found).toMatchObject({ duplicates: 2, openings: [{ place: 1, position: `${pushed} -` }] })
    const takes = 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq'
    expect(positions('b.epd', `${takes} f6\n${takes} -`)).toEqual([`${takes} f6`, `${takes} -`])
  })

  test('a pinned pawn cannot take in passing, so its square does not count', () => {
    const pinned = '4k3/8/8/K2Pp2r/8/8/8/7N w -'
    expect(positions('b.epd', `${pinned} e6\n${pinned} -`)).toEqual([`${pinned} -`])
  })
})

describe('Chess960', () => {
  test('rights by the rooks are the same as by the letters', () => {
    expect(positions('b.epd', `${start} w HAha -\n${start} w KQkq -\n${start} w AHah -`)).toEqual([`${start} w KQkq -`])
    const random = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w'
    const found = book('b.epd', `${random} HFhf -\n${random} KQkq -`)
    expect(found).toMatchObject({ duplicates: 1, openings: [{ variant: 'chess960', position: `${random} KQkq -` }] })
  })

  test.each`
    fen                                                       | variant
    ${`${start} w KQkq -`}                                    | ${undefined}
    ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq -'} | ${'chess960'}
    ${'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - -'}    | ${undefined}
    ${'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ -'}   | ${undefined}
    ${'r3kr2/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq -'}       | ${'chess960'}
    ${'4k3/8/8/8/8/8/8/RR2K3 w B -'}                          | ${'chess960'}
  `('$fen is $variant', ({ fen, variant }) => {
    expect(book('b.epd', fen).openings[0]?.variant).toBe(variant)
  })

  test('an inner rook keeps its letter, since another right would be another position', () => {
    expect(positions('b.epd', '4k3/8/8/8/8/8/8/RR2K3 w B -\n4k3/8/8/8/8/8/8/RR2K3 w Q -')).toEqual([
      '4k3/8/8/8/8/8/8/RR2K3 w B -',
      '4k3/8/8/8/8/8/8/RR2K3 w Q -',
    ])
  })
})

describe('positions nobody can play from', () => {
  test.each`
    fen                                                            | why
    ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq -'}        | ${'Each side must have exactly one king'}
    ${'4k3/8/8/8/8/8/8/4KK2 w - -'}                                | ${'Each side must have exactly one king'}
    ${'4k3/4R3/8/8/8/8/8/4K3 w - -'}                               | ${'The side that is not to move is in check'}
    ${'4k3/8/8/8/8/8/8/P3K3 w - -'}                                | ${'A pawn stands on the first or the last rank'}
    ${'4k3/8/8/8/8/8/PPPP4/4K3 w KQ -'}                            | ${'Castling is allowed where king and rook are not in their places'}
    ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6'}     | ${'No pawn has just passed the en passant square'}
    ${'4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -'}                         | ${'No game can lead to these pieces'}
    ${'4k3/8/8/8/8/8/8/4K3 w - - x 1'}                             | ${'nobody can mate any more'}
    ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq -'}       | ${'is not a position'}
    ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq -'}      | ${'is not a position'}
    ${'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'}             | ${'is not a position'}
    ${'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -'} | ${'The game is over there: it is checkmate'}
    ${'7k/5Q2/6K1/8/8/8/8/8 b - -'}                                | ${'The game is over there: it is stalemate'}
    ${'7k/8/6K1/8/8/8/8/5N2 b - -'}                                | ${'The game is over there: nobody can mate'}
    ${`${open} 100 90`}                                            | ${'The game is over there: fifty moves'}
  `('$fen: $why', ({ fen, why }) => {
    expect(sentence('b.epd', `${queens}\n${fen} id "Bad";`)).toContain('Line 2')
    expect(sentence('b.epd', `${queens}\n${fen}`)).toContain(why)
  })

  test('the refusal tells the first ones, how many there are, and what to do', () => {
    const text = [queens, '4k3/8/8/8/8/8/8/4K3 w - -', 'rubbish', 'more', 'and more', open].join('\n')
    expect(sentence('b.epd', text)).toBe(
      'The book b.epd has 4 lines from which no game can be played, and 2 good lines. ' +
        'Line 2: The game is over there: nobody can mate any more. Line 3: “rubbish” is not a position. ' +
        'Line 4: “more” is not a position. There is one more of them. Correct them, or leave them out with --skip-bad.',
    )
  })

  test('on request they are left out and told', () => {
    const reading = read('b.epd', `${queens}\nrubbish\n${open}`, { skipBad: true })
    expect(reading).toMatchObject({ ok: true, problems: [{ line: 2, fault: { code: 'not-a-position' } }] })
    expect(reading.ok && reading.book.openings.map((each) => each.place)).toEqual([1, 2])
  })
})

describe('PGN', () => {
  const pgn = `[Event "?"]
[ECO "C60"]
[Opening "Ours"]
[Variation "First"]

1. e4 e5 {a comment} 2. Nf3 (2. f4 exf4) Nc6 $1 3. Bb5 ; and so on
a6 *

[Event "?"]
[Opening "?"]

1.d4 d5 2.c4 *
`

  test('lines are named by their tags; comments and variations do not count', () => {
    expect(book('b.pgn', pgn).openings).toEqual([
      {
        place: 1,
        name: 'C60 Ours, First',
        position: 'r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq -',
        moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'],
      },
      {
        place: 2,
        position: 'rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq -',
        moves: ['d2d4', 'd7d5', 'c2c4'],
      },
    ])
  })

  test('only so many plies on request', () => {
    const moves = book('b.pgn', pgn, { plies: 2 }).openings.map((each) => each.moves?.join(' '))
    expect(moves).toEqual(['e2e4 e7e5', 'd2d4 d7d5'])
  })

  test('castling is written as the king goes', () => {
    const [line] = book('b.pgn', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *').openings
    expect(line?.moves?.at(-1)).toBe('e1g1')
  })

  test('transpositions are one opening', () => {
    expect(book('b.pgn', '1. Nf3 Nf6 2. c4 *\n\n1. c4 Nf6 2. Nf3 *\n')).toMatchObject({
      duplicates: 1,
      openings: [{ moves: ['g1f3', 'g8f6', 'c2c4'] }],
    })
  })

  test('a game from a FEN has no moves from the usual start', () => {
    const text = `[FEN "${start} w HAha - 0 1"]\n\n1. e4 *\n\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1"]\n\n1. O-O *\n`
    expect(book('b.pgn', text).openings).toEqual([
      { place: 1, position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -', moves: ['e2e4'] },
      { place: 2, position: '4k3/8/8/8/8/8/4P3/5RK1 b - -' },
    ])
  })

  test('games follow each other without a blank line', () => {
    expect(book('b.pgn', '[Event "a"]\n\n1. e4 e5 *\n[Event "b"]\n\n1. d4 d5 *\n').openings).toHaveLength(2)
  })

  test.each`
    text                                                     | why
    ${'1. e4 e5 2. Ke3 *'}                                   | ${'Line 3 (Ours): The move Ke3 (ply 3) is illegal'}
    ${'1. e4 e5 2. Zf3 *'}                                   | ${'Line 3 (Ours): “Zf3” is not a move'}
    ${'1. f3 e5 2. g4 Qh4# 0-1'}                             | ${'Line 3 (Ours): The game is over there: it is checkmate'}
    ${'1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *'} | ${'the same position has come up three times'}
    ${'*'}                                                   | ${'Line 3 (Ours): It has no moves'}
  `('$text: $why', ({ text, why }) => {
    expect(sentence('b.pgn', `%remark\n\n[Opening "Ours"]\n\n${text}\n\n1. d4 *`)).toContain(why)
  })

  test('another variant is refused', () => {
    expect(sentence('b.pgn', '[Variant "Atomic"]\n\n1. e4 *')).toContain(
      'It is a game of Atomic. Only chess and Chess960',
    )
  })

  test('a repetition that ends before the third time is fine', () => {
    expect(book('b.pgn', '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 *').openings).toHaveLength(1)
  })
})

describe('files', () => {
  test('the hash is that of the file, packed or not', () => {
    const packed = gzipSync(bytes(`${open}\n`))
    const reading = bookOf('b.epd.gz', packed)
    expect(reading).toMatchObject({ ok: true, book: { name: 'b.epd.gz', openings: [{ position: open }] } })
    expect(reading.ok && reading.book.hash).toBe(createHash('sha256').update(packed).digest('hex'))
  })

  test.each`
    name       | text                       | refusal
    ${'b.epd'} | ${''}                      | ${'There is no opening in the book b.epd.'}
    ${'b.epd'} | ${'# only\n\n# remarks\n'} | ${'There is no opening in the book b.epd.'}
    ${'b.pgn'} | ${'\n'}                    | ${'There is no opening in the book b.pgn.'}
    ${'b.txt'} | ${'Dear diary'}            | ${/^b.txt is not a book Arbiter can read/}
    ${'b.bin'} | ${'\u0000\u0001 rubbish'}  | ${/^b.bin is not a book Arbiter can read/}
    ${'b.epd'} | ${'Dear diary'}            | ${/Line 1: “Dear diary” is not a position/}
    ${'b.gz'}  | ${'\u001f\u008b'}          | ${/^b.gz is not a book Arbiter can read/}
  `('$name with “$text” is refused', ({ name, text, refusal }) => {
    expect(sentence(name, text)).toMatch(refusal)
  })

  test('what it is written in shows in the first line, whatever the name', () => {
    expect(book('book', `\uFEFF${open}`).openings).toHaveLength(1)
    expect(book('book.txt', '1. e4 e5 *').openings).toHaveLength(1)
  })

  test('a broken packed file and a missing one are refused', async () => {
    const broken = bookOf('b.gz', gzipSync(bytes(open)).subarray(0, 20))
    expect(broken).toMatchObject({ ok: false, refusal: { code: 'packed-book', book: 'b.gz' } })
    const missing = await readBook('/nowhere/at/all.epd')
    expect(missing.ok ? '' : says(missing.refusal)).toMatch(/^The book all.epd cannot be read \(ENOENT/)
  })
})

describe('CUP-20 a book of more lines than a cup can keep (F8)', () => {
  const pawn = (i: number) => `rnbqkbnr/pppppppp/8/8/${i === 0 ? '' : i}P${7 - i || ''}/8/PPPPPPPP/RNBQKBNR`
  const lines = Array.from({ length: 8 }, (_, i) => `${pawn(i).replace('PPPPPPPP', 'PPPPPPP1')} w Qkq -`)
  const text = `${lines.join('\n')}\n`
  const places = (order: 'book' | 'lot', longest: number) =>
    book('long.epd', text, { excerpt: { order, longest, lines: 3 } }).openings.map(({ position }) =>
      lines.indexOf(position),
    )

  test('is read whole while it is not too long', () => expect(places('lot', 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]))
  test('gives its first lines where they are played as in the book', () => expect(places('book', 7)).toEqual([0, 1, 2]))
  test('gives lines from all over it where their order is drawn by lot', () => expect(places('lot', 7)).toEqual([2, 5]))
  test('tells a bad line by its own number', () =>
    expect(
      sentence('long.epd', text.replace(lines[5] as string, 'nonsense w - -'), {
        excerpt: { order: 'lot', longest: 7, lines: 3 },
      }),
    ).toContain('Line 6'))
})
