/**
 * The wall chart: what a format fills in from the facts known so far. Slots are cells that are filled once, matches
 * hang on them, and a result touches only what hangs on its match.
 */
import type { Dice } from '../dice/dice.ts'
import type { Decided } from '../facts/decided.ts'
import type { Entrant } from '../facts/entrant.ts'
import type { Reason, Recorded } from '../facts/fact.ts'
import type { EntrantId, MatchId, Seq, StageId } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'
import type { Started } from '../facts/standing.ts'
import type { AnyFormat } from '../formats/format.ts'
import type { Outcome } from '../series/series.ts'
import { annul, settle } from './absence.ts'
import { Division, divided } from './division.ts'
import type { Ledger } from './ledger.ts'
import type { Game, Match } from './match.ts'
import type { Round } from './round.ts'
import { NOBODY, Slot, UNKNOWN, type Who } from './slot.ts'
import { Stage, type StageSpec, type Wanted } from './stage.ts'
import type { Title } from './title.ts'
import { Told } from './told.ts'
import { Trail, type TrailMark } from './trail.ts'

/** A point to roll back to. */
export interface Mark extends TrailMark {
  readonly wants: readonly Wanted[]
  readonly isStale: boolean
  readonly unplaced: number
  readonly champion: Slot
  readonly title: Title | undefined
  readonly seq: Seq
  readonly at: Instant
}

export class Chart {
  readonly format: AnyFormat
  readonly options: unknown
  /** Drawn anew in every simulated run. */
  dice: Dice
  readonly entrants: Entrant[] = []
  readonly indexOf = new Map<EntrantId, Who>()
  /** The seqs of withdrawals that stand, by entrant. */
  readonly gone = new Map<Who, Seq>()
  /** Those of them who had to leave and keep what they earned. */
  readonly emergencies = new Set<Who>()
  /** Entrants all of whose results fell when they withdrew. */
  readonly annulled = new Set<Who>()
  readonly told = new Told(this)
  readonly division = new Division(this)
  /** What the format keeps beside matches. */
  readonly ledger: Ledger
  /** Orders a spectator is told, who has neither the dice nor the payments. */
  private readonly ordersTold = new Map<MatchId, Outcome['order']>()
  readonly stages: Stage[] = []
  /** Who plays, in seed order; empty before the start. */
  order: readonly Who[] = []
  isClosed = false
  /** What somebody has to publish before it goes on, in the order it is asked for. */
  wants: Wanted[] = []
  champion = new Slot({ from: 'champion' })
  /** Who can still win, while the director may say who has. */
  title: Title | undefined = undefined
  /** Standing facts that find no place here. */
  readonly unplaced: Seq[] = []
  /** The fact being applied. */
  seq = 0 as Seq
  at = '' as Instant
  started: Started | undefined = undefined
  private sketchedSize = 0
  private isStale = false
  private someoneIsMissing = false
  /** Matches in which the result of an earlier one counts. */
  private readonly carriers: Match[] = []
  private readonly trail = new Trail()
  private readonly byId = new Map<MatchId, Match>()
  /** The last ones hung up; they are put in by id when somebody looks for one, which in a simulated run nobody does. */
  private readonly lastHung: Match[] = []
  /** By bracket; most fields have only one. */
  private readonly seeds: Record<string, Slot[]> = { '': [] }
  /** Seeds by person; who withdrew before the start has none. */
  private places: readonly (number | undefined)[] = []
  private readonly persons: Slot[] = []

  constructor(format: AnyFormat, options: unknown, dice: Dice) {
    this.format = format
    this.options = options
    this.dice = dice
    this.ledger = format.ledger?.(options, this) ?? {}
  }

  // --- the field ---------------------------------------------------------------------------------

  /** How many play. */
  get size(): number {
    return this.started ? this.order.length : this.sketchedSize
  }

  /** Those who have not withdrawn, in the order they entered. */
  get present(): Who[] {
    return this.entrants.map((_, who) => who).filter((who) => !this.gone.has(who))
  }

  /** May the field grow by one after the start? */
  get hasRoom(): boolean {
    return this.format.late?.hasRoom(this.options, this.size + 1, this) ?? false
  }

  /** Is somebody in the list? Who withdrew before the start is not. */
  plays(who: Who): boolean {
    return this.places[who] !== undefined
  }

  /** Somebody's place in the order of the start, counted from 1; nobody's comes after all others. */
  seedOf(who: Who): number {
    return this.places[who] ?? Number.MAX_SAFE_INTEGER
  }

  entrant(who: Who): Entrant {
    return this.entrants[who] as Entrant
  }

  /** A late entrant may be given a seat in a match. */
  enter(entrant: Entrant, joins?: Match): void {
    const who = this.entrants.length
    this.indexOf.set(entrant.id, who)
    this.entrants.push(entrant)
    this.remember(() => {
      this.entrants.pop()
      this.indexOf.delete(entrant.id)
    })
    if (!this.started) return
    const slot = this.join(who, joins?.round.stage.letter ?? '')
    if (joins) this.seat(joins, slot)
  }

  /** A late entrant is the last in the list, and in the bracket. */
  private join(who: Who, letter: string): Slot {
    const { order, places } = this
    this.order = [...order, who]
    this.places = placesIn(this.order)
    this.remember(() => {
      this.order = order
      this.places = places
    })
    this.isStale = true
    return this.joinDivision(letter, who)
  }

  // --- divisions ---------------------------------------------------------------------------------

  /** One more is in the division with this letter: the slot of its number there. */
  joinDivision(letter: string, who: Who): Slot {
    const slot = this.seedIn(letter, this.division.join(letter, who))
    this.fill(slot, who)
    return slot
  }

  /** Who sits where is put right before anybody is taken to be missing. */
  private drawPutRight(start: Started): void {
    this.someoneIsMissing = false
    this.askAgain()
    this.ledger.putRight?.(start)
    this.someoneIsMissing = true
    for (const match of this.matches.values()) settle(this, match)
    this.consult()
  }

  /** From now on somebody may be missing. */
  expectAbsence(): void {
    this.someoneIsMissing = true
  }

  edit(who: Who, edited: Entrant): void {
    const before = this.entrant(who)
    this.entrants[who] = edited
    this.remember(() => {
      this.entrants[who] = before
    })
  }

  /** Draws what can be drawn for a field of this size before anybody has entered. */
  sketch(size: number): void {
    this.sketchedSize = size
    this.division.become(divided([], size, this.format.brackets?.(this.options, size)))
    this.askAgain()
  }

  start(fact: Started, order: readonly Who[]): void {
    this.started = fact
    this.order = order
    this.places = placesIn(order)
    this.remember(() => {
      this.started = undefined
      this.order = []
      this.places = []
    })
    this.division.become(divided(order, order.length, fact.brackets))
    for (const bracket of this.division.brackets)
      bracket.order.forEach((who, i) => {
        this.fill(this.seedIn(bracket.letter, i + 1), who, fact.reason)
      })
    if (fact.corrections && fact.corrections.length > 0) this.drawPutRight(fact)
    else this.askAgain()
  }

  // --- slots -------------------------------------------------------------------------------------

  /** Seed k, counted from 1. */
  readonly seed = (k: number): Slot => this.seedIn('', k)

  /** Seed k of a bracket. */
  seedIn(letter: string, k: number): Slot {
    this.seeds[letter] ??= []
    const seeds = this.seeds[letter]
    seeds[k] ??= new Slot(letter === '' ? { from: 'seed', seed: k } : { from: 'seed', seed: k, bracket: letter })
    return seeds[k]
  }

  /** A seat for a certain person. */
  person(who: Who): Slot {
    let slot = this.persons[who]
    if (!slot) {
      slot = new Slot({ from: 'entrant', id: this.entrant(who).id })
      slot.who = who
      this.persons[who] = slot
    }
    return slot
  }

  fill(slot: Slot, who: Who, because?: Reason): void {
    if (slot.who !== UNKNOWN) return
    slot.who = who
    slot.because = because
    if (who === NOBODY) this.someoneIsMissing = true
    this.trail.push(slot)
    if (slot.waiting) for (const match of slot.waiting) if (--match.unknown === 0) this.seated(match)
  }

  /** Whoever sits in this slot at the end has won. */
  endsWith(slot: Slot): void {
    this.champion = slot
  }

  /** This one has won by the table, or nobody has; asked again, the answer may be another. */
  crown(who: Who, because: Reason): void {
    this.champion = new Slot({ from: 'champion' })
    this.champion.who = who
    this.champion.because = because
    this.title = undefined
  }

  stage(id: string, spec: StageSpec): Stage {
    const known = this.stages.find((stage) => stage.id === id)
    if (known) return known
    const stage = new Stage(this, id as StageId, spec)
    this.stages.push(stage)
    this.remember(() => {
      this.stages.pop()
    })
    return stage
  }

  // --- matches -----------------------------------------------------------------------------------

  /** All that hang on the chart, by id, in the order they were hung up. */
  get matches(): ReadonlyMap<MatchId, Match> {
    for (const match of this.lastHung) this.byId.set(match.id, match)
    this.lastHung.length = 0
    return this.byId
  }

  hang(match: Match): void {
    this.lastHung.push(match)
    for (const slot of match.seats) {
      if (slot.who !== UNKNOWN) continue
      match.unknown++
      slot.waiting ??= []
      slot.waiting.push(match)
    }
    if (match.series.standsOnEarlier) this.carriers.push(match)
    if (match.isSeated) this.seated(match)
  }

  /** Takes a rolled-back round off the chart. */
  unhang(round: Round): void {
    for (const match of round.matches.toReversed()) {
      if (this.lastHung.at(-1) === match) this.lastHung.pop()
      else this.byId.delete(match.id)
      if (this.carriers.at(-1) === match) this.carriers.pop()
      for (const slot of match.seats.toReversed()) if (slot.waiting?.at(-1) === match) slot.waiting.pop()
    }
    round.after?.next.pop()
  }

  place(match: Match, game: Game): void {
    match.games.push(game)
    const outcome = match.series.judge(match)
    if (outcome) {
      match.isEndedByGame = true // one step on the way back for both
      this.decide(match, outcome)
      return
    }
    this.trail.push(match)
    if (match.series.awaits?.(match) === 'draw') this.isStale = true
  }

  /** Without asking what it decides. */
  put(match: Match, game: Game): void {
    match.games.push(game)
    this.trail.push(match)
  }

  /** Something that a match waited for is known: absence may decide it now, and the format is asked again. */
  reconsider(match: Match): void {
    this.isStale = true
    if (this.someoneIsMissing) settle(this, match)
  }

  decide(match: Match, judged: Outcome): void {
    const outcome = this.ordersTold.size === 0 ? judged : this.asTold(match, judged)
    match.outcome = outcome
    this.trail.push(match)
    if (this.wants.some(({ what }) => what === 'draw')) this.isStale = true
    if (match.takes.length > 0) this.fillTakes(match, outcome)
    if (match.winnerSlot) this.fill(match.winnerSlot, match.winnerNow)
    if (match.loserSlot) this.fill(match.loserSlot, secondOf(match, outcome))
    if (--match.round.left === 0 && match.round.isDone) this.roundDone(match.round)
    if (this.carriers.length > 0) this.judgeCarriers(match)
  }

  private asTold({ id }: Match, outcome: Outcome): Outcome {
    const order = this.ordersTold.get(id)
    return order ? { ...outcome, order } : outcome
  }

  /** The last that is told of a match holds. */
  hear(decided: readonly Decided[]): void {
    for (const { match, order } of decided) {
      if (order === null) this.ordersTold.delete(match)
      else this.ordersTold.set(match, order)
    }
  }

  private judgeCarriers(decided: Match): void {
    for (const carrier of this.carriers) if (carrier !== decided) this.judgeAgain(carrier)
  }

  /** A match that waited for the result of an earlier one, or for something that can be drawn no more. */
  judgeAgain(match: Match): void {
    const outcome = match.outcome || match.games.length === 0 ? undefined : match.series.judge(match)
    if (outcome) this.decide(match, outcome)
  }

  private fillTakes(match: Match, outcome: Outcome): void {
    const { byPlace, advance } = match
    const through = byPlace ? outcome.order : outcome.order.slice(0, advance).toSorted((a, b) => a - b)
    match.takes.forEach((slot, i) => {
      const seat = through[i]
      this.fill(slot, seat === undefined ? NOBODY : match.who(seat))
    })
  }

  roundDone(round: Round): void {
    round.doneBy = this.seq
    if (round.isAwaited) this.isStale = true
    this.trail.push(round)
    for (const next of round.next) this.open(next)
  }

  private open(round: Round): void {
    round.isOpen = true
    this.trail.push(round)
    if (this.someoneIsMissing) for (const match of round.matches) settle(this, match)
    if (round.isDone && round.doneBy === undefined) this.roundDone(round)
  }

  // --- absence -----------------------------------------------------------------------------------

  private seated(match: Match): void {
    if (this.someoneIsMissing) settle(this, match)
  }

  withdraw(who: Who, seq: Seq, isEmergency = false): void {
    this.gone.set(who, seq)
    if (isEmergency) this.emergencies.add(who)
    this.remember(() => {
      this.gone.delete(who)
      this.emergencies.delete(who)
    })
    this.someoneIsMissing = true
    if (!this.started) return
    if (this.format.annuls?.(this.options, this, who)) annul(this, who)
    else for (const match of this.matchesOf(who)) settle(this, match)
    this.isStale = true
  }

  comeBack(who: Who): void {
    const since = this.gone.get(who) as Seq
    const wasEmergency = this.emergencies.delete(who)
    this.gone.delete(who)
    this.remember(() => {
      this.gone.set(who, since)
      if (wasEmergency) this.emergencies.add(who)
    })
    if (!this.started) return
    for (const match of this.matchesOf(who)) if (match.series.absence === 'leaves-match') settle(this, match)
    this.isStale = true
  }

  /** A late entrant takes a seat in a match that is drawn already. */
  seat(match: Match, slot: Slot): void {
    const { seats } = match
    match.seats = [...seats, slot]
    this.remember(() => {
      match.seats = seats
    })
    settle(this, match)
  }

  close(): void {
    this.isClosed = true
    this.remember(() => {
      this.isClosed = false
    })
  }

  *matchesOf(who: Who): Iterable<Match> {
    for (const match of this.matches.values()) if (match.seatOf(who) !== undefined) yield match
  }

  // --- the format --------------------------------------------------------------------------------

  /** Asks the format again, if something it waits for has happened. */
  consult(): void {
    while (this.isStale) {
      this.isStale = false
      this.wants = []
      this.title = undefined
      if (this.champion.label.from === 'champion') this.champion = new Slot({ from: 'champion' })
      this.format.draw(this.options, this)
    }
  }

  askAgain(): void {
    this.isStale = true
    this.consult()
  }

  // --- looking ahead -----------------------------------------------------------------------------

  /** Keeps a way back for whatever happens from here on. */
  mark(): Mark {
    const { wants, isStale, champion, title, seq, at } = this
    const { length, wasKept } = this.trail.mark()
    return { length, wasKept, wants, isStale, unplaced: this.unplaced.length, champion, title, seq, at }
  }

  rollBack(mark: Mark): void {
    this.trail.rollBack(mark)
    this.wants = [...mark.wants]
    this.isStale = mark.isStale
    this.unplaced.length = mark.unplaced
    this.champion = mark.champion
    this.title = mark.title
    this.seq = mark.seq
    this.at = mark.at
  }

  /** What has happened since the mark stays. */
  commit({ wasKept }: Mark): void {
    this.trail.commit(wasKept)
  }

  /** Adds to a list of a ledger, and takes it off again where the chart is rolled back. */
  keep<Each>(list: Each[], item: Each): void {
    list.push(item)
    this.remember(() => {
      list.pop()
    })
  }

  /** The same for one of several lists, which is there as long as something is in it. */
  keepIn<Key, Each>(lists: Map<Key, Each[]>, key: Key, item: Each): void {
    const known = lists.get(key)
    if (known) {
      this.keep(known, item)
      return
    }
    lists.set(key, [item])
    this.remember(() => {
      lists.delete(key)
    })
  }

  /** While looking ahead: how to take back what was just done. */
  remember(undoLast: () => void): void {
    if (this.trail.isKept) this.trail.push({ undoLast })
    else this.trail.changes++
  }

  /** A number that is another one as soon as anything has changed. */
  get changes(): number {
    return this.trail.changes
  }

  // --- what it says ------------------------------------------------------------------------------

  /** What is to be published first. */
  get wanted(): Wanted | undefined {
    return this.wants[0]
  }

  get state(): 'entering' | 'running' | 'finished' {
    if (!this.started) return 'entering'
    return this.isFinished ? 'finished' : 'running'
  }

  get isFinished(): boolean {
    if (!this.started || this.wants.length > 0 || this.champion.who === UNKNOWN) return false
    return this.rounds().every((round) => round.left === 0)
  }

  rounds(): Round[] {
    return this.stages.flatMap((stage) => stage.rounds)
  }

  /** Matches in which something can be played now. */
  openMatches(): Match[] {
    return this.rounds()
      .filter((round) => round.left > 0 && round.takesResults)
      .flatMap((round) => round.matches.filter(isPlayable))
  }

  /** The fact at this moment; its time is the time of everything it causes. */
  turnTo(fact: Pick<Recorded, 'seq' | 'at'>): void {
    this.seq = fact.seq
    this.at = fact.at
  }
}

function placesIn(order: readonly Who[]): number[] {
  const places: number[] = []
  order.forEach((who, i) => {
    places[who] = i + 1
  })
  return places
}

/** One that has all its games may wait for an earlier result that was taken back. */
const isPlayable = (match: Match): boolean =>
  !match.outcome && match.isSeated && match.series.awaits?.(match) !== 'earlier-result'

function secondOf(match: Match, outcome: Outcome): Who {
  const second = outcome.order[1]
  return second === undefined || outcome.tied || match.isAnnulled ? NOBODY : match.who(second)
}
