/** A Diagonal's log in words: `started(4).results('ab a-c a=d bc bd cd').add(round(2, 'ac ad bc bd'))`. */
import { expect, test } from 'vitest'
import { firstRound } from '../src/verify/diagonal/pattern.ts'
import { verify } from '../src/verify/index.ts'
import { expectFound } from './found.ts'
import { type Fields, Log, letters } from './hybrid-log.ts'

export type { Fields } from './hybrid-log.ts'
export { absent, cancelled, closed, corrects, drawn, returned, revokes, undoes, withdrew, won } from './hybrid-log.ts'

/** How two games go, seen from who is named first: "ab" two wins, "a>b" a win and a draw, "a-b" a win each, "a=b" draws. */
const ways: Readonly<Record<string, readonly [asWhite: string, asBlack: string]>> = {
  '': ['1-0', '0-1'],
  '>': ['1-0', '1/2-1/2'],
  '-': ['1-0', '1-0'],
  '=': ['1/2-1/2', '1/2-1/2'],
}

export class DiagonalLog extends Log {
  /** "D2.1 0-1": White loses the next game of match D2.1; "D2.1 1-0 40+12": in 40 moves, and 12 to finish it. */
  override game(report: string): Fields {
    const [match = '', result, length] = report.split(' ')
    const [moves, movesToFinish] = length?.split('+').map(Number) ?? []
    const details = { ...(length ? { moves } : {}), ...(movesToFinish === undefined ? {} : { movesToFinish }) }
    return { ...super.game(`${match} ${result}`), ...details }
  }

  override seats(match: string): readonly string[] {
    const [round = 0, number = 0] = match.slice(1).split('.').map(Number)
    const seats = this.pairs(round)[number - 1]
    if (!seats) throw new Error(`no match ${match}`)
    return seats
  }

  /** Everybody's games of the last round, in words. */
  results(words: string): this {
    for (const word of words.split(' ')) {
      const [a = '', b = ''] = [word.at(0), word.at(-1)]
      const match = this.matchOf(a, b)
      const [asWhite, asBlack] = ways[word.slice(1, -1)] ?? ['', '']
      const games = this.seats(match)[0] === a ? [asWhite, asBlack] : [asBlack, asWhite]
      this.play(...games.map((result) => `${match} ${result}`))
    }
    return this
  }

  /** Whoever is not named is absent from the last round; games between those who are named count for nothing. */
  keep(people: string): this {
    for (const seats of this.pairs(this.lastRound)) {
      const away = seats.filter((id) => !people.includes(id))
      const made = away.length > 0 ? { kind: 'absent', absent: away } : { kind: 'cancelled' }
      this.add(ruling(this.matchOf(...(seats as [string, string])), made, this))
    }
    return this
  }

  /** The match of these two in the last round. */
  matchOf(a: string, b: string): string {
    const at = this.pairs(this.lastRound).findIndex((seats) => seats.includes(a) && seats.includes(b))
    if (at < 0) throw new Error(`${a} does not meet ${b} in round ${this.lastRound}`)
    return `D${this.lastRound}.${at + 1}`
  }

  private get lastRound(): number {
    return Math.max(1, ...this.facts.map((fact) => (fact.type === 'round-paired' ? fact.round : 1)))
  }

  private pairs(round: number): readonly (readonly string[])[] {
    const paired = this.facts.findLast((fact) => fact.type === 'round-paired' && fact.round === round)
    if (paired?.type === 'round-paired')
      return paired.matches.map((seats) => seats.map((seat) => ('entrant' in seat ? seat.entrant : '')))
    const started = this.facts.findLast(({ type }) => type === 'tournament-started')
    const row: readonly string[] = started?.type === 'tournament-started' ? started.order : []
    return firstRound(row.length).map(([a, b]) => [row[a] ?? '', row[b] ?? ''])
  }
}

const defaults = { row: 'rating', drawLoss: 0.5, fewPlayersMax: 6, maxExtraRounds: 10, performance: 'difference' }

export function opened(options: Fields = {}): DiagonalLog {
  const opening = { format: 'diagonal', rules: 1, autoPair: true, dice: 'Tuesday' }
  return new DiagonalLog().add({ type: 'tournament-opened', ...opening, options: { ...defaults, ...options } })
}

/** A has 2400, B 2390, C 2380, … */
export function entered(players: number, options: Fields = {}): DiagonalLog {
  const log = opened(options)
  for (const [i, id] of letters.slice(0, players).entries()) log.add(entry(id, { rating: 2400 - 10 * i }))
  return log
}

export const entry = (id: string, fields: Fields = {}): Fields => {
  return { type: 'entrant-entered', entrant: { id, name: id.toUpperCase(), ...fields } }
}

export const start = (order: string, by = 'rating'): Fields => {
  return { type: 'tournament-started', order: order.split(''), reason: { rule: 'DIA-1', by } }
}

export const started = (players: number, options: Fields = {}): DiagonalLog =>
  entered(players, options).add(start(letters.slice(0, players).join('')))

/** round(2, 'ac ad bc bd') */
export function round(number: number, pairs: string, fields: Fields = {}): Fields {
  const matches = pairs.split(' ').map((pair) => pair.split('').map((entrant) => ({ entrant })))
  return {
    type: 'round-paired',
    stage: 'diagonal',
    round: number,
    kind: 'regular',
    matches,
    byes: [],
    reasons: [],
    ...fields,
  }
}

export const extra = (number: number, pairs: string): Fields => round(number, pairs, { kind: 'extra' })

export const ruling = (match: string, made: Fields, log: DiagonalLog): Fields => {
  return { type: 'ruling-made', match, between: log.seats(match), ruling: made }
}

/** declared(3, 'ab'): instead of round 3, or in it, A and B share the win. */
export const declared = (number: number, winners: string, fields: Fields = {}): Fields => {
  return { type: 'winner-declared', stage: 'diagonal', round: number, winners: winners.split(''), ...fields }
}

/** Where in the log a match has its nth result, or a round its pairing. */
export const resultAt = (log: DiagonalLog, match: string, nth = 1): number =>
  log.facts.filter((fact) => 'match' in fact && fact.match === match)[nth - 1]?.seq ?? 0
export const roundAt = (log: DiagonalLog, number: number): number =>
  log.facts.findLast((fact) => fact.type === 'round-paired' && fact.round === number)?.seq ?? 0

/** Nothing is wrong with the good log; the rule of the title is found at the last fact of the spoilt one, and only it. */
export function isFound(title: string, good: () => DiagonalLog, spoil: (log: DiagonalLog) => DiagonalLog): void {
  test(title, () => {
    expect(verify(good().facts).findings).toEqual([])
    const { facts } = spoil(good())
    const [rule] = title.split(' ')
    const { findings } = verify(facts)
    expect(findings).toHaveLength(1)
    expectFound(findings, rule, facts.length)
  })
}

/** Nothing is wrong. */
export function isGood(title: string, good: () => DiagonalLog): void {
  test(title, () => expect(verify(good().facts).findings).toEqual([]))
}

/** Nothing is wrong, it is over, and this one has won; "nobody" if there is no champion. */
export function isWon(title: string, champion: string, good: () => DiagonalLog): void {
  test(title, () => {
    const verdict = verify(good().add({ type: 'tournament-closed' }).facts)
    expect(verdict).toMatchObject({ findings: [], isFinished: true })
    expect(verdict.champion ?? 'nobody').toBe(champion)
  })
}

/** "1a 2c 3b" */
export const ranks = (log: DiagonalLog): string =>
  verify(log.facts)
    .table.map(({ rank, entrant }) => `${rank}${entrant}`)
    .join(' ')
