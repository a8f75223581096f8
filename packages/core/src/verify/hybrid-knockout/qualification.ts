/** The qualification: its published phases and seeds, and findings about them. */

import type { EntrantId } from '../../facts/ids.ts'
import type { Instant } from '../../facts/instant.ts'
import type { RecordedOf } from '../facts.ts'
import type { Field, Person } from '../field.ts'
import { about, type Finding, named, otherKind, type Problem } from '../finding.ts'
import { message } from '../words/messages.ts'
import { type Draw, drawOf, isDraw, peopleOf, type RoundFact } from './draw.ts'
import { HybridMatch, type Seat } from './match.ts'
import type { HybridSettings } from './options.ts'
import { History } from './pairing/history.ts'
import { problemWithPairing } from './pairing/pairing.ts'
import { isComplete, type Phase, peopleIn } from './phase.ts'
import { Places } from './places.ts'
import { problemWithPlayoffPairing } from './playoff/playoff-pairing.ts'
import type { Row } from './size.ts'
import { problemWithStarts, type StartPositions } from './starts.ts'
import { type Tallies, tallies } from './tally.ts'

type SeedsFact = RecordedOf<'seeds-published'>

export class Qualification {
  readonly phases: Phase[] = []
  readonly places: Places
  seeds: { readonly order: readonly Seat[]; readonly at: Instant } | undefined
  private readonly field: Field
  private readonly starts: StartPositions | undefined
  /** HYB-28: absences together with the opponent, by person. */
  private readonly noShows = new Map<Person, number>()

  constructor(row: Row, field: Field, settings: HybridSettings, starts: StartPositions | undefined) {
    const { seedPlayoffs, noShowLimit } = settings
    const isThere = (person: Person): boolean => !person.isAway && (this.noShows.get(person) ?? 0) < noShowLimit
    this.places = new Places(row, { seedPlayoffs, isThere })
    this.field = field
    this.starts = starts
  }

  get list(): readonly Person[] {
    return this.field.list
  }

  get book(): Tallies {
    return tallies(this.list, this.phases)
  }

  /** The phase being played, if any. */
  get open(): Phase | undefined {
    return this.phases.find((phase) => !isComplete(phase))
  }

  get isFirstPhaseComplete(): boolean {
    return this.phases[0] !== undefined && isComplete(this.phases[0])
  }

  noteNoShow(person: Person): void {
    this.noShows.set(person, (this.noShows.get(person) ?? 0) + 1)
  }

  /** The seeds as they would be published now; undefined while games are missing. */
  get qualified(): readonly Person[] | undefined {
    return this.places.qualified(this)
  }

  settle(): void {
    this.places.settle(this)
  }

  // --- phases ------------------------------------------------------------------------------------

  publish(fact: RoundFact): Finding | readonly HybridMatch[] {
    const draw = drawOf(fact, this.list)
    if (!isDraw(draw)) return about(fact, 'HYB-5', draw)
    const finding = this.misnumbered(fact) ?? this.strayPlayoff(fact, draw)
    if (finding) return finding
    const phase = phaseOf(fact, draw)
    this.phases.push(phase)
    if (phase.kind === 'playoff') this.places.playoff?.begin(phase)
    return phase.matches
  }

  private misnumbered(fact: RoundFact): Finding | undefined {
    const due = this.phases.length + 1
    if (fact.stage !== 'qualification')
      return about(fact, 'HYB-S3', message('found-stage', { what: 'rounds', stage: { text: fact.stage } }))
    if (fact.kind !== 'regular' && fact.kind !== 'playoff')
      return about(fact, 'HYB-S12', otherKind(fact, 'regular', 'playoff'))
    return fact.round === due
      ? undefined
      : about(fact, 'HYB-14', message('found-phase-number', { phase: fact.round, due }))
  }

  /** HYB-27: a playoff has a place only between the players for whom it is due. */
  private strayPlayoff(fact: RoundFact, draw: Draw): Finding | undefined {
    if (fact.kind !== 'playoff') return undefined
    const due = this.places.playoffDue
    if (due.length === 0) return about(fact, 'HYB-12', message('found-playoff-not-due'))
    const odd = oddOneOut(due, peopleOf(draw))
    if (!odd) return undefined
    return about(fact, 'HYB-13', message(due.includes(odd) ? 'found-left-out' : 'found-not-level', { who: named(odd) }))
  }

  objectionToPhase(fact: RoundFact): Finding | undefined {
    const draw = drawOf(fact, this.list)
    if (!isDraw(draw)) return undefined
    return this.untimely(fact) ?? this.wronglyPaired(fact, draw) ?? this.wrongStart(fact)
  }

  private untimely(fact: RoundFact): Finding | undefined {
    const { open, seeds, places } = this
    if (seeds) return about(fact, 'HYB-S3', message('found-qualification-over'))
    if (open) return about(fact, 'HYB-33', message('found-phase-open', { phase: open.number }))
    if (fact.kind === 'playoff') return undefined
    if (places.playoffDue.length > 0) return about(fact, 'HYB-S12', message('found-playoff-due'))
    return this.qualified && about(fact, 'HYB-25', message('found-places-for-all'))
  }

  private wronglyPaired(fact: RoundFact, draw: Draw): Finding | undefined {
    const problem = fact.kind === 'playoff' ? problemWithPlayoffPairing(draw, this.book) : this.regularProblem(draw)
    return problem && about(fact, problem.rule, problem.says)
  }

  private regularProblem(draw: Draw): Problem | undefined {
    const pool = this.places.pool(this.list)
    const odd = oddOneOut(pool, peopleOf(draw))
    if (odd) return this.notThePool(odd, pool.includes(odd))
    const history = new History(this.phases)
    return problemWithPairing(draw, { pool, history, book: this.book, isRotation: this.isRotation(pool) })
  }

  private notThePool(person: Person, isInPool: boolean): Problem {
    const who = named(person)
    if (isInPool) return { rule: 'HYB-28', says: message('found-left-out', { who }) }
    if (person.isAway) return { rule: 'HYB-23', says: message('found-withdrawn', { who }) }
    if (this.places.given.includes(person)) return { rule: 'HYB-3', says: message('found-has-place', { who }) }
    return { rule: 'HYB-28', says: message('found-absent-often', { who }) }
  }

  /** HYB-5. */
  private isRotation(pool: readonly Person[]): boolean {
    const { starters } = this.field
    return [pool, ...this.phases.map(peopleIn)].every((people) => !oddOneOut(starters, people))
  }

  private wrongStart(fact: RoundFact): Finding | undefined {
    const due = this.starts?.of(fact.round)
    if (fact.start === due) return undefined
    if (due === undefined) return about(fact, 'HYB-8', message('found-start-none'))
    return about(fact, 'HYB-8', message('found-start', { phase: fact.round, due }))
  }

  // --- seeds -------------------------------------------------------------------------------------

  publishSeeds(fact: SeedsFact): Finding | undefined {
    const problem = this.problemWithSeeds(fact)
    if (problem) return problem
    const person = (id: string): Seat => this.list.find((each) => each.id === id) ?? 'nobody'
    this.seeds = { order: fact.order.map(person), at: fact.at }
    return undefined
  }

  private problemWithSeeds(fact: SeedsFact): Finding | undefined {
    const { places } = this.places.row
    const { order, stage } = fact
    const seeded = order.filter((id): id is EntrantId => id !== 'nobody')
    const stranger = seeded.find((id) => !this.list.some((person) => person.id === id))
    const twice = seeded.find((id, i) => seeded.indexOf(id) !== i)
    if (stage !== 'qualification')
      return about(fact, 'HYB-S3', message('found-stage', { what: 'seeds', stage: { text: stage } }))
    if (this.seeds) return about(fact, 'HYB-27', message('found-published', { what: 'seeds' }))
    if (order.length !== places)
      return about(fact, 'HYB-S5', message('found-seed-count', { places, count: order.length }))
    if (stranger !== undefined)
      return about(fact, 'HYB-S10', message('found-not-listed', { who: { entrant: stranger }, where: 'list' }))
    return twice && about(fact, 'HYB-S10', message('found-named-twice', { who: this.field.named(twice) }))
  }

  objectionToSeeds(fact: SeedsFact): Finding | undefined {
    return this.seedsTooEarly(fact) ?? this.wrongSeeds(fact) ?? this.wrongStarts(fact)
  }

  private seedsTooEarly(fact: SeedsFact): Finding | undefined {
    const { open, places } = this
    if (open) return about(fact, 'HYB-33', message('found-phase-open', { phase: open.number }))
    if (places.playoffDue.length > 0) return about(fact, 'HYB-S12', message('found-playoff-due'))
    return this.qualified ? undefined : about(fact, 'HYB-S3', message('found-places-left'))
  }

  private wrongSeeds(fact: SeedsFact): Finding | undefined {
    const due = this.qualified ?? []
    const wrong = fact.order.findIndex((id, i) => id !== (due[i]?.id ?? 'nobody'))
    const right = due[wrong]
    if (right) return about(fact, 'HYB-S11', message('found-seed', { seed: wrong + 1, who: named(right) }))
    const found = fact.order[wrong]
    if (found === undefined || found === 'nobody') return undefined
    const who = this.field.named(found)
    return about(fact, 'HYB-S11', message('found-seed-nobody', { seed: wrong + 1, who }))
  }

  private wrongStarts(fact: SeedsFact): Finding | undefined {
    const due = this.starts?.after(this.phases.length, this.places.row.places) ?? []
    return problemWithStarts(fact, due)
  }
}

/** A person in one list and not in the other. */
function oddOneOut(some: readonly Person[], others: readonly Person[]): Person | undefined {
  const [here, there] = [new Set(some), new Set(others)]
  return some.find((person) => !there.has(person)) ?? others.find((person) => !here.has(person))
}

function phaseOf({ kind, at }: RoundFact, { phase: number, pairs, byes }: Draw): Phase {
  const type = kind === 'playoff' ? 'playoff' : 'regular'
  const matches = pairs.map((pair, i) => new HybridMatch(`Q${number}.${i + 1}`, type, number, pair))
  return { number, kind: type, matches, byes, publishedAt: at }
}
