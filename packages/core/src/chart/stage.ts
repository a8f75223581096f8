/** A part of a tournament: the rounds a format draws. They are requested by number, so that drawing again finds existing rounds. */
import type { Fact, Reason } from '../facts/fact.ts'
import type { MatchId, Seq, StageId } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'
import type { Seed } from '../ids/ids.ts'
import type { Message } from '../message/message.ts'
import type { Chart } from './chart.ts'
import type { Game, Match } from './match.ts'
import { matchId, Round, type RoundSpec } from './rounds/round.ts'
import { Slot, type Who } from './slot.ts'

export interface StageSpec {
  readonly name: Message
  /** How its rounds are named and counted. */
  readonly counts?: 'round' | 'phase'
  /** Match ids are `<prefix><round>.<n>`; without a prefix they number through. */
  readonly prefix?: string
  /** Letter of its bracket; match ids begin with it. */
  readonly letter?: string
  /** The number of its first match, where earlier stages number through before it. */
  readonly firstId?: number
  /** Figures known beforehand, such as the number of qualifiers. */
  readonly figures?: Readonly<Record<string, number>>
  /** Number of games, if it does not follow from matches drawn beforehand. */
  readonly games?: { readonly min: number; readonly max: number | null }
}

/** A pairing that depends on results, as a format proposes it. */
export interface Pairing {
  /** The format's own kind of round, such as a playoff. */
  readonly kind: string
  readonly matches: readonly (readonly Slot[])[]
  readonly byes: readonly Slot[]
  /** The Chess960 position of its games. */
  readonly start?: number | undefined
  /** Values of the fields that the format adds to a published round. */
  readonly added?: object | undefined
  /** Chosen by a person: it is never redrawn automatically. */
  readonly byHand?: true | undefined
  readonly note?: string | undefined
  readonly reasons: readonly Reason[]
}

/** When it was published. */
interface PublishedAt {
  readonly seq: Seq
  readonly at: Instant
}

/** A published pairing. */
export interface Publication extends Pairing, PublishedAt {}

/** An order of seeds that ends a stage; nobody may hold a seed. */
export interface SeedOrder {
  readonly order: readonly Who[]
  /** Chess960 positions of the rounds that follow. */
  readonly starts?: readonly number[] | undefined
  readonly reasons: readonly Reason[]
}

/** A published order of seeds. */
export interface PublishedSeeds extends SeedOrder, PublishedAt {}

/** The publications a format waits for. */
export type PendingPublication =
  | ({ readonly what: 'round'; readonly name: Message } & PairingProposal & Place)
  | ({ readonly what: 'choice'; readonly name: Message } & Choice & Place)
  | { readonly what: 'seeds'; readonly stage: Stage; propose(): SeedOrder }
  | Draw

/** A draw that a match waits for, published as a fact of the format. */
export interface Draw {
  readonly what: 'draw'
  readonly stage: Stage
  readonly match: Match
  /** The sentence for the director's list. */
  readonly todo: Message
  propose(): Fact
}

interface Place {
  readonly stage: Stage
  readonly round: number
}

/** Somebody chooses an opponent, which pairs the round. */
export interface Choice {
  readonly chooser: Who
  readonly among: readonly Who[]
  chosen(opponent: Who): Pairing
}

interface PairedRound {
  readonly name: Message
  /** True if everything before this round is complete. */
  readonly ready: boolean
  /** The round whose results it depends on. */
  readonly gate?: RoundSpec['gate']
  /** True if the publication is still valid; for rounds that hold only for exactly these entrants. */
  fits?(published: Pairing): boolean
  draw(round: Round, pairing: Pairing): void
}

/** The source of a pairing: a proposal of the rules, which the director may replace, or somebody's choice. */
interface PairingProposal {
  propose(): Pairing
  /** Lengths of games needed before its publication, since they could make the round unnecessary. */
  readonly lengths?: MissingLengths | undefined
  /** The pairing with these matches; `undefined` if it is not possible in this round. */
  byHand?: ((matches: readonly (readonly Who[])[]) => Pairing | undefined) | undefined
}

export interface MissingLengths {
  readonly rule: string
  readonly games: readonly { readonly match: Match; readonly game: Game }[]
}

export type PairedSpec = PairedRound & (PairingProposal | { readonly choice: Choice })

/** A round that will be paired later, shown with its default pairs. */
export interface AnnouncedRound {
  readonly number: number
  readonly name: Message
  readonly firstId: number
  readonly matches: readonly (readonly Slot[])[]
  readonly byes: readonly Slot[]
  /** Number of entrants who advance from each match. */
  readonly advance: readonly number[]
}

export class Stage {
  readonly rounds: Round[] = []
  readonly announced: AnnouncedRound[] = []
  readonly chart: Chart
  readonly id: StageId
  readonly name: Message
  readonly counts: 'round' | 'phase'
  readonly prefix: string | undefined
  readonly letter: string
  readonly figures: StageSpec['figures']
  readonly games: StageSpec['games']
  /** The order of seeds was published. */
  isSeeded = false
  private matchesNumbered: number
  private readonly seeds = new Map<number, Slot>()
  private readonly numbers = new Map<string, Slot>()

  constructor(chart: Chart, id: StageId, spec: StageSpec) {
    this.chart = chart
    this.id = id
    this.name = spec.name
    this.counts = spec.counts ?? 'round'
    this.prefix = spec.prefix
    this.letter = spec.letter ?? ''
    this.figures = spec.figures
    this.games = spec.games
    this.matchesNumbered = (spec.firstId ?? 1) - 1
  }

  /** Rounds nearly always have no gaps, so the index is tried first. */
  find(number: number): Round | undefined {
    const { rounds } = this
    const [first] = rounds
    const likely = first && rounds[number - first.number]
    return likely?.number === number ? likely : rounds.find((round) => round.number === number)
  }

  /** The slot of seed k for the next stage. */
  seed(k: Seed): Slot {
    return slotIn(this.seeds, k, () => ({ from: 'seed', seed: k, of: this.id }))
  }

  /** The holder of a bracket number after a round: a slot of the stage, so that a new pairing does not change later rounds. */
  number(after: number, number: number): Slot {
    return slotIn(this.numbers, `${after}.${number}`, () => ({ from: 'number', of: this.id, after, number }))
  }

  /** The slots of seeds requested so far, best first. */
  get seedsTold(): Slot[] {
    return [...this.seeds.entries()].sort(([a], [b]) => a - b).map(([, slot]) => slot)
  }

  /** Draws a round that does not depend on results; `fill` runs once. */
  round(number: number, spec: RoundSpec, fill: (round: Round) => void): Round {
    const known = this.find(number)
    if (known) return known
    return this.drawn(this.opened(number, spec), fill)
  }

  /** Announces a round that will be paired later, and reserves its match numbers. */
  announce(number: number, name: Message, drawn: () => Pick<AnnouncedRound, 'matches' | 'byes' | 'advance'>): void {
    if (this.announcedAs(number)) return
    const before = this.matchesNumbered
    const pairs = drawn()
    this.announced.push({ number, name, firstId: before + 1, ...pairs })
    this.matchesNumbered += pairs.matches.length
    this.chart.trail.remember(() => {
      this.announced.pop()
      this.matchesNumbered = before
    })
  }

  /** A round whose pairing depends on results: drawn when published, asked for when ready. */
  paired(number: number, spec: PairedSpec): Round | undefined {
    const known = this.find(number)
    if (known) return known
    const published = this.chart.notices.pairing(this.id, number)
    if (published && (spec.fits?.(published) ?? true)) return this.drawnAs(published, number, spec)
    if (spec.ready) this.want(number, spec)
    return undefined
  }

  private want(round: number, spec: PairedSpec): void {
    const place = { stage: this, round, name: spec.name }
    this.chart.wants.push(
      'choice' in spec
        ? { what: 'choice', ...place, ...spec.choice }
        : {
            what: 'round',
            ...place,
            propose: spec.propose,
            lengths: spec.lengths,
            byHand: spec.byHand,
          },
    )
  }

  /** An order of seeds that ends this stage: filled in when published, asked for when ready. */
  seeded(spec: { readonly ready: boolean; propose(): SeedOrder }): boolean {
    if (this.isSeeded) return true
    const published = this.chart.notices.seeds(this.id)
    if (published) {
      this.isSeeded = true
      this.chart.trail.remember(() => {
        this.isSeeded = false
      })
      published.order.forEach((who, i) => {
        this.chart.board.fill(this.seed(i + 1), who, published.reasons[i])
      })
    } else if (spec.ready) this.chart.wants.unshift({ what: 'seeds', stage: this, propose: spec.propose })
    return this.isSeeded
  }

  private drawnAs(published: Publication, number: number, spec: PairedSpec): Round {
    const round = this.opened(number, { name: spec.name, gate: spec.gate, isAwaited: true })
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
    this.chart.trail.remember(() => {
      this.rounds.pop()
      this.matchesNumbered = before
      this.chart.board.unhang(round)
    })
    fill(round)
    round.isDrawn = true
    if (!this.announcedAs(round.number)) this.matchesNumbered += round.matches.length
    if (round.isDone) this.chart.board.roundDone(round)
    return round
  }

  private announcedAs(number: number): AnnouncedRound | undefined {
    return this.announced.find((round) => round.number === number)
  }
}

/** The id an announced match will have. */
export const announcedId = (stage: Stage, { number, firstId }: AnnouncedRound, index: number): MatchId =>
  matchId(stage, number, firstId, index)

function slotIn<Key>(slots: Map<Key, Slot>, key: Key, label: () => Slot['label']): Slot {
  let slot = slots.get(key)
  if (!slot) {
    slot = new Slot(label())
    slots.set(key, slot)
  }
  return slot
}
