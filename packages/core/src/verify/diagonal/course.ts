/**
 * The course of a Diagonal: its rounds, and the consequences of results (DIA-S7, DIA-S11, DIA-S12). It is asked fact by
 * fact: withdrawn means withdrawn at that moment (DIA-32).
 */

import type { MatchId } from '../../facts/ids.ts'
import { at, known, last } from '../../lists/at.ts'
import type { Person } from '../field.ts'
import { stillLevel } from './end.ts'
import { type CountedGame, lostHalves, tallies } from './game.ts'
import { DiagonalMatch, type Pair } from './match.ts'
import type { DiagonalSettings } from './options.ts'
import { firstRound } from './pattern.ts'

export type Kind = 'regular' | 'extra'

interface Round {
  readonly number: number
  readonly kind: Kind
  readonly matches: readonly DiagonalMatch[]
}

/** What follows when all is played: a round, the director's decision (DIA-22), or nothing, as the end is reached. */
export interface Next {
  readonly what: Kind | 'asked' | 'over'
  /** People left, or level. */
  readonly people: readonly Person[]
}

/** DIA-S3, in halves. */
const out = 8

export class Course {
  readonly row: readonly Person[]
  readonly rounds: Round[] = []
  private readonly settings: DiagonalSettings
  private readonly byId = new Map<MatchId, DiagonalMatch>()

  /** Round 1 follows from the row. */
  constructor(row: readonly Person[], settings: DiagonalSettings) {
    this.row = row
    this.settings = settings
    this.draw(
      'regular',
      firstRound(row.length).map(([a, b]): Pair => [at(row, a), at(row, b)]),
    )
  }

  get last(): Round {
    return last(this.rounds)
  }

  /** The first round that is not complete. */
  get open(): Round | undefined {
    return this.rounds.find((round) => !isComplete(round))
  }

  isCompleteBefore(number: number): boolean {
    return this.rounds.slice(0, number - 1).every(isComplete)
  }

  match(id: MatchId): DiagonalMatch | undefined {
    return this.byId.get(id)
  }

  get games(): CountedGame[] {
    return [...this.byId.values()].flatMap(({ games }) => games)
  }

  draw(kind: Kind, pairs: readonly Pair[]): void {
    const number = this.rounds.length + 1
    const matches = pairs.map((pair, i) => new DiagonalMatch(number, i + 1, pair))
    for (const match of matches) this.byId.set(match.id, match)
    this.rounds.push({ number, kind, matches })
  }

  /** The step after the last round; undefined while games are open. */
  get next(): Next | undefined {
    if (this.open) return undefined
    const { left } = this
    if (left.length > 0) return { what: left.length === 1 ? 'over' : 'regular', people: left }
    const people = this.level
    if (people.length < 2) return { what: 'over', people }
    const extraRounds = this.rounds.filter(({ kind }) => kind === 'extra').length
    return { what: extraRounds < this.settings.maxExtraRounds ? 'extra' : 'asked', people }
  }

  /** From the whole row: a player wrongly left out of a round is still in (DIA-29). */
  private get left(): Person[] {
    const book = tallies(this.row, this.games)
    const isOut = (person: Person): boolean => lostHalves(known(book.get(person)), this.settings.drawCost) >= out
    return this.row.filter((person) => !isOut(person) && !person.isAway)
  }

  private get level(): Person[] {
    const present = this.peopleIn(this.rounds.length).filter(({ isAway }) => !isAway)
    return stillLevel(present, this.games, this.settings.drawCost)
  }

  /** In the order of the row. */
  peopleIn(number: number): Person[] {
    const paired = new Set(this.rounds[number - 1]?.matches.flatMap(({ pair }) => pair))
    return this.row.filter((person) => paired.has(person))
  }

  /** DIA-11: players who have left forfeit their open games, in every round being played. */
  forfeitAbsent(before = Number.POSITIVE_INFINITY): void {
    const isHit = ({ round, isDecided, pair }: DiagonalMatch): boolean =>
      round < before && !isDecided && pair.some(({ isAway }) => isAway)
    for (const match of this.byId.values()) if (isHit(match)) match.forfeit()
  }

  /** DIA-17: tells of two people whether they were paired in any round, played or not. */
  meetings(): (a: Person, b: Person) => boolean {
    const met = new Set([...this.byId.values()].map(({ pair }) => pairKey(...pair)))
    return (a, b) => met.has(pairKey(a, b))
  }
}

const pairKey = (a: Person, b: Person): string => `${Math.min(a.number, b.number)}-${Math.max(a.number, b.number)}`

const isComplete = ({ matches }: Round): boolean => matches.every(({ isDecided }) => isDecided)
