/** The diagonal matrix in words and on the page. */
import { expect, test } from 'vitest'
import { diagonal, type Hall } from '../../../test/hall.ts'
import { htmlPage, withoutTypeface } from '../../../test/pages.ts'
import { spoken, voice } from '../../../test/said.ts'
import type { MatrixRow, MatrixView } from '../../formats/views/matrix.ts'
import { progressOf } from '../progress.ts'
import { show } from '../show.ts'
import { matrixOf, meetingShown, meetingWords, pipsOf, roundWords, rowWords, stillIn } from './matrix.ts'

const favourite = (white: string, black: string): string => (white < black ? '1-0' : '0-1')
const draw = (): string => '1/2'

const matrixIn = ({ tournament }: Hall): MatrixView => matrixOf(tournament) as MatrixView
const rowIn = (hall: Hall, name: string): MatrixRow => matrixIn(hall).rows.find((row) => row.name === name) as MatrixRow

/** The cells of a row: "B 1½, D ··". */
const cellsOf = (hall: Hall, name: string): string =>
  rowIn(hall, name)
    .meetings.map((meeting) => `${meeting.opponent} ${meetingShown(meeting)}`)
    .join(', ')

test('a cell has the points, a dot for a game to play, and both games where one was not played', () => {
  const hall = diagonal(6)
  expect(cellsOf(hall, 'B')).toBe('A ··, D ··, F ··')
  hall.play('D1.1/1 1-0', 'D1.1/2 1/2', 'D1.3/2 0-1', 'D1.4/1 +-')
  expect(cellsOf(hall, 'B')).toBe('A ½, D 1·, F +·')
  hall.did({ do: 'cancel', match: 'D1.3' }).did({ do: 'rule', match: 'D1.4', winner: null })
  expect(cellsOf(hall, 'B')).toBe('A ½, D ×1, F +=')
  expect(cellsOf(hall, 'F')).toBe('B −=, C ··, D ··, E ··')
})

test('a cell as a sentence says who, how many points from how many games, against whom and in which round', () => {
  const hall = diagonal(4)
    .play('D1.1/1 1-0', 'D1.1/2 1/2', 'D1.2/1 +-', 'D1.3/1 0-1')
    .did({ do: 'cancel', match: 'D1.4' })
  const matrix = matrixIn(hall)
  const said = (name: string) =>
    rowIn(hall, name).meetings.map((meeting) => spoken(meetingWords(matrix)(rowIn(hall, name), meeting)))
  expect(said('A')).toEqual([
    'A 1½ from 2 games against B in round 1',
    'A 1 from 1 game against C in round 1, 1 without play, 1 to be played',
    'A 0 from 1 game against D in round 1, 1 to be played',
  ])
  expect(said('B').slice(1)).toEqual([
    'B against C in round 1, 2 will not be played',
    'B against D in round 1, 2 to be played',
  ])
})

test('DIA-7 who has four lost games goes out when the round is over', () => {
  const hall = diagonal(6).play('D1.9/1 0-1', 'D1.9/2 1-0', 'D1.7/1 1-0', 'D1.7/2 0-1')
  expect(rowIn(hall, 'E')).toMatchObject({ state: 'going-out', lostGames: 4 })
  expect(spoken(rowWords(rowIn(hall, 'E')))).toBe('4 lost games, goes out when this round is over')
  expect(spoken(rowWords(rowIn(hall, 'A')))).toBe('0 lost games')
  expect(stillIn(matrixIn(hall))).toBe(6)
  hall.playRound(draw)
  expect(spoken(rowWords(rowIn(hall, 'E')))).toBe('5 lost games, out since the end of round 1')
  expect(stillIn(matrixIn(hall))).toBeLessThan(6)
  hall.did({ do: 'withdraw', entrant: 'A' })
  expect(spoken(rowWords(rowIn(hall, 'A')))).toMatch(/lost games, has withdrawn$/)
})

test.each`
  lostGames | pips
  ${0}      | ${['empty', 'empty', 'empty', 'empty']}
  ${2.5}    | ${['full', 'full', 'half', 'empty']}
  ${4}      | ${['full', 'full', 'full', 'full']}
  ${6.5}    | ${['full', 'full', 'full', 'full']}
`('$lostGames lost games are $pips', ({ lostGames, pips }) => {
  expect(pipsOf({ lostGames } as MatrixRow, { outAt: 4 } as MatrixView)).toEqual(pips)
})

test('DIA-21 those who are level when all are out can still win', () => {
  const hall = diagonal(3, { maxExtraRounds: 1 }).playRound(draw).playRound(draw)
  expect(matrixIn(hall).rounds.map((round) => spoken(roundWords(round)))).toEqual([
    'Round 1, neighbours in the row',
    'Round 2, drawn as a ring',
    'Extra round 1, drawn as a ring',
  ])
  expect(matrixIn(hall).rows.map(({ state }) => state)).toEqual(['level', 'level', 'level'])
  expect(spoken(rowWords(rowIn(hall, 'A')))).toBe('4 lost games, level with others and can still win')
  hall.playRound(draw)
  expect(matrixIn(hall).rows.map(({ state }) => state)).toEqual(['level', 'level', 'level'])
  expect(htmlPage(hall.tournament, voice)).toContain('A, B and C cannot be separated by play: the director decides.')
  hall.did({ do: 'declare', winners: ['A', 'C'] })
  expect(matrixIn(hall).rows.map(({ state }) => state)).toEqual(['won', 'out', 'won'])
  expect(spoken(rowWords(rowIn(hall, 'C')))).toBe('6 lost games, has won')
})

test('before the start, and in a format without a row, there is no matrix', () => {
  const hall = diagonal(4)
  expect(matrixOf(hall.tournament)).toBeDefined()
  hall.did({ do: 'undo' })
  expect(matrixOf(hall.tournament)).toBeUndefined()
  expect(htmlPage(hall.tournament, voice)).not.toContain('Matrix')
})

test('a list without ratings is put in order first, and says whose are missing', () => {
  const hall = diagonal(2)
    .did({ do: 'undo' })
    .did({ do: 'enter', entrants: [{ name: 'New' }] })
  expect(hall.bulletin.todo).toMatchObject([{ do: 'edit', missing: { which: 'rating', entrants: ['New'] } }])
})

test('progress names the last round while the next is not published', () => {
  const hall = diagonal(6, {}, false)
  expect(progressOf(show(hall.tournament))).toMatchObject({
    current: { number: 1 },
    last: undefined,
    rounds: undefined,
  })
  hall.playRound(favourite)
  expect(progressOf(show(hall.tournament))).toMatchObject({
    current: undefined,
    last: { number: 1 },
    decided: 9,
    matches: 9,
  })
})

const half = (hall: Hall): Hall => hall.playRound(favourite).play('D2.1/1 1/2')
const whole = (hall: Hall): Hall => {
  while (hall.bulletin.state === 'running') hall.playRound(favourite)
  return hall
}

test.each`
  moment                | hall                  | has                                                                                                                        | hasNot
  ${'in round 1'}       | ${diagonal(24)}       | ${['<h2>Matrix</h2>', 'To be played in this round', '<td class="d"></td>', 'Being played: Round 1.']}                      | ${['Being played: points', 'class="doom"', '>Out<']}
  ${'in the middle'}    | ${half(diagonal(24))} | ${['class="box r2 now" ', 'Being played: points so far', 'Round 2, drawn in thirds', 'still in', 'game 2 open']}           | ${['Has won']}
  ${'finished'}         | ${whole(diagonal(6))} | ${['<b>A has won.</b>', 'Has won', '<tr class="won">', 'class="stamp done">Has won<', 'class="stamp done">out, round 1<']} | ${['Being played', 'class="doom"']}
  ${'of two'}           | ${diagonal(2)}        | ${['<section class="diag small">', '>··<']}                                                                                | ${['class="tree"']}
  ${'of a large field'} | ${half(diagonal(60))} | ${['<section class="diag large">', 'colspan="']}                                                                           | ${['<td></td><td></td>']}
`('the page of a diagonal $moment has its matrix', ({ hall, has, hasNot }) => {
  const page = htmlPage(hall.tournament, voice)
  for (const text of has) expect(page).toContain(text)
  for (const text of hasNot) expect(withoutTypeface(page)).not.toContain(text)
  expect(withoutTypeface(page)).not.toMatch(/<script|https?:|url\(|@import|<link|<img|src=|NaN|undefined|Crosstable/)
})

test('every row of the matrix has a cell or a part of a long one for each player', () => {
  const page = htmlPage(half(diagonal(24)).tournament, voice)
  const body = /<table class="matrix">.*?<tbody>(.*?)<\/tbody>/s.exec(page)?.[1] ?? ''
  const widths = body
    .split('</tr>')
    .slice(0, -1)
    .map((line) => {
      const cells = line.slice(line.indexOf('class="ls"')).split('</td>').slice(1, -1)
      return cells.reduce((sum, cell) => sum + Number(/colspan="(\d+)"/.exec(cell)?.[1] ?? 1), 0)
    })
  expect(widths).toEqual(Array(24).fill(24))
})

test('who meets again has a box a round, and names can do no harm', () => {
  const hall = diagonal(2).playRound(draw).did({ do: 'edit', entrant: 'A', name: '<b>"Al"' })
  const page = htmlPage(hall.tournament, voice)
  const boxes = [...page.matchAll(/<span class="box ([^"]*)" title="([^"]*)">([^<]*)<.span>/g)].map((found) =>
    found.slice(1),
  )
  expect(boxes.slice(0, 2)).toEqual([
    ['r1', '&lt;b>&quot;Al&quot; 1 from 2 games against B in round 1', '1'],
    ['r2 todo', '&lt;b>&quot;Al&quot; against B in round 2, 2 to be played', '··'],
  ])
  expect(withoutTypeface(page)).not.toContain('<b>"Al"')
})

test('the page of two hundred players stays below 700 kilobytes', () => {
  const size = htmlPage(half(diagonal(200)).tournament, voice).length
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(700_000)
})
