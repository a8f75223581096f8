/** Good logs with one thing wrong in them: each is still made of well-formed facts, and each is found. */

import { describe, expect, test } from 'vitest'
import { factOf } from '../../test/every-fact.ts'
import { expectFound } from '../../test/found.ts'
import { inEnglish } from '../../test/said.ts'
import { show } from '../bulletin/show.ts'
import { act } from '../decider/decide.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { instantOf } from '../facts/instant.ts'
import { parseCommand } from '../formats/commands.ts'
import { formats } from '../formats/index.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import { unwrap } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { verify } from './index.ts'

// --- good leagues ----------------------------------------------------------------------------------------------------

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
const ratings = [1500, 1900, 1700, 1800, 1600]
const asked = { by: 'director', now: instantOf(Date.UTC(2026, 4, 1, 10)) }

function opened(options: Record<string, unknown> = {}, players = 5): Tournament {
  const { format } = unwrap(formatNamed('league', formats))
  const { tournament } = unwrap(openTournament(format, { dice: 'Tuesday', options }, asked))
  for (let i = 0; i < players; i++)
    give(tournament, { do: 'enter', name: names[i] ?? `P${i + 1}`, rating: ratings[i] ?? 1000 + i })
  return tournament
}

function give(tournament: Tournament, ...commands: object[]): Tournament {
  for (const input of commands) {
    unwrap(act(tournament, unwrap(parseCommand(input)).command, asked))
  }
  return tournament
}

const started = (options?: Record<string, unknown>): Tournament => give(opened(options), { do: 'start' })

/** "1 1-0": White wins match 1. */
const play = (tournament: Tournament, ...reports: string[]): Tournament =>
  give(
    tournament,
    ...reports.map((report) => ({ do: 'report', match: report.split(' ')[0], result: report.split(' ')[1] })),
  )

const all20 = Array.from({ length: 20 }, (_, i) => `${i + 1} 1-0`)

/**
 * Five players: facts 2–6 are the entries, 7 the start, 8 and 9 the matches of phase 1 (Ann – Ben, Cleo – Dan),
 * 10 the first of phase 2 (Ann – Cleo; Ben – Eve comes next).
 */
const running = () => play(started(), '1 1-0', '2 0-1', '3 1-0')
/** Facts 8 to 27 are the matches. */
const finished = () => play(started(), ...all20)
/** Ann withdraws before half of her games (fact 11): all her results fall. */
const fallen = () => give(running(), { do: 'withdraw', entrant: 'Ann' })
/** Eve withdraws (fact 7) before the start (fact 8). */
const absentAtTheStart = () => give(opened(), { do: 'withdraw', entrant: 'Eve' }, { do: 'start' })
/** A command undone: fact 10 by fact 11. */
const undone = () => give(running(), { do: 'undo' })
/** Fact 11 revokes the result of match 1. */
const revoked = () => give(running(), { do: 'revoke', fact: 8 })
/** Match 4 is ruled by fact 11. */
const ruled = () => give(running(), { do: 'forfeit', match: '4', absent: ['Ben'] })
/** And the ruling is undone by fact 12. */
const unruled = () => give(ruled(), { do: 'undo' })
/** Eve is away from half of her games on (fact 20), and back (fact 21). */
const back = () =>
  give(play(started(), ...all20.slice(0, 12)), { do: 'withdraw', entrant: 'Eve' }, { do: 'return', entrant: 'Eve' })
/** Fact 22 revokes Eve's first result, so that her withdrawal came early and her return is void. */
const voided = () => give(back(), { do: 'revoke', fact: 11, confirm: true })

// --- ways to spoil them ----------------------------------------------------------------------------------------------

type Spoil = (log: RecordedFact[]) => unknown[]
/** The rule and what breaks it, the fact that is found, a good league and how it is spoilt. */
type Row = readonly [title: string, seq: number, good: () => Tournament, spoil: Spoil]
type Fields = Readonly<Record<string, unknown>>

/** Says something else in a fact. */
const says =
  (seq: number, fields: Fields): Spoil =>
  (log) =>
    log.map((fact) => (fact.seq === seq ? { ...fact, ...fields } : fact))

/** Adds one more command with these facts. */
const adds =
  (...facts: Fields[]): Spoil =>
  (log) => {
    const { seq, ...stamp } = stampAfter(log)
    return [...log, ...facts.map((fields, i) => ({ seq: seq + i, ...stamp, ...fields }))]
  }

function stampAfter(log: readonly RecordedFact[]) {
  const seq = log.length + 1
  return { seq, at: log.at(-1)?.at, by: 'director', key: `#${seq}` }
}

const leavesOut =
  (seq: number): Spoil =>
  (log) =>
    log.filter((fact) => fact.seq !== seq)

const game = (match: string, white: number, black: number): Fields => {
  return { type: 'game-finished', match, game: 1, sides: [idOf(white), idOf(black)], result: '1-0' }
}

/** The nth player of the list: his entry is fact n + 1. */
const idOf = (player: number): string => `e${player + 1}`

const change = (how: 'undo' | 'redo' | 'revoke', facts: number[], voids: number[] = []): Fields => {
  return { type: 'command-revoked', how, facts, voids }
}

const corrects = (fact: number, fields: Fields = {}): Fields => {
  return { type: 'result-corrected', fact, result: '0-1', voids: [], ...fields }
}

const instead = (white: number, black: number): Fields => {
  return { inPlaceOfRuling: { game: 1, sides: [idOf(white), idOf(black)] } }
}

const order = (...players: number[]): Fields => ({ order: players.map(idOf) })
const withdrew = (player: number): Fields => ({ type: 'entrant-withdrew', entrant: idOf(player) })
const returned = (player: number): Fields => ({ type: 'entrant-returned', entrant: idOf(player) })
const ruling = (match: string, players: readonly number[], made: Fields): Fields => {
  return { type: 'ruling-made', match, between: players.map(idOf), ruling: made }
}
const edited = (fields: Fields): Fields => ({ type: 'entrant-edited', entrant: idOf(1), ...fields })
const closed: Fields = { type: 'tournament-closed' }
const newcomer = (id: string): Fields => ({ type: 'entrant-entered', entrant: { id, name: 'Fay' } })
const start = (players: number): Fields => {
  const everybody = Array.from({ length: players }, (_, i) => i + 1)
  return { type: 'tournament-started', ...order(...everybody), reason: { rule: 'LEA-16', by: 'entry' } }
}

// --- the laws of every log -------------------------------------------------------------------------------------------

const inTheLog: readonly Row[] = [
  ['LOG-1 a fact is missing', 10, running, leavesOut(9)],
  ['LOG-2 time runs backwards', 10, running, says(9, { at: '2026-05-02T10:00:00Z' })],
  ['LOG-3 there is no opening', 2, running, leavesOut(1)],
  ['LOG-3 it is opened again', 11, running, (log: RecordedFact[]) => adds({ ...log[0], ...stampAfter(log) })(log)],
  ['LOG-4 a key is used again', 10, running, says(10, { key: '#8' })],
  ['LOG-4 one command has two authors', 9, running, says(9, { key: '#8', by: 'Mallory' })],
  ['LOG-5 a result and a ruling come in one command', 10, ruled, says(11, { key: '#10' })],
  ['LOG-6 undo names other facts', 11, undone, says(11, { facts: [9] })],
  ['LOG-6 undo voids something', 11, undone, says(11, { voids: [9] })],
  ['LOG-7 redo after a new command', 13, () => play(undone(), '3 0-1'), adds(change('redo', [11]))],
  ['LOG-7 redo names something else', 12, undone, adds(change('redo', [9]))],
  ['LOG-8 the opening is revoked', 11, running, adds(change('revoke', [1]))],
  ['LOG-8 an undo is revoked', 12, undone, adds(change('revoke', [11]))],
  ['LOG-8 a revocation names what does not stand', 12, revoked, adds(change('revoke', [8]))],
  ['LOG-8 a revocation names two commands', 11, running, adds(change('revoke', [8, 9]))],
  ['LOG-10 a ruling is corrected to a game of others', 12, ruled, adds(corrects(11, instead(1, 4)))],
  ['LOG-9 a result is corrected as if it were a ruling', 12, ruled, adds(corrects(10, instead(1, 3)))],
  ['LOG-9 a ruling is corrected that does not stand', 13, unruled, adds(corrects(11, instead(2, 5)))],
  ['LOG-10 a correction voids what it corrects', 12, ruled, adds(corrects(8, { voids: [8] }))],
  ['LOG-5 an undo reports a game', 11, running, adds(change('undo', [10]), game('3', 1, 3))],
  ['LOG-9 a ruling is corrected', 12, ruled, adds(corrects(11))],
  ['LOG-9 a revoked result is corrected', 12, revoked, adds(corrects(8))],
  ['LOG-10 something is void needlessly', 11, running, adds(corrects(8, { voids: [10] }))],
  ['LOG-10 something is not void that must be', 22, voided, says(22, { voids: [] })],
  ['LOG-11 an id belongs to another entry', 6, opened, says(6, { entrant: { id: 'e9', name: 'Eve' } })],
  ['LOG-11 an id is used twice', 6, opened, says(6, { entrant: { id: 'e2', name: 'Eve' } })],
  ['LOG-12 somebody is missing from the list', 7, started, says(7, order(1, 2, 3, 4))],
  ['LOG-12 somebody stands in the list twice', 7, started, says(7, order(1, 2, 3, 4, 4))],
  ['LOG-12 it starts again', 8, started, adds(start(5))],
  ['LOG-13 a rating is edited after the start', 11, running, adds(edited({ rating: 2900 }))],
  ['LOG-13 a best rating is edited after the start', 11, running, adds(edited({ maxRating: 2900 }))],
  ['LOG-14 somebody withdraws twice', 12, fallen, adds(withdrew(1))],
  ['LOG-14 somebody returns who never left', 11, running, adds(returned(1))],
  ['LOG-14 a stranger withdraws', 11, running, adds(withdrew(77))],
  ['LOG-14 somebody withdraws at the end', 28, finished, adds(withdrew(1))],
  ['LOG-15 an unfinished league is closed', 11, running, adds(closed)],
  ['LOG-15 a result is corrected after closing', 29, () => give(finished(), { do: 'close' }), adds(corrects(8))],
  ['LOG-15 a result comes in after closing', 29, () => give(finished(), { do: 'close' }), adds(game('1', 1, 2))],
  ['LOG-16 an option is unknown', 1, running, says(1, { options: { fanfare: true } })],
  ['LOG-16 the format is unknown', 1, running, says(1, { format: 'roulette' })],
]

// --- the rules of a league -------------------------------------------------------------------------------------------

const inTheLeague: readonly Row[] = [
  ['LEA-1 a match has two results', 11, running, adds(game('1', 1, 2))],
  ['LEA-1 a match has a second game', 8, running, says(8, { game: 2 })],
  ['LEA-3 White and Black are exchanged', 8, running, says(8, { sides: ['e3', 'e2'] })],
  ['LEA-3 the game in place of a ruling has them exchanged', 13, ruled, adds(change('revoke', [11]), game('4', 5, 2))],
  ['LEA-S5 cycle 2 has the colours of cycle 1', 18, finished, says(18, { sides: ['e2', 'e3'] })],
  [
    'LEA-8 balanced colours are exchanged',
    8,
    () => play(started({ balancedColours: true }), '1 1-0'),
    says(8, { sides: ['e2', 'e3'] }),
  ],
  ['LEA-7 somebody plays in another match', 8, running, says(8, { sides: ['e2', 'e6'] })],
  ['LEA-7 somebody plays himself', 8, running, says(8, { sides: ['e2', 'e2'] })],
  [
    'LEA-7 a league is paired by hand',
    11,
    running,
    adds({ type: 'round-paired', stage: 'league', round: 2, kind: 'phase', matches: [], byes: [], reasons: [] }),
  ],
  ['LEA-S4 a match does not exist', 11, running, adds(game('21', 1, 2))],
  ['LEA-S4 a game comes before the start', 7, opened, adds(game('1', 1, 2))],
  ['LEA-5 a result comes before its phase', 11, running, adds(game('5', 1, 4))],
  ['LEA-5 a ruling comes before its phase', 11, running, adds(ruling('5', [1, 4], { kind: 'cancelled' }))],
  ['LEA-7 a ruling is made between others', 11, running, adds(ruling('4', [1, 2], { kind: 'cancelled' }))],
  ['LEA-5 a result comes while phase 1 is open', 12, revoked, adds(game('4', 2, 5))],
  ['LEA-10 an option has a value of its own', 1, running, says(1, { options: { withdrawal: 'sometimes' } })],
  ['LEA-11 a stranger forfeits', 11, ruled, says(11, { ruling: { kind: 'absent', absent: ['e2'] } })],
  ['LEA-18 a stranger is declared the winner', 11, ruled, says(11, { ruling: { kind: 'won', winner: 'e2' } })],
  ['LEA-12 somebody enters after the start', 11, running, adds(newcomer('e11'))],
  ['LEA-12 somebody returns who was not there at the start', 9, absentAtTheStart, adds(returned(5))],
  ['LEA-14 three players start', 5, () => opened({}, 3), adds(start(3))],
  ['LEA-14 thirty-one players start', 33, () => opened({}, 31), adds(start(31))],
  ['LEA-15 somebody returns whose results fell', 12, fallen, adds(returned(1))],
  ['LEA-15 a prize is negative', 1, running, says(1, { options: { prizes: [100, -1] } })],
  ['LEA-16 the list is not by rating', 7, () => started({ seeding: 'rating' }), says(7, order(1, 2, 3, 4, 5))],
  ['LEA-16 the list is not as entered', 7, started, says(7, order(2, 1, 3, 4, 5))],
  [
    'LEA-16 the list is not the lot the dice give',
    7,
    () => started({ seeding: 'lot' }),
    says(1, { dice: 'Wednesday' }),
  ],
  ['LEA-16 the list is made by another option', 7, started, says(7, { reason: { rule: 'LEA-16', by: 'rating' } })],
]

describe('the laws of a log', () => {
  test.each(inTheLog)('%s', isFound)
})

describe('the rules of a league', () => {
  test.each(inTheLeague)('%s', isFound)
})

/** The good log is clean, the spoilt one is well-formed, and the rule is cited at the fact that breaks it. */
function isFound(...[title, seq, good, spoil]: Row): void {
  const { log } = good()
  expect(verify(log).findings).toEqual([])
  const spoilt = spoil(log).map((fact) => factOf(fact as object))
  const rule = title.split(' ')[0]
  expectFound(verify(spoilt).findings, rule, seq)
}

test('LOG-3 an empty log is one finding', () => {
  expect(verify([]).findings).toHaveLength(1)
})

test('LOG-16 an unknown format is one finding, and there is no table', () => {
  const log = running().log.map((fact, i) => factOf(i === 0 ? { ...fact, format: 'roulette' } : fact))
  expect(verify(log)).toEqual({
    findings: [{ rule: 'LOG-16', seq: 1, says: [{ id: 'found-format', format: { text: 'roulette' } }] }],
    table: [],
    champion: undefined,
    isFinished: false,
  })
})

test('a finding names people and says what is wrong', () => {
  const log = says(8, { sides: ['e3', 'e2'] })(running().log).map((fact) => factOf(fact as object))
  const [finding] = verify(log).findings
  expect(inEnglish(finding?.says ?? [])).toBe('Ann has White in game 1 of match 1, not Black.')
})

test('LOG-10 what a revocation makes void is the return that has lost its place', () => {
  const tournament = voided()
  expect(show(tournament).table.at(-1)).toMatchObject({ name: 'Eve', annulled: true })
  expect(tournament.log.at(-1)).toMatchObject({ how: 'revoke', facts: [11], voids: [21] })
})
