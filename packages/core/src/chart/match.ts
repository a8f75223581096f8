/** A meeting of two entrants or more, decided by its series. */
import type { RecordedFactOf } from '../facts/fact.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Outcome, Series } from '../series/series.ts'
import type { Game, SeatIndex, SeriesMatch } from '../series/series-match.ts'
import type { Round } from './rounds/round.ts'
import { NOBODY, Slot, UNKNOWN, type Who } from './slot.ts'

export type { Game, SeatIndex } from '../series/series-match.ts'

export interface MatchSpec {
  readonly seats: readonly Slot[]
  readonly series: Series
  /** Slots for those who advance, in the order of their seats. */
  readonly takes?: readonly Slot[]
  /** Number of entrants who advance. */
  readonly advance?: number
  /** True if the slots are filled by place instead, losers included: first, second, third. */
  readonly byPlace?: boolean
  /** True if the loser goes to a match that is drawn later, perhaps after this one is decided. */
  readonly losersPlayOn?: boolean
}

const noSlots: readonly Slot[] = []
const noGames: Game[] = []

export class Match implements SeriesMatch {
  /** Filled by `add` alone. */
  games: Game[] = noGames
  outcome: Outcome | undefined = undefined
  /** True if its last game decided it. */
  isEndedByGame = false
  /** Number of seats not known yet. */
  unknown = 0
  /** Bit set of the seats ruled absent. */
  absent = 0
  /** Bit set of the seats that dropped out while the others play on. */
  away = 0
  /** True if its result does not count, since an entrant withdrew so early that all results were annulled. */
  isAnnulled = false
  /** The ruling that decided it, if any. */
  ruling: RecordedFactOf<'ruling-made'> | undefined = undefined
  winnerSlot: Slot | undefined = undefined
  loserSlot: Slot | undefined = undefined

  readonly round: Round
  /** Its place in the round, counted from 0. */
  private readonly index: number
  /** Built on first use. */
  private knownId: MatchId | undefined = undefined
  seats: readonly Slot[]
  readonly series: Series
  readonly takes: readonly Slot[]
  readonly advance: number
  readonly byPlace: boolean

  constructor(round: Round, index: number, spec: MatchSpec) {
    this.round = round
    this.index = index
    this.seats = spec.seats
    this.series = spec.series
    this.takes = spec.takes ?? noSlots
    this.advance = spec.advance ?? 0
    this.byPlace = spec.byPlace ?? false
    if (spec.losersPlayOn) this.loserSlot = new Slot({ from: 'loser', of: this.id })
  }

  get id(): MatchId {
    this.knownId ??= this.round.idOf(this.index)
    return this.knownId
  }

  /** Most matches have one game, and a list made for one takes a tenth of the memory of one that grew. */
  add(game: Game): void {
    if (this.games === noGames) this.games = [game]
    else this.games.push(game)
  }

  get winner(): Slot {
    this.winnerSlot ??= new Slot({ from: 'winner', of: this.id })
    return this.winnerSlot
  }

  get loser(): Slot {
    this.loserSlot ??= new Slot({ from: 'loser', of: this.id })
    return this.loserSlot
  }

  who(seat: SeatIndex): Who {
    return (this.seats[seat] as Slot).who
  }

  seatOf(who: Who): SeatIndex | undefined {
    const seat = this.seats.findIndex((slot) => slot.who === who)
    return seat < 0 ? undefined : seat
  }

  /** The seats that play. */
  get here(): SeatIndex[] {
    return this.seats.map((_, seat) => seat).filter((seat) => !(this.away & (1 << seat)))
  }

  get isSeated(): boolean {
    return this.unknown === 0
  }

  /** The winner: an entrant, nobody (drawn, cancelled, both absent), or not known yet. */
  get winnerNow(): Who {
    if (!this.outcome) return UNKNOWN
    const [first] = this.outcome.order
    return first === undefined || this.outcome.tied || this.isAnnulled ? NOBODY : this.who(first)
  }

  /** Rolls back the latest change: a game, the decision, or a game with the decision it brought. */
  undoLast(): void {
    if (!this.outcome || this.isEndedByGame) this.games.pop()
    if (this.outcome) this.round.left++
    this.outcome = undefined
    this.isEndedByGame = false
  }
}
