/** A match of a Hybrid Knockout: its seats, its games and its decision. */
import type { MatchId } from '../../facts/ids.ts'
import type { Instant } from '../../facts/instant.ts'
import { scoreOf } from '../../facts/result.ts'
import { known } from '../../lists/at.ts'
import type { ChessGame, ChessRuling, ChessRulingFact } from '../chess-result.ts'
import type { Person } from '../field.ts'
import type { PlainFact } from '../ledger.ts'
import { ladder, type Verdict } from './ladder.ts'

/** `nobody` is a seat that stays empty, unlike a seat that is not known yet. */
export type Seat = Person | 'nobody'
export type Seats = readonly [Seat | undefined, Seat | undefined]
export type Kind = 'regular' | 'playoff' | 'knockout'
export type Game = ChessGame

export type Outcome =
  | { readonly what: 'won'; readonly winner: Person }
  | { readonly what: 'drawn' }
  /** Both were absent. */
  | { readonly what: 'nobody' }
  | { readonly what: 'cancelled' }

export interface Decision {
  readonly outcome: Outcome
  /** HYB-10: the time and the place in the log. */
  readonly at: Instant
  readonly seq: number
}

export class HybridMatch {
  readonly id: MatchId
  readonly kind: Kind
  /** The number of its phase, or of its round of the knockout. */
  readonly round: number
  seats: Seats
  readonly games: Game[] = []
  decision: Decision | undefined
  isRuled = false

  constructor(id: string, kind: Kind, round: number, seats: Seats) {
    this.id = id as MatchId
    this.kind = kind
    this.round = round
    this.seats = seats
  }

  /** HYB-S20. */
  get mayBeDrawn(): boolean {
    return this.kind === 'regular'
  }

  get people(): Person[] {
    return this.seats.filter((seat) => typeof seat === 'object')
  }

  get isSeated(): boolean {
    return this.seats.every((seat) => seat !== undefined)
  }

  has(person: Person): boolean {
    return this.seats.includes(person)
  }

  /** The winner of a decided match. */
  get winner(): Seat {
    const outcome = this.decision?.outcome
    return outcome?.what === 'won' ? outcome.winner : 'nobody'
  }

  /** White and Black as HYB-7 counts them, if the first game was played. */
  get colours(): readonly [white: Person, black: Person] | undefined {
    const [first] = this.games
    const [white, black] = this.people
    if (!first || !white || !black) return undefined
    return scoreOf(first.result).isForfeit ? undefined : [white, black]
  }

  play(game: Game, race: number): void {
    this.games.push(game)
    const results = this.games.map(({ result }) => result)
    const { verdict } = ladder(results, race, this.mayBeDrawn)
    if (verdict) this.decision = { outcome: this.outcomeOf(verdict), at: game.finishedAt ?? game.at, seq: game.seq }
  }

  rule({ ruling, at, seq }: ChessRulingFact): void {
    this.isRuled = true
    this.decision = { outcome: this.outcomeBy(ruling), at, seq }
  }

  /** HYB-23, HYB-24: a player has left or never came. */
  forfeit({ at, seq }: PlainFact): void {
    this.decision = { outcome: wonByTheOneIn(this.people.filter(({ isAway }) => !isAway)), at, seq }
  }

  private outcomeOf(verdict: Verdict): Outcome {
    const [first, second] = this.people
    if (verdict === 'drawn' || verdict === 'nobody') return { what: verdict }
    return { what: 'won', winner: known(verdict === 'first' ? first : second) }
  }

  private outcomeBy(ruling: ChessRuling): Outcome {
    switch (ruling.kind) {
      case 'cancelled':
      case 'drawn':
        return { what: ruling.kind }
      case 'won':
        return wonByTheOneIn(this.people.filter(({ id }) => id === ruling.winner))
      case 'absent':
        return wonByTheOneIn(this.people.filter(({ id }) => !ruling.absent.includes(id)))
      default:
        return ruling satisfies never
    }
  }
}

const wonByTheOneIn = ([winner]: readonly Person[]): Outcome => (winner ? { what: 'won', winner } : { what: 'nobody' })
