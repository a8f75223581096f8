/** A part of a tournament: the rounds a format draws, asked for by number so that drawing again finds what is there. */
import type { Reason } from '../facts/fact.ts'
import type { MatchId, Seq, StageId } from '../facts/ids.ts'
import type { Chart } from './chart.ts'
import { Round, type RoundSpec } from './round.ts'
import { Slot, type Who } from './slot.ts'

export interface StageSpec {
  readonly name: string
  /** What its rounds are called and counted as. */
  readonly counts?: 'round' | 'phase'
  /** Match ids are `<prefix><round>.<n>`; without a prefix they number through. */
  readonly prefix?: string
}

/** A pairing that depends on results, as a format proposes it. */
export interface Pairing {
  /** What kind of round this is in the format's own words, such as a playoff. */
  readonly kind: string
  readonly matches: readonly (readonly Slot[])[]
  readonly byes: readonly Slot[]
  readonly reasons: readonly Reason[]
}

/** A pairing that was published. */
export interface Publication extends Pairing {
  readonly seq: Seq
}

/** An order of seeds that ends a stage; nobody may hold a seed. */
export interface SeedOrder {
  readonly order: readonly Who[]
  readonly reasons: readonly Reason[]
}

/** What the format waits for somebody to publish. */
export type Wanted =
  | { readonly what: 'round'; readonly stage: Stage; readonly round: number; readonly name: string; propose(): Pairing }
  | { readonly what: 'seeds'; readonly stage: Stage; propose(): SeedOrder }

export interface PairedSpec {
  readonly name: string
  /** Is the past this round stands on complete? */
  readonly ready: boolean
  propose(): Pairing
  /** Does what was published still serve? Asked for rounds that are only right for exactly these people. */
  fits?(published: Pairing): boolean
  draw(round: Round, pairing: Pairing): void
}

/** A round that will be paired later, shown with its default pairs. */
export interface Announced {
  readonly number: number
  readonly name: string
  readonly firstId: number
  readonly matches: readonly (readonly Slot[])[]
}

export class Stage {
  readonly rounds: Round[] = []
  readonly announced: Announced[] = []
  readonly chart: Chart
  readonly id: StageId
  readonly name: string
  readonly counts: 'round' | 'phase'
  readonly prefix: string | undefined
  /** The order of seeds was published. */
  isSeeded = false
  private matchesNumbered = 0
  private readonly places = new Map<number, Slot>()
  private readonly numbers = new Map<string, Slot>()

  constructor(chart: Chart, id: StageId, spec: StageSpec) {
    this.chart = chart
    this.id = id
    this.name = spec.name
    this.counts = spec.counts ?? 'round'
    this.prefix = spec.prefix
  }

  find(number: number): Round | undefined {
    return this.rounds.find((round) => round.number === number)
  }

  /** Who comes in at this rank of the stage. */
  place(rank: number): Slot {
    return slotIn(this.places, rank, () => ({ from: 'rank', of: this.id, rank }))
  }

  /** Who holds a bracket number after a round: a slot of the stage, so that pairing again leaves later rounds alone. */
  number(after: number, number: number): Slot {
    return slotIn(this.numbers, `${after}.${number}`, () => ({ from: 'number', of: this.id, after, number }))
  }

  /** The seeds of this stage that were asked for so far, best first. */
  get seedsTold(): Slot[] {
    return [...this.places.entries()].sort(([a], [b]) => a - b).map(([, slot]) => slot)
  }

  /** Draws a round that does not depend on results; `fill` runs once. */
  round(number: number, spec: RoundSpec, fill: (round: Round) => void): Round {
    const known = this.find(number)
    if (known) return known
    return this.drawn(this.opened(number, spec), fill)
  }

  /** Shows a round that will be paired later and keeps its match numbers free. */
  announce(number: number, name: string, matches: readonly (readonly Slot[])[]): void {
    if (this.announcedAs(number)) return
    const before = this.matchesNumbered
    this.announced.push({ number, name, firstId: before + 1, matches })
    this.matchesNumbered += matches.length
    this.chart.remember(() => {
      this.announced.pop()
      this.matchesNumbered = before
    })
  }

  /** A round whose pairing depends on results: drawn when published, asked for when ready. */
  paired(number: number, spec: PairedSpec): Round | undefined {
    const known = this.find(number)
    if (known) return known
    const published = this.chart.publicationOf(this.id, number)
    if (published && (spec.fits?.(published) ?? true)) return this.drawnAs(published, number, spec)
    if (spec.ready) {
      const { name, propose } = spec
      this.chart.wanted = { what: 'round', stage: this, round: number, name, propose }
    }
    return undefined
  }

  /** An order of seeds that ends this stage: filled in when published, asked for when ready. */
  seeded(spec: { readonly ready: boolean; propose(): SeedOrder }): boolean {
    if (this.isSeeded) return true
    const published = this.chart.seedsOf(this.id)
    if (published) {
      this.isSeeded = true
      this.chart.remember(() => {
        this.isSeeded = false
      })
      published.order.forEach((who, i) => {
        this.chart.fill(this.place(i + 1), who, published.reasons[i])
      })
    } else if (spec.ready) this.chart.wanted = { what: 'seeds', stage: this, propose: spec.propose }
    return this.isSeeded
  }

  private drawnAs(published: Publication, number: number, spec: PairedSpec): Round {
    const round = this.opened(number, { name: spec.name, isAwaited: true })
    round.publication = published
    round.byes.push(...published.byes)
    return this.drawn(round, () => spec.draw(round, published))
  }

  private opened(number: number, spec: RoundSpec): Round {
    const firstId = this.announcedAs(number)?.firstId ?? this.matchesNumbered + 1
    const round = new Round(this, number, firstId, spec)
    this.rounds.push(round)
    return round
  }

  private drawn(round: Round, fill: (round: Round) => void): Round {
    const before = this.matchesNumbered
    this.chart.remember(() => {
      this.rounds.pop()
      this.matchesNumbered = before
      this.chart.unhang(round)
    })
    fill(round)
    round.isDrawn = true
    if (!this.announcedAs(round.number)) this.matchesNumbered += round.matches.length
    if (round.isDone) this.chart.roundDone(round)
    return round
  }

  private announcedAs(number: number): Announced | undefined {
    return this.announced.find((round) => round.number === number)
  }
}

/** The id an announced match will have. */
export const announcedId = (round: Announced, index: number): MatchId => `${round.firstId + index}` as MatchId

function slotIn<Key>(slots: Map<Key, Slot>, key: Key, label: () => Slot['label']): Slot {
  let slot = slots.get(key)
  if (!slot) {
    slot = new Slot(label())
    slots.set(key, slot)
  }
  return slot
}
