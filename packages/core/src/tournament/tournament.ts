/** One event in one format: its log, and the chart built from it. */
import { applyFact, chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { RecordedFact, RecordedFactOf } from '../facts/fact.ts'
import type { CommandKey, Seq } from '../facts/ids.ts'
import { changesThePast, inForce } from '../facts/in-force.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { last } from '../lists/at.ts'

export class Tournament {
  readonly format: AnyFormat
  readonly log: RecordedFact[]
  /** Built on first use: reading the log alone does not need it. */
  private made: Chart | undefined = undefined
  /** True to publish rounds as soon as they can be drawn. As opened, unless a program changes it. */
  autoPair: boolean
  private readonly firstOf = new Map<string, Seq>()
  /** The chart built during the last decision, with its facts. */
  private foreseen: { readonly facts: readonly RecordedFact[]; readonly chart: Chart } | undefined = undefined

  /** The log must begin with `tournament-opened` for this format. */
  constructor(format: AnyFormat, log: readonly RecordedFact[]) {
    this.format = format
    this.log = [...log]
    this.autoPair = this.opened.autoPair
    for (const fact of log) this.keep(fact.key, fact.seq)
  }

  get chart(): Chart {
    this.made ??= chartOf(this.format, this.log)
    return this.made
  }

  get opened(): RecordedFactOf<'tournament-opened'> {
    return this.log[0] as RecordedFactOf<'tournament-opened'>
  }

  get last(): RecordedFact {
    return last(this.log)
  }

  /** Applies the facts of a decision, once they are saved. */
  apply(facts: readonly RecordedFact[]): void {
    const foreseen = this.foreseen?.facts === facts ? this.foreseen.chart : undefined
    const chart = facts.some(changesThePast) ? foreseen : this.made
    if (chart !== foreseen) for (const fact of facts) applyFact(this.chart, inForce(fact))
    this.take(facts, chart)
  }

  /** Takes facts that are on this chart already; without a chart, it is built on next use. */
  take(facts: readonly RecordedFact[], chart: Chart | undefined): void {
    for (const fact of facts) {
      this.log.push(fact)
      this.keep(fact.key, fact.seq)
    }
    this.made = chart
    this.foreseen = undefined
  }

  /** Keeps the chart of a change to the past, in case exactly these facts are applied. */
  foresee(facts: readonly RecordedFact[], chart: Chart): void {
    this.foreseen = { facts, chart }
  }

  /** The facts of the command with this key, if it was done. */
  answerTo(key: string): readonly RecordedFact[] | undefined {
    if (!this.firstOf.has(key)) return undefined
    return this.log.filter((fact) => fact.key === key)
  }

  /** A copy of the tournament as it was after a fact. */
  asOf(seq: number): Tournament {
    return new Tournament(this.format, this.log.slice(0, seq))
  }

  /** Reads the chart with these facts applied, then rolls them back, even if reading fails. */
  lookAhead<Found>(facts: readonly RecordedFact[], read: (chart: Chart) => Found): Found {
    const mark = this.chart.trail.mark()
    try {
      for (const fact of facts) applyFact(this.chart, inForce(fact))
      return read(this.chart)
    } finally {
      this.chart.trail.rollBack(mark)
    }
  }

  /** Generated keys cannot be repeated. */
  private keep(key: CommandKey, seq: Seq): void {
    if (!key.startsWith('#') && !this.firstOf.has(key)) this.firstOf.set(key, seq)
  }
}
