/** Plays a tournament to its end on its own chart: by the real rules, with results drawn by a model. */

import { placeDraw } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Game, Match } from '../chart/match.ts'
import type { Round } from '../chart/rounds/round.ts'
import { isSomebody, type Who } from '../chart/slot.ts'
import type { Choice, PendingPublication, Stage } from '../chart/stage.ts'
import type { Seq } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'
import { type Score, scoreOf } from '../facts/result.ts'
import { at, known } from '../lists/at.ts'
import { float64At, int32At, uint8At } from '../lists/cells.ts'
import { firstWins, type GameToPlay, secondWins } from '../series/series.ts'
import type { Chance } from './chance.ts'
import type { Model } from './models/model.ts'
import type { Pace } from './pace.ts'

/** Records the actions of a run. */
export interface Scribe {
  played(match: Match, game: GameToPlay, score: Score, finishedAt: Instant, isTimed: boolean): void
  published(wanted: PendingPublication, opponent: Who | undefined): void
  ruled(match: Match, winner: Who): void
  shared(winners: readonly Who[]): void
}

/** More turns than any tournament takes; a format that needs more would never end. */
const mostTurns = 5000

export class PlayOut {
  /** Games played in this run. */
  games = 0
  /** Games of this run between opponents of unequal strength. */
  unequalGames = 0
  /** Games played in this run, by entrant. */
  readonly gamesOf: Int32Array
  /** Seconds from the beginning of the run until everybody is free. */
  end = 0
  private allFreeAt = 0
  private readonly freeAt: Float64Array
  private readonly chart: Chart
  private readonly model: Model
  private readonly pace: Pace
  private readonly chance: Chance
  private readonly unequal: Uint8Array
  private readonly slips: Slip[] = []
  /** Rounds whose earlier games have no finish times; the others get none either. */
  private readonly untimed: readonly Round[]
  private readonly scribe: Scribe | undefined

  constructor(chart: Chart, model: Model, pace: Pace, chance: Chance, scribe?: Scribe) {
    this.chart = chart
    this.model = model
    this.pace = pace
    this.chance = chance
    this.scribe = scribe
    const { length } = model.strengths
    this.gamesOf = new Int32Array(length)
    this.freeAt = new Float64Array(length)
    this.unequal = unequalIn(model)
    this.untimed = chart.board.rounds().filter(({ matches }) => matches.some(isWithoutTime))
  }

  /** Publishes and plays to the end. */
  run(): void {
    this.begin()
    for (let turn = 0; turn < mostTurns; turn++)
      if (!this.publishAll() && !this.playRounds() && !this.ruleOnTheRest()) return
    throw new Error('a simulated tournament does not end')
  }

  private begin(): void {
    this.games = 0
    this.unequalGames = 0
    this.gamesOf.fill(0)
    this.allFreeAt = 0
    this.freeAt.fill(0)
    this.end = 0
  }

  // --- playing -----------------------------------------------------------------------------------

  /** Every round in turn, so that one pass plays a whole bracket; publications a round makes possible come first. */
  private playRounds(): boolean {
    const before = this.games
    for (const { rounds } of this.chart.board.stages)
      for (const round of rounds)
        if (round.left > 0 && round.takesResults) {
          this.playRound(round)
          if (this.publishAll()) return true
        }
    return this.games > before
  }

  /** Starts all matches of a round together, once all its players are free. */
  private playRound(round: Round): void {
    const isTimed = !this.untimed.includes(round)
    const matches = isTimed ? round.matches : this.inAnyOrder(round.matches)
    const start = this.startOf(matches)
    let end = start
    for (const match of matches)
      if (!match.outcome && match.unknown === 0) end = Math.max(end, this.playMatch(match, start, isTimed))
    this.release(matches, end)
  }

  /** Without finish times the order of results decides, so it is random. */
  private inAnyOrder(matches: readonly Match[]): Match[] {
    const order = [...matches]
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.chance.below(i + 1)
      ;[order[i], order[j]] = [at(order, j), at(order, i)]
    }
    return order
  }

  /** In a tournament of one stage everybody is free at the same time. */
  private startOf(matches: readonly Match[]): number {
    let start = this.allFreeAt
    if (this.chart.board.stages.length === 1) return start
    for (const { seats } of matches)
      for (const { who } of seats) if (isSomebody(who)) start = Math.max(start, float64At(this.freeAt, who))
    return start
  }

  private release(matches: readonly Match[], end: number): void {
    this.end = Math.max(this.end, end)
    if (this.chart.board.stages.length === 1) {
      this.allFreeAt = end
      return
    }
    for (const { seats } of matches) for (const { who } of seats) if (isSomebody(who)) this.freeAt[who] = end
  }

  /** Plays game after game; returns the time at which the last one ended. */
  private playMatch(match: Match, start: number, isTimed: boolean): number {
    const { chart, model, pace, chance } = this
    let time = start
    while (!match.outcome) {
      const game = match.series.next(match)[0]
      if (!game) break
      const score = model.play(match, game, chance)
      time += pace.lengthOf(match, game, chance)
      const seq = ++chart.now.seq as Seq
      this.scribe?.played(match, game, score, pace.at(time), isTimed)
      const slip = this.slips[this.games] ?? this.newSlip()
      slip.write(game, score, seq, time, isTimed)
      chart.board.place(match, slip)
      this.count(match.who(game.white), match.who(game.black))
    }
    return time
  }

  private newSlip(): Slip {
    const slip = new Slip(this.pace)
    this.slips.push(slip)
    return slip
  }

  private count(white: Who, black: Who): void {
    const { gamesOf, unequal } = this
    this.games++
    this.unequalGames += uint8At(unequal, white * gamesOf.length + black)
    gamesOf[white] = int32At(gamesOf, white) + 1
    gamesOf[black] = int32At(gamesOf, black) + 1
  }

  // --- what a director does ----------------------------------------------------------------------

  private publishAll(): boolean {
    const { chart } = this
    let count = 0
    chart.consult()
    for (let wanted = chart.wants[0]; wanted; wanted = chart.wants[0]) {
      if (++count > mostTurns) throw new Error('a simulated tournament asks for one publication after another')
      this.publish(wanted)
    }
    return count > 0
  }

  private publish(wanted: PendingPublication): void {
    const { chart } = this
    const details = { seq: ++chart.now.seq as Seq, at: this.pace.at(this.end) }
    const opponent = wanted.what === 'choice' ? this.weakest(wanted) : undefined
    Object.assign(chart.now, details)
    this.scribe?.published(wanted, opponent)
    switch (wanted.what) {
      case 'round':
        chart.notices.publishPairing(wanted.stage.id, wanted.round, { ...wanted.propose(), ...details })
        this.hold(wanted)
        return
      case 'choice':
        chart.notices.publishPairing(wanted.stage.id, wanted.round, { ...wanted.chosen(known(opponent)), ...details })
        this.hold(wanted)
        return
      case 'seeds':
        chart.notices.publishSeeds(wanted.stage.id, { ...wanted.propose(), ...details })
        return
      case 'draw':
        placeDraw(chart, wanted.propose())
        return
      default:
        wanted satisfies never
    }
  }

  /** Keeps everybody from playing a round before it is published. */
  private hold({ stage, round }: { readonly stage: Stage; readonly round: number }): void {
    if (this.chart.board.stages.length === 1) return
    for (const { seats } of stage.find(round)?.matches ?? [])
      for (const { who } of seats) if (isSomebody(who)) this.freeAt[who] = this.end
  }

  /** The opponent against whom the chooser's expected score is highest. */
  private weakest({ chooser, among }: Choice): Who {
    const { model } = this
    return among.reduce((weakest, who) =>
      model.expected(chooser, who) > model.expected(chooser, weakest) ? who : weakest,
    )
  }

  /** Decides for the director: ties by lot, and a title that nobody can win alone is shared. */
  private ruleOnTheRest(): boolean {
    const isRuled = this.ruleOnMatches()
    if (isRuled) this.chart.consult()
    return isRuled || this.shareTitle()
  }

  private ruleOnMatches(): boolean {
    let isRuled = false
    for (const { rounds } of this.chart.board.stages)
      for (const { left, matches } of rounds) if (left > 0) for (const match of matches) isRuled ||= this.ruleOn(match)
    return isRuled
  }

  private ruleOn(match: Match): boolean {
    if (match.outcome || match.series.awaits?.(match) !== 'ruling') return false
    const winner = this.chance.below(2)
    this.scribe?.ruled(match, match.who(winner))
    this.chart.board.decide(match, winner === 0 ? firstWins('ruling') : secondWins('ruling'))
    return true
  }

  private shareTitle(): boolean {
    const { title } = this.chart
    if (!title?.isAsked || title.declared) return false
    const winners = title.among()
    this.scribe?.shared(winners)
    placeDraw(this.chart, title.declaration(winners.map((who) => this.chart.field.entrant(who).id)))
    return true
  }
}

const isWithoutTime = ({ games }: Match): boolean => games.some(({ report, isTimed }) => report && !isTimed)

/** The record of a simulated game. Once rolled back it is on no chart, so the next run reuses it. */
class Slip implements Game {
  number = 0
  white = 0
  black = 0
  score: Score = scoreOf('--')
  seq = 0 as Seq
  isTimed = true
  half: 1 | 2 | undefined = undefined
  readonly report = undefined
  private seconds = 0
  private readonly pace: Pace

  constructor(pace: Pace) {
    this.pace = pace
  }

  /** Calculated on request, since few formats need it. */
  get finishedAt(): Instant {
    return this.pace.at(this.seconds)
  }

  write({ number, white, black, half }: GameToPlay, score: Score, seq: Seq, seconds: number, isTimed: boolean) {
    this.number = number
    this.white = white
    this.black = black
    this.half = half
    this.score = score
    this.seq = seq
    this.seconds = seconds
    this.isTimed = isTimed
  }
}

/** Opponents are unequal where one of them scores three quarters or more. */
const mostAmongEquals = 0.75

function unequalIn(model: Model): Uint8Array {
  const everybody = model.strengths.map((_, who) => who)
  const areUnequal = (one: number, other: number) => Math.abs(model.expected(one, other) - 0.5) >= mostAmongEquals - 0.5
  return Uint8Array.from(everybody.flatMap((one) => everybody.map((other) => (areUnequal(one, other) ? 1 : 0))))
}
