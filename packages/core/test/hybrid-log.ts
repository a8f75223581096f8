/** A Hybrid Knockout's log in words: `started(5).add(phase(1, 'a-d b-c e')).play('Q1.1 1-0')`. */
import { expect, test } from 'vitest'
import type { RecordedFact } from '../src/facts/fact.ts'
import { verify } from '../src/verify/index.ts'
import { factOf } from './every-fact.ts'
import { expectFound } from './found.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Players are called a, b, c, … and entered in that order, one command a minute from ten o'clock on. */
export class Log {
  readonly facts: RecordedFact[] = []
  private commands = 0

  /** A log that goes on from these facts. */
  static of(facts: readonly RecordedFact[]): Log {
    const log = new Log()
    log.facts.push(...facts)
    log.commands = new Set(facts.map(({ key }) => key)).size
    return log
  }

  add(...facts: Fields[]): this {
    const at = minute(this.commands)
    this.commands++
    for (const fields of facts) {
      const stamp = { seq: this.facts.length + 1, at, by: 'director', key: `k${this.commands}` }
      this.facts.push(factOf({ ...stamp, ...fields }))
    }
    return this
  }

  /** "2 0-1": White loses the next game of match 2; "2 1-0 @30": it was finished at half past ten. */
  play(...reports: string[]): this {
    for (const report of reports) this.add(this.game(report))
    return this
  }

  game(report: string): Fields {
    const [match = '', result, at] = report.split(' ')
    const before = this.facts.filter((fact) => fact.type === 'game-finished' && fact.match === match)
    const game = before.length + 1
    const [first, second] = this.seats(match)
    const sides = game % 2 === 1 ? [first, second] : [second, first]
    const time = at ? { finishedAt: minute(Number(at.slice(1))) } : {}
    return { type: 'game-finished', match, game, sides, result, ...time }
  }

  /** Who sits in a published match of the qualification; in the knockout it is asked of the seeds. */
  seats(match: string): readonly string[] {
    const [phase, number] = match.slice(1).split('.').map(Number)
    if (!match.startsWith('Q')) return knockoutSeats(match, this.seeds, this.winners)
    const paired = this.facts.findLast((fact) => fact.type === 'round-paired' && fact.round === phase)
    if (paired?.type !== 'round-paired') throw new Error(`no match ${match}`)
    return (paired.matches[(number ?? 0) - 1] ?? []).map((seat) => ('entrant' in seat ? seat.entrant : ''))
  }

  /** Who won the matches of the knockout, by their numbers; told by the test where games do not tell it. */
  readonly winners = new Map<string, string>()

  private get seeds(): readonly string[] {
    const fact = this.facts.findLast(({ type }) => type === 'seeds-published' || type === 'tournament-started')
    return fact?.type === 'seeds-published' || fact?.type === 'tournament-started' ? fact.order : []
  }
}

const minute = (minutes: number): string =>
  new Date(Date.UTC(2026, 4, 1, 10, minutes)).toISOString().replace('.000Z', 'Z')

/** The seats of a knockout of four at most: more is not needed here. */
function knockoutSeats(match: string, seeds: readonly string[], winners: ReadonlyMap<string, string>): string[] {
  const number = Number(match)
  const size = seeds.length
  if (number <= size / 2) return [seeds[size - number] ?? '', seeds[number - 1] ?? '']
  return [winners.get('1') ?? '', winners.get('2') ?? '']
}

export const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Everybody has entered. */
export function entered(players: number, options: Fields = {}): Log {
  const opening = { format: 'hybrid-knockout', rules: 1, autoPair: true, dice: 'Tuesday' }
  const log = new Log().add({ type: 'tournament-opened', ...opening, options: { chess960: false, ...options } })
  for (const id of letters.slice(0, players)) log.add(entry(id))
  return log
}

export const entry = (id: string): Fields => ({ type: 'entrant-entered', entrant: { id, name: id.toUpperCase() } })

export const start = (order: string, fields: Fields = {}): Fields => {
  return { type: 'tournament-started', order: order.split(''), reason: { rule: 'HYB-2', by: 'entry' }, ...fields }
}

export const started = (players: number, options: Fields = {}): Log =>
  entered(players, options).add(start(letters.slice(0, players).join('')))

/** phase(1, 'a-b c-d e'): A has White against B, C against D, E has the bye. */
export function phase(round: number, draw: string, fields: Fields = {}): Fields {
  const words = draw.split(' ')
  const matches = words
    .filter((word) => word.includes('-'))
    .map((word) => word.split('-').map((entrant) => ({ entrant })))
  const byes = words.filter((word) => !word.includes('-'))
  return { type: 'round-paired', stage: 'qualification', round, kind: 'regular', matches, byes, reasons: [], ...fields }
}

export const playoff = (round: number, draw: string, fields: Fields = {}): Fields =>
  phase(round, draw, { kind: 'playoff', ...fields })

/** seeds('acb.'): seed 4 is nobody. */
export const seeds = (order: string, fields: Fields = {}): Fields => {
  const named = order.split('').map((id) => (id === '.' ? 'nobody' : id))
  return { type: 'seeds-published', stage: 'qualification', order: named, reasons: [], ...fields }
}

export const withdrew = (entrant: string): Fields => ({ type: 'entrant-withdrew', entrant })
export const returned = (entrant: string): Fields => ({ type: 'entrant-returned', entrant })
export const closed: Fields = { type: 'tournament-closed' }
export const ruling = (match: string, between: string, made: Fields): Fields => {
  return { type: 'ruling-made', match, between: between.split(''), ruling: made }
}
export const absent = (...people: string[]): Fields => ({ kind: 'absent', absent: people })
export const won = (winner: string): Fields => ({ kind: 'won', winner })
export const cancelled: Fields = { kind: 'cancelled' }
export const drawn: Fields = { kind: 'drawn' }
export const corrects = (fact: number, result: string, fields: Fields = {}): Fields => {
  return { type: 'result-corrected', fact, result, voids: [], ...fields }
}
export const revokes = (facts: number[], voids: number[] = []): Fields => {
  return { type: 'command-revoked', how: 'revoke', facts, voids }
}
export const undoes = (...facts: number[]): Fields => ({ type: 'command-revoked', how: 'undo', facts, voids: [] })

/** Where in the log a match has its nth result, a phase its pairing or the seeds their publication. */
export const resultOf = (log: Log, match: string, nth = 1): number =>
  log.facts.filter((fact) => 'match' in fact && fact.match === match)[nth - 1]?.seq ?? 0
export const phaseAt = (log: Log, round: number): number =>
  log.facts.find((fact) => fact.type === 'round-paired' && fact.round === round)?.seq ?? 0
export const seedsAt = (log: Log): number => log.facts.find(({ type }) => type === 'seeds-published')?.seq ?? 0

export const rulesFound = (log: Log): string[] => verify(log.facts).findings.map(({ rule }) => rule)
export const ranks = (log: Log): string =>
  verify(log.facts)
    .table.map(({ rank, entrant }) => `${rank}${entrant}`)
    .join(' ')

/** Nothing is wrong with the good log; the rule of the title is found at the last fact of the spoilt one. */
export function isFound(title: string, good: () => Log, spoil: (log: Log) => Log): void {
  test(title, () => {
    expect(verify(good().facts).findings).toEqual([])
    const { facts } = spoil(good())
    const [rule] = title.split(' ')
    expectFound(verify(facts).findings, rule, facts.length)
  })
}

/** Nothing is wrong. */
export function isGood(title: string, good: () => Log): void {
  test(title, () => expect(verify(good().facts).findings).toEqual([]))
}

/** The one way to give colours to these pairs that nothing speaks against: paired(log, 1, 'ab cd e'). */
export function paired(log: Log, round: number, pairs: string): Fields {
  const words = pairs.split(' ')
  const ways = Array.from({ length: 2 ** words.filter((word) => word.length === 2).length }, (_, way) =>
    words.map((word, i) => (word.length === 1 ? word : coloured(word, ((way >> i) & 1) === 1))).join(' '),
  )
  const good = ways.filter((way) => isAccepted(log, phase(round, way)))
  expect(good).toHaveLength(1)
  return phase(round, good[0] ?? '')
}

const coloured = (pair: string, isTurned: boolean): string =>
  (isTurned ? pair.split('').reverse() : pair.split('')).join('-')

export function isAccepted(log: Log, fields: Fields): boolean {
  const seq = log.facts.length + 1
  const fact = { seq, at: log.facts.at(-1)?.at, by: 'director', key: `k${seq}`, ...fields }
  return verify([...log.facts, factOf(fact)]).findings.length === 0
}
