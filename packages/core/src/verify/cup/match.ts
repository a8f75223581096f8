/** A match of a cup: its seats, its games and its winner. */
import type { MatchId } from '../../facts/ids.ts'
import { type Result, scoreOf } from '../../facts/result.ts'
import type { Person } from '../field.ts'
import { type Course, courseOf, type Halves, type Side, type Terms } from './course.ts'

/** `nobody` is a seat that stays empty, unlike a seat that is not known yet. */
export type Seat = Person | 'nobody'
export type Seats = readonly [a: Seat | undefined, b: Seat | undefined]
/** White and Black. */
export type Sides = readonly [white: Person, black: Person]

export interface CountedGame {
  readonly sides: Sides
  readonly result: Result
  /** False for a game that was only forfeited with its match. */
  readonly isReported: boolean
}

export class CupMatch {
  readonly id: MatchId
  /** Round of the stage `cup`, from 1; the match for third place has none. */
  readonly round: number | undefined
  /** Scheduled pairs of games. */
  readonly pairs: number
  seats: Seats = [undefined, undefined]
  /** The winner of a decided match; `nobody` if both lost. */
  winner: Seat | undefined
  private readonly counted = new Map<number, CountedGame>()
  private readonly halves = new Map<number, Halves>()
  private armageddon: Result | undefined
  private readonly terms: Terms

  constructor(id: string, round: number | undefined, pairs: number, terms: (match: CupMatch) => Terms) {
    this.id = id as MatchId
    this.round = round
    this.pairs = pairs
    this.terms = terms(this)
  }

  get people(): Person[] {
    return this.seats.filter((seat) => typeof seat === 'object')
  }

  get isSeated(): boolean {
    return this.seats.every((seat) => seat !== undefined)
  }

  get isDecided(): boolean {
    return this.winner !== undefined
  }

  get games(): CountedGame[] {
    return [...this.counted.values()]
  }

  /** The loser of a decided match; `nobody` without a winner or without an opponent. */
  get loser(): Seat {
    if (this.winner === 'nobody') return 'nobody'
    return this.people.find((person) => person !== this.winner) ?? 'nobody'
  }

  has(person: Person): boolean {
    return this.seats.includes(person)
  }

  hasGame(game: number): boolean {
    return this.counted.has(game)
  }

  isPlayedOn(pair: number): boolean {
    return [2 * pair - 1, 2 * pair].some((game) => this.counted.get(game)?.isReported)
  }

  /** The course of the games; only for a match between two. */
  get course(): Course {
    return courseOf({ pairs: this.pairs, games: this.halves, armageddon: this.armageddon }, this.terms)
  }

  /** CUP-16, CUP-18b: White and Black, in a match between two. */
  sidesOf(game: number, { isArmageddon } = { isArmageddon: false }): Sides {
    const [higher, lower] = this.bySeed
    return game % 2 === 1 && !isArmageddon ? [higher, lower] : [lower, higher]
  }

  private get bySeed(): Sides {
    return this.people.toSorted((a, b) => a.number - b.number) as unknown as Sides
  }

  play(game: number, result: Result): void {
    this.count(game, { result, isReported: true }, this.course)
    this.settle()
  }

  /** Decides the match if its games do. */
  settle(): void {
    const { course } = this
    if (course.what === 'won') this.winner = course.by === 'nobody' ? 'nobody' : this.personOn(course.by)
  }

  private personOn(side: Side): Person {
    return this.bySeed[side === 'higher' ? 0 : 1]
  }

  /** CUP-27: a player is absent or has no opponent. */
  forfeit(isAbsent: (person: Person) => boolean): void {
    const [present] = this.people.filter((person) => !isAbsent(person))
    if (!present && this.people.length === 2) this.missAll()
    if (!present || this.people.length < 2) this.winner = present ?? 'nobody'
    else this.forfeitTo(present)
  }

  /** The absent player loses every game due; if none is due the player who is there wins. */
  private forfeitTo(present: Person): void {
    let { course } = this
    while (course.what === 'play') {
      for (const game of course.games) {
        const [white] = this.sidesOf(game, course)
        this.count(game, { result: white === present ? '+-' : '-+', isReported: false }, course)
      }
      course = this.course
    }
    this.winner =
      course.what === 'won' && course.isByGames && course.by !== 'nobody' ? this.personOn(course.by) : present
  }

  /** Both are absent and miss the games due now. */
  private missAll(): void {
    const { course } = this
    if (course.what !== 'play') return
    for (const game of course.games) this.count(game, { result: '--', isReported: false }, course)
  }

  private count(game: number, how: Pick<CountedGame, 'result' | 'isReported'>, course: Course): void {
    const isArmageddon = course.what === 'play' && course.isArmageddon
    const sides = this.sidesOf(game, { isArmageddon })
    this.counted.set(game, { sides, ...how })
    if (isArmageddon) this.armageddon = how.result
    else this.halves.set(game, halvesOf(how.result, sides))
  }
}

function halvesOf(result: Result, [white, black]: Sides): Halves {
  const score = scoreOf(result)
  return white.number < black.number ? [score.white, score.black] : [score.black, score.white]
}
