/**
 * The course of a bracket: its rounds, the holders of its numbers (BRI-27), the rounds that are open (BRI-85), and the
 * consequences of decisions. It is asked fact by fact: absent or unpaid means absent or unpaid at that moment.
 */

import type { MatchId, Seq } from '../../facts/ids.ts'
import { at } from '../../lists/at.ts'
import type { Person } from '../field.ts'
import { boardsOf, type CarryOver, carryOver, type Event } from './boards.ts'
import type { Handicap } from './facts.ts'
import { type DrawnPair, handicapKey, handicapOf } from './handicap.ts'
import { BridgeMatch, type Loss, type Place, type Seat } from './match/match.ts'
import { firstAndSecond } from './match/ring.ts'
import { seatPairs } from './match/sheet.ts'
import type { BridgeSettings } from './options.ts'
import type { Plan, PlannedRound } from './plan/plan.ts'
import { rings } from './robin.ts'

export interface Round {
  readonly number: number
  readonly plan: PlannedRound
  readonly matches: readonly BridgeMatch[]
  /** True if the round must be published before play. */
  readonly isPublished: boolean
  /** The fact that published it. */
  publication: Seq | undefined
  /** The holder of each number after the round. */
  readonly holders: Map<number, Seat>
}

/** A bracket as drawn: its letter, if it has one, and its rounds. */
export interface Draw {
  readonly letter: string
  readonly plan: Plan
}

export class Course implements Event {
  /** Teams at the start. */
  readonly teams: number
  readonly letter: string
  readonly plan: Plan
  /** All teams with a rank in the bracket. */
  readonly members: Person[]
  /** The last number given. */
  lastNumber: number
  readonly settings: BridgeSettings
  readonly matches = new Map<MatchId, BridgeMatch>()
  readonly rounds: readonly Round[]
  /** Rounds 1 and 2 of the round robin of five, and the extra boards after them. */
  readonly robin: BridgeMatch[][] = []
  /** Places 1 to 4 of the round robin, once they are published. */
  seeds: { readonly order: readonly Seat[]; readonly seq: Seq } | undefined
  third: { readonly match: BridgeMatch; publication: Seq | undefined } | undefined
  fifth: { readonly matches: readonly BridgeMatch[]; readonly byes: readonly Person[]; readonly seq: Seq } | undefined
  /** Ranks of the teams that are out of the bracket. */
  readonly out = new Map<Person, number>()
  /** BRI-90: teams that have lost by absence. */
  readonly missed = new Set<Person>()
  private readonly touched = new Set<BridgeMatch>()

  constructor(
    starters: readonly Person[],
    members: readonly Person[],
    settings: BridgeSettings,
    { letter, plan }: Draw,
  ) {
    this.teams = starters.length
    this.lastNumber = starters.length
    this.members = [...members]
    this.settings = settings
    this.letter = letter
    this.plan = plan
    if (plan.robinAfter !== undefined) this.drawRobin()
    this.rounds = this.drawnRounds()
    if (settings.thirdPlace && this.hasSemifinals)
      this.third = { match: this.hangUp('third-place', 1, 'T1.1', 1), publication: undefined }
    this.seat(0, new Map(starters.map((person, i) => [i + 1, person])))
    this.open(0)
  }

  private get hasSemifinals(): boolean {
    return this.plan.rounds.at(-2)?.matches.length === 2
  }

  /** BRI-33a: quarterfinals in round 2 or later. */
  private get quarterfinals(): Round | undefined {
    return this.rounds.slice(1).find(({ plan }) => plan.begins === 8 && plan.leaves === 4)
  }

  /** The round of the bracket whose seats are the places of the round robin. */
  get afterRobin(): Round | undefined {
    return this.plan.robinAfter === undefined ? undefined : this.rounds[this.plan.robinAfter]
  }

  // --- the draw ----------------------------------------------------------------------------------

  private drawRobin(): void {
    for (const [r, ring] of rings.entries())
      this.robin.push(
        ring.map((pair, i) => this.hangUp('round-robin', r + 1, `R${r + 1}.${i + 1}`, 1, pair, [undefined, undefined])),
      )
  }

  private drawnRounds(): Round[] {
    let last = 0
    return this.plan.rounds.map((plan, r) => {
      const matches = plan.matches.map(({ numbers, places, isRanked }) => {
        last++
        const seats = numbers.map(() => undefined)
        return this.hangUp('knockout', r + 1, String(last), places, numbers, seats, isRanked)
      })
      const isPublished = plan.isPairedAnew || (this.settings.handicap && r > 0 && r !== this.plan.robinAfter)
      return { number: r + 1, plan, matches, isPublished, publication: undefined, holders: new Map() }
    })
  }

  /** BRI-56: from round 2 on it has the last number. */
  takeInForRound2(person: Person): void {
    const [first] = this.rounds
    if (!first) return
    person.number = first.plan.leaves
    this.members.push(person)
    first.holders.set(person.number, person)
    this.seat(1, first.holders)
  }

  /** Replaces a match. */
  hangUp(
    stage: Place['stage'],
    round: number,
    id: string,
    places: number,
    numbers: readonly number[] = [],
    seats: readonly (Seat | undefined)[] = [],
    isRanked = false,
  ): BridgeMatch {
    const match = this.drawn(stage, round, id, places, numbers, seats, isRanked)
    this.matches.set(match.id, match)
    return match
  }

  /** The match as it would be drawn. */
  drawn(
    stage: Place['stage'],
    round: number,
    id: string,
    places: number,
    numbers: readonly number[],
    seats: readonly (Seat | undefined)[],
    isRanked = false,
  ): BridgeMatch {
    const { openingScore } = this
    return new BridgeMatch({ id: `${this.letter}${id}`, stage, round, places, isRanked, openingScore }, numbers, seats)
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

  /** The recorded handicap, or the formula's if a correction has changed the teams. */
  private handicapIn(match: BridgeMatch, a: Person, b: Person, carried: CarryOver | undefined) {
    if (!this.settings.handicap) return [0, 0] as const
    const told = match.handicaps.get(handicapKey(a.id, b.id))
    return told ?? handicapOf(a, b, boardsOf(match, this) + (carried?.boards ?? 0), this.settings)
  }

  /** All pairs of teams in these matches, for their handicaps. */
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

  /** True if everything before this round of the bracket is complete. */
  isDue(round: number): boolean {
    if (round === this.afterRobin?.number) return this.seeds !== undefined
    return round === 1 || this.isComplete(round - 1)
  }

  /** BRI-85: a round opens once everything before it is complete. */
  takesResultsOf({ stage, round }: BridgeMatch): boolean {
    if (stage === 'knockout') return round === this.afterRobin?.number || this.isDue(round)
    if (stage !== 'round-robin') return true
    if (round > 1) return this.robin[round - 2]?.every(({ decision }) => decision) ?? true
    return this.plan.robinAfter === 0 || this.isComplete(this.plan.robinAfter ?? 0)
  }

  /** Seats the holders of the numbers in the next round, if it is drawn. */
  private seat(after: number, holders: ReadonlyMap<number, Seat>): void {
    const round = this.rounds[after]
    if (after === this.plan.robinAfter) this.seatIn(this.robin.slice(0, 2).flat(), holders)
    else if (round && this.isDrawn(round)) this.seatIn(round.matches, holders)
  }

  private seatIn(matches: readonly BridgeMatch[], holders: ReadonlyMap<number, Seat>): void {
    for (const match of matches) {
      const seats = match.numbers.map((number) => holders.get(number))
      if (!match.decision) match.seats = seats
      this.touched.add(match)
    }
  }

  /** The round at this index, if due and drawn; a published round was due, whatever was corrected since (BRI-89). */
  private open(index: number): void {
    if (index === this.plan.robinAfter) for (const match of this.robin[0] ?? []) this.openMatch(match)
    else this.openRound(this.rounds[index])
  }

  private openRound(round: Round | undefined): void {
    if (!round || !this.isDrawn(round) || !(round.isPublished || this.isDue(round.number))) return
    for (const match of round.matches) this.openMatch(match)
  }

  private isDrawn(round: Round): boolean {
    if (round === this.afterRobin)
      return round.publication !== undefined || (this.seeds !== undefined && !this.isChoiceDue)
    return !round.isPublished || round.publication !== undefined
  }

  openMatch(match: BridgeMatch): void {
    match.isOpen = true
    this.touched.add(match)
  }

  touch(match: BridgeMatch): void {
    this.touched.add(match)
  }

  /** Acts on an arrival or a departure. */
  touchMatchesOf(person: Person): void {
    for (const match of this.matches.values()) if (!match.decision && match.has(person)) this.touched.add(match)
  }

  /** All consequences of the latest fact. */
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

  /** BRI-46: true if the result carried over was taken back. */
  private isWaiting({ stage, round, there }: BridgeMatch): boolean {
    const [a, b] = there
    const { robinAfter } = this.plan
    if (stage !== 'knockout' || robinAfter === undefined || round <= robinAfter || !a || !b) return false
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
    const round = at(this.rounds, match.round - 1)
    for (const [person, loss] of match.decision?.losses ?? [])
      if (!this.out.has(person)) this.out.set(person, rankIn(match, person, loss) ?? this.rankBehind(round, loss))
    for (const [number, seat] of this.handedOn(match, round)) round.holders.set(number, seat)
    this.seat(match.round, round.holders)
    if (!this.isComplete(match.round)) return
    this.open(match.round)
    if (round.number === this.rounds.length - 1) this.openThirdPlace(round)
  }

  /** BRI-4; a team that forfeits ranks as if it had lost its previous match, if there was one (BRI-48). */
  private rankBehind({ plan, number }: Round, loss: Loss): number {
    const before = this.rounds[number - 2]?.plan.leaves ?? (this.plan.robinAfter === 0 ? 4 : plan.leaves)
    return 1 + (loss === 'forfeited' ? before : plan.leaves)
  }

  /** The holders of the numbers after a match. */
  private handedOn(match: BridgeMatch, round: Round): (readonly [number, Seat])[] {
    const through = match.decision?.through ?? []
    const goTo = round.plan.matches[round.matches.indexOf(match)]?.goTo
    if (!goTo) return taken(this.numbersAfter(match, round), through)
    const isInOrder = round.number === 1 && match.seats.length > 2
    const losers = match.there.filter((person) => match.decision?.losses.get(person) === 'lost') // no place after a double forfeit
    const winners = isInOrder ? firstAndSecond(match, this.settings.dice) : through
    return [...taken(goTo.winners, winners), ...taken(goTo.losers, losers)]
  }

  /** BRI-27; in a round with chosen pairs the winner of the i-th match takes number i (BRI-29, BRI-41). */
  private numbersAfter(match: BridgeMatch, round: Round): readonly number[] {
    const isInTurn = round.plan.isPairedAnew || round === this.afterRobin
    return isInTurn ? [round.matches.indexOf(match) + 1] : match.numbers.slice(0, match.places)
  }

  /** A walkover of the first round that became a match when a late team took a seat. */
  reopen(match: BridgeMatch): void {
    const [first] = this.rounds
    for (const person of match.decision?.losses.keys() ?? []) {
      this.out.delete(person)
      this.missed.delete(person)
    }
    match.decision = undefined
    for (const number of match.numbers) first?.holders.delete(number)
    if (first) this.seat(1, first.holders)
  }

  // --- publications ------------------------------------------------------------------------------

  /** Draws a round of the bracket, in numbers. */
  draw(round: Round, numbers: readonly (readonly number[])[], seq: Seq): void {
    for (const [i, match] of round.matches.entries()) match.numbers = [...(numbers[i] ?? [])]
    round.publication = seq
    this.seatIn(round.matches, this.holdersBefore(round))
    this.openRound(round)
  }

  holdersBefore(round: Round): ReadonlyMap<number, Seat> {
    if (round !== this.afterRobin) return this.rounds[round.number - 2]?.holders ?? new Map()
    return new Map((this.seeds?.order ?? []).map((seat, i) => [i + 1, seat]))
  }

  /** BRI-41: true if the first place still has to choose. */
  get isChoiceDue(): boolean {
    const order = this.seeds?.order ?? []
    const isThere = (seat: Seat): boolean => seat !== 'nobody' && !seat.isAway
    return order.length === 4 && order.every(isThere) && this.afterRobin?.publication === undefined
  }

  /** Without a choice places 1-4 and 2-3 meet once the places are published. */
  private settleChoice(): void {
    const { afterRobin: semifinals } = this
    if (!this.seeds || !semifinals || semifinals.publication !== undefined || this.isChoiceDue) return
    if (semifinals.matches.some(({ isSeated }) => isSeated)) return
    this.seatIn(semifinals.matches, this.holdersBefore(semifinals))
    this.openRound(semifinals)
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
    const { quarterfinals } = this
    if (!this.settings.playoff || !quarterfinals || !this.isComplete(quarterfinals.number)) return undefined
    const losers = quarterfinals.matches.map(loserOf).sort((a, b) => a.number - b.number)
    return losers.flatMap(({ seat }) => (seat === 'nobody' || seat.isAway ? [] : [seat]))
  }

  // --- the end -----------------------------------------------------------------------------------

  get isFinished(): boolean {
    const hasPlayoff = this.settings.playoff && this.quarterfinals !== undefined
    const isPlayoffToCome = hasPlayoff && !this.fifth && (this.playoffDue?.length ?? 2) > 1
    return !isPlayoffToCome && [...this.matches.values()].every(({ decision, kind }) => decision || kind === 'extra')
  }
}

/** BRI-57: the place in a final of three; a team that left in an emergency is last. */
function rankIn({ decision }: BridgeMatch, person: Person, loss: Loss): number | undefined {
  const ranking = decision?.ranking ?? []
  const level = ranking.findIndex((teams) => teams.includes(person))
  if (level >= 0) return 1 + ranking.slice(0, level).flat().length
  return loss === 'left' && ranking.length > 0 ? 1 + ranking.flat().length : undefined
}

const taken = (numbers: readonly number[], people: readonly Person[]): (readonly [number, Seat])[] =>
  numbers.map((number, i) => [number, people[i] ?? 'nobody'])

/** The team beaten in a match of two, with its number; undefined if the loser was absent. */
function loserOf({ decision, numbers, seats }: BridgeMatch): { readonly number: number; readonly seat: Seat } {
  const beaten = seats.findIndex((seat) => typeof seat === 'object' && decision?.losses.get(seat) === 'lost')
  return { number: numbers[beaten] ?? 99, seat: seats[beaten] ?? 'nobody' }
}
