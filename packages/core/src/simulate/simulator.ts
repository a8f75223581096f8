/** Answers a question run by run. Each run has a number, and its random numbers depend only on that and the seed. */

import { applyFact } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Who } from '../chart/slot.ts'
import { startOf } from '../commands/entry-commands.ts'
import { hash } from '../dice/dice.ts'
import { inForce } from '../facts/in-force.ts'
import { type AnyFormat, formatOf } from '../formats/rule-book/format.ts'
import { at } from '../lists/at.ts'
import { isRefused, type RefusedResult, type Result } from '../refusals/result.ts'
import { tournamentOf } from '../tournament/open.ts'
import { Stamp } from '../tournament/stamp.ts'
import { Chance, DiceOfRun } from './chance.ts'
import { Count } from './count.ts'
import type { Model } from './models/model.ts'
import { modelOf, refusedModel } from './models/spec.ts'
import { type Prior, priorOf } from './models/strengths.ts'
import { Pace } from './pace.ts'
import { PlayOut } from './play-out.ts'
import { type Question, refusedQuestion } from './question.ts'
import { newTally, repeated, type Tally } from './tally.ts'

/** A simulator, or why there is none. */
export function simulatorOf(
  question: Question,
  known: readonly AnyFormat[],
): Result<{ readonly simulator: Simulator }> {
  const unread = refusedQuestion(question)
  if (unread) return unread
  const read = tournamentOf(question.log, known)
  if (!read.ok) return read
  const { chart } = read.tournament
  const beginning = refusedModel(question.model, chart) ?? beginningOf(chart)
  return isRefused(beginning) ? beginning : { ok: true, simulator: new Simulator(question, chart, beginning) }
}

export class Simulator {
  readonly chart: Chart
  readonly model: Model
  readonly seed: string
  /** True if nothing is left to play: the answer is certain. */
  readonly isOver: boolean
  /** The assumption for entrants without a rating. */
  readonly prior: Prior
  /** Ratings as entered. */
  readonly ratings: readonly (number | undefined)[]
  /** The players, in the order of entry. */
  readonly entrants: readonly Who[]
  private readonly letters: readonly (string | undefined)[]
  /** The seed as a number. */
  private readonly seeded: number
  private readonly dice: DiceOfRun
  private readonly chance = new Chance()
  private readonly playOut: PlayOut
  private readonly count: Count
  private readonly beginning: RunStart

  constructor({ model, tempo, seed }: Question, chart: Chart, beginning: RunStart) {
    this.chart = chart
    this.beginning = beginning
    this.ratings = chart.field.entrants.map(({ rating }) => rating)
    this.prior = priorOf(chart)
    if (beginning.isAssumed) assumeRatings(chart, this.prior)
    this.seed = seed
    this.seeded = hash(seed)
    this.isOver = chart.state === 'finished'
    this.entrants = chart.started ? chart.field.order.toSorted((a, b) => a - b) : chart.field.present
    this.dice = new DiceOfRun(seed)
    this.model = modelOf(model, chart)
    chart.dice = this.dice
    this.playOut = new PlayOut(chart, this.model, new Pace(tempo, chart.now.at), this.chance)
    if (!chart.started && !isDrawnByLot(chart)) this.start()
    this.letters = lettersIn(chart)
    this.count = new Count(chart, this.model, this.entrants)
    chart.trail.mark() // never rolled back: changes are recorded from now on, not from the start of each run
  }

  /** True if all entrants are equally strong. */
  get isLevel(): boolean {
    return this.entrants.every((who) => this.model.strengths[who] === this.model.strengths[at(this.entrants, 0)])
  }

  /** The letter of an entrant's bracket; empty if the field is not divided, or not yet. */
  bracketOf(who: Who): string {
    return this.letters[who] ?? ''
  }

  /** The number of entrants in a tally. */
  get size(): number {
    return this.model.strengths.length
  }

  /** The tally of these runs, the last one not included. */
  runs(from: number, to: number): Tally {
    const tally = newTally(this.size)
    const count = () => this.count.add(tally, this.playOut)
    if (!this.isOver) for (let run = from; run < to; run++) this.run(run, count)
    else if (to > from) this.run(from, count)
    return this.isOver ? repeated(tally, to - from) : tally
  }

  /** Plays one run to its end, calls `read`, and rolls the chart back. */
  run(run: number, read: (chart: Chart) => void): void {
    const { chart } = this
    const mark = chart.trail.mark()
    this.dice.turnTo(run)
    this.chance.begin(this.seeded, run)
    if (!chart.started) this.start()
    this.playOut.run()
    read(chart)
    chart.trail.rollBack(mark)
  }

  private start(): void {
    const { chart } = this
    const start = startOf(chart, this.beginning.order === undefined ? {} : { order: this.beginning.order })
    if (isRefused(start)) throw new Error(`the start is refused: ${JSON.stringify(start)}`)
    applyFact(chart, inForce(new Stamp(chart.now.seq, undefined, chart.now.at, 'simulation').on(start, 0)))
  }
}

/** By entrant, as in the table: a team that was moved has its new bracket. */
function lettersIn(chart: Chart): (string | undefined)[] {
  const letters: (string | undefined)[] = chart.field.entrants.map(() => undefined)
  const rows = chart.started ? formatOf(chart).table(chart.options, chart, {}) : []
  for (const { who, counts } of rows) if (counts['bracket'] !== undefined) letters[who] = String(counts['bracket'])
  return letters
}

/** How to start a tournament that has not started yet. */
interface RunStart {
  readonly order?: 'entry'
  /** True to seed entrants without a rating by the assumed one. */
  readonly isAssumed?: boolean
}

/** A tournament that cannot start is refused, unless only ratings are missing. */
function beginningOf(chart: Chart): RunStart | RefusedResult {
  const start = chart.started ? undefined : startOf(chart, {})
  if (!isRefused(start)) return {}
  const { refusal } = start
  if (refusal.code === 'missing-ratings') return { isAssumed: true }
  return refusal.code === 'missing-masterpoints' && refusal.neededFor === 'order' ? { order: 'entry' } : start
}

function assumeRatings(chart: Chart, { value }: Prior): void {
  for (const who of chart.field.everybody) {
    const entrant = chart.field.entrant(who)
    const { rating = value } = entrant
    chart.field.edit(who, { ...entrant, rating, maxRating: entrant.maxRating ?? rating })
  }
}

/** True if seats are drawn by lot: every run then starts again. */
function isDrawnByLot(chart: Chart): boolean {
  const watched = new WatchedDice(chart.dice.seed)
  formatOf(chart).seeding(
    chart.options,
    chart.field.entrants,
    chart.field.present,
    watched,
    chart.field.divisions.sizesFor(chart.field.present.length),
  )
  return watched.wasAsked
}

class WatchedDice extends DiceOfRun {
  wasAsked = false

  override stream(purpose: string) {
    this.wasAsked = true
    return super.stream(purpose)
  }
}
