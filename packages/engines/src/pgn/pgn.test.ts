/** PGN written and read back: every move, tag and comment as it was. */
import { Chess, type Position } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { parseComment, parsePgn } from 'chessops/pgn'
import type { NormalMove } from 'chessops/types'
import { describe, expect, test } from 'vitest'
import { type Ending, endings, type GameRecord, type PlayedMove } from '../game/record.ts'
import { fourFields, variantOf, writeUci } from '../openings/position.ts'
import { terminationOf } from './ending.ts'
import { readFault } from './fault.ts'
import { readPgn } from './read.ts'
import { timeControlText } from './time-control.ts'
import { writePgn } from './write.ts'

const bare: GameRecord = {
  white: 'Alpha',
  black: 'Beta',
  moves: [],
  result: '*',
  ending: 'interrupted',
  startedAt: '2026-11-16T09:58:12.000Z',
  endedAt: '2026-11-16T10:03:00.000Z',
}

const moves = (text: string): PlayedMove[] => text.split(' ').map((uci) => ({ uci, tookUs: 100_000 }))

const game = (record: Partial<GameRecord>): GameRecord => ({ ...bare, ...record })

const one = (pgn: string) => {
  const [found, more] = [...readPgn(pgn)]
  if (!found || more) throw new Error('not one game')
  return found
}

test('what the engines call themselves stands in the game, whatever they are called here (F6)', () => {
  const pgn = writePgn(game({ ids: { white: 'Stockfish 15.1 "dev"', black: '' } }))
  expect(pgn).toContain('[WhiteEngine "Stockfish 15.1 \\"dev\\""]')
  expect(pgn).not.toContain('BlackEngine')
})

describe('a game of a cup', () => {
  const record = game({
    opening: { place: 7, position: 'x', moves: ['e2e4', 'e7e5'], name: 'Open "game"' },
    limits: { white: { clock: [{ baseMs: 10_000, incrementMs: 100 }] }, black: { nodes: 1000 } },
    moves: [
      { uci: 'd1h5', tookUs: 100_000, leftUs: 9_900_000, evaluation: { centipawns: 35 }, depth: 18 },
      { uci: 'e8e7', tookUs: 13_999, leftUs: 3_661_000_000, evaluation: { centipawns: 512 }, depth: 4 },
      { uci: 'h5e5', tookUs: 1_000_000, leftUs: 9_000_000, evaluation: { mate: 1 }, depth: 60 },
    ],
    result: '1-0',
    ending: 'checkmate',
  })
  const pgn = writePgn(record, {
    event: 'Cup',
    site: 'here',
    white: { rating: 3500, seed: 1 },
    black: { rating: 3400, seed: 8 },
    cup: { round: 2, stage: 'Semifinal', match: 1, pair: 3, game: 5 },
  })

  test('looks like this', () => {
    expect(pgn).toBe(`[Event "Cup"]
[Site "here"]
[Date "2026.11.16"]
[Round "2.1.5"]
[White "Alpha"]
[Black "Beta"]
[Result "1-0"]
[WhiteElo "3500"]
[BlackElo "3400"]
[WhiteSeed "1"]
[BlackSeed "8"]
[WhiteType "program"]
[BlackType "program"]
[Stage "Semifinal"]
[CupRound "2"]
[CupMatch "1"]
[CupPair "3"]
[CupGame "5"]
[Opening "Open \\"game\\""]
[OpeningNumber "7"]
[OpeningPosition "x"]
[WhiteTimeControl "10+0.1"]
[BlackTimeControl "-"]
[BlackSearchLimit "1000 nodes"]
[PlyCount "5"]
[Termination "normal"]
[TerminationReason "White mates"]
[GameStartTime "2026-11-16T09:58:12.000Z"]
[GameEndTime "2026-11-16T10:03:00.000Z"]

1. e4 {book} 1... e5 {book} 2. Qh5
{[%eval 0.35,18] [%clk 0:00:09.9] [%emt 0:00:00.1]} 2... Ke7
{[%eval -5.12,4] [%clk 1:01:01] [%emt 0:00:00.013]} 3. Qxe5#
{[%eval #1,60] [%clk 0:00:09] [%emt 0:00:01]} {White mates} 1-0

`)
  })

  test('reads back', () => {
    expect(one(pgn)).toMatchObject({ moves: ['e2e4', 'e7e5', 'd1h5', 'e8e7', 'h5e5'], result: '1-0' })
    expect(one(pgn).tags.get('Opening')).toBe('Open "game"')
  })

  test('viewers understand the comments', () => {
    const comments = Array.from(parsePgn(pgn)[0]?.moves.mainline() ?? [], ({ comments = [] }) => comments[0] ?? '')
    expect(comments.slice(2).map(parseComment)).toMatchObject([
      { evaluation: { pawns: 0.35, depth: 18 }, clock: 9.9, emt: 0.1 },
      { evaluation: { pawns: -5.12, depth: 4 }, clock: 3661, emt: 0.013 },
      { evaluation: { mate: 1, depth: 60 }, clock: 9, emt: 1 },
    ])
  })
})

describe('tags', () => {
  test('hold what text there is', () => {
    for (const name of ['a "b" \\c\\', '\\"', 'Ünïcode ♞', '[Event "x"]', '{}();%', ''])
      expect(one(writePgn(game({ white: name }))).tags.get('White')).toBe(name)
    expect(one(writePgn(game({ white: 'two\nlines' }))).tags.get('White')).toBe('two lines')
  })

  test('the seven come first and have something to say', () => {
    expect(writePgn(bare).split('\n').slice(0, 7)).toEqual([
      '[Event "?"]',
      '[Site "?"]',
      '[Date "2026.11.16"]',
      '[Round "?"]',
      '[White "Alpha"]',
      '[Black "Beta"]',
      '[Result "*"]',
    ])
  })

  test.each`
    limit                                                          | text
    ${{ clock: [{ baseMs: 60_000, incrementMs: 0 }] }}             | ${'60'}
    ${{ clock: [{ moves: 40, baseMs: 300_000, incrementMs: 0 }] }} | ${'40/300'}
    ${{ clock: [{ moves: 40, baseMs: 5_400_000, incrementMs: 30_000 }, { baseMs: 1_800_000, incrementMs: 30_000 }] }} | ${'40/5400+30:1800+30'}
    ${{ movetimeMs: 200 }}                                         | ${'1/0.2'}
    ${{ nodes: 1000 }}                                             | ${'-'}
  `('$text', ({ limit, text }) => {
    expect(timeControlText(limit)).toBe(text)
    expect(one(writePgn(game({ limits: { white: limit, black: limit } }))).tags.get('TimeControl')).toBe(text)
  })

  test('every ending has a word of the standard and a sentence', () => {
    const words = ['normal', 'adjudication', 'time forfeit', 'rules infraction', 'abandoned', 'unterminated']
    for (const ending of endings) {
      const { tags } = one(writePgn(game({ ending, result: '0-1' })))
      expect(words).toContain(tags.get('Termination'))
      expect(tags.get('TerminationReason')).toMatch(/^[A-Z].{5,}/)
    }
  })

  test.each`
    ending               | word
    ${'time'}            | ${'time forfeit'}
    ${'illegal-move'}    | ${'rules infraction'}
    ${'crash'}           | ${'abandoned'}
    ${'adjudicated-win'} | ${'adjudication'}
    ${'repetition'}      | ${'normal'}
  `('$ending is $word', ({ ending, word }) => {
    expect(terminationOf(ending as Ending)).toBe(word)
  })
})

describe('comments', () => {
  const line = (record: Partial<GameRecord>) => writePgn(game(record)).split('\n\n')[1] ?? ''

  test('a fault is told, a brace cannot end it early', () => {
    const did = { what: 'no-move', answer: '{late}\nagain' } as const
    const text = line({ ending: 'garbage', result: '1-0', fault: { colour: 'black', says: [], did } })
    expect(text.replaceAll('\n', ' ')).toBe(
      '{Black answered with something that is no move: Beta answered “late again”, which is no move at all} 1-0',
    )
  })

  test.each`
    did                                                           | says
    ${{ what: 'illegal-move', answer: 'e2e5' }}                   | ${'Beta answered “e2e5”, which is not legal'}
    ${{ what: 'late', tookMs: 1003, hadMs: 1000 }}                | ${'Beta answered after 1.003 s; it had 1.000 s'}
    ${{ what: 'silent', tookMs: 1003, hadMs: 1000 }}              | ${'Beta had no move after 1.003 s; it had 1.000 s'}
    ${{ what: 'hung', tookMs: 2000 }}                             | ${'Beta had no move after 2.000 s, and there is no clock'}
    ${{ what: 'exited', code: 3 }}                                | ${'Beta ended by itself (exit code 3)'}
    ${{ what: 'killed', signal: 'SIGSEGV' }}                      | ${'Beta ended by itself (signal SIGSEGV)'}
    ${{ what: 'hung-up', by: 'closed-output' }}                   | ${'Beta ended by itself (it closed its output)'}
    ${{ what: 'hung-up', by: 'broken-output' }}                   | ${'Beta ended by itself (its output broke)'}
    ${{ what: 'gone' }}                                           | ${'Beta ended by itself'}
    ${{ what: 'not-ready', withinMs: 60_000, after: 'new-game' }} | ${'Beta was not ready within 60 s after a new game was announced'}
  `('what an engine did wrong stands in every PGN in the same English: $says', ({ did, says }) => {
    const { tags } = one(writePgn(game({ ending: 'crash', result: '1-0', fault: { colour: 'black', says: [], did } })))
    expect(tags.get('TerminationReason')).toBe(`Black's engine ended during the game: ${says}`)
    expect(readFault(says, 'Beta')).toEqual(did)
  })

  test('an adjudication gives its evidence, a replay is said', () => {
    const text = line({ ending: 'adjudicated-win', result: '0-1', evidence: ['-9.1', '-9.4'], replayOf: bare })
    expect(text.replaceAll('\n', ' ')).toBe(
      '{Black wins by adjudication. Evidence: -9.1; -9.4. Played again: the first attempt was void} 0-1',
    )
  })

  test.each`
    evaluation              | white      | black
    ${{ centipawns: 0 }}    | ${'0.00'}  | ${'0.00'}
    ${{ centipawns: -7 }}   | ${'-0.07'} | ${'0.07'}
    ${{ centipawns: 1234 }} | ${'12.34'} | ${'-12.34'}
    ${{ mate: 3 }}          | ${'#3'}    | ${'#-3'}
    ${{ mate: -2 }}         | ${'#-2'}   | ${'#2'}
  `('$evaluation from White’s side', ({ evaluation, white, black }) => {
    const played = moves('e2e4 e7e5').map((move) => ({ ...move, evaluation }))
    const found = [...line({ moves: played }).matchAll(/%eval ([^\]]*)/g)].map(([, score]) => score)
    expect(found).toEqual([white, black])
  })

  test('a move that is not legal ends the movetext and is told', () => {
    const pgn = writePgn(game({ moves: moves('e2e4 e7e4 d2d4') }))
    expect(one(pgn)).toMatchObject({ moves: ['e2e4'] })
    expect(pgn.replaceAll('\n', ' ')).toContain('The move e7e4 is not legal here')
    expect(one(pgn).tags.get('PlyCount')).toBe('1')
  })
})

describe('where a game begins', () => {
  test('a position without moves is set up', () => {
    const position = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -'
    const pgn = writePgn(game({ opening: { place: 1, position }, moves: moves('g8f6 b1c3') }))
    expect(one(pgn)).toMatchObject({ start: `${position} 0 1`, moves: ['g8f6', 'b1c3'] })
    expect(one(pgn).tags.get('SetUp')).toBe('1')
    expect(pgn).toContain('\n1... Nf6 {[%emt 0:00:00.1]} 2. Nc3')
  })

  test('the usual start is not', () => {
    const position = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
    expect(writePgn(game({ opening: { place: 1, position }, moves: moves('e2e4') }))).not.toContain('FEN')
  })

  test.each`
    fen                               | uci       | san
    ${'4k3/8/8/8/8/8/8/6KR w K -'}    | ${'g1h1'} | ${'O-O'}
    ${'4k3/8/8/8/8/8/8/RK6 w Q -'}    | ${'b1a1'} | ${'O-O-O'}
    ${'4k3/8/8/8/8/8/8/1R3KR1 w B -'} | ${'f1b1'} | ${'O-O-O'}
    ${'4k3/8/8/8/8/8/8/1R3KR1 w K -'} | ${'f1g1'} | ${'O-O'}
    ${'1r2k3/8/8/8/8/8/8/4K3 b q -'}  | ${'e8b8'} | ${'O-O-O'}
    ${'r3k3/8/8/8/8/8/8/4K3 b q -'}   | ${'e8c8'} | ${'O-O-O'}
    ${'4k3/8/8/8/8/8/8/4K2R w K -'}   | ${'e1g1'} | ${'O-O'}
    ${'5k2/8/8/8/8/8/8/4K2R w K -'}   | ${'e1g1'} | ${'O-O+'}
  `('$uci in $fen is $san', ({ fen, uci, san }) => {
    const board = chess(fen)
    const variant = variantOf(board)
    const opening = { place: 1, position: fen, ...(variant && { variant }) }
    const pgn = writePgn(game({ opening, moves: moves(uci) }))
    expect(pgn).toContain(` ${san} {`)
    expect(one(pgn).moves).toEqual([uci])
    expect(one(pgn).tags.get('Variant')).toBe(variant && 'Chess960')
  })
})

describe('random games read back move by move', () => {
  test.each`
    kind                 | starts
    ${'chess'}           | ${() => usual}
    ${'Chess960'}        | ${(random: () => number) => frcStart(random, false)}
    ${'double Chess960'} | ${(random: () => number) => frcStart(random, true)}
  `('$kind', ({ starts }) => {
    const seen = new Map<string, number>()
    const random = seeded(2026)
    for (let number = 0; number < 60; number++) {
      const { record, start } = randomGame(starts(random), random, seen)
      const pgn = writePgn(record)
      const back = one(pgn)
      expect(back.fault).toBeUndefined()
      expect(back.start).toBe(start)
      expect(back.moves).toEqual(record.moves.map((move) => move.uci))
      expect(back.tags.get('PlyCount')).toBe(String(record.moves.length))
      expect(Math.max(...(pgn.split('\n\n')[1] ?? '').split('\n').map((line) => line.length))).toBeLessThan(80)
    }
    for (const event of ['promotion', 'en passant', 'white a', 'white h', 'black a', 'black h', 'mate or check'])
      expect(seen.get(event), event).toBeGreaterThan(0)
  })

  test('many games in one text keep their order and lines', () => {
    const random = seeded(5)
    const records = Array.from({ length: 20 }, (_, at) => ({
      ...randomGame(usual, random, new Map()).record,
      white: `Player ${at}`,
    }))
    const text = records.map((record) => writePgn(record)).join('')
    const games = [...readPgn(text)]
    expect(games.map((each) => each.tags.get('White'))).toEqual(records.map((record) => record.white))
    const lines = text.split('\n')
    for (const each of games) expect(lines[each.line - 1]).toBe('[Event "?"]')
  })
})

const usual = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

function seeded(seed: number): () => number {
  let state = BigInt(seed)
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 11n) / 2 ** 53
  }
}

function chess(fen: string): Chess {
  return parseFen(fen)
    .chain((setup) => Chess.fromSetup(setup))
    .unwrap()
}

/** Up to 160 plies by lot; castling, promotions and taking in passing are preferred so that they happen. */
function randomGame(fen: string, random: () => number, seen: Map<string, number>) {
  const position = chess(fen)
  const first = fourFields(position)
  const variant = variantOf(position)
  const played: PlayedMove[] = []
  while (played.length < 160 && !position.isEnd()) {
    const all = legalMoves(position)
    const rare = all.filter((move) => eventOf(position, move) !== undefined)
    const from = rare.length > 0 && random() < 0.8 ? rare : all
    const move = from[Math.floor(random() * from.length)]
    if (!move) break
    const event = eventOf(position, move)
    if (event) seen.set(event, (seen.get(event) ?? 0) + 1)
    const evaluation = random() < 0.1 ? { mate: Math.floor(random() * 20) - 10 } : { centipawns: random() * 900 - 450 }
    const uci = writeUci(position, move, variant)
    played.push({ uci, tookUs: random() * 5e6, leftUs: random() * 5e9, evaluation, depth: Math.floor(random() * 40) })
    position.play(move)
    if (position.isCheck()) seen.set('mate or check', (seen.get('mate or check') ?? 0) + 1)
  }
  const opening = { place: 1, position: first, ...(variant && { variant }) }
  return { record: game({ opening, moves: played }), start: `${first} 0 1` }
}

function eventOf(position: Position, move: NormalMove): string | undefined {
  if (move.promotion) return 'promotion'
  const role = position.board.getRole(move.from)
  if (role === 'pawn' && move.to === position.epSquare) return 'en passant'
  if (role !== 'king' || !position.board[position.turn].has(move.to)) return undefined
  return `${position.turn} ${move.to > move.from ? 'h' : 'a'}`
}

function legalMoves(position: Position): NormalMove[] {
  const found: NormalMove[] = []
  for (const [from, squares] of position.allDests())
    for (const to of squares) {
      const promotes = position.board.getRole(from) === 'pawn' && (to < 8 || to > 55)
      if (!promotes) found.push({ from, to })
      else for (const promotion of ['queen', 'knight', 'rook', 'bishop'] as const) found.push({ from, to, promotion })
    }
  return found
}

/** Bishops on both colours, the king between its rooks. */
function frcStart(random: () => number, double: boolean): string {
  const white = backRank(random)
  const black = double ? backRank(random) : white
  return `${black.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w KQkq - 0 1`
}

function backRank(random: () => number): string {
  for (;;) {
    const rank = [...'RNBQKBNR']
    for (let i = 7; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const [a = '', b = ''] = [rank[i], rank[j]]
      rank[i] = b
      rank[j] = a
    }
    const text = rank.join('')
    const bishops = text.indexOf('B') + text.lastIndexOf('B')
    const king = text.indexOf('K')
    if (bishops % 2 === 1 && text.indexOf('R') < king && king < text.lastIndexOf('R')) return text
  }
}
