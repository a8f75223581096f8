/** A cup's log in words: `started(4).play('1 ad 11', '2 bc =0>5')`. */

import { expect, test } from 'vitest'
import { openingDrawn } from '../src/formats/cup/facts/opening-drawn.ts'
import { verify } from '../src/verify/index.ts'
import { expectFound } from './found.ts'
import { type Fields, Log, letters } from './hybrid-log.ts'

export type { Fields } from './hybrid-log.ts'
export {
  absent,
  cancelled,
  closed,
  corrects,
  drawn,
  returned,
  revokes,
  ruling,
  undoes,
  withdrew,
  won,
} from './hybrid-log.ts'

/** A game as seen from the higher seed: won, lost, drawn, won and lost by forfeit, missed by both. */
const asWhite: Readonly<Record<string, string>> = { 1: '1-0', 0: '0-1', '=': '1/2-1/2', '+': '+-', '-': '-+', x: '--' }
const asBlack: Readonly<Record<string, string>> = { 1: '0-1', 0: '1-0', '=': '1/2-1/2', '+': '-+', '-': '+-', x: '--' }

export class CupLog extends Log {
  /**
   * "1 ad 10=": the next games of match 1, in which A is the higher seed, from A's side, each in a command of its own;
   * "1 ad 10>5": with the last one opening 5 is drawn, "1 ad 10>5!" again; "1@3 ad 1": it is game 3.
   */
  override play(...reports: string[]): this {
    for (const report of reports) {
      const [where = '', pair = '', words = ''] = report.split(' ')
      const [match = '', from] = where.split('@')
      const first = from === undefined ? this.playedIn(match) + 1 : Number(from)
      const games = [...words.matchAll(/([10=+\-x])(?:>(\d+)(!?))?/g)]
      for (const [i, [, word = '', opening, mark]] of games.entries()) {
        const game = first + i
        const drawing = opening ? [draws(match, game / 2 + 1, Number(opening), mark ? { reused: true } : {})] : []
        this.add(finished(match, game, pair, word), ...drawing)
      }
    }
    return this
  }

  private playedIn(match: string): number {
    return this.facts.filter((fact) => fact.type === 'game-finished' && fact.match === match).length
  }
}

/** finished('1', 2, 'ad', '1'): A, who is the higher seed, wins game 2. */
export function finished(match: string, game: number, [higher = '', lower = '']: string, word: string): Fields {
  const isWhite = game % 2 === 1
  const sides = isWhite ? [higher, lower] : [lower, higher]
  return { type: 'game-finished', match, game, sides, result: (isWhite ? asWhite : asBlack)[word] }
}

/** The one game in which the lower seed has White. */
export const armageddon = (match: string, game: number, [higher = '', lower = '']: string, word: string): Fields => {
  return { type: 'game-finished', match, game, sides: [lower, higher], result: asBlack[word] }
}

export const draws = (match: string, pair: number, opening: number, fields: Fields = {}): Fields => {
  return { type: 'opening-drawn', match, pair, opening, reason: { rule: 'CUP-21a' }, ...fields }
}

/** So many openings, the first of the book first; `places` for another order. */
export function openings(count: number, places = Array.from({ length: count }, (_, i) => i + 1)): Fields {
  return { openings: { count, dropped: 0, order: places.map((place) => opening(place)) } }
}

export const opening = (place: number, fields: Fields = {}): Fields => {
  const row = place.toString(2).padStart(14, '0').replaceAll('0', 'p').replaceAll('1', 'P')
  return { place, position: `${row.slice(0, 7)}K/${row.slice(7)}k/8/8/8/8/8/8 w - -`, ...fields }
}

export function opened(options: Fields = {}, fields: Fields = {}): CupLog {
  const opening = { format: 'cup', rules: 1, autoPair: true, dice: 'Tuesday', ...fields }
  return new CupLog().add({ type: 'tournament-opened', ...opening, options })
}

/** A has 2400, B 2390, C 2380, … */
export function entered(players: number, options: Fields = {}, fields: Fields = {}): CupLog {
  const log = opened(options, fields)
  for (const [i, id] of letters.slice(0, players).entries()) log.add(entry(id, { rating: 2400 - 10 * i }))
  return log
}

export const entry = (id: string, fields: Fields = {}): Fields => {
  return { type: 'entrant-entered', entrant: { id, name: id.toUpperCase(), ...fields } }
}

export const start = (order: string, fields: Fields = {}, reason: Fields = {}): Fields => {
  const why = { rule: 'CUP-12', by: 'rating', ...reason }
  return { type: 'tournament-started', order: order.split(''), reason: why, ...fields }
}

export const started = (players: number, options: Fields = {}, fields: Fields = {}): CupLog =>
  entered(players, options).add(start(letters.slice(0, players).join(''), fields))

/** The director draws openings by a command. */
export const startedByHand = (players: number, options: Fields = {}, fields: Fields = {}): CupLog =>
  entered(players, options, { autoPair: false }).add(start(letters.slice(0, players).join(''), fields))

/** Where in the log a match has its nth game or ruling, or a pair of it its draw. */
export const resultAt = (log: CupLog, match: string, nth = 1): number =>
  log.facts.filter((fact) => 'match' in fact && fact.match === match && !openingDrawn.is(fact))[nth - 1]?.seq ?? 0
export const drawAt = (log: CupLog, match: string, pair: number): number =>
  log.facts.findLast((fact) => openingDrawn.is(fact) && fact.match === match && fact.pair === pair)?.seq ?? 0

/** Nothing is wrong with the good log; the rule of the title is found at the last fact of the spoilt one, and only it. */
export function isFound(title: string, good: () => CupLog, spoil: (log: CupLog) => CupLog): void {
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
export function isGood(title: string, good: () => CupLog): void {
  test(title, () => expect(verify(good().facts).findings).toEqual([]))
}

/** Nothing is wrong, it is over, and this one has won; "nobody" if there is no champion. */
export function isWon(title: string, champion: string, good: () => CupLog): void {
  test(title, () => {
    const verdict = verify(good().add({ type: 'tournament-closed' }).facts)
    expect(verdict).toMatchObject({ findings: [], isFinished: true })
    expect(verdict.champion ?? 'nobody').toBe(champion)
  })
}

/** Nothing is wrong, and it is not over. */
export function isOpen(title: string, good: () => CupLog): void {
  test(title, () => expect(verify(good().facts)).toMatchObject({ findings: [], isFinished: false }))
}

/** "1a 2b 3c 3d" */
export const ranks = (log: CupLog): string =>
  verify(log.facts)
    .table.map(({ rank, entrant }) => `${rank}${entrant}`)
    .join(' ')
