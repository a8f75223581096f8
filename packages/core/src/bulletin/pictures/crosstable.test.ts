import { expect, test } from 'vitest'
import { htmlPage, withoutTypeface } from '../../../test/pages.ts'
import { voice } from '../../../test/said.ts'
import { act } from '../../decider/decide.ts'
import { parseCommand } from '../../formats/commands.ts'
import { formats } from '../../formats/index.ts'
import { formatNamed } from '../../formats/rule-book/format-by-name.ts'
import { at } from '../../lists/at.ts'
import { unwrap } from '../../refusals/result.ts'
import { openTournament } from '../../tournament/open.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { tableCsv } from '../csv.ts'
import { progressOf } from '../progress.ts'
import { show } from '../show.ts'
import { crosstable } from './crosstable.ts'

const asked = { by: 'director', now: '2026-05-01T14:00:00Z' as never }

function league(names: readonly string[], ...commands: object[]): Tournament {
  const { format } = unwrap(formatNamed('league', formats))
  const { tournament } = unwrap(openTournament(format, { dice: 'x', name: 'A <league>' }, asked))
  const all = [{ do: 'enter', entrants: names.map((name) => ({ name })) }, ...commands]
  for (const each of all) {
    const { command } = unwrap(parseCommand(each))
    unwrap(act(tournament, command, asked))
  }
  return tournament
}

const four = ['Ann', 'Ben', 'Cai', 'Dan']
const start = { do: 'start' }
const report = (match: number, result: string) => ({ do: 'report', match: String(match), result })

/** A line for each row: place, name, cells as "white/black", points. */
const drawn = (tournament: Tournament): string[] =>
  crosstable(tournament).rows.map(({ place, name, cells, points }) => {
    const marks = cells.map((cell) =>
      cell ? `${cell.asWhite.map((g) => g.mark).join('')}${cell.asBlack.map((g) => g.mark).join('')}` : '##',
    )
    return `${place} ${name} ${marks.join(' ')} ${points}`
  })

test('everybody meets everybody with both colours, each result seen from both sides', () => {
  const tournament = league(four, start, report(1, '1-0'), report(2, '1/2'), report(3, '0-1'))
  expect(drawn(tournament)).toEqual([
    '1 Cai ## ·1 ½· ·· 4',
    '2 Ann 0· ## ·· 1· 3',
    '3 Dan ·½ ·· ## ·· 1',
    '4 Ben ·· ·0 ·· ## 0',
  ])
})

test('what was not played at the board, or does not count, has marks of its own', () => {
  const tournament = league(
    four,
    start,
    { do: 'forfeit', match: '1', absent: ['Ben'] },
    { do: 'cancel', match: '2' },
    { do: 'rule', match: '3', winner: null },
    report(4, '--'),
    { do: 'rule', match: '5', winner: 'Dan' },
  )
  expect(drawn(tournament)).toEqual([
    '1 Ann ## −· =· +· 4',
    '2 Dan ·+ ## ·× ·− 3',
    '3 Cai ·= ×· ## ·· 1',
    '4 Ben ·− −· ·· ## 0',
  ])
})

test('results that fell with a withdrawal are shown and marked', () => {
  const tournament = league(four, start, report(1, '1-0'), { do: 'withdraw', entrant: 'Ann' })
  const row = crosstable(tournament).rows.find(({ name }) => name === 'Ann')
  expect(row?.withdrawn).toBe(true)
  const games = row?.cells.flatMap((cell) => (cell ? [...cell.asWhite, ...cell.asBlack] : [])) ?? []
  expect(games).toHaveLength(6)
  expect(games.every(({ mark }) => mark === '×')).toBe(true)
  expect(games.find(({ match }) => match === '1')).toMatchObject({ score: 'won', played: true, counts: false })
})

test('points and marks agree: three for a win, one for a draw', () => {
  const results = ['1-0', '0-1', '1/2', '+-', '-+', '--']
  const all = Array.from({ length: 12 }, (_, i) => report(i + 1, at(results, i % 6)))
  const value: Readonly<Record<string, number>> = { '1': 3, '+': 3, '½': 1, '=': 1 }
  for (const { cells, points } of crosstable(league(four, start, ...all)).rows) {
    const marks = cells.flatMap((cell) => (cell ? [...cell.asWhite, ...cell.asBlack] : []))
    expect(marks.reduce((sum, { mark }) => sum + (value[mark] ?? 0), 0)).toBe(points)
  }
})

test('before the start there is no crosstable', () => {
  expect(crosstable(league(four))).toEqual({ rows: [] })
})

test('the table as CSV has a line for everybody, and names that look like formulas are inert', () => {
  const tournament = league(['=1+1', '@x', 'Ann, "A"', '-Dan'], start, report(1, '1-0'))
  expect(tableCsv(tournament).split('\r\n')).toEqual([
    'rank,name,points,played,wins,draws,losses,blackWins,byes',
    "1,'=1+1,3,1,1,0,0,0,0",
    "2,'@x,0,1,0,0,1,0,0",
    '2,"Ann, ""A""",0,0,0,0,0,0,0',
    "2,'-Dan,0,0,0,0,0,0,0",
    '',
  ])
})

test('the page escapes everything that people wrote and asks for nothing from outside', () => {
  const evil = '</style><script>alert("x")</script>&\''
  const tournament = league([evil, 'Ben', 'Cai', 'Dan'], start, report(1, '1-0'), {
    do: 'cancel',
    match: '2',
    note: evil,
  })
  const page = htmlPage(tournament, voice)
  expect(page).toContain('<title>A &lt;league&gt;</title>')
  expect(page.match(/<script/g)).toBeNull()
  expect(page.match(/<\/style>/g)).toHaveLength(1)
  expect(page).toContain('&lt;/style&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;')
  expect(withoutTypeface(page)).not.toMatch(/https?:|url\(|@import|<link|<img|src=/)
})

test.each`
  moment         | commands                                                                                                                 | sentence
  ${'entering'}  | ${[]}                                                                                                                    | ${'The list is open'}
  ${'running'}   | ${[start]}                                                                                                               | ${'Being played: Phase 1.'}
  ${'won'}       | ${[start, ...Array.from({ length: 12 }, (_, i) => report(i + 1, '1-0')), { do: 'correct', match: '12', result: '0-1' }]} | ${'has won.</b> All matches are decided.'}
  ${'all drawn'} | ${[start, ...Array.from({ length: 12 }, (_, i) => report(i + 1, '1/2'))]}                                                | ${'First place is shared by'}
`('the page says how far it is when $moment', ({ commands, sentence }) => {
  expect(htmlPage(league(four, ...commands), voice)).toContain(sentence)
})

test('progress counts decided matches and names the round that is played', () => {
  const tournament = league(four, start, report(1, '1-0'), report(2, '1-0'), report(3, '1-0'))
  expect(progressOf(show(tournament))).toMatchObject({ decided: 3, matches: 12, rounds: 6, current: { number: 2 } })
  expect(progressOf(show(league(four))).current).toBeUndefined()
})
