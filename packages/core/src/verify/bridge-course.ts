/**
 * The course of a Bridge knockout: its rounds, who holds which number (BRI-27), which rounds are open (BRI-85), and what
 * follows from a decision. It is asked as the facts come in, so who is away or has not paid is who was so by then.
 */
import type { Handicap } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import { boardsOf, type CarryOver, carryOver, type Event } from './bridge-boards.ts'
import { type DrawnPair, handicapKey, handicapOf } from './bridge-handicap.ts'
import { BridgeMatch, type Loss, type Place, type Seat } from './bridge-match.ts'
import type { BridgeSettings } from './bridge-options.ts'
import { type PlannedRound, planOf } from './bridge-plan.ts'
import { rings } from './bridge-robin.ts'
import { seatPairs } from './bridge-sheet.ts'
import type { Person } from './field.ts'

export interface Round {
  readonly number: number
  readonly plan: PlannedRound
  readonly matches: readonly BridgeMatch[]
  /** Does it need a publication before it is played? */
  readonly isPublished: boolean
  /** The fact that published it. */
  publication: Seq | undefined
  /** Who holds which number after it. */
  readonly holders: Map<number, Seat>
}

export class Course implements Event {
  readonly teams: number
  readonly settings: BridgeSettings
  readonly matches = new Map<MatchId, BridgeMatch>()
  readonly rounds: readonly Round[]
  /** Rounds 1 and 2 of five teams, and the extra boards behind them. */
  readonly robin: BridgeMatch[][] = []
  /** Places 1 to 4 of the round robin, once they are published. */
  seeds: { readonly order: readonly Seat[]; readonly seq: Seq } | undefined
  third: { readonly match: BridgeMatch; publication: Seq | undefined } | undefined
  fifth: { readonly matches: readonly BridgeMatch[]; readonly byes: readonly Person[]; readonly seq: Seq } | undefined
  /** How everybody who is out went out of the bracket. */
  readonly out = new Map<Person, { readonly round: PlannedRound; readonly isFirst: boolean; readonly loss: Loss }>()
  /** BRI-90: who has lost by being away. */
  readonly missed = new Set<Person>()
  private readonly touched = new Set<BridgeMatch>()

  constructor(starters: readonly Person[], settings: BridgeSettings) {
    this.teams = starters.length
    this.settings = settings
    if (this.teams === 5) this.drawRobin(starters)
    this.rounds = this.drawnRounds()
    if (settings.thirdPlace) this.third = { match: this.hangUp('third-place', 1, 'T1.1', 1), publication: undefined }
    if (this.teams !== 5) this.seat(0, new Map(starters.map((person, i) => [i + 1, person])))
    this.open(0)
    this.settle()
  }

  // --- the draw ----------------------------------------------------------------------------------

  private drawRobin(starters: readonly Person[]): void {
    for (const [r, ring] of rings.entries())
      this.robin.push(
        ring.map(([a, b], i) => {
          const seats = [starters[a - 1] as Person, starters[b - 1] as Person]
          return this.hangUp('round-robin', r + 1, `R${r + 1}.${i + 1}`, 1, [a, b], seats)
        }),
      )
    for (const match of this.robin[0] ?? []) this.openMatch(match)
  }

  private drawnRounds(): Round[] {
    let last = 0
    return planOf(this.teams).map((plan, r) => {
      const matches = plan.matches.map(({ numbers, places }) => {
        last++
        const seats = numbers.map(() => undefined)
        return this.hangUp('knockout', r + 1, String(last), places, numbers, seats)
      })
      const isPublished = plan.isPairedAnew || (this.settings.handicap && r > 0)
      return { number: r + 1, plan, matches, isPublished, publication: undefined, holders: new Map() }
    })
  }

  /** A new match in its place. */
  hangUp(
    stage: Place['stage'],
    round: number,
    id: string,
    places: number,
    numbers: readonly number[] = [],
    seats: readonly (Seat | undefined)[] = [],
  ): BridgeMatch {
    const match = this.drawn(stage, round, id, places, numbers, seats)
    this.matches.set(match.id, match)
    return match
  }

  /** A match as it would be. */
  drawn(
    stage: Place['stage'],
    round: number,
    id: string,
    places: number,
    numbers: readonly number[],
    seats: readonly (Seat | undefined)[],
  ): BridgeMatch {
    const { openingScore } = this
    return new BridgeMatch({ id, stage, round, places, openingScore }, numbers, seats)
  }

  // --- scores ------------------------------------------------------------------------------------

  matchBetween(stage: Place['stage'], round: number, a: Person, b: Person): BridgeMatch | undefined {
    const matches = stage === 'knockout' ? (this.rounds[round - 1]?.matches ?? []) : this.robin.slice(0, 2).flat()
    return matches.find((match) => match.has(a) && match.has(b))
  }

  private readonly openingScore: Place['openingScore'] = (match, a, b) => {
    const carried = carryOver(match, a, b, this)
    const [forA, forB] = this.handicapIn(match, a, b, carried)
    return [forA + (carried?.opens[0] ?? 0), forB + (carried?.opens[1] ?? 0)]
  }

  /** As it was told; where a correction has put others there than were told of, by the formula. */
  private handicapIn(match: BridgeMatch, a: Person, b: Person, carried: CarryOver | undefined) {
    if (!this.settings.handicap) return [0, 0] as const
    const told = match.handicaps.get(handicapKey(a.id, b.id))
    return told ?? handicapOf(a, b, boardsOf(match, this) + (carried?.boards ?? 0), this.settings)
  }

  /** Each two teams of these matches, for their handicaps. */
  pairsIn(
    matches: readonly BridgeMatch[],
    seatsIn: (match: BridgeMatch) => readonly (Seat | undefined)[],
  ): DrawnPair[] {
    return matches.flatMap((match) => {
      const seats = seatsIn(match)
      return seatPairs(seats.length).flatMap(([i, j]): DrawnPair[] => {
        const [a, b] = [seats[i], seats[j]]
        if (typeof a !== 'object' || typeof b !== 'object') return []
        const boards = boardsOf(match, this) + (carryOver(match, a, b, this)?.boards ?? 0)
        return [{ pair: [a, b], boards, isOptional: a.isAway || b.isAway }]
      })
    })
  }

  tell(handicaps: readonly Handicap[] | undefined, matches: readonly BridgeMatch[]): void {
    for (const { between, receives } of handicaps ?? []) {
      const imps = receives.map((each) => Math.round(1000 * each)) as [number, number]
      const match = matches.find(({ people }) => between.every((id) => people.some((person) => person.id === id)))
      match?.handicaps.set(handicapKey(...between), imps)
    }
  }

  // --- rounds open, one after the other ----------------------------------------------------------

  isComplete(round: number): boolean {
    return this.rounds[round - 1]?.matches.every(({ decision }) => decision) ?? false
  }

  get isRobinComplete(): boolean {
    return this.robin.every((matches) => matches.every(({ decision }) => decision))
  }

  /** Is everything before this round of the bracket complete? */
  isDue(round: number): boolean {
    return round === 1 ? this.teams !== 5 || this.seeds !== undefined : this.isComplete(round - 1)
  }

  /** Those who hold the numbers take their seats in the round after this one, if it is drawn. */
  private seat(after: number, holders: ReadonlyMap<number, Seat>): void {
    const round = this.rounds[after]
    if (!round || (round.isPublished && round.publication === undefined)) return
    for (const match of round.matches) {
      const seats = match.numbers.map((number) => holders.get(number))
      if (!match.decision) match.seats = seats
      this.touched.add(match)
    }
  }

  /** The round at this index, if it is due and drawn; a published one was due, whatever was corrected since (BRI-89). */
  private open(index: number): void {
    const round = this.rounds[index]
    if (!round || !this.isDrawn(round) || !(round.isPublished || this.isDue(index + 1))) return
    for (const match of round.matches) this.openMatch(match)
  }

  private isDrawn(round: Round): boolean {
    if (this.teams === 5 && round.number === 1) return round.publication !== undefined || !this.isChoiceDue
    return !round.isPublished || round.publication !== undefined
  }

  openMatch(match: BridgeMatch): void {
    match.isOpen = true
    this.touched.add(match)
  }

  touch(match: BridgeMatch): void {
    this.touched.add(match)
  }

  /** Somebody came or went. */
  touchMatchesOf(person: Person): void {
    for (const match of this.matches.values()) if (!match.decision && match.has(person)) this.touched.add(match)
  }

  /** Everything that follows from what has just happened. */
  settle(): void {
    this.settleChoice()
    for (const match of this.touched) {
      this.touched.delete(match)
      if (match.decision) continue
      const decision = match.decide()
      if (decision?.how === 'played' && this.isWaiting(match)) continue
      match.decision = decision
      if (match.decision) this.goOn(match)
    }
  }

  /** BRI-46: the result that is carried over was taken back. */
  private isWaiting({ stage, there }: BridgeMatch): boolean {
    const [a, b] = there
    if (stage !== 'knockout' || this.teams !== 5 || !a || !b) return false
    return this.matchBetween('round-robin', 0, a, b)?.decision === undefined
  }

  private goOn(match: BridgeMatch): void {
    for (const [person, loss] of match.decision?.losses ?? [])
      if (loss !== 'lost' && person.isAway) this.missed.add(person)
    if (match.stage === 'knockout') this.goOnInBracket(match)
    else for (const other of this.matches.values()) if (!other.decision) this.touched.add(other)
    if (match.stage === 'round-robin' && match.round === 1 && this.robin[0]?.every(({ decision }) => decision))
      for (const next of this.robin[1] ?? []) this.openMatch(next)
  }

  private goOnInBracket(match: BridgeMatch): void {
    const round = this.rounds[match.round - 1] as Round
    const { through, losses } = match.decision as NonNullable<BridgeMatch['decision']>
    for (const [person, loss] of losses) this.out.set(person, { round: round.plan, isFirst: match.round === 1, loss })
    for (const [i, number] of this.handedOn(match, round).entries()) round.holders.set(number, through[i] ?? 'nobody')
    this.seat(match.round, round.holders)
    if (!this.isComplete(match.round)) return
    this.open(match.round)
    if (round.number === this.rounds.length - 1) this.openThirdPlace(round)
  }

  /** BRI-27; of a round whose pairs were chosen the winner of the i-th match takes number i (BRI-29, BRI-41). */
  private handedOn(match: BridgeMatch, { plan, matches }: Round): number[] {
    const isInTurn = plan.isPairedAnew || this.teams === 5
    return isInTurn ? [matches.indexOf(match) + 1] : match.numbers.slice(0, match.places)
  }

  // --- publications ------------------------------------------------------------------------------

  /** A round of the bracket is drawn, in numbers. */
  draw(round: Round, numbers: readonly (readonly number[])[], seq: Seq): void {
    for (const [i, match] of round.matches.entries()) match.numbers = [...(numbers[i] ?? [])]
    round.publication = seq
    this.seat(round.number - 1, this.holdersBefore(round))
    this.open(round.number - 1)
  }

  holdersBefore({ number }: Round): ReadonlyMap<number, Seat> {
    if (number > 1) return this.rounds[number - 2]?.holders ?? new Map()
    return new Map((this.seeds?.order ?? []).map((seat, i) => [i + 1, seat]))
  }

  /** BRI-41: does the first place choose, and has it not chosen yet? */
  get isChoiceDue(): boolean {
    const order = this.seeds?.order ?? []
    const isThere = (seat: Seat): boolean => seat !== 'nobody' && !seat.isAway
    return order.length === 4 && order.every(isThere) && this.rounds[0]?.publication === undefined
  }

  /** Without a choice the places meet 1-4 and 2-3 as soon as they are published. */
  private settleChoice(): void {
    const [first] = this.rounds
    if (!this.seeds || !first || first.publication !== undefined || this.isChoiceDue) return
    if (first.matches.some(({ isSeated }) => isSeated)) return
    this.seat(0, this.holdersBefore(first))
    this.open(0)
  }

  /** BRI-86. */
  private openThirdPlace({ matches }: Round): void {
    const { third } = this
    if (!third) return
    const seats = matches.map((match) => loserOf(match))
    third.match.numbers = seats.map(({ number }) => number)
    third.match.seats = seats.map(({ seat }) => seat)
    if (!this.settings.handicap || third.match.people.length < 2) this.openMatch(third.match)
  }

  /** BRI-33a: the losers of the quarterfinals that are there, in the order of the numbers they played under. */
  get playoffDue(): readonly Person[] | undefined {
    const quarterfinals = this.rounds.find(({ plan }) => plan.begins === 8 && plan.leaves === 4)
    if (!this.settings.playoff || !quarterfinals || !this.isComplete(quarterfinals.number)) return undefined
    const losers = quarterfinals.matches.map(loserOf).sort((a, b) => a.number - b.number)
    return losers.flatMap(({ seat }) => (seat === 'nobody' || seat.isAway ? [] : [seat]))
  }

  // --- the end -----------------------------------------------------------------------------------

  get isFinished(): boolean {
    const isPlayoffToCome = this.settings.playoff && !this.fifth && (this.playoffDue?.length ?? 2) > 1
    return !isPlayoffToCome && [...this.matches.values()].every(({ decision, kind }) => decision || kind === 'extra')
  }
}

/** Who was beaten in a match of two, with the number played under; nobody where the loser was not there. */
function loserOf({ decision, numbers, seats }: BridgeMatch): { readonly number: number; readonly seat: Seat } {
  const beaten = seats.findIndex((seat) => typeof seat === 'object' && decision?.losses.get(seat) === 'lost')
  return { number: numbers[beaten] ?? 99, seat: seats[beaten] ?? 'nobody' }
}
