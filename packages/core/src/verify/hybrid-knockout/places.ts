/**
 * Places in the knockout, phase by phase (HYB-33): players who reach the points needed, in the order of HYB-S11,
 * playoffs where that leaves people level, and everybody left once there are no more than places (HYB-25).
 */
import type { Person } from '../field.ts'
import { byCompletion, isComplete, matchOf, type Phase } from './phase.ts'
import { inListOrder, Playoff, type Terms } from './playoff/playoff.ts'
import type { Row } from './size.ts'
import { type Tallies, tallies, tallyOf } from './tally.ts'

/** The current qualification. */
interface Standing {
  readonly list: readonly Person[]
  readonly phases: readonly Phase[]
}

export class Places {
  readonly row: Row
  /** In order of seeds. */
  readonly given: Person[] = []
  playoff: Playoff | undefined
  private isFull = false
  private readonly terms: Terms
  /** Number of settled phases. */
  private settled = 0
  /** Groups of level players from the last settled phase, still to be given places in this order. */
  private waiting: Person[][] = []

  constructor(row: Row, terms: Terms) {
    this.row = row
    this.terms = terms
  }

  private get left(): number {
    return this.row.places - this.given.length
  }

  /** HYB-3, HYB-23, HYB-28: players of the next phase. */
  pool(list: readonly Person[]): Person[] {
    return list.filter((person) => this.terms.isThere(person) && !this.given.includes(person))
  }

  /** HYB-23, HYB-28: true for a player with a place, or with an unsettled claim to one. */
  hasClaim(person: Person, { list, phases }: Standing): boolean {
    if (this.given.includes(person) || this.playoff?.concerns(person)) return true
    if (this.isFull || this.isBeingPlayedFor) return false
    return tallyOf(person, tallies(list, phases)).points >= this.row.needed
  }

  /** HYB-28: true while the last place is played off. */
  get isBeingPlayedFor(): boolean {
    return this.playoff !== undefined && !this.playoff.isForOrder
  }

  /** Players of the next playoff round, if one is due. */
  get playoffDue(): readonly Person[] {
    return this.playoff?.due ?? []
  }

  /** Qualified players in order of seeds, as they would be published now; undefined while places are open. */
  qualified({ list, phases }: Standing): readonly Person[] | undefined {
    if (this.isFull) return this.given
    if (this.playoff) return this.playoff.qualified && [...this.given, ...this.playoff.qualified]
    const pool = this.pool(list)
    const isWaiting = this.settled < phases.length
    return isWaiting || pool.length > this.left ? undefined : [...this.given, ...theRest(pool, tallies(list, phases))]
  }

  /** Gives every place that is certain by now. */
  settle(standing: Standing): void {
    while (!this.isFull && this.step(standing)) if (this.left === 0) this.end()
  }

  /** One step; false if results are missing. */
  private step({ list, phases }: Standing): boolean {
    if (this.playoff) return this.playOff(this.playoff)
    const group = this.waiting.shift()
    if (group) return this.serve(group)
    const phase = phases[this.settled]
    if (!phase || !isComplete(phase)) return false
    this.settled++
    if (phase.kind === 'regular') this.waiting = this.reaching(phase, { list, phases })
    return true
  }

  private end(): void {
    this.isFull = true
    this.playoff = undefined
    this.waiting = []
  }

  private give(people: readonly Person[]): void {
    this.given.push(...people)
  }

  // --- HYB-11, HYB-12 ----------------------------------------------------------------------------

  private serve(group: readonly Person[]): boolean {
    const fits = group.length <= this.left
    if (fits && !this.terms.seedPlayoffs) this.give(inListOrder(group))
    else this.playoff = new Playoff(group, this.left, this.terms)
    return true
  }

  private playOff(playoff: Playoff): boolean {
    const next = playoff.next()
    if (!next) return false
    this.give(next.placed)
    if (!next.isOver) return true
    this.playoff = undefined
    return true
  }

  // --- HYB-S11 -----------------------------------------------------------------------------------

  /** Players who reach the points needed in this phase, in groups of level players. */
  private reaching(phase: Phase, { list, phases }: Standing): Person[][] {
    const book = tallies(list, phases.slice(0, phase.number))
    const there = list.filter((who) => !this.given.includes(who) && tallyOf(who, book).points >= this.row.needed)
    const compare = inTurn(phase, book)
    const groups: Person[][] = []
    for (const person of there.sort(compare)) {
      const group = groups.at(-1)
      if (group?.[0] && compare(group[0], person) === 0) group.push(person)
      else groups.push([person])
    }
    return groups
  }
}

/** HYB-25. */
const theRest = (pool: readonly Person[], book: Tallies): Person[] =>
  pool.toSorted((a, b) => byPoints(a, b, book) || byMatches(a, b, book) || a.number - b.number)

type Comparison = (a: Person, b: Person) => number

function inTurn(phase: Phase, book: Tallies): Comparison {
  const completion = byCompletion(phase)
  return (a, b) => completion(matchOf(a, phase), matchOf(b, phase)) || byMatches(a, b, book) || byPoints(a, b, book)
}

const byMatches = (a: Person, b: Person, book: Tallies): number => tallyOf(a, book).played - tallyOf(b, book).played
const byPoints = (a: Person, b: Person, book: Tallies): number => tallyOf(b, book).points - tallyOf(a, book).points
