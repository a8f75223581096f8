import { expect, test } from 'vitest'
import { granted } from '../../../../test/granted.ts'
import { bridge, type Hall } from '../../../../test/hall.ts'
import { sheetPage } from '../../../../test/pages.ts'
import { inEnglish, voice } from '../../../../test/said.ts'
import type { Voice } from '../../../message/message.ts'
import { type BracketSheet, bracketSheets, type MatchOnSheet, type TeamOnSheet } from './bracket-sheet.ts'

const sheetsOf = ({ tournament }: Hall): readonly BracketSheet[] => granted(bracketSheets(tournament))

const pageOf = (sheets: readonly BracketSheet[], voice: Voice): string =>
  sheetPage({ name: 'bracket-sheet', data: { sheets } }, voice) as string

const matchOn = (sheets: readonly BracketSheet[], id: string): MatchOnSheet =>
  sheets
    .flatMap(({ rounds }) => rounds.flatMap(({ parts }) => parts.flatMap(({ matches }) => matches)))
    .find(({ match }) => match === id) as MatchOnSheet

const source = ({ comesFrom }: TeamOnSheet): string => (comesFrom ? inEnglish([comesFrom]) : '')

const stronger = () => [30, 10] as const
/** Numbers as names tell them, so that some of the weaker win. */
const mixed = (first: string, second: string) => {
  const [a, b] = [first, second].map((name) => Number(name.slice(1))) as [number, number]
  return [20 + ((b * 7 + a) % 40), 12 + ((a * 5) % 30)] as const
}

test('BRI-75 the head: title, bracket letter, indicators, boards, sessions', () => {
  const [first, second] = sheetsOf(bridge(23, { bracketed: true }))
  expect(first).toMatchObject({
    bracket: 'A',
    teams: 12,
    tables: '1–12',
    indicators: { high: 6500, low: 5400 },
    boards: 28,
    sessions: 4,
  })
  expect(second).toMatchObject({ bracket: 'B', teams: 11, tables: '13–23', indicators: { high: 5300, low: 4300 } })
  const html = pageOf(sheetsOf(bridge(23, { bracketed: true })), voice)
  for (const words of ['Bracket A', 'averages 6500.00 to 5400.00', 'tables 1–12', '28 boards a session', '4 sessions'])
    expect(html).toContain(words)
})

test.each`
  teams | options              | sessions | why
  ${3}  | ${{}}                | ${3}     | ${'two for the round robin, one for the final'}
  ${4}  | ${{}}                | ${3}     | ${'the final is two'}
  ${5}  | ${{}}                | ${3}     | ${'all rings are one'}
  ${8}  | ${{}}                | ${3}     | ${'one a round'}
  ${13} | ${{ compact: true }} | ${3}     | ${'both halves are one'}
`('BRI-75 $teams teams play $sessions sessions: $why', ({ teams, options, sessions }) => {
  expect(sheetsOf(bridge(teams, options))[0]?.sessions).toBe(sessions)
})

test('BRI-75 a column for each round, a playoff beside the round it is played with', () => {
  const [sheet] = sheetsOf(bridge(16, { playoff: true, thirdPlace: true }).scoreRound(stronger).scoreRound(stronger))
  const columns = sheet?.rounds.map(({ parts }) =>
    parts.map(({ name, matches }) => `${inEnglish([name])} ${matches.length}`),
  )
  expect(columns).toEqual([
    ['First round 8'],
    ['Quarterfinals 4'],
    ['Semifinals 2', 'Playoff for places 5 to 8 2'],
    ['Final 1', 'Third place 1'],
  ])
})

test('BRI-75 a match: number, tables, number, name, average and handicap of each team, IMPs by half, winner, number taken', () => {
  const hall = bridge(11, { handicap: true }).score('2/1 20-8', '2/2 5-31')
  expect(matchOn(sheetsOf(hall), '2')).toMatchObject({ match: '2', tables: ['3', '4'], boards: 28, isDecided: true })
  const [second, tenth] = matchOn(sheetsOf(hall), '2').teams
  expect(second).toEqual({
    number: 2,
    name: 'T2',
    isKnown: true,
    average: 6400,
    halves: [20, 5],
    imps: 25,
    score: 25,
    isThrough: false,
  })
  expect(tenth).toEqual({
    number: 10,
    name: 'T10',
    isKnown: true,
    average: 5600,
    handicaps: [{ against: 2, imps: 1.101 }],
    halves: [8, 31],
    imps: 39,
    score: 40.101,
    isThrough: true,
    takes: '2',
  })
  const html = pageOf(sheetsOf(hall), voice)
  expect(html).toContain('tables 3–4')
  expect(html).toContain('5600.00 · +1.101')
  expect(html).toMatch(
    /T10 <.*<i class="">8<\/i><i class="">31<\/i><i class="total">40.101<\/i><i class="next"><svg.*<\/svg>2<\/i>/,
  )
})

test('BRI-75 of a three-way the three sub-scores, matches won, quotient and who advances', () => {
  const hall = bridge(11).score('5 T5 T6 30-20', '5 T5 T7 10-30', '5 T6 T7 25-20')
  const { teams, scores, advance, boards, tables } = matchOn(sheetsOf(hall), '5')
  expect({ advance, boards, tables }).toEqual({ advance: 2, boards: 14, tables: ['9', '10', '11'] })
  expect(scores.map(({ between, score }) => [between.join('-'), score.join('-')])).toEqual([
    ['5-6', '30-20'],
    ['5-7', '10-30'],
    ['6-7', '25-20'],
  ])
  expect(
    teams.map(({ number, won, quotient, isThrough, takes }) => ({ number, won, quotient, isThrough, takes })),
  ).toEqual([
    { number: 5, won: 1, quotient: '0.800', isThrough: false, takes: undefined },
    { number: 6, won: 1, quotient: '0.900', isThrough: true, takes: '5' },
    { number: 7, won: 1, quotient: '1.429', isThrough: true, takes: '6' },
  ])
  const html = pageOf(sheetsOf(hall), voice)
  for (const words of ['<b>5–6</b>', '30–20', 'quotient', '1.429', 'by IMP quotient']) expect(html).toContain(words)
})

test('BRI-75 a re-paired match carries a mark and the reason', () => {
  const sheets = sheetsOf(bridge(9).scoreRound(mixed).scoreRound(mixed))
  const semifinals = sheets[0]?.rounds[2]?.parts[0]
  expect(semifinals?.pairing).toMatchObject({ kind: 're-paired', rule: 'BRI-29', says: [{ id: 'pairing-re-paired' }] })
  expect(semifinals?.matches.map(({ isRepaired }) => isRepaired)).toEqual([true, true])
  const html = pageOf(sheets, voice)
  expect(html).toContain('<span class="stamp">re-paired</span>')
  expect(html).toContain('T2 and T6 had met in match 2')
})

test('BRI-75 a match to come says where its teams come from, with room to write', () => {
  const { teams, tables } = matchOn(sheetsOf(bridge(8)), '5')
  expect(tables).toEqual(['1', '2'])
  expect(teams).toEqual([
    { number: 1, comesFrom: { id: 'sheet-from', match: { match: '1' } }, isKnown: false, isThrough: false },
    { number: 4, comesFrom: { id: 'sheet-from', match: { match: '4' } }, isKnown: false, isThrough: false },
  ])
})

test('BRI-66 BRI-75 the second half of a compact knockout says who will sit there', () => {
  const sheets = sheetsOf(bridge(13, { compact: true }))
  expect(matchOn(sheets, '7').teams.map(source)).toEqual(['AB1: winner of 2', 'BA1: first of 1'])
  expect(matchOn(sheets, '10').teams.map(source)).toEqual(['XY8: loser of 1', 'YZ8: loser of 2', 'ZX8: loser of 3'])
})

test('BRI-66 BRI-75 after a first half the sheet says the next ticket of winner and loser', () => {
  const { teams } = matchOn(sheetsOf(bridge(13, { compact: true }).score('2 30-10')), '2')
  expect(teams.map(({ takes }) => takes)).toEqual(['AB1', 'YZ8'])
})

test('BRI-75 names are written as they are and never run as markup', () => {
  const hall = bridge(8).did({ do: 'edit', entrant: 'T1', name: '<b>Bold & Co</b>' })
  expect(pageOf(sheetsOf(hall), voice)).toContain('&lt;b&gt;Bold &amp; Co&lt;/b&gt;')
})

test('BRI-75 one bracket or one round may be asked for; another is refused', () => {
  const { tournament } = bridge(23, { bracketed: true })
  expect(bracketSheets(tournament, { bracket: 'b' })).toMatchObject([{ bracket: 'B' }])
  expect(bracketSheets(tournament, { bracket: 'C' })).toHaveProperty('refusal', {
    code: 'no-such-bracket',
    bracket: 'C',
    brackets: ['A', 'B'],
  })
  expect(bracketSheets(tournament, { round: 9 })).toHaveProperty('refusal', {
    code: 'no-such-round',
    round: 9,
    rounds: 4,
  })
  expect(bracketSheets(bridge(8).tournament, { bracket: 'A' })).toHaveProperty('refusal', {
    code: 'no-such-bracket',
    bracket: 'A',
    brackets: [],
  })
})
