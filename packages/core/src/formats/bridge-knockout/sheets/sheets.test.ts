import { expect, test } from 'vitest'
import { granted } from '../../../../test/granted.ts'
import { bridge, Hall, league, team } from '../../../../test/hall.ts'
import { sheetPage, withoutTypeface } from '../../../../test/pages.ts'
import { inEnglish, voice } from '../../../../test/said.ts'
import type { Message } from '../../../message/message.ts'
import { unwrap } from '../../../refusals/result.ts'
import { bridgeKnockout } from '../format.ts'
import { conditionsSheet } from './conditions.ts'
import { goToSheet } from './go-to.ts'
import { rackList } from './rack.ts'
import { recapOf } from './recap.ts'
import { printedSheet, type SheetName, sheetNames } from './sheets.ts'

const htmlOf = ({ tournament }: Hall, name: SheetName): string =>
  sheetPage(unwrap(printedSheet(tournament, name)).sheet, voice) as string

const wordsOf = (says: readonly Message[]): string => says.map((each) => voice.say(each)).join(' ')

const stronger = () => [30, 10] as const

// --- Go To cards -----------------------------------------------------------------------------------

test('BRI-67 BRI-76 both tables of a match have the same card; of a three-way all three with the loser’s way', () => {
  const sheet = granted(goToSheet(bridge(13, { compact: true }).tournament))
  expect(sheet).toMatchObject({ title: bridgeKnockout.about.title })
  const { cards } = sheet
  expect(cards).toHaveLength(13)
  expect(cards.slice(0, 5)).toEqual([
    { kind: 'three-way', match: 'XYZ7', ticket: 'XY7', loser: 'XY8' },
    { kind: 'three-way', match: 'XYZ7', ticket: 'YZ7', loser: 'XY8' },
    { kind: 'three-way', match: 'XYZ7', ticket: 'ZX7', loser: 'XY8' },
    { kind: 'head-to-head', match: 'AB1', table: 'A1', winner: 'AB1', loser: 'YZ8' },
    { kind: 'head-to-head', match: 'AB1', table: 'B1', winner: 'AB1', loser: 'YZ8' },
  ])
  const html = htmlOf(bridge(13, { compact: true }), 'go-to')
  expect(html).toContain('<dt>Winner to</dt><dd>AB1</dd><dt>Loser to</dt><dd>YZ8</dd>')
  expect(html.match(/<span class="blank">/g)).toHaveLength(6)
})

test('BRI-76 there are no Go To cards where the event is not compact', () => {
  expect(goToSheet(bridge(13).tournament)).toHaveProperty('refusal', { code: 'not-compact' })
})

// --- rack list -------------------------------------------------------------------------------------

test('BRI-51 BRI-78 the rack list: bracket, tables, high, low', () => {
  const hall = bridge(23, { bracketed: true })
  expect(rackList(hall.tournament)).toMatchObject({
    brackets: [
      { bracket: 'A', teams: 12, tables: '1–12', high: 6500, low: 5400 },
      { bracket: 'B', teams: 11, tables: '13–23', high: 5300, low: 4300 },
    ],
  })
  const html = htmlOf(hall, 'rack')
  for (const words of ['Bracket', 'Tables', 'High', 'Low', '13–23', '5300.00', '4300.00']) expect(html).toContain(words)
})

// --- conditions ------------------------------------------------------------------------------------

test('BRI-80 the conditions: format, boards, ties, handicap with each match’s figure, participation', () => {
  const handicapOverride = { percent: 80, note: 'approved by the league' }
  const hall = bridge(9, { handicap: true, handicapOverride })
  const sheet = granted(conditionsSheet(hall.tournament))
  expect(sheet).toMatchObject({ handicap: true, overrideNote: 'approved by the league', posted: null })
  const { conditions, figures } = sheet
  expect(conditions.map(({ about }) => inEnglish([about]))).toEqual([
    'Format',
    'Teams',
    'Re-pairing',
    'Boards',
    'Ties',
    'Handicap',
    'Participation',
    'Absence',
  ])
  expect(inEnglish(conditions[5]?.says ?? [])).toContain('80% of what the formula gives')
  expect(figures).toHaveLength(9)
  expect(figures[0]).toMatchObject({
    match: '1',
    round: { id: 'round-first' },
    receives: 'T5',
    against: 'T1',
    boards: 14,
  })
  const html = htmlOf(hall, 'conditions')
  for (const words of [
    'T5 receives against T1, 14 boards',
    'approved by the league',
    'four extra boards',
    'at least half of the team’s boards',
  ])
    expect(html).toContain(words)
})

test('the conditions say by average masterpoints where nobody has any, and a time to the millisecond', () => {
  const nameless = new Hall(bridgeKnockout).enter('Reds', 'Blues', 'Greens', 'Whites').did({ do: 'start' })
  expect(htmlOf(nameless, 'conditions')).toContain('Numbers are given in order of entry')
  expect(htmlOf(nameless, 'conditions')).not.toContain('masterpoints')
  expect(htmlOf(nameless.did({ do: 'post' }), 'conditions')).toMatch(
    /announced \d+ May 2026, \d\d:\d\d:\d\d by director/,
  )
  expect(htmlOf(bridge(8), 'conditions')).not.toContain('Re-pairing')
  expect(htmlOf(bridge(8), 'conditions')).toContain('four, five or six players')
  expect(htmlOf(bridge(12, { compact: true }), 'conditions')).toContain('exactly four players')
})

test('BRI-47 BRI-80 when they were posted and by whom, or a line to sign', () => {
  const hall = bridge(8)
  expect(htmlOf(hall, 'conditions')).toContain('Posted and announced at <span class="blank"></span>')
  hall.did({ do: 'post', note: 'read out before the start' })
  const posted = { by: 'director', note: 'read out before the start' }
  expect(conditionsSheet(hall.tournament)).toMatchObject({ handicap: false, figures: [], posted })
  expect(htmlOf(hall, 'conditions')).toContain('“read out before the start”')
})

// --- recap -----------------------------------------------------------------------------------------

const recapFor = ({ tournament }: Hall) => granted(recapOf(tournament))

const ranksIn = (hall: Hall) =>
  recapFor(hall).brackets.map(({ ranks }) =>
    ranks.map((line) => `${line.rank} ${line.isVacant ? 'vacant' : line.team}`),
  )

test('BRI-77 final ranks, ribbon qualification, each match with its lines', () => {
  const hall = bridge(6, { handicap: true }).scoreRound(stronger).scoreRound(stronger).scoreRound(stronger)
  const [bracket] = recapFor(hall).brackets
  expect(bracket?.ranks.slice(0, 2)).toEqual([
    {
      rank: '1',
      isVacant: false,
      team: 'T1',
      number: 1,
      average: 6500,
      won: 3,
      isDisqualified: false,
      hasRibbon: true,
    },
    {
      rank: '2',
      isVacant: false,
      team: 'T2',
      number: 2,
      average: 6400,
      won: 2,
      isDisqualified: false,
      hasRibbon: true,
    },
  ])
  const html = htmlOf(hall, 'recap')
  for (const words of [
    'Final ranks',
    'ribbon',
    '<span>carry-over</span><span>20 to 1</span>',
    '<span>handicap</span>',
    '<span>IMPs</span><span>30–10</span>',
  ])
    expect(html).toContain(words)
})

test('BRI-48 BRI-77 a double forfeit leaves ranks 1 and 2 vacant, and they are shown', () => {
  const hall = bridge(8).scoreRound(stronger).scoreRound(stronger)
  hall.did({ do: 'forfeit', match: '7', absent: ['T1', 'T2'], note: 'by agreement' })
  expect(ranksIn(hall)).toEqual([
    ['1 vacant', '2 vacant', '3–4 T1', '3–4 T2', '3–4 T3', '3–4 T4', '5–8 T5', '5–8 T6', '5–8 T7', '5–8 T8'],
  ])
  expect(recapFor(hall).incidents).toEqual([
    {
      kind: 'forfeit',
      bracket: '',
      says: [
        expect.objectContaining({ id: 'sheet-in-match', what: expect.objectContaining({ id: 'sheet-absent-all' }) }),
      ],
      rule: 'BRI-48',
      note: 'by agreement',
    },
  ])
  expect(htmlOf(hall, 'recap')).toContain('Match 7 (Final): double forfeit by T1 and T2; nobody advances.')
  expect(htmlOf(hall, 'recap')).toContain('vacant')
})

test('BRI-50 BRI-77 after a double forfeit of a semifinal rank 2 is vacant', () => {
  const hall = bridge(8)
    .scoreRound(stronger)
    .did({ do: 'forfeit', match: '6', absent: ['T2', 'T3'] })
    .scoreRound(stronger)
  expect(ranksIn(hall)[0]?.slice(0, 3)).toEqual(['1 T1', '2 vacant', '3–4 T4'])
})

test('BRI-77 forfeits, re-pairings, decisions, bracket corrections and remedies are told with their rules', () => {
  const hall = bridge(29, { bracketed: true })
    .did({ do: 'misplaced', team: 'T29', fault: 'team', placed: 'low', to: 'A', note: 'found at the desk' })
    .did({ do: 'remedy', team: 'T16', refund: true, freePlays: ['national'] })
    .did({ do: 'rule', match: 'A1', winner: 'T15', note: 'wrong boards' })
    .did({ do: 'withdraw', entrant: 'T2', emergency: true })
  const told = recapFor(hall).incidents.map(({ kind, rule, says }) => `${kind}, ${rule}: ${wordsOf(says)}`)
  expect(told).toEqual([
    'forfeit, BRI-49: Match A2 (First round): T2 was not there; T14 won by forfeit.',
    'forfeit, BRI-104: Match B1 (First round): T29 moved to bracket A; T16 won by forfeit.',
    'decision, BRI-88: Match A1 (First round): the director declared T15 the winner.',
    'decision, BRI-50: T2 left in an emergency and keeps everything earned so far.',
    expect.stringMatching(/^wrong-bracket, BRI-52: T29 was in too low a bracket \(B\) by its own fault/),
    'remedy, BRI-105: T16 gets its entry back and a free play at a coming national tournament.',
  ])
  for (const words of [
    'Forfeits',
    'Decisions by the director',
    'Bracket corrections',
    'Remedies',
    '“wrong boards”',
    'None: re-pairings and corrected results',
  ])
    expect(htmlOf(hall, 'recap')).toContain(words)
})

test('BRI-77 below it each player with boards by match, percentages, award and the rule that gave it', () => {
  const hall = bridge(4).did({ do: 'lineup', match: '1', team: 'T1', players: ['#1', '#2', '#3', '#4'] })
  hall.scoreRound(stronger).scoreRound(stronger)
  const [champion] = recapFor(hall).brackets[0]?.awards ?? []
  expect(champion?.team).toBe('T1')
  expect(champion?.players[0]).toMatchObject({
    name: 'T1 player 1',
    matches: [
      { match: '1', boards: 28, played: 28, percent: 100 },
      { match: '3', boards: 56, played: 56, percent: 100 },
    ],
    award: '1st',
    rule: 'BRI-10',
  })
  const html = htmlOf(hall, 'recap')
  for (const words of ['T1 player 1', '56/56', '100%', '1st', 'BRI-10']) expect(html).toContain(words)
})

test('the reasons of the recap point to the wrong match and to nobody (D7)', () => {
  const entrants = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((k) => team(k, k === 1 ? 6 : 4))
  const hall = new Hall(bridgeKnockout).did({ do: 'enter', entrants }).did({ do: 'start' })
  const lineup = (match: string, ...players: string[]) => hall.did({ do: 'lineup', match, team: 'T1', players })
  lineup('1', '#1', '#2', '#3', '#4')
  hall.scoreRound(first)
  lineup('4', '#3', '#4', '#5', '#6')
  hall.scoreRound(first)
  const semifinal = hall.bulletin.stages[0]?.rounds[2]?.matches.find(({ seats }) =>
    seats.some((s) => s.entrant === 'T1'),
  )
  lineup(semifinal?.match as string, '#1', '#2', '#3', '#4')
  hall.did({ do: 'report', match: semifinal?.match, imps: [0, 90] })
  const [one] = recapFor(hall).brackets[0]?.awards.find((each) => each.team === 'T1')?.players ?? []
  expect(one?.matches.map(({ match }) => match)).toEqual(['1', '4', semifinal?.match])
  expect(inEnglish(one?.more ?? [])).toContain('0 of 28 boards in match 4 is less than half')
  expect(htmlOf(hall, 'recap')).toContain('<b>T1 player 1</b>, <b>T1 player 2</b>: <span>Match award: 100% of match 1')
})

const first = (a: string, b: string): [number, number] =>
  Number(a.slice(1)) < Number(b.slice(1)) ? [30, 10] : [10, 30]
test('a team that was moved or disqualified was not there, and the newcomer is hidden (D8)', () => {
  const hall = bridge(26, { bracketed: true }).scoreRound(first)
  hall.did({ do: 'misplaced', team: 'T14', fault: 'directors', placed: 'low', to: 'A', confirm: true })
  hall.did({ do: 'misplaced', team: 'T15', fault: 'team', placed: 'low', confirm: true })
  const recap = recapFor(hall)
  expect(recap.incidents.map(({ rule, says }) => `${rule}: ${wordsOf(says)}`)).toEqual([
    'BRI-104: Match B1 (First round): T14 moved to bracket A; T26 won by forfeit.',
    'BRI-104: Match B2 (First round): T15 was disqualified; T25 won by forfeit.',
    expect.stringContaining('BRI-54'),
    expect.stringContaining('BRI-53'),
  ])
  const [a, b] = recap.brackets
  expect([a?.teams, a?.ranks.length, b?.teams, b?.ranks.length]).toEqual([14, 14, 12, 12])
  const numbers = a?.ranks.map((line) => (line.isVacant ? undefined : line.number))
  expect(numbers?.filter((number) => number === 9)).toHaveLength(1)
  expect(a?.ranks.find((line) => !line.isVacant && line.team === 'T14')).toMatchObject({ movedFrom: 'B' })
  const teams = [...(a?.rounds ?? []), ...(b?.rounds ?? [])]
    .flatMap(({ parts }) => parts)
    .flatMap(({ matches }) => matches.flatMap((match) => match.teams))
  expect(teams.filter(({ name }) => name === 'T14')).toMatchObject([
    { movedFrom: 'B' },
    { away: { id: 'sheet-moved-to' } },
  ])
  expect(teams.filter(({ name }) => name === 'T15')).toMatchObject([{ away: { id: 'sheet-disqualified' } }])
  const html = `${htmlOf(hall, 'recap')}${htmlOf(hall, 'bracket-sheet')}`
  expect(html).toContain('moved from B')
  expect(html).not.toContain('not there')
})

test('a corrected result is missing in the recap (D15)', () => {
  const hall = bridge(8)
    .score('1 30-10')
    .did({ do: 'correct', match: '1', imps: [10, 30], confirm: true })
  expect(recapFor(hall).incidents).toEqual([
    {
      kind: 'correction',
      bracket: '',
      says: [expect.objectContaining({ id: 'sheet-in-match' })],
      rule: 'BRI-74',
    },
  ])
  expect(wordsOf(recapFor(hall).incidents[0]?.says ?? [])).toBe(
    'Match 1 (Quarterfinals): the result of T1 and T8 was corrected from 30–10 to 10–30.',
  )
  expect(htmlOf(hall, 'recap')).toContain('Corrected results')
})

test('opponents that were chosen are printed as re-paired (D9)', () => {
  const hall = bridge(5).scoreRound(first).scoreRound(first).did({ do: 'choose', opponent: 'T2' })
  const html = htmlOf(hall, 'bracket-sheet')
  expect(html).toContain('chose T2')
  expect(html).not.toContain('re-paired')
})

// --- all of them -----------------------------------------------------------------------------------

test('BRI-75 BRI-80 a sheet asks nobody for anything: no script, no address', () => {
  const hall = bridge(13, { compact: true, handicap: true }).scoreRound(stronger)
  for (const name of sheetNames) {
    const html = htmlOf(hall, name)
    expect(withoutTypeface(html), name).not.toMatch(/<script|https?:|url\(|<link|<img/)
    expect(html, name).toMatch(/^<!doctype html>/)
  }
})

test('only a bridge knockout that has started has sheets', () => {
  expect(printedSheet(league(4).tournament, 'rack')).toMatchObject({ refusal: { code: 'not-in-this-format' } })
  const { tournament } = bridge(8)
  expect(printedSheet(tournament.asOf(5), 'tickets')).toEqual({ ok: false, refusal: { code: 'not-started' } })
})

test('BRI-82 tickets since a fact are only those that differ, with what differs', () => {
  const hall = bridge(8)
  const since = hall.tournament.log.length
  expect(printedSheet(hall.tournament, 'tickets', { since })).toMatchObject({
    sheet: { data: { tickets: [], changes: [] } },
  })
  hall.did({ do: 'edit', entrant: 'T3', captain: 'Cleo' })
  expect(unwrap(printedSheet(hall.tournament, 'tickets', { since })).sheet.data).toMatchObject({
    tickets: [{ team: 'T3' }],
    changes: [{ team: 'T3', changes: [{ id: 'sheet-changed-captain', now: { text: { text: 'Cleo' } } }] }],
  })
})
