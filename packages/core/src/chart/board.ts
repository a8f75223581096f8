/**
 * The board: stages, matches and slots. Slots are cells that are filled once, matches hang on them, and a result touches only
 * what hangs on its match.
 */
import type { DecidedMatch } from '../facts/decided-match.ts'
import type { Reason } from '../facts/fact.ts'
import type { MatchId, StageId } from '../facts/ids.ts'
import type { Seed } from '../ids/ids.ts'
import type { Outcome } from '../series/series.ts'
import { settle } from './absence.ts'
import type { Chart } from './chart.ts'
import type { Game, Match } from './match.ts'
import type { Round } from './rounds/round.ts'
import { NOBODY, Slot, UNKNOWN, type Who } from './slot.ts'
import { Stage, type StageSpec } from './stage.ts'

export class Board {
  readonly stages: Stage[] = []
  /** True once an entrant may be away: matches are then settled as soon as their seats are known. */
  private isAbsencePossible = false
  private readonly chart: Chart
  /** Outcomes that spectators receive instead of dice and payments. */
  private readonly ordersTold = new Map<MatchId, Outcome['order']>()
  /** Matches that carry over the result of an earlier match. */
  private readonly carriers: Match[] = []
  private readonly byId = new Map<MatchId, Match>()
  /** Matches added since the last look-up by id; simulated runs make no look-ups. */
  private readonly lastHung: Match[] = []
  /** By division; most fields have only one. */
  private readonly seeds: Record<string, Slot[]> = { '': [] }
  private readonly persons: Slot[] = []

  constructor(chart: Chart) {
    this.chart = chart
  }

  // --- slots -------------------------------------------------------------------------------------

  /** Seed k, counted from 1, of the division with this letter. */
  seed(k: Seed, letter = ''): Slot {
    this.seeds[letter] ??= []
    const seeds = this.seeds[letter]
    seeds[k] ??= new Slot(letter === '' ? { from: 'seed', seed: k } : { from: 'seed', seed: k, bracket: letter })
    return seeds[k]
  }

  /** A slot filled with this entrant. */
  person(who: Who): Slot {
    let slot = this.persons[who]
    if (!slot) {
      slot = new Slot({ from: 'entrant', id: this.chart.field.entrant(who).id })
      slot.who = who
      this.persons[who] = slot
    }
    return slot
  }

  fill(slot: Slot, who: Who, because?: Reason): void {
    if (slot.who !== UNKNOWN) return
    slot.who = who
    slot.because = because
    if (who === NOBODY) this.isAbsencePossible = true
    this.chart.trail.push(slot)
    if (slot.waiting) for (const match of slot.waiting) if (--match.unknown === 0) this.seated(match)
  }

  /** Adds an entrant to a division; returns the slot of its number there. */
  joinDivision(letter: string, who: Who): Slot {
    const slot = this.seed(this.chart.field.divisions.join(letter, who), letter)
    this.fill(slot, who)
    return slot
  }

  // --- stages and matches ------------------------------------------------------------------------

  stage(id: string, spec: StageSpec): Stage {
    const known = this.stages.find((stage) => stage.id === id)
    if (known) return known
    const stage = new Stage(this.chart, id as StageId, spec)
    this.chart.trail.keep(this.stages, stage)
    return stage
  }

  rounds(): Round[] {
    return this.stages.flatMap((stage) => stage.rounds)
  }

  /** All matches by id, in the order they were drawn. */
  get matches(): ReadonlyMap<MatchId, Match> {
    if (this.lastHung.length > 0) {
      for (const match of this.lastHung) this.byId.set(match.id, match)
      this.lastHung.length = 0
    }
    return this.byId
  }

  *matchesOf(who: Who): Iterable<Match> {
    for (const match of this.matches.values()) if (match.seatOf(who) !== undefined) yield match
  }

  /** Matches with games to play now. */
  openMatches(): Match[] {
    return this.rounds()
      .filter((round) => round.left > 0 && round.takesResults)
      .flatMap((round) => round.matches.filter(isPlayable))
  }

  hang(match: Match): void {
    this.lastHung.push(match)
    for (const slot of match.seats) {
      if (slot.who !== UNKNOWN) continue
      match.unknown++
      if (slot.waiting) slot.waiting.push(match)
      else slot.waiting = [match]
    }
    if (match.series.standsOnEarlier) this.carriers.push(match)
    if (match.isSeated) this.seated(match)
  }

  /** Removes a rolled-back round. */
  unhang(round: Round): void {
    for (const match of round.matches.toReversed()) {
      if (this.lastHung.at(-1) === match) this.lastHung.pop()
      else this.byId.delete(match.id)
      if (this.carriers.at(-1) === match) this.carriers.pop()
      for (const slot of match.seats.toReversed()) if (slot.waiting?.at(-1) === match) slot.waiting.pop()
    }
    round.after?.next.pop()
  }

  /** Seats a late entrant in a drawn match. */
  seat(match: Match, slot: Slot): void {
    const { seats } = match
    match.seats = [...seats, slot]
    this.chart.trail.remember(() => {
      match.seats = seats
    })
    settle(this.chart, match)
  }

  // --- results -----------------------------------------------------------------------------------

  place(match: Match, game: Game): void {
    match.add(game)
    const outcome = match.series.judge(match)
    if (outcome) {
      match.isEndedByGame = true // one step on the way back for both
      this.decide(match, outcome)
      return
    }
    this.chart.trail.push(match)
    if (match.series.awaits?.(match) === 'draw') this.chart.isStale = true
  }

  /** Adds a game without judging the match. */
  put(match: Match, game: Game): void {
    match.add(game)
    this.chart.trail.push(match)
  }

  decide(match: Match, judged: Outcome): void {
    const { chart } = this
    const outcome = this.ordersTold.size === 0 ? judged : this.asTold(match, judged)
    match.outcome = outcome
    chart.trail.push(match)
    if (chart.wants.some(({ what }) => what === 'draw')) chart.isStale = true
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

  /** The last outcome received for a match holds. */
  hear(decided: readonly DecidedMatch[]): void {
    for (const { match, order } of decided) {
      if (order === null) this.ordersTold.delete(match)
      else this.ordersTold.set(match, order)
    }
  }

  private judgeCarriers(decided: Match): void {
    for (const carrier of this.carriers) if (carrier !== decided) this.judgeAgain(carrier)
  }

  /** Judges a match that waited for an earlier result, or for a draw that can no longer be made. */
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
    const { chart } = this
    round.doneBy = chart.now.seq
    if (round.isAwaited) chart.isStale = true
    chart.trail.push(round)
    for (const next of round.next) this.open(next)
  }

  private open(round: Round): void {
    round.isOpen = true
    this.chart.trail.push(round)
    if (this.isAbsencePossible) for (const match of round.matches) settle(this.chart, match)
    if (round.isDone && round.doneBy === undefined) this.roundDone(round)
  }

  // --- absence -----------------------------------------------------------------------------------

  private seated(match: Match): void {
    if (this.isAbsencePossible) settle(this.chart, match)
  }

  /** Settles matches by absence from now on. */
  expectAbsence(): void {
    this.isAbsencePossible = true
  }

  /** Ignores absence while `done` runs, then settles all matches. */
  withoutAbsence(done: () => void): void {
    this.isAbsencePossible = false
    done()
    this.isAbsencePossible = true
    for (const match of this.matches.values()) settle(this.chart, match)
  }

  /** Settles a match after something it waited for, and asks the format again. */
  reconsider(match: Match): void {
    this.chart.isStale = true
    this.seated(match)
  }
}

/** False for a match with all its games that waits for an earlier result, taken back since. */
const isPlayable = (match: Match): boolean =>
  !match.outcome && match.isSeated && match.series.awaits?.(match) !== 'earlier-result'

function secondOf(match: Match, outcome: Outcome): Who {
  const second = outcome.order[1]
  return second === undefined || outcome.tied || match.isAnnulled ? NOBODY : match.who(second)
}
