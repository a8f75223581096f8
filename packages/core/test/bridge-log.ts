/** A Bridge knockout's log in words: `started(8).play('1 1-8 30-20')`. Team 8 entered as the eighth and is called t8. */
import { expect, test } from 'vitest'
import type { RecordedFact } from '../src/facts/fact.ts'
import { type Verdict, verify } from '../src/verify/index.ts'
import { factOf } from './every-fact.ts'
import { expectFound } from './found.ts'

export type Fields = Readonly<Record<string, unknown>>

/** One command a minute from ten o'clock on. */
export class Log {
  readonly facts: RecordedFact[] = []
  private commands = 0

  /** A log that goes on from here on its own. */
  get copy(): Log {
    const log = new Log()
    log.facts.push(...this.facts)
    log.commands = this.commands
    return log
  }

  add(...facts: Fields[]): this {
    const at = new Date(Date.UTC(2026, 4, 1, 10, this.commands)).toISOString().replace('.000Z', 'Z')
    this.commands++
    for (const fields of facts) {
      const stamp = { seq: this.facts.length + 1, at, by: 'director', key: `k${this.commands}` }
      this.facts.push(factOf({ ...stamp, ...fields }))
    }
    return this
  }

  /** Reports one after the other, as `report` reads them. */
  play(...reports: string[]): this {
    for (const each of reports) this.add(report(each))
    return this
  }

  /** All reports at once, the last one with what is published after it. */
  playThen(reports: readonly string[], ...published: Fields[]): this {
    return this.play(...reports.slice(0, -1)).add(report(reports.at(-1) ?? ''), ...published)
  }
}

const id = (team: string | number): string => `t${team}`
const ids = (teams: string): string[] => teams.split(/[- ]/).map(id)

/**
 * "1 1-8 30-20": match 1 between teams 1 and 8 ends 30–20. "1/3 4-7 33-20" is game 3; "1/1h1 …" is its first half.
 */
export function report(text: string): Fields {
  const [place = '', sides = '', imps = ''] = text.split(' ')
  const [match, number = '1'] = place.split('/')
  const [game, half] = number.split('h').map(Number)
  const part = half === undefined ? {} : { half }
  return { type: 'game-finished', match, game, ...part, sides: ids(sides), result: imps.split('-').map(Number) }
}

// --- the field ---------------------------------------------------------------------------------

export interface Setup {
  readonly options?: Fields
  /** What is told of a team besides its name, by its number. */
  team?(number: number): Fields
}

/** Everybody has entered. */
export function entered(teams: number, { options = {}, team = () => ({}) }: Setup = {}): Log {
  const opening = { format: 'bridge-knockout', rules: 1, autoPair: true, dice: 'Tuesday' }
  const log = new Log().add({ type: 'tournament-opened', ...opening, options: { seeding: 'entry', ...options } })
  for (let number = 1; number <= teams; number++) log.add(entry(number, team(number)))
  return log
}

export const entry = (number: number, team: Fields = {}, fields: Fields = {}): Fields => {
  return { type: 'entrant-entered', entrant: { id: id(number), name: `Team ${number}`, ...team }, ...fields }
}

/** A team of four whose average this is. */
export const average = (masterpoints: number, team: string | number = ''): Fields => {
  return { players: [1, 2, 3, 4].map((player) => ({ name: `P${team}.${player}`, masterpoints })) }
}

export const start = (order: readonly number[], fields: Fields = {}): Fields => {
  return { type: 'tournament-started', order: order.map(id), reason: { rule: 'BRI-33', by: 'entry' }, ...fields }
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

export const started = (teams: number, setup: Setup = {}, fields: Fields = {}): Log =>
  entered(teams, setup).add(start(upTo(teams), fields))

/** Brackets of these sizes, from the top. */
export const inBrackets = (brackets: readonly number[], setup: Setup = {}, fields: Fields = {}): Log => {
  const teams = brackets.reduce((sum, size) => sum + size, 0)
  return started(teams, { ...setup, options: { bracketed: true, ...setup.options } }, { brackets, ...fields })
}

export const withdrew = (team: number, fields: Fields = {}): Fields => {
  return { type: 'entrant-withdrew', entrant: id(team), ...fields }
}
export const returned = (team: number): Fields => ({ type: 'entrant-returned', entrant: id(team) })
export const edited = (team: number, fields: Fields): Fields => {
  return { type: 'entrant-edited', entrant: id(team), ...fields }
}

// --- publications ------------------------------------------------------------------------------

/** paired(3, '1-4 2-3'): round 3 of the bracket in numbers. */
export function paired(round: number, matches: string, fields: Fields = {}): Fields {
  const numbers = matches
    .split(' ')
    .map((match) => match.split('-').map((n) => ({ number: Number(n), after: round - 1 })))
  return { ...published('knockout', round, 'default', []), matches: numbers, ...fields }
}

export const byHand: Fields = { kind: 'by-hand', byHand: true }

/** named('fifth-place', 'playoff', '5-8 6-7'). */
export function named(stage: string, kind: string, matches: string, fields: Fields = {}): Fields {
  const seats = matches === '' ? [] : matches.split(' ').map((match) => ids(match).map((entrant) => ({ entrant })))
  return { ...published(stage, 1, kind, seats), ...fields }
}

const published = (stage: string, round: number, kind: string, matches: unknown): Fields => {
  return { type: 'round-paired', stage, round, kind, matches, byes: [], reasons: [] }
}

export const chosen = (matches: string, fields: Fields = {}): Fields =>
  named('knockout', 'chosen', matches, { byHand: true, ...fields })

/** seeds('1 2 3 .'): nobody has place 4. */
export const seeds = (order: string, fields: Fields = {}): Fields => {
  const places = order.split(' ').map((team) => (team === '.' ? 'nobody' : id(team)))
  return { type: 'seeds-published', stage: 'round-robin', order: places, reasons: [], ...fields }
}

/** handicap('1-8', 28, 0, 3.5): team 8 receives 3.5 IMPs. */
export const handicap = (between: string, boards: number, ...receives: [number, number]): Fields => {
  return { between: ids(between), boards, receives }
}

// --- rulings and changes -----------------------------------------------------------------------

export const ruling = (match: string, between: string, made: Fields): Fields => {
  return { type: 'ruling-made', match, between: ids(between), ruling: made }
}
export const absent = (...teams: number[]): Fields => ({ kind: 'absent', absent: teams.map(id) })
export const won = (team: number): Fields => ({ kind: 'won', winner: id(team) })
export const through = (...teams: number[]): Fields => ({ kind: 'through', through: teams.map(id) })
export const cancelled: Fields = { kind: 'cancelled' }
export const drawn: Fields = { kind: 'drawn' }
export const closed: Fields = { type: 'tournament-closed' }
export const corrects = (fact: number, result: readonly [number, number], fields: Fields = {}): Fields => {
  return { type: 'result-corrected', fact, result, voids: [], ...fields }
}
export const revokes = (facts: number[], voids: number[] = []): Fields => {
  return { type: 'command-revoked', how: 'revoke', facts, voids }
}

export const undoes = (facts: number[]): Fields => ({ type: 'command-revoked', how: 'undo', facts, voids: [] })
/** The draw is taken back, and made again in the same command. */
export const redraws = (facts: number[], voids: number[] = []): Fields => {
  return { type: 'command-revoked', how: 'redraw', facts, voids }
}

/** wrongBracket(9, 'B directors low won moved', { to: 'A' }). */
export function wrongBracket(team: number, text: string, fields: Fields = {}): Fields {
  const [from, fault, placed, found, action] = text.split(' ')
  return { type: 'bracket-corrected', entrant: id(team), from, fault, placed, found, action, voids: [], ...fields }
}

// --- what changes no result --------------------------------------------------------------------

export const lineup = (match: string, team: number, fields: Fields): Fields => {
  return { type: 'lineup-told', match, entrant: id(team), ...fields }
}
export const remedy = (team: number, fields: Fields): Fields => {
  return { type: 'remedy-given', entrant: id(team), ...fields }
}
export const conditions: Fields = { type: 'conditions-posted' }

/** boards('1 1-8', [1, '4SN=', '4SN-1'], [2, 5, 0]): board 1 with its contracts, board 2 with its IMPs. */
export function boards(place: string, ...scores: readonly (readonly [number, unknown, unknown])[]): Fields {
  const [match, sides = ''] = place.split(' ')
  const told = scores.map(([board, first, second]) =>
    typeof first === 'number' ? { board, imps: [first, second] } : { board, tables: [first, second] },
  )
  return { type: 'boards-scored', match, sides: ids(sides), boards: told }
}

/** Where in the log a match has its nth result. */
export const resultOf = (log: Log, match: string, nth = 1): number =>
  log.facts.filter((fact) => 'match' in fact && fact.match === match)[nth - 1]?.seq ?? 0
export const lastOf = (log: Log, type: string): number => log.facts.findLast((fact) => fact.type === type)?.seq ?? 0

// --- what is said of it ------------------------------------------------------------------------

export const verdictOf = (log: Log): Verdict => verify(log.facts)
export const rulesFound = (log: Log): string[] => verdictOf(log).findings.map(({ rule }) => rule)

/** "1:1 2:8 3:4,5": team 1 is first, 8 second, 4 and 5 third. */
export function ranks(log: Log): string {
  const bands = new Map<number, number[]>()
  for (const { rank, entrant } of verdictOf(log).table)
    bands.set(rank, [...(bands.get(rank) ?? []), Number(entrant.slice(1))])
  return [...bands].map(([rank, teams]) => `${rank}:${teams.toSorted((a, b) => a - b).join()}`).join(' ')
}

/** Nothing is wrong with the good log; the rule of the title is found at the last fact of the spoilt one. */
export function isFound(title: string, good: () => Log, spoil: (log: Log) => Log): void {
  test(title, () => {
    expect(verdictOf(good()).findings).toEqual([])
    const { facts } = spoil(good())
    const [rule] = title.split(' ')
    expectFound(verify(facts).findings, rule, facts.length)
  })
}

/** Nothing is wrong. */
export function isGood(title: string, good: () => Log): void {
  test(title, () => expect(verdictOf(good()).findings).toEqual([]))
}
