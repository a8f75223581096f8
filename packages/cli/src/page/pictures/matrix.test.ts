/** The diagonal matrix as a director sees it. */

import { writeFileSync } from 'node:fs'
import { unwrap } from '@arbiter/core'
import { type MatrixView, matrixOf, show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { tournamentOf } from '@arbiter/core/tournament'
import { expect, test } from 'vitest'
import { Desk, favouriteWins } from '../../../test/world.ts'
import type { Paper } from '../paper.ts'
import { textWidth } from '../text-width.ts'
import { matrixPage } from './matrix.ts'

interface Game {
  readonly do: string
  readonly match: string
  readonly game: number
  readonly white: string
  readonly black: string
}

/** A diagonal of these players, the first with the highest rating, started. */
async function diagonalOf(names: readonly string[], ...settings: string[]): Promise<Desk> {
  const desk = new Desk()
  writeFileSync(desk.path('people.csv'), `name,rating\n${names.map((name, i) => `${name},${2400 - i}`).join('\n')}\n`)
  const set = settings.flatMap((each) => ['--set', each])
  await desk.runs(['new', 'diagonal', 'lake.arbiter', '--entrants', 'people.csv', ...set])
  await desk.runs(['start', 'lake.arbiter'])
  return desk
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `Player ${i + 1}`)

/** Of the games that are open every one, or only every so many, with this result. */
async function plays(desk: Desk, result: (game: Game) => string, every = 1): Promise<void> {
  const { todo } = JSON.parse((await desk.runs(['show', 'lake.arbiter', '--json'])).out)
  const games = (todo as Game[]).filter((each, i) => each.do === 'report' && i % every === 0)
  const reports = games.map((game) => ({ do: 'report', match: game.match, game: game.game, result: result(game) }))
  const { answers } = await desk.applies('lake.arbiter', reports)
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
}

const draw = (): string => '1/2'

const page = async (desk: Desk, ...argv: string[]): Promise<string> => {
  const [name, ...rest] = argv as [string, ...string[]]
  const { out, code, err } = await desk.runs([name, 'lake.arbiter', ...rest])
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' })
  return out
}

test('the matrix: points, rounds, lost games, who goes out and who is out', async () => {
  const desk = await diagonalOf(['Ann', 'Ben', 'Cai', 'Dan', 'Eve'])
  await plays(desk, ({ white, black }) => (white < black ? '1-0' : '0-1'))
  await desk.runs(['report', 'lake.arbiter', 'D2.1', '1/2', '--game', '2'])
  await desk.runs(['report', 'lake.arbiter', 'D2.2', '1-0', '--game', '1'])
  await desk.runs(['report', 'lake.arbiter', 'D2.2', '1-0', '--game', '2'])
  expect((await page(desk, 'matrix')).split('\n')).toEqual([
    'Diagonal',
    'Round 2 · 1 of 3 matches decided · 3 of 5 still in',
    '',
    '  Player Lost          1     2    3   4   5',
    '1 Ann    ■◧□□  1½      \\  2 ½·² 2 1²',
    '2 Ben    ■■◧□  2½   0 ½·²    \\   ··²  2   2',
    '3 Cai    ■■■□   3    0 1²   ··²   \\   2   2',
    '4 Dan    out 1  4            0    0   \\   2',
    '5 Eve    out 1  6            0    0   0   \\',
    '',
    'Points of the player of the row; ² Round 2, drawn as a ring. · a game to be',
    'played. ■ a lost game, ◧ half of one, out at 4. out 1: since the end of round 1.',
    '',
  ])
})

test('twenty-four stand in one block of a hundred columns and in two of eighty, names beside each', async () => {
  const desk = await diagonalOf(numbered(24))
  await plays(desk, favouriteWins)
  await plays(desk, favouriteWins, 2)
  desk.width = 100
  const [, whole = '', legend] = (await page(desk, 'matrix')).split('\n\n')
  expect(whole.split('\n')).toHaveLength(25)
  expect(legend).toContain('† goes out when this round is over')
  desk.width = 80
  const [, left = '', right = '', ...rest] = (await page(desk, 'matrix')).split('\n\n')
  expect(rest).toHaveLength(1)
  for (const block of [left, right]) expect(block.match(/^ ?\d+ Player \d+/gm)).toHaveLength(24)
  expect(left).toMatch(/ 12$/m)
  expect(right).toMatch(/^ +Player +Lost +13 /)
})

test('a field too large for blocks is a list with the numbers of the opponents', async () => {
  const desk = await diagonalOf(numbered(200))
  await plays(desk, draw, 3)
  const out = await page(desk, 'matrix')
  expect(out).toContain('A matrix of 200 does not fit into these columns: here is everybody')
  expect(out).toMatch(/^ {2}1 Player 1 +■□□□ +1 +2: ½· {2}3: ½·$/m)
  expect(out.split('\n').length).toBeLessThan(220)
})

test.each`
  players | rounds
  ${2}    | ${3}
  ${3}    | ${9}
  ${24}   | ${1}
`('no page of $players players is wider than 60, 80, 100 or 140 columns', staysNarrow)

test.each`
  players | rounds
  ${60}   | ${1}
  ${200}  | ${0}
`('no page of $players players is wider than 60, 80, 100 or 140 columns', { tags: ['rest'] }, staysNarrow)

async function staysNarrow({ players, rounds }: { players: number; rounds: number }): Promise<void> {
  const desk = await diagonalOf(numbered(players))
  for (let round = 0; round < rounds; round++) await plays(desk, draw)
  await plays(desk, favouriteWins, 2)
  for (const width of [60, 80, 100, 140]) {
    desk.width = width
    for (const argv of [['show'], ['table'], ['matrix'], ['log'], ['show', '--round', '1']])
      for (const line of (await page(desk, ...argv)).split('\n'))
        expect(textWidth(line), line).toBeLessThanOrEqual(width)
  }
}

test('names of any length and alphabet leave the columns straight', async () => {
  const people = ['Alexandrina Maria-Theresia von und zu Hohenlohe', '王小明', 'Вера Соколова', 'Eva', 'Cai']
  const lines = (await page(await diagonalOf(people), 'matrix')).split('\n')
  const diagonal = lines
    .filter((line) => line.includes('\\'))
    .map((line) => textWidth(line.slice(0, line.indexOf('\\'))))
  expect(diagonal.slice(1).map((column, i) => column - (diagonal[i] ?? 0))).toEqual([4, 4, 4, 4])
})

test('who meets again has all scores in the cell; of more than four they are added up', async () => {
  const desk = await diagonalOf(['Ann', 'Ben'])
  for (let round = 0; round < 4; round++) await plays(desk, draw)
  await plays(desk, ({ white }) => (white === 'Ann' ? '1-0' : '1/2'), 2)
  expect(await page(desk, 'matrix', '--at', '14')).toMatch(/^1 Ann .*\\ +1 1² 1³ ½·⁴$/m)
  const out = await page(desk, 'matrix')
  expect(out).toMatch(/^1 Ann .*\\ +5\/9$/m)
  expect(out.replaceAll('\n', ' ')).toContain('6½/14: 6½ points from 14 games, in several rounds')
})

test('what was not played at the board is told game by game, and who has withdrawn is gone', async () => {
  const desk = await diagonalOf(numbered(6))
  await desk.runs(['forfeit', 'lake.arbiter', 'D1.1', '#2'])
  await desk.runs(['cancel', 'lake.arbiter', 'D1.3'])
  await desk.runs(['rule', 'lake.arbiter', 'D1.2', '--drawn'])
  await desk.runs(['withdraw', 'lake.arbiter', '#5'])
  const out = await page(desk, 'matrix')
  expect(out).toMatch(/^1 Player 1 ■□□□ +1 +\\ +\+\+ +==$/m)
  expect(out).toMatch(/^2 Player 2 ■■□□ +2 +−− +\\ +×× +··$/m)
  expect(out).toMatch(/^5 Player 5 gone +6 +−− +−− +\\ +−−$/m)
  expect(out.replaceAll('\n', ' ')).toContain('+ = − without play. × not played.')
  expect(out).toContain('gone: has withdrawn')
})

test('what is played now is in ink, who is out in pencil, and the winner stands out', async () => {
  const desk = await diagonalOf(['Ann', 'Ben', 'Cai', 'Dan', 'Eve'])
  const paper: Paper = {
    width: 80,
    strong: (text) => `*${text}*`,
    ink: (text) => `[${text}]`,
    pencil: (text) => `(${text})`,
    red: (text) => text,
  }
  const written = () => {
    const read = readLog(desk.bytes('lake.arbiter').toString(), formats)
    const tournament = unwrap(tournamentOf(read.ok ? read.log : [], formats)).tournament
    return matrixPage(tournament, show(tournament), matrixOf(tournament) as MatrixView, paper)
  }
  const favourite = ({ white, black }: Game) => (white < black ? '1-0' : '0-1')
  await plays(desk, favourite)
  expect(written()).toMatch(/^1 Ann .*\[ +2 ··²\]/m)
  expect(written()).toMatch(/^\(5 Eve .*\)$/m)
  while ((await page(desk, 'show')).includes('to report')) await plays(desk, favourite)
  expect(written()).toMatch(/^\*1 Ann {4}won .*\*$/m)
})
