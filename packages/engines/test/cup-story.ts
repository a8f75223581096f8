/** Cups in words for tests: `cup(4, { roundPairIncrements: [1, 2] }, bookOf(9)).play('1 1=', '2 00')`. */

import { instantOf, type Refusal, refusalSaid, unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, parseCommand, type Tournament } from '@arbiter/core/tournament'
import type { Book, BookOpening } from '../src/openings/opening.ts'
import { inEnglish } from './said.ts'

const inWords = (refusal: Refusal): string => inEnglish(refusalSaid(refusal))

type Fields = Readonly<Record<string, unknown>>

const firstMoment = Date.parse('2026-05-01T10:00:00Z')

export class CupStory {
  readonly tournament: Tournament
  #seconds = 0

  constructor(options: Fields, dice = 'Tuesday') {
    const format = unwrap(formatNamed('cup', formats)).format
    const opening = { name: 'Spring cup', dice, options }
    const { tournament: opened } = unwrap(
      openTournament(format, opening, { by: 'tester', now: instantOf(firstMoment) }),
    )
    this.tournament = opened
  }

  /** A command one minute later; returns why it was refused. */
  attempt(command: Fields): string | undefined {
    const parsed = parseCommand(command)
    if (!parsed.ok) return inWords(parsed.refusal)
    const now = instantOf(firstMoment + 1000 * ++this.#seconds)
    const answer = act(this.tournament, parsed.command, { by: 'tester', now })
    return answer.ok ? undefined : inWords(answer.refusal)
  }

  do(command: Fields): this {
    const refused = this.attempt(command)
    if (refused !== undefined) throw new Error(`${JSON.stringify(command)}: ${refused}`)
    return this
  }

  /** `1 10=`: the next games of match 1, for White, for Black, drawn: results as they are written in PGN. */
  play(...words: readonly string[]): this {
    for (const word of words) {
      const [match = '', results = ''] = word.split(' ')
      for (const letter of results) this.report(match, letter)
    }
    return this
  }

  report(match: string, letter: string, more: Fields = {}): this {
    const [game] = this.next(match)
    return this.do({ do: 'report', match, game, result: results[letter], ...more })
  }

  /** The playable games of a match. */
  next(match: string): readonly number[] {
    const found = this.tournament.chart.board.openMatches().find(({ id }) => id === match)
    return found ? found.series.next(found).map(({ number }) => number) : []
  }
}

const results: Readonly<Record<string, string>> = { 1: '1-0', 0: '0-1', '=': '1/2-1/2', '+': '+-', '-': '-+', x: '--' }

/** Players A, B, C …, the first with the highest rating. */
export function cup(size: number, options: Fields = {}, book?: Book, dice?: string): CupStory {
  return entered(size, options, dice).do({ do: 'start', ...(book ? { openings: given(book) } : {}) })
}

export function entered(size: number, options: Fields = {}, dice?: string): CupStory {
  const entrants = Array.from({ length: size }, (_, i) => ({
    name: size > 26 ? `Engine ${i + 1}` : String.fromCharCode(65 + i),
    rating: 2800 - 10 * i,
  }))
  return new CupStory(options, dice).do({ do: 'enter', entrants })
}

const given = ({ name, hash, openings }: Book) => ({ name, hash, openings })

/** An invented book: positions need only be well-formed and different. */
export const bookOf = (count: number, from = 0): Book => ({
  name: from === 0 ? 'made up' : 'another',
  hash: String(from % 10).repeat(64),
  openings: Array.from({ length: count }, (_, i) => openingAt(i, from)),
  duplicates: 0,
})

function openingAt(i: number, from: number): BookOpening {
  const shift = i + from
  const [a, b, c, d] = [shift % 8, Math.floor(shift / 8) % 8, Math.floor(shift / 64) % 8, Math.floor(shift / 512) % 8]
  const pawn = (file: number, who: string) => `${file || ''}${who}${7 - file || ''}`
  const board = `rnbqkbnr/ppppppp1/${pawn(d, 'p')}/${pawn(c, 'p')}/${pawn(b, 'P')}/${pawn(a, 'P')}/8/RNBQKBNR`
  const turn = Math.floor(shift / 4096) % 2 ? 'b' : 'w'
  return { place: i + 1, position: `${board} ${turn} KQkq -`, name: `Opening ${shift + 1}`, moves: ['e2e4'] }
}

/** Seeded numbers. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 to below this. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  once(in_: number): boolean {
    return this.below(in_) === 0
  }

  one<Item>(list: readonly Item[]): Item {
    return list[this.below(list.length)] as Item
  }
}
