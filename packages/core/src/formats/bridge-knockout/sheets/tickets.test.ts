import { expect, test } from 'vitest'
import { granted } from '../../../../test/granted.ts'
import { bridge, type Hall, team } from '../../../../test/hall.ts'
import { sheetPage } from '../../../../test/pages.ts'
import { inEnglish, voice } from '../../../../test/said.ts'
import type { Voice } from '../../../message/message.ts'
import type { SheetQuery } from './event.ts'
import { ticketsChanged } from './ticket-changes.ts'
import { type Ticket, type TicketSheet, ticketSheet } from './tickets.ts'

const sheetOf = ({ tournament }: Hall, query: SheetQuery = {}): TicketSheet => granted(ticketSheet(tournament, query))

const ticketOf = (hall: Hall, name: string, query: SheetQuery = {}): Ticket =>
  sheetOf(hall, query).tickets.find((ticket) => ticket.team === name) as Ticket

/** As it is printed. */
const pageOf = (data: TicketSheet, voice: Voice): string => sheetPage({ name: 'tickets', data }, voice) as string

const stronger = () => [30, 10] as const

test('BRI-76 a ticket: team, captain, bracket, round, tables of both pairs, opponents, boards, handicap, where to report', () => {
  const hall = bridge(23, { bracketed: true, handicap: true }).did({ do: 'edit', entrant: 'T23', captain: 'Ann' })
  const ticket = ticketOf(hall, 'T23')
  expect(ticket).toMatchObject({
    team: 'T23',
    number: 11,
    captain: 'Ann',
    bracket: 'B',
    round: 1,
    roundName: { id: 'round-first' },
    matches: ['B1'],
    seatings: [{ northSouth: '14', eastWest: '13' }],
    boards: 28,
    report: { id: 'sheet-report-two', table: { text: '14' }, matches: [{ match: 'B1' }] },
  })
  expect(ticket.opponents).toEqual([{ team: 'T13', number: 1, match: 'B1', boards: 28, handicap: 1.743, carryover: 0 }])
  expect(ticketOf(hall, 'T13').opponents[0]?.handicap).toBe(-1.743)
  const html = pageOf(sheetOf(hall), voice)
  const words = ['Captain Ann', 'Bracket B · First round · match B1', 'v <b>1 T13</b>', 'you receive 1.743 IMPs']
  for (const each of [
    ...words,
    '<b>28 boards</b>',
    'Compare at table 14. The winner reports match B1 at the director’s desk.',
  ])
    expect(html).toContain(each)
  expect(html).toContain(
    '<span>N-S <small>table</small> <b>14</b></span>, <span>E-W <small>table</small> <b>13</b></span>',
  )
})

test('BRI-34 BRI-76 a three-way says both halves: North-South stays, East-West moves on', () => {
  const { seatings, boards, opponents } = ticketOf(bridge(9), 'T6')
  expect(seatings).toEqual([
    { when: 'first-half', northSouth: '5', eastWest: '6' },
    { when: 'second-half', northSouth: '5', eastWest: '4', boardsTo: '4' },
  ])
  expect(boards).toBe(28)
  expect(opponents.map(({ team, boards }) => `${team} ${boards}`)).toEqual(['T2 14', 'T7 14'])
  expect(pageOf(sheetOf(bridge(9)), voice)).toContain('E-W moves')
  expect(pageOf(sheetOf(bridge(9)), voice)).toContain('The boards of table 5 go to 4 when E-W moves')
})

test('three teams get a ticket of one match of 56 boards, not of two sessions (D12)', () => {
  const { report, boards } = ticketOf(bridge(3), 'T2')
  expect(boards).toBe(56)
  expect(inEnglish([report])).toBe(
    'Play both sessions this way, 14 boards against each team. Then compare at table 2; all three teams report match 1 together at the director’s desk.',
  )
})

test('BRI-46 BRI-76 what is carried over stands on the tickets of both', () => {
  const hall = bridge(6).scoreRound(stronger)
  expect(ticketOf(hall, 'T1').opponents).toMatchObject([{ team: 'T4', carryover: 20, boards: 28 }])
  expect(ticketOf(hall, 'T4').opponents).toMatchObject([{ team: 'T1', carryover: -20 }])
  expect(pageOf(sheetOf(hall), voice)).toContain('carry-over 20 to them')
})

test('BRI-42 BRI-76 in a ring of five a team has two opponents, one after the other, and nobody shares a table', () => {
  const { tickets } = sheetOf(bridge(5))
  expect(ticketOf(bridge(5), 'T2')).toMatchObject({
    matches: ['R1.2', 'R1.1'],
    seatings: [
      { when: 'first', northSouth: '2', eastWest: '4' },
      { when: 'then', northSouth: '2', eastWest: '1' },
    ],
    boards: 14,
  })
  for (const turn of [0, 1]) expect(new Set(tickets.map(({ seatings }) => seatings[turn]?.eastWest)).size).toBe(5)
})

test('BRI-65 BRI-76 a compact ticket has its name and where to go afterwards', () => {
  const hall = bridge(13, { compact: true })
  expect(ticketOf(hall, 'T13')).toMatchObject({
    ticket: 'BA1',
    seatings: [{ northSouth: 'B1', eastWest: 'A1' }],
    goTo: { match: 'AB1', to: ['AB1', 'YZ8'] },
  })
  expect(pageOf(sheetOf(hall), voice)).toContain('Then winner to <b>AB1</b>, loser to <b>YZ8</b>')
})

test('the ticket that tells a ring where to sit is marked as held back, and calls its parts halves (D10)', () => {
  const hall = bridge(13, { compact: true })
  expect(ticketOf(hall, 'T7')).toMatchObject({
    ticket: 'YZ7',
    seatings: [
      { when: 'first', northSouth: 'Y7', eastWest: 'Z7' },
      { when: 'then', northSouth: 'Y7', eastWest: 'X7', boardsTo: 'X7' },
    ],
    isGoToHeldBack: true,
    goTo: { to: ['BA1', 'BA3', 'XY8'] },
    report: { id: 'sheet-report-compact', table: { text: 'Y7' } },
  })
  expect(pageOf(sheetOf(hall), voice)).not.toContain('held back')
  expect(pageOf(sheetOf(hall), voice)).toContain('Then loser to <b>XY8</b>')
  const second = sheetOf(hall.scoreRound(stronger))
  expect(second.tickets.every(({ goTo }) => goTo === undefined)).toBe(true)
})

test('BRI-76 tickets are those of the current round of each bracket, or of the round asked for', () => {
  const hall = bridge(23, { bracketed: true })
  for (const id of ['A1', 'A2', 'A3', 'A4'])
    for (const open of hall.match(id)?.boards?.open ?? [])
      hall.did({ do: 'report', match: id, between: open.between, imps: [30, 10] })
  const rounds = new Set(sheetOf(hall).tickets.map(({ bracket, roundName }) => `${bracket} ${inEnglish([roundName])}`))
  expect([...rounds]).toEqual(['A Quarterfinals', 'B First round'])
  expect(sheetOf(hall, { round: 1, bracket: 'A' }).tickets).toHaveLength(12)
})

test('BRI-76 who has no opponent is told so; a round that is not paired has no tickets', () => {
  const alone = ticketOf(bridge(8).did({ do: 'withdraw', entrant: 'T8' }), 'T1')
  expect(alone).toMatchObject({ opponents: [], seatings: [], boards: 0 })
  expect(alone.report).toEqual({ id: 'sheet-report-nothing' })
  const waiting = bridge(9, {}, false).scoreRound(stronger).scoreRound(stronger)
  expect(sheetOf(waiting)).toMatchObject({
    tickets: [],
    notPaired: [{ bracket: '', round: { id: 'round-semifinals' } }],
  })
})

// --- only those that changed -----------------------------------------------------------------------

function changesAfter(hall: Hall, ...commands: readonly object[]): Record<string, readonly string[]> {
  const before = hall.tournament.asOf(hall.tournament.log.length)
  for (const command of commands) hall.did(command)
  return Object.fromEntries(
    ticketsChanged(before, hall.tournament).map(({ team, changes }) => [
      team,
      changes.map((each) => inEnglish([each])),
    ]),
  )
}

test('BRI-84 a late team changes the tickets of the match it joins, and no others', () => {
  expect(changesAfter(bridge(8, { handicap: true }), { do: 'enter', entrants: [team(60)] })).toEqual({
    T4: [
      'also plays T60',
      'table N-S 7 E-W 8, then N-S 7 E-W 9 instead of N-S 7 E-W 8',
      'handicap -0.066 instead of -0.132',
    ],
    T5: [
      'also plays T60',
      'table N-S 8 E-W 9, then N-S 8 E-W 7 instead of N-S 8 E-W 7',
      'handicap 0.066 instead of 0.132',
    ],
    T60: ['new'],
  })
})

test('BRI-102 a redraw changes the tickets that differ: opponents, tables, handicaps', () => {
  const players = Array.from({ length: 4 }, (_, i) => ({ name: `Weak ${i}`, masterpoints: 10 }))
  const changes = changesAfter(bridge(8), { do: 'redraw', edits: [{ entrant: 'T1', players }] })
  expect(changes['T8']).toEqual([
    'number 7 instead of 8',
    'match 2 instead of 1',
    'opponent T3 instead of T1',
    'table N-S 4 E-W 3 instead of N-S 2 E-W 1',
  ])
})

test('BRI-101 who drops out no longer plays, and the opponent has none', () => {
  expect(changesAfter(bridge(8), { do: 'withdraw', entrant: 'T8' })).toEqual({
    T1: ['no longer plays T8', 'table none instead of N-S 1 E-W 2', '0 boards instead of 28'],
    T8: ['no longer plays'],
  })
})

test('BRI-76 before the start there were no tickets, so all are new', () => {
  const { tournament } = bridge(8)
  const changes = ticketsChanged(tournament.asOf(3), tournament)
  expect(changes.map((change) => change.changes)).toEqual(
    Array.from({ length: 8 }, () => [{ id: 'sheet-changed-new' }]),
  )
})
