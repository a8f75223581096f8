/** Whole games: starts, commands to engines, endings. */
import { describe, expect, test } from 'vitest'
import type { Limit } from '../src/clock/limit.ts'
import { parseLimit } from '../src/clock/notation.ts'
import { type GameSetup, playGame } from '../src/game/play.ts'
import type { GameRecord } from '../src/game/record.ts'
import type { Engine } from '../src/uci/engine.ts'
import { ready, zoo } from './world.ts'

const limit = (text: string) => parseLimit(text) as Limit

interface Wish extends Omit<Partial<GameSetup>, 'white' | 'black'> {
  readonly white?: string
  readonly black?: string
  readonly control?: string
  readonly moves?: string
}

interface Played {
  readonly record: GameRecord
  readonly white: Engine
  readonly black: Engine
}

async function play({ white = 'plays', black = 'plays', control = 'nodes=5', moves, ...setup }: Wish): Promise<Played> {
  const line = moves?.split(' ')
  const [w, b] = await Promise.all([ready(zoo(white, line)), ready(zoo(black, line))])
  const seats = { white: { engine: w, limit: limit(control) }, black: { engine: b, limit: limit(control) } }
  return { record: await playGame({ ...seats, ...setup }), white: w, black: b }
}

const told = (engine: Engine) =>
  engine.transcript.split('\n').flatMap((line) => (line.includes(' > ') ? line.replace(/^.* > /, '') : []))

describe('where a game begins', () => {
  test('at the usual start engines hear startpos, and moves as they come', async () => {
    const { record, white, black } = await play({ moves: 'f2f3 e7e5 g2g4 d8h4' })
    expect(record).toMatchObject({ result: '0-1', ending: 'checkmate', white: 'plays', black: 'plays' })
    expect(told(white)).toEqual([
      ...['uci', 'isready', 'ucinewgame', 'isready'],
      ...['position startpos', 'go nodes 5', 'position startpos moves f2f3 e7e5', 'go nodes 5'],
    ])
    expect(told(black).at(-2)).toBe('position startpos moves f2f3 e7e5 g2g4')
  })

  test('from a position, also with Black to move', async () => {
    const position = '8/8/8/8/8/1k6/7q/K7 b - -'
    const { record, black } = await play({ opening: { place: 1, position }, moves: 'h2b2' })
    expect(told(black).slice(-2)).toEqual([`position fen ${position} 0 1`, 'go nodes 5'])
    expect(record).toMatchObject({ ending: 'checkmate', result: '0-1' })
  })

  test('known opening moves are told, and not counted as played', async () => {
    const position = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq -'
    const opening = { place: 1, position, moves: ['f2f3', 'e7e5'] }
    const { record, white } = await play({ opening, moves: '- - g2g4 d8h4' })
    expect(told(white).at(-2)).toBe('position startpos moves f2f3 e7e5')
    expect(record).toMatchObject({ ending: 'checkmate', opening })
    expect(record.moves.map(({ uci }) => uci)).toEqual(['g2g4', 'd8h4'])
  })

  test('Chess960 is switched on for it and off again', async () => {
    const position = '4k3/8/8/8/8/8/8/1R3KR1 w GB -'
    const opening = { place: 1, position, variant: 'chess960' } as const
    const { record, white, black } = await play({ opening, moves: 'f1g1 e8e7' })
    expect(record.moves.slice(0, 2).map(({ uci }) => uci)).toEqual(['f1g1', 'e8e7'])
    expect(told(white)).toContain('setoption name UCI_Chess960 value true')
    expect(told(black).at(-2)).toBe(`position fen ${position} 0 1 moves f1g1`)
    const seats = {
      white: { engine: white, limit: limit('nodes=5') },
      black: { engine: black, limit: limit('nodes=5') },
    }
    await playGame(seats)
    expect(told(white)).toContain('setoption name UCI_Chess960 value false')
  })

  test('a finished position is nobody’s move', async () => {
    const { record, white, black } = await play({ opening: { place: 1, position: '7k/6Q1/6K1/8/8/8/8/8 b - -' } })
    expect(record).toMatchObject({ result: '1-0', ending: 'checkmate', moves: [] })
    expect([...told(white), ...told(black)].filter((line) => line.startsWith('go'))).toEqual([])
  })
})

describe('clocks', () => {
  test('both are told, with what was used taken off and the increment added', async () => {
    const { record, white } = await play({ control: '10+0.5' })
    expect(told(white)).toContain('go wtime 10500 btime 10500 winc 500 binc 500')
    const [first] = record.moves
    expect(first?.leftUs).toBe(10_500_000 - Number(first?.tookUs) + 500_000)
    expect(record.limits).toEqual({ white: limit('10+0.5'), black: limit('10+0.5') })
  })
})

describe('a flag that falls', () => {
  const opening = { place: 1, position: '4k3/8/8/8/8/8/8/QK6 w - -' }
  const moves = 'a1a2 e8d8 a2a1 d8e8'

  test('against a bare king is a draw', async () => {
    const { record } = await play({ white: 'silent', opening, moves, control: '0.2' })
    expect(record).toMatchObject({ result: '1/2-1/2', ending: 'bare-king', fault: { colour: 'white' } })
  })

  test('unless that was switched off', async () => {
    const rules = { bareKingDraws: false }
    const { record } = await play({ white: 'silent', opening, moves, control: '0.2', rules })
    expect(record).toMatchObject({ result: '0-1', ending: 'time' })
  })

  test('of the bare king itself loses', async () => {
    const { record } = await play({ black: 'silent', opening, moves: `${moves} a1a2`, control: '0.2' })
    expect(record).toMatchObject({ result: '1-0', ending: 'time', fault: { colour: 'black' } })
  })
})

test('a game knows what its engines call themselves (F6)', async () => {
  const { record } = await play({ rules: { maximumMoves: 1 } })
  expect(record.ids).toEqual({ white: 'Zoo', black: 'Zoo' })
})

describe('a score that is only a bound (F3)', () => {
  const resign = { moves: 1, centipawns: 500 }

  test('ends no game and stands in no comment: the last exact score of the move counts', async () => {
    const { record } = await play({ white: 'bounds', rules: { resign, maximumMoves: 3 } })
    expect(record).toMatchObject({ ending: 'maximum-length' })
    expect(record.moves[0]).toMatchObject({ evaluation: { centipawns: 10 }, depth: 1, nodes: 7 })
  })

  test('and without an exact one there is none', async () => {
    const { record } = await play({ white: 'only-bounds', rules: { resign, maximumMoves: 3 } })
    expect(record).toMatchObject({ ending: 'maximum-length' })
    expect(record.moves[0]).not.toHaveProperty('evaluation')
  })
})

describe('adjudication', () => {
  const resign = { moves: 2, centipawns: 500 }
  test.each`
    what                                      | white       | rules                                                  | ending                | result       | plies
    ${'both see nothing'}                     | ${'plays'}  | ${{ draw: { fromMove: 2, moves: 1, centipawns: 10 } }} | ${'adjudicated-draw'} | ${'1/2-1/2'} | ${4}
    ${'they see more than that'}              | ${'plays'}  | ${{ draw: { fromMove: 1, moves: 1, centipawns: 9 } }}  | ${'repetition'}       | ${'1/2-1/2'} | ${8}
    ${'one of them says nothing'}             | ${'mute'}   | ${{ draw: { fromMove: 1, moves: 1, centipawns: 10 } }} | ${'repetition'}       | ${'1/2-1/2'} | ${8}
    ${'White despairs'}                       | ${'gloomy'} | ${{ resign }}                                          | ${'adjudicated-win'}  | ${'0-1'}     | ${3}
    ${'White despairs, Black does not agree'} | ${'gloomy'} | ${{ resign: { ...resign, bothAgree: true } }}          | ${'repetition'}       | ${'1/2-1/2'} | ${8}
    ${'the game is long enough'}              | ${'plays'}  | ${{ maximumMoves: 3 }}                                 | ${'maximum-length'}   | ${'1/2-1/2'} | ${6}
  `('$what: $ending after $plies plies', async ({ white, rules, ending, result, plies }) => {
    const { record } = await play({ white, rules })
    expect(record).toMatchObject({ ending, result })
    expect(record.moves).toHaveLength(plies)
    if (ending.startsWith('adjudicated')) expect(record.evidence?.length).toBeGreaterThan(0)
    else expect(record.evidence).toBeUndefined()
  })
})

describe('an engine that dies while the other thinks', () => {
  test('loses at once, and the other is told to stop', async () => {
    const { record, black } = await play({ white: 'dies-idle', black: 'silent-at-second', control: 'nodes=5 hang=600' })
    expect(record).toMatchObject({
      result: '0-1',
      ending: 'crash',
      fault: { colour: 'white', did: { what: 'exited', code: 9 } },
    })
    expect(black.isSearching).toBe(true)
    expect(await black.settle()).toBe(true)
    expect(told(black).slice(-2)).toEqual(['stop', 'isready'])
  })
})

describe('an interrupted game', () => {
  test('is nobody’s, with the moves so far', async () => {
    const stop = new AbortController()
    const onMove = () => {
      if (moves++ === 3) stop.abort()
    }
    let moves = 0
    const { record } = await play({ white: 'silent', control: 'nodes=5 hang=600', signal: stop.signal, onMove })
    expect(record).toMatchObject({ result: '*', ending: 'interrupted' })
    expect(record.moves).toHaveLength(4)
  })
})
