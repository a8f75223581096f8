/** The qualification: its phases and seeds as they are published, and what speaks against publishing them. */
import type { RecordedOf } from '../facts/fact.ts'
import type { Instant } from '../facts/instant.ts'
import type { Field, Person } from './field.ts'
import { about, type Finding } from './finding.ts'
import { type Draw, drawOf, type Paired, peopleOf } from './hybrid-draw.ts'
import { History } from './hybrid-history.ts'
import { HybridMatch, type Seat } from './hybrid-match.ts'
import type { HybridSettings } from './hybrid-options.ts'
import { problemWithPairing } from './hybrid-pairing.ts'
import { isComplete, type Phase, peopleIn } from './hybrid-phase.ts'
import { Places } from './hybrid-places.ts'
import { problemWithPlayoffPairing } from './hybrid-playoff-pairing.ts'
import type { Row } from './hybrid-size.ts'
import { problemWithStarts, type StartPositions } from './hybrid-starts.ts'
import { type Tallies, tallies } from './hybrid-tally.ts'

type SeedsFact = RecordedOf<'seeds-published'>

export class Qualification {
  readonly phases: Phase[] = []
  readonly places: Places
  seeds: { readonly order: readonly Seat[]; readonly at: Instant } | undefined
  private readonly field: Field
  private readonly starts: StartPositions | undefined
  /** HYB-28: how often somebody was absent together with the opponent. */
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

  /** The phase that is being played, if one is. */
  get open(): Phase | undefined {
    return this.phases.find((phase) => !isComplete(phase))
  }

  get isFirstPhaseComplete(): boolean {
    return this.phases[0] !== undefined && isComplete(this.phases[0])
  }

  noteNoShow(person: Person): void {
    this.noShows.set(person, (this.noShows.get(person) ?? 0) + 1)
  }

  /** The seeds as they would be published now; undefined while something has to be played for them. */
  get qualified(): readonly Person[] | undefined {
    return this.places.qualified(this)
  }

  settle(): void {
    this.places.settle(this)
  }

  // --- phases ------------------------------------------------------------------------------------

  publish(fact: Paired): Finding | readonly HybridMatch[] {
    const draw = drawOf(fact, this.list)
    if (typeof draw === 'string') return about(fact, 'HYB-5', draw)
    const finding = this.misnumbered(fact) ?? this.strayPlayoff(fact, draw)
    if (finding) return finding
    const phase = phaseOf(fact, draw)
    this.phases.push(phase)
    if (phase.kind === 'playoff') this.places.playoff?.begin(phase)
    return phase.matches
  }

  private misnumbered(fact: Paired): Finding | undefined {
    const due = this.phases.length + 1
    if (fact.stage !== 'qualification')
      return about(fact, 'HYB-S3', `There are no pairings in the stage ${fact.stage}.`)
    if (fact.kind !== 'regular' && fact.kind !== 'playoff')
      return about(fact, 'HYB-S12', `A phase is regular or a playoff, not ${fact.kind}.`)
    return fact.round === due ? undefined : about(fact, 'HYB-14', `This is phase ${fact.round} where ${due} belongs.`)
  }

  /** HYB-27: a playoff has its place only between the people it is due between. */
  private strayPlayoff(fact: Paired, draw: Draw): Finding | undefined {
    if (fact.kind !== 'playoff') return undefined
    const due = this.places.playoffDue
    if (due.length === 0) return about(fact, 'HYB-12', 'No playoff is due.')
    const odd = oddOneOut(due, peopleOf(draw))
    return odd && about(fact, 'HYB-13', `The playoff is not between these people: ${odd.name} makes the difference.`)
  }

  objectionToPhase(fact: Paired): Finding | undefined {
    const draw = drawOf(fact, this.list)
    if (typeof draw === 'string') return undefined
    return this.untimely(fact) ?? this.wronglyPaired(fact, draw) ?? this.wrongStart(fact)
  }

  private untimely(fact: Paired): Finding | undefined {
    const { open, seeds, places } = this
    if (seeds) return about(fact, 'HYB-S3', 'The seeds are published: the qualification is over.')
    if (open) return about(fact, 'HYB-33', `Phase ${open.number} was not complete.`)
    if (fact.kind === 'playoff') return undefined
    if (places.playoffDue.length > 0) return about(fact, 'HYB-S12', 'A playoff is due.')
    return this.qualified && about(fact, 'HYB-25', 'There is a place for everybody who is left.')
  }

  private wronglyPaired(fact: Paired, draw: Draw): Finding | undefined {
    const problem = fact.kind === 'playoff' ? problemWithPlayoffPairing(draw, this.book) : this.regularProblem(draw)
    return problem && about(fact, problem.rule, problem.sentence)
  }

  private regularProblem(draw: Draw) {
    const pool = this.places.pool(this.list)
    const odd = oddOneOut(pool, peopleOf(draw))
    if (odd) return this.notThePool(odd, pool.includes(odd))
    const history = new History(this.phases)
    return problemWithPairing(draw, { pool, history, book: this.book, isRotation: this.isRotation(pool) })
  }

  private notThePool(person: Person, isInPool: boolean) {
    if (isInPool) return { rule: 'HYB-28', sentence: `${person.name} is in the pool and not in this phase.` }
    if (person.isAway) return { rule: 'HYB-23', sentence: `${person.name} has withdrawn and is not in the pool.` }
    if (this.places.given.includes(person))
      return { rule: 'HYB-3', sentence: `${person.name} has a place and is not in the pool any more.` }
    return { rule: 'HYB-28', sentence: `${person.name} was absent too often and is paired no more.` }
  }

  /** HYB-5. */
  private isRotation(pool: readonly Person[]): boolean {
    const { starters } = this.field
    return [pool, ...this.phases.map(peopleIn)].every((people) => !oddOneOut(starters, people))
  }

  private wrongStart(fact: Paired): Finding | undefined {
    const due = this.starts?.of(fact.round)
    if (fact.start === due) return undefined
    if (due === undefined) return about(fact, 'HYB-8', 'Without Chess960 a phase has no start position.')
    return about(fact, 'HYB-8', `Phase ${fact.round} has start position ${due}, not ${fact.start}.`)
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
    const named = fact.order.filter((id) => id !== 'nobody')
    const stranger = named.find((id) => !this.list.some((person) => person.id === id))
    if (fact.stage !== 'qualification') return about(fact, 'HYB-S3', `There are no seeds of the stage ${fact.stage}.`)
    if (this.seeds) return about(fact, 'HYB-27', 'The seeds were published already.')
    if (fact.order.length !== places)
      return about(fact, 'HYB-S5', `The knockout has ${places} places, not ${fact.order.length}.`)
    if (stranger !== undefined) return about(fact, 'HYB-S10', `${stranger} is not in the list.`)
    return new Set(named).size === named.length ? undefined : about(fact, 'HYB-S10', 'Somebody has two seeds.')
  }

  objectionToSeeds(fact: SeedsFact): Finding | undefined {
    return this.seedsTooEarly(fact) ?? this.wrongSeeds(fact) ?? this.wrongStarts(fact)
  }

  private seedsTooEarly(fact: SeedsFact): Finding | undefined {
    const { open, places } = this
    if (open) return about(fact, 'HYB-33', `Phase ${open.number} was not complete.`)
    if (places.playoffDue.length > 0) return about(fact, 'HYB-S12', 'A playoff is due before the seeds are known.')
    return this.qualified ? undefined : about(fact, 'HYB-S3', 'There are places left to play for.')
  }

  private wrongSeeds(fact: SeedsFact): Finding | undefined {
    const due = this.qualified ?? []
    const wrong = fact.order.findIndex((id, i) => id !== (due[i]?.id ?? 'nobody'))
    return wrong < 0
      ? undefined
      : about(fact, 'HYB-S11', `Seed ${wrong + 1} is ${due[wrong]?.name ?? 'nobody'}, not ${fact.order[wrong]}.`)
  }

  private wrongStarts(fact: SeedsFact): Finding | undefined {
    const due = this.starts?.after(this.phases.length, this.places.row.places) ?? []
    return problemWithStarts(fact, due)
  }
}

/** Somebody who is among the ones and not among the others. */
function oddOneOut(some: readonly Person[], others: readonly Person[]): Person | undefined {
  const [here, there] = [new Set(some), new Set(others)]
  return some.find((person) => !there.has(person)) ?? others.find((person) => !here.has(person))
}

function phaseOf({ kind, at }: Paired, { phase: number, pairs, byes }: Draw): Phase {
  const type = kind === 'playoff' ? 'playoff' : 'regular'
  const matches = pairs.map((pair, i) => new HybridMatch(`Q${number}.${i + 1}`, type, number, pair))
  return { number, kind: type, matches, byes, publishedAt: at }
}
