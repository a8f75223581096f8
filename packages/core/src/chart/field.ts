/** The field: entrants, their order, and withdrawals. */
import type { Entrant } from '../facts/entrant.ts'
import type { EntrantId, MatchId, Seq } from '../facts/ids.ts'
import type { Seed } from '../ids/ids.ts'
import { at } from '../lists/at.ts'
import { Divisions } from './divisions.ts'
import type { Who } from './slot.ts'
import type { Trail } from './trail.ts'

export class Field {
  /** In the order of entry. */
  readonly entrants: Entrant[] = []
  readonly indexOf = new Map<EntrantId, Who>()
  /** The seqs of withdrawals in force, by entrant. */
  readonly gone = new Map<Who, Seq>()
  /** Entrants who had to leave and keep what they earned. */
  readonly emergencies = new Set<Who>()
  /** Entrants whose results were all annulled when they withdrew. */
  readonly annulled = new Set<Who>()
  readonly divisions: Divisions
  /** Entrants who play, in seed order; empty before the start. */
  order: readonly Who[] = []
  /** Size of a field that is only sketched, without entrants. */
  sketchedSize = 0
  /** Late entrants still to come, with the match that is not decided before they are there. */
  private readonly expected = new Map<EntrantId, MatchId>()
  private isStarted = false
  /** Seeds by entrant; entrants who withdrew before the start have none. */
  private seeds: readonly (Seed | undefined)[] = []
  private readonly trail: Trail

  constructor(trail: Trail) {
    this.trail = trail
    this.divisions = new Divisions(this, trail)
  }

  /** Number of entrants who play. */
  get size(): number {
    return this.isStarted ? this.order.length : this.sketchedSize
  }

  /** All entrants, in the order of entry. */
  get everybody(): Who[] {
    return this.entrants.map((_, who) => who as Who)
  }

  /** Entrants who have not withdrawn, in the order they entered. */
  get present(): Who[] {
    return this.everybody.filter((who) => !this.gone.has(who))
  }

  /** False for entrants who withdrew before the start. */
  plays(who: Who): boolean {
    return this.seeds[who] !== undefined
  }

  /** The seed of an entrant, counted from 1; NOBODY comes after all others. */
  seedOf(who: Who): Seed {
    return this.seeds[who] ?? Number.MAX_SAFE_INTEGER
  }

  entrant(who: Who): Entrant {
    return at(this.entrants, who)
  }

  add(entrant: Entrant): Who {
    const who = this.entrants.length as Who
    this.indexOf.set(entrant.id, who)
    this.entrants.push(entrant)
    this.trail.remember(() => {
      this.entrants.pop()
      this.indexOf.delete(entrant.id)
    })
    return who
  }

  edit(who: Who, edited: Entrant): void {
    const before = this.entrant(who)
    this.entrants[who] = edited
    this.trail.remember(() => {
      this.entrants[who] = before
    })
  }

  start(order: readonly Who[]): void {
    this.isStarted = true
    this.order = order
    this.seeds = seedsIn(order)
    this.trail.remember(() => {
      this.isStarted = false
      this.order = []
      this.seeds = []
    })
  }

  /** Reserves a seat in a match for an entrant who comes late. */
  expect(entrant: EntrantId, match: MatchId): void {
    this.expected.set(entrant, match)
    this.trail.remember(() => {
      this.expected.delete(entrant)
    })
  }

  /** Notes that an expected entrant is there now, or will not come. */
  arrive(entrant: EntrantId): void {
    const match = this.expected.get(entrant)
    if (match === undefined) return
    this.expected.delete(entrant)
    this.trail.remember(() => {
      this.expected.set(entrant, match)
    })
  }

  isExpected(entrant: EntrantId): boolean {
    return this.expected.has(entrant)
  }

  isExpectingIn(match: MatchId): boolean {
    return this.expected.size > 0 && [...this.expected.values()].includes(match)
  }

  /** Adds a late entrant at the end of the order. */
  append(who: Who): void {
    const { order, seeds } = this
    this.order = [...order, who]
    this.seeds = seedsIn(this.order)
    this.trail.remember(() => {
      this.order = order
      this.seeds = seeds
    })
  }

  leave(who: Who, seq: Seq, isEmergency: boolean): void {
    this.gone.set(who, seq)
    if (isEmergency) this.emergencies.add(who)
    this.trail.remember(() => {
      this.gone.delete(who)
      this.emergencies.delete(who)
    })
  }

  comeBack(who: Who): void {
    const since = this.gone.get(who)
    if (since === undefined) return
    const wasEmergency = this.emergencies.delete(who)
    this.gone.delete(who)
    this.trail.remember(() => {
      this.gone.set(who, since)
      if (wasEmergency) this.emergencies.add(who)
    })
  }

  annul(who: Who): void {
    this.annulled.add(who)
    this.trail.remember(() => {
      this.annulled.delete(who)
    })
  }
}

function seedsIn(order: readonly Who[]): Seed[] {
  const seeds: Seed[] = []
  order.forEach((who, i) => {
    seeds[who] = i + 1
  })
  return seeds
}
