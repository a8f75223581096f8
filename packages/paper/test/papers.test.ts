/** The papers of a bridge knockout in every language: every word of them is reached, and no name is touched. */
import { describe, expect, test } from 'vitest'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { bridgeKnockout } from '../../core/src/formats/bridge-knockout/format.ts'
import { printedSheet, type SheetName, sheetNames } from '../../core/src/formats/bridge-knockout/sheets/sheets.ts'
import { ticketsChanged } from '../../core/src/formats/bridge-knockout/sheets/ticket-changes.ts'
import type { Message } from '../../core/src/message/message.ts'
import type { Tournament } from '../../core/src/tournament/tournament.ts'
import { bridge, Hall, team } from '../../core/test/hall.ts'
import { countingVoices, hostileNames, inFrench, inGerman, timesIn } from '../../core/test/voices.ts'
import { sheetPage } from '../src/index.ts'

const stronger = (): [number, number] => [30, 10]
const lower = (a: string, b: string): [number, number] => (number(a) < number(b) ? [30, 10] : [10, 30])
const number = (name: string): number => Number(name.slice(1))
/** So that some of the weaker win. */
const mixed = (first: string, second: string): [number, number] => {
  const [a, b] = [number(first), number(second)]
  return [20 + ((b * 7 + a) % 40), 12 + ((a * 5) % 30)]
}
const note = 'Smith and Jones said so'

const equal = (k: number) => ({ ...team(k), players: team(k).players.map((each) => ({ ...each, masterpoints: 500 })) })

const worlds: Readonly<Record<string, () => Hall>> = {
  brackets: () => bridge(23, { bracketed: true, handicap: true }).did({ do: 'edit', entrant: 'T2', captain: 'Ann' }),
  'compact before play': () => bridge(13, { compact: true, handicap: true, thirdPlace: true }),
  'compact after a half': () => bridge(13, { compact: true }).scoreRound(stronger),
  playoffs: () => bridge(16, { playoff: true, thirdPlace: true, seeding: 'lot' }).scoreRound(lower).scoreRound(lower),
  're-paired': () =>
    bridge(9, { handicap: true, handicapOverride: { percent: 80, note } })
      .scoreRound(mixed)
      .scoreRound(mixed),
  chosen: () => bridge(5).scoreRound(lower).scoreRound(lower).did({ do: 'choose', opponent: 'T2' }),
  three: () => bridge(3, { handicap: true, handicapOverride: { imps: 3.5, note } }),
  'carry-over': () =>
    bridge(6, {
      handicap: true,
      handicapRounding: 'nearest',
      handicapOverride: {
        table: [
          [0, 1],
          [500, 4],
        ],
        note,
      },
    })
      .scoreRound(stronger)
      .scoreRound(stronger),
  halves: () =>
    bridge(11).score('2/1 20-8', '3/2 5-31', '1/1 9-3', '1/2 4-2', '5 T5 T6 30-20', '5 T5 T7 10-30', '5 T6 T7 25-20'),
  'extra boards': () => bridge(4).score('1 20-20', '1#3 3-3', '1#4 5-1'),
  'not played': () => bridge(5).did({ do: 'cancel', match: 'R1.1' }).did({ do: 'rule', match: 'R1.2', winner: null }),
  absent: () =>
    bridge(14, { handicap: true })
      .did({ do: 'rule', match: '5', winners: ['T5', 'T7'] })
      .did({ do: 'forfeit', match: '6', absent: ['T6'] })
      .did({ do: 'edit', entrant: 'T2', paid: false })
      .did({ do: 'forfeit', match: '2', absent: ['T13'] }),
  'by hand': () =>
    new Hall(bridgeKnockout)
      .did({ do: 'enter', entrants: [1, 2, 3, 4].map((k) => team(k)) })
      .did({ do: 'start', order: ['T4', 'T2', 'T3', 'T1'] })
      .did({ do: 'withdraw', entrant: 'T2', emergency: true }),
  moved: () =>
    bridge(26, { bracketed: true })
      .scoreRound(lower)
      .did(misplaced('T14', { fault: 'directors' }))
      .did({ ...misplaced('T15', { fault: 'team' }), to: undefined })
      .did({ do: 'remedy', team: 'T16', refund: true, freePlays: ['national'], note }),
  'many teams': () => bridge(64, { handicap: true }).scoreRound(mixed),
  'wrong in a three-way': () =>
    bridge(23, { bracketed: true })
      .scoreRound(lower)
      .did({ ...misplaced('T17', { fault: 'team' }), to: undefined }),
  'both wrong': () =>
    bridge(26, { bracketed: true })
      .did(misplaced('T14', { fault: 'team' }))
      .did(misplaced('T26', { fault: 'team' })),
  'playoff without an opponent': () =>
    bridge(16, { playoff: true })
      .scoreRound(stronger)
      .score('9 9-0', '10 9-0', '11 9-0')
      .did({ do: 'forfeit', match: '12', absent: ['T5'] }),
  'nobody receives': () =>
    new Hall(bridgeKnockout, { handicap: true })
      .did({ do: 'enter', entrants: [1, 2, 3, 4, 5, 6, 7].map(equal) })
      .did({ do: 'start' }),
  finished: () => bridge(7).scoreRound(lower).scoreRound(lower).scoreRound(lower),
  decisions: () =>
    bridge(8)
      .score('4 12-10')
      .did({ do: 'correct', match: '4', imps: [10, 12], confirm: true })
      .did({ do: 'rule', match: '1', winner: 'T8', note })
      .did({ do: 'forfeit', match: '2', absent: ['T2'] })
      .did({ do: 'forfeit', match: '3', absent: ['T3', 'T6'] })
      .did({ do: 'post', note }),
}

/** Tickets as they were handed out, and what changed. */
const changes: readonly (() => Message[])[] = [
  () => changed(bridge(8, { handicap: true }), { do: 'enter', entrants: [team(60)] }),
  () => changed(bridge(8), { do: 'withdraw', entrant: 'T8' }),
  () => changed(bridge(8), { do: 'edit', entrant: 'T3', name: '{name}', captain: 'et' }),
  () => changed(bridge(8), redraw('T1')),
  () => changed(bridge(9, { handicap: true }), redraw('T9')),
  () => changed(bridge(13, { compact: true }), redraw('T1')),
  () => changed(bridge(29, { bracketed: true }), misplaced('T29', { fault: 'team' })),
  () => {
    const before = bridge(6).scoreRound(stronger).tournament
    return ticketsChanged(before, bridge(6).scoreRound(() => [20, 10]).tournament).flatMap((each) => each.changes)
  },
]

const misplaced = (name: string, more: object) => ({
  do: 'misplaced',
  team: name,
  placed: 'low',
  to: 'A',
  confirm: true,
  ...more,
})

const redraw = (entrant: string) => {
  const players = Array.from({ length: 4 }, (_, i) => ({ name: `Weak ${i}`, masterpoints: 10 }))
  return { do: 'redraw', edits: [{ entrant, players }] }
}

function changed(hall: Hall, command: object): Message[] {
  const before = hall.tournament.asOf(hall.tournament.log.length)
  return ticketsChanged(before, hall.did(command).tournament).flatMap((each) => each.changes)
}

/** Every team called something else. */
function renamed(hall: Hall): Tournament {
  hall.tournament.chart.field.entrants.forEach(({ name }, i) => {
    hall.did({ do: 'edit', entrant: name, name: `${hostileNames[i % hostileNames.length]} ${i + 1}` })
  })
  return hall.tournament
}

const reached = new MessageCoverage()
const voices = countingVoices(reached)

function printedIn(tournament: Tournament, name: SheetName): string[] {
  return voices.map((voice) => {
    const printed = printedSheet(tournament, name)
    return printed.ok ? (sheetPage(printed.sheet, voice) ?? '') : ''
  })
}

describe.each(Object.entries(worlds))('%s', (_, make) => {
  const tournament = renamed(make())
  const names = tournament.chart.field.entrants.map(({ name }) => name)

  test.each(sheetNames)('%s says the same names in every language', (sheet) => {
    const [english = '', ...others] = printedIn(tournament, sheet)
    for (const other of others) {
      expect(other).not.toContain('\uFFFD')
      for (const name of names) expect(timesIn(other, name), name).toBe(timesIn(english, name))
    }
  })
})

test('the name of the tournament stands on its papers as it was given', () => {
  const hall = new Hall(bridgeKnockout, {}, true, 'Smith and {name}')
    .did({ do: 'enter', entrants: [1, 2, 3, 4].map((k) => team(k)) })
    .did({ do: 'start' })
  for (const page of printedIn(hall.tournament, 'bracket-sheet')) expect(page).toContain('Smith and {name}</h1>')
})

test('a bracket of names that fill several pages says which page it is', () => {
  const hall = bridge(32, { bracketed: true, playoff: true, thirdPlace: true }).did({
    do: 'redraw',
    brackets: [16, 16],
  })
  hall.tournament.chart.field.entrants.forEach(({ name }, i) => {
    hall.did({ do: 'edit', entrant: name, name: `${i} ${'Wide Meadow '.repeat(16)}`.slice(0, 100).trim() })
  })
  const [english, german, french] = printedIn(hall.tournament, 'bracket-sheet')
  expect(english).toContain('Bracket A, page 2 of')
  expect(german).toContain('Gruppe A, Seite 2 von')
  expect(french).toContain('Tableau A, page 2 sur')
})

test('the papers speak German and French', () => {
  const { tournament } = bridge(9, { handicap: true }).did({ do: 'edit', entrant: 'T2', captain: 'Ann' })
  const [tickets, conditions] = (['tickets', 'conditions'] as const).map((name) =>
    [inGerman, inFrench].map((voice) => {
      const printed = printedSheet(tournament, name)
      return printed.ok ? sheetPage(printed.sheet, voice) : ''
    }),
  )
  expect(tickets?.[0]).toMatch(/^<!doctype html>\n<html lang="de">/)
  for (const words of ['Kapitän Ann', 'Erste Runde · Match 2', 'Sie erhalten 0,', 'Alle drei Teams melden Match 2'])
    expect(tickets?.[0]).toContain(words)
  expect(tickets?.[1]).toMatch(/^<!doctype html>\n<html lang="fr">/)
  for (const words of ['Capitaine Ann', 'Premier tour · match 2', 'vous recevez 0,', 'table d’arbitrage'])
    expect(tickets?.[1]).toContain(words)
  expect(conditions?.[0]).toContain('T5 erhält gegen T1, 14 Boards')
  expect(conditions?.[1]).toContain('T5 reçoit contre T1, 14 donnes')
})

test('what changed on tickets is said in every language', () => {
  for (const says of changes.flatMap((make) => make())) for (const { say } of voices) expect(say(says)).toMatch(/\S/)
})

test('every word of the papers was said', () => {
  for (const folder of ['core/src/formats/bridge-knockout/sheets', 'paper/src/sheets'])
    expect(reached.missing(`packages/${folder}`)).toEqual([])
})
