/** A match of a Bridge knockout: its seats, reports, rulings and decision. */

import type { MatchId } from '../../../facts/ids.ts'
import type { Person } from '../../field.ts'
import type { Imps, RecordedOf, Ruling } from '../facts.ts'
import { type Cut, cut } from './cut.ts'
import { type Ranking, rankingOf } from './final.ts'
import { type SeatPair, Sheet, type Slot, slotOf } from './sheet.ts'

/** `nobody` is a seat that stays empty, unlike a seat that is not known yet. */
export type Seat = Person | 'nobody'
export type Game = RecordedOf<'game-finished'>
export type Stage = 'knockout' | 'round-robin' | 'fifth-place' | 'third-place'

/** Beaten, by forfeit (BRI-48), or gone in an emergency (BRI-50). */
export type Loss = 'lost' | 'forfeited' | 'left'

export interface Decision {
  readonly how: 'played' | 'forfeited' | 'declared' | 'cancelled'
  /** In the order of their seats; after extra boards at the line in their final order (BRI-43). */
  readonly through: readonly Person[]
  readonly losses: ReadonlyMap<Person, Loss>
  /** Ranks of a final of three, if it was played. */
  readonly ranking?: readonly (readonly Person[])[]
}

/** The place of a match, and its opening score. */
export interface Place {
  readonly id: string
  readonly stage: Stage
  readonly round: number
  readonly places: number
  readonly isRanked: boolean
  /** Thousandths of an IMP each of two teams has before the first board: handicap and carry-over (BRI-73). */
  openingScore(match: BridgeMatch, a: Person, b: Person): readonly [number, number]
}

export class BridgeMatch {
  readonly id: MatchId
  readonly stage: Stage
  readonly round: number
  readonly places: number
  private readonly isRanked: boolean
  /** Bracket numbers of the seats. */
  numbers: number[]
  seats: (Seat | undefined)[]
  /** True while its round is played: absent teams have lost. */
  isOpen = false
  readonly sheet = new Sheet()
  decision: Decision | undefined
  /** Recorded handicaps in thousandths of an IMP, by the two teams. */
  readonly handicaps = new Map<string, readonly [number, number]>()
  private readonly openingScore: Place['openingScore']
  private readonly absentees: Person[] = []
  /** Teams declared to advance, in the order named. */
  declared: readonly Person[] | undefined
  private isCancelled = false
  private isRuled = false

  constructor(place: Place, numbers: readonly number[], seats: readonly (Seat | undefined)[]) {
    this.id = place.id as MatchId
    this.stage = place.stage
    this.round = place.round
    this.places = place.places
    this.isRanked = place.isRanked
    this.openingScore = place.openingScore
    this.numbers = [...numbers]
    this.seats = [...seats]
  }

  get people(): Person[] {
    return this.seats.filter((seat) => typeof seat === 'object')
  }

  get isSeated(): boolean {
    return this.seats.length > 0 && this.seats.every((seat) => seat !== undefined)
  }

  /** BRI-91: rounds 1 and 2 of the round robin have no winner to find, round 3 is extra boards alone. */
  get kind(): 'knockout' | 'robin' | 'extra' {
    if (this.stage !== 'round-robin') return 'knockout'
    return this.round < 3 ? 'robin' : 'extra'
  }

  /** True after any report or ruling. */
  get isPlayedOn(): boolean {
    return this.isRuled || !this.sheet.isEmpty
  }

  /** Teams that have neither left nor stayed away. */
  get there(): Person[] {
    return this.seats.filter((seat): seat is Person => this.isThere(seat))
  }

  private isMissing(person: Person): boolean {
    return this.absentees.includes(person) || (this.isOpen && person.isAway)
  }

  has(person: Person): boolean {
    return this.seats.includes(person)
  }

  seatsOf(a: Person, b: Person): SeatPair {
    return [this.seats.indexOf(a), this.seats.indexOf(b)]
  }

  /** True if the two have reported anything. */
  hasReported(a: Person, b: Person): boolean {
    const pair = this.seatsOf(a, b)
    const inOrder: SeatPair = pair[0] < pair[1] ? pair : [pair[1], pair[0]]
    return this.sheet.imps(inOrder, 0) !== undefined
  }

  // --- reports -----------------------------------------------------------------------------------

  /** The slot of a game that can be played now, with the right half (BRI-94). */
  openSlot({ game, half }: Pick<Game, 'game' | 'half'>): Slot | undefined {
    const slot = slotOf(game, this.seats.length)
    if (!slot || this.sheet.has(slot) || !this.areThere(slot.pair)) return undefined
    if (slot.set > 0 || this.kind === 'extra') return half === undefined && this.isExtraDue(slot) ? slot : undefined
    const isInHalves = this.sheet.isInHalves(slot.pair)
    if (slot.isSecondHalf) return half === 2 && isInHalves !== false ? slot : undefined
    return half === 1 || (half === undefined && isInHalves === undefined) ? slot : undefined
  }

  private areThere(pair: SeatPair): boolean {
    return pair.every((seat) => this.isThere(this.seats[seat]))
  }

  private isThere(seat: Seat | undefined): boolean {
    return typeof seat === 'object' && !this.isMissing(seat)
  }

  private isExtraDue({ pair, set, isSecondHalf }: Slot): boolean {
    const now = this.cutNow
    if (isSecondHalf || this.kind === 'robin' || !now || 'through' in now) return false
    const isFirstSet = this.kind === 'extra' && this.sheet.isEmpty && set < 2
    const isDue = isFirstSet || now.due.set === set
    return isDue && pair.every((seat) => now.due.among.some((person) => person === this.seats[seat]))
  }

  play(slot: Slot, { result, half }: Game): void {
    this.sheet.write(slot, result as Imps, half !== undefined)
  }

  // --- rulings -----------------------------------------------------------------------------------

  /** BRI-38: no more teams are there than advance; their games are only for the record. */
  get isForTheRecord(): boolean {
    return this.kind === 'knockout' && this.there.length <= this.places
  }

  rule(ruling: Ruling): void {
    this.isRuled = true
    const named = (ids: readonly string[]): Person[] =>
      ids.flatMap((each) => this.people.find(({ id }) => id === each) ?? [])
    switch (ruling.kind) {
      case 'absent':
        for (const person of named(ruling.absent)) this.absentees.push(person)
        return
      case 'won':
        this.declared = named([ruling.winner])
        return
      case 'through':
        this.declared = named(ruling.through)
        return
      case 'cancelled':
      case 'drawn':
        this.isCancelled = true
        return
      default:
        ruling satisfies never
    }
  }

  // --- the decision ------------------------------------------------------------------------------

  /** Undefined while the match is open. */
  decide(): Decision | undefined {
    if (!this.isSeated) return undefined
    const { there } = this
    if (this.declared) return this.decided('declared', this.declared)
    if (there.length < 2) return this.mayGoOnAlone(there) ? this.withoutOpponent(there) : undefined
    if (this.isCancelled) return this.decided('cancelled', this.kind === 'knockout' ? there : [])
    if (this.kind === 'robin') return this.decidedMatchOfTwo(there)
    if (there.length <= this.places) return this.forTheRecord(there)
    if (this.isRanked) return this.decidedByRank()
    const now = this.cutNow
    return now && 'through' in now ? this.decided('played', now.through) : undefined
  }

  /** BRI-27: walkovers at once; withdrawn teams may still return before the round opens (BRI-90). */
  private mayGoOnAlone([alone]: readonly Person[]): boolean {
    return this.isOpen || this.absentees.length > 0 || alone?.isAway !== true
  }

  /** BRI-49: the team that is there wins, unless it is recorded as not having paid: then nobody does. */
  private withoutOpponent([alone]: readonly Person[]): Decision {
    return this.decided('forfeited', alone && alone.paid !== false ? [alone] : [])
  }

  private decidedMatchOfTwo([a, b]: readonly Person[]): Decision | undefined {
    const scores = a && b ? this.scores(0, a, b) : undefined
    if (!scores) return undefined
    const [forA, forB] = scores
    const winner = forA === forB ? undefined : forA > forB ? a : b
    return this.decided('played', winner ? [winner] : [])
  }

  /** BRI-38; extra boards alone leave nothing for the record. */
  private forTheRecord(there: readonly Person[]): Decision | undefined {
    const isWhole =
      this.kind === 'extra' || there.every((a, i) => there.slice(i + 1).every((b) => this.scores(0, a, b)))
    return isWhole ? this.decided('played', there) : undefined
  }

  private decidedByRank(): Decision | undefined {
    const now = this.ranked
    return 'due' in now ? undefined : { ...this.decided('played', now.ranking[0] ?? []), ranking: now.ranking }
  }

  private get ranked(): Ranking {
    return rankingOf(this.there, (set, a, b) => this.scores(set, a, b))
  }

  private get cutNow(): Cut | undefined {
    if (!this.isSeated) return undefined
    if (this.isRanked) return this.cutByRank
    const first = this.kind === 'extra' && !this.sheet.hasBoardsOfTheMatch ? 1 : 0
    return cut(this.there, this.places, (set, a, b) => this.scores(set, a, b), first)
  }

  private get cutByRank(): Cut {
    const now = this.ranked
    return 'due' in now ? now : { through: now.ranking[0] ?? [] }
  }

  /** In thousandths; extra boards carry neither handicap nor carry-over (BRI-37). */
  scores(set: number, a: Person, b: Person): readonly [number, number] | undefined {
    const imps = this.sheet.imps(this.seatsOf(a, b), set)
    if (!imps) return undefined
    const [openA, openB] = set > 0 || this.kind === 'extra' ? [0, 0] : this.openingScore(this, a, b)
    return [1000 * imps[0] + openA, 1000 * imps[1] + openB]
  }

  private decided(how: Decision['how'], advancing: readonly Person[]): Decision {
    const isInOrder = this.kind === 'extra' && how === 'played'
    const through = isInOrder ? advancing : this.people.filter((person) => advancing.includes(person))
    const beaten = this.people.filter((person) => !advancing.includes(person))
    const isForfeit = how === 'forfeited' && through.length === 0
    const losses = new Map(beaten.map((person) => [person, this.lossOf(person, isForfeit)] as const))
    return { how, through, losses }
  }

  private lossOf(person: Person, isForfeit: boolean): Loss {
    if (this.absentees.includes(person)) return 'forfeited'
    if (this.isMissing(person)) return person.isExcused ? 'left' : 'forfeited'
    return isForfeit ? 'forfeited' : 'lost'
  }
}
