/** `arbiter engines` with the built binary: real games of the embedded engines, and everything that can be asked wrongly. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPgn } from '@arbiter/engines'
import { describe, expect, test } from 'vitest'
import { arbiter, ended, started } from './binary.ts'
import { Hall } from './hall.ts'

const zoo = new URL('../../engines/test/zoo/zoo.mjs', import.meta.url).pathname

/** An engines file with one of our own. */
function hallWithZoo(mode: string): Hall {
  const hall = new Hall(arbiter)
  hall.writes('engines.json', JSON.stringify([{ name: 'Beast', command: process.execPath, args: [zoo, mode] }]))
  return hall
}

test('list names eight engines that need nothing installed', () => {
  const { engines } = new Hall(arbiter).json('engines list') as { engines: { name: string; from: string }[] }
  expect(engines.filter(({ from }) => from === 'embedded')).toHaveLength(8)
  expect(new Hall(arbiter).types('engines list').out).toContain('Stockfish 10 Hasty')
})

test('check says that an embedded engine can play, item by item', () => {
  const { code, out } = new Hall(arbiter).types('engines check', 'stockfish 10 depth 1')
  expect(out).toContain('The engine can play.')
  expect(code).toBe(0)
})

test('check says what is wrong with one that cannot, and ends with 1', () => {
  const { code, out } = hallWithZoo('exits').types('engines check Beast --engines engines.json')
  expect(code).toBe(1)
  expect(out).toContain('not fit')
  expect(out).toContain('1 of 1 engine cannot play')
})

test('play: real games, their PGN, the score and what it says', { tags: ['rest'] }, () => {
  const hall = new Hall(arbiter)
  const { code, out } = hall.types(
    'engines play --games 4 --pgn games.pgn',
    'Stockfish 10 Depth 3',
    'Stockfish 10 Depth 1',
  )
  expect(code).toBe(0)
  expect(out).toContain('Stockfish 10 Depth 3 against Stockfish 10 Depth 1: 4 games, from 300 openings of arbiter.epd.')
  expect(out).toMatch(/Score {8}[\d.]+ of 4/)
  expect(out).toContain('LOS')
  const games = [...readPgn(readFileSync(join(hall.folder, 'games.pgn'), 'utf8'))]
  expect(games).toHaveLength(4)
  for (const { moves, tags, fault } of games) {
    expect(fault).toBeUndefined()
    expect(moves.length).toBeGreaterThan(8)
    expect(tags.get('TerminationReason')).toBeTruthy()
  }
})

test('play --json: every game with its pair, the pentanomial and the test', { tags: ['rest'] }, () => {
  const data = new Hall(arbiter).json(
    'engines play --games 2 --sprt 0,400',
    'Stockfish 10 Depth 1',
    'stockfish 10 depth 1',
  )
  expect(data).toMatchObject({ first: 'Stockfish 10 Depth 1', second: 'Stockfish 10 Depth 1 (2)', planned: 2 })
  expect(data.games.map(({ pair }: { pair: number }) => pair)).toEqual([1, 1])
  expect(data.statistics.pentanomial.reduce((sum: number, each: number) => sum + each)).toBe(1)
  expect(data.sprt.decision).toBe('continue')
})

test('Ctrl-C ends a match and counts what is played', { tags: ['rest'] }, async () => {
  const hall = new Hall(arbiter)
  const child = started(hall.folder, [
    'engines',
    'play',
    'Stockfish 10 Depth 1',
    'Stockfish 10 Skill 0',
    '--games',
    '1000',
  ])
  const whole = ended(child)
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: string) => {
      if (text.includes('10 of 1000')) resolve()
    })
  })
  child.kill('SIGINT')
  const { code, out } = await whole
  expect(out).toContain('It was interrupted; running games do not count.')
  expect(code).toBe(0)
})

test('an engine that crashes loses; what it said last is in a file that is named', { tags: ['rest'] }, () => {
  const hall = hallWithZoo('crash')
  const data = hall.json('engines play --games 2 --engines engines.json Beast', 'Stockfish 10 Depth 1')
  const lost = data.games.find(({ ending }: { ending: string }) => ending === 'crash')
  expect(lost.fault).toMatchObject({ sentence: 'The process of Beast ended with exit code 7.', did: { code: 7 } })
  expect(readFileSync(lost.fault.transcript, 'utf8')).toMatch(/> go /)
  expect(hall.types('engines play --games 2 --engines engines.json Beast', 'Stockfish 10 Depth 1').out).toMatch(
    /Beast: [12] lost by crash/,
  )
})

test('adjudication keeps what both saw', { tags: ['rest'] }, () => {
  const data = new Hall(arbiter).json(
    'engines play --games 2 --draw 1,2,9000 --max-moves 30',
    'Stockfish 10 Depth 1',
    'Stockfish 10 Depth 3',
  )
  for (const game of data.games) expect(game).toMatchObject({ ending: 'adjudicated-draw', result: '1/2-1/2' })
  expect(data.games[0].evidence.length).toBeGreaterThan(1)
})

describe('asked wrongly, before any engine starts', { tags: ['rest'] }, () => {
  test.each`
    words                                                               | code | says
    ${['play', 'Stockfish 10', 'Nobody']}                               | ${1} | ${'There is no engine “Nobody”'}
    ${['play', 'Stockfish 10', 'Stockfish 10 Hastie']}                  | ${1} | ${'Did you mean Stockfish 10 Hasty?'}
    ${['play', 'Stockfish 10']}                                         | ${2} | ${'engines play: ENGINE is missing.'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--games', '3']}         | ${2} | ${'Say 4.'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--tc', '1x']}           | ${2} | ${'--tc'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--sprt', '5,0']}        | ${2} | ${'elo0 (5) must be less than elo1 (0)'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--book', 'none.epd']}   | ${1} | ${'The book none.epd cannot be read'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--concurrency', '999']} | ${1} | ${'999 games at once are too many'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--pgn', 'no/g.pgn']}    | ${3} | ${'g.pgn cannot be written'}
    ${['play', 'Stockfish 10', 'Stockfish 10', '--draw', '1']}          | ${2} | ${'FROM,MOVES,CP'}
    ${['list', '--games', '4']}                                         | ${2} | ${'engines list has no option --games'}
    ${['check', 'Stockfish 10', '--engines', 'none.json']}              | ${1} | ${'none.json cannot be read'}
    ${['dance']}                                                        | ${2} | ${'There is no command “engines dance”'}
  `('$words ends with $code: $says', ({ words, code, says }) => {
    const answer = new Hall(arbiter).types('engines', ...words)
    expect(answer.err).toContain(says)
    expect(answer.code).toBe(code)
  })

  test('an engines file: all problems at once, with their place', () => {
    const hall = new Hall(arbiter)
    const file = [{ name: 'A' }, { name: 'B', comand: 'x', command: 'y' }, { name: 'C', command: 'z', limit: 'soon' }]
    hall.writes('engines.json', JSON.stringify(file))
    const { err } = hall.types('engines list --engines engines.json')
    expect(err).toContain('engines.json, engine 1: The field “command” is missing.')
    expect(err).toContain('engine 2: The entry has no field “comand”. Did you mean “command”?')
    expect(err).toContain('engines.json, engine 3: “soon” is not a time control')
  })

  test('a wrong UCI option is found by the check', () => {
    const hall = new Hall(arbiter)
    const [embedded] = (hall.json('engines list') as { engines: { name: string }[] }).engines
    expect(embedded?.name).toBe('Stockfish 10')
    hall.writes(
      'engines.json',
      JSON.stringify([{ name: 'Odd', command: process.execPath, args: [zoo, 'instant'], options: { Hsah: 16 } }]),
    )
    expect(hall.types('engines check Odd --engines engines.json').out).toContain('Hsah')
  })
})
