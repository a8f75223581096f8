/** One event run by one format: its log, and the chart that follows from it. */
import { applyFact, chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Recorded, RecordedOf } from '../facts/fact.ts'
import type { CommandKey, Seq } from '../facts/ids.ts'
import { changesThePast, factsOf, type Standing } from '../facts/standing.ts'
import type { AnyFormat } from '../formats/format.ts'

export class Tournament {
  readonly format: AnyFormat
  readonly log: Recorded[]
  /** Made when somebody looks at it: who only reads the facts does not wait for it. */
  private made: Chart | undefined = undefined
  /** Publish rounds as soon as they can be drawn? As it was opened, unless whoever keeps the tournament says otherwise. */
  autoPair: boolean
  private readonly firstOf = new Map<CommandKey, Seq>()
  /** The chart that was built for the answer of a decision. */
  private foreseen: { readonly facts: readonly Recorded[]; readonly chart: Chart } | undefined = undefined

  /** The log must begin with the opening of a tournament of this format. */
  constructor(format: AnyFormat, log: readonly Recorded[]) {
    this.format = format
    this.log = [...log]
    this.autoPair = this.opened.autoPair
    for (const fact of log) this.keep(fact.key, fact.seq)
  }

  get chart(): Chart {
    this.made ??= chartOf(this.format, this.log)
    return this.made
  }

  get opened(): RecordedOf<'tournament-opened'> {
    return this.log[0] as RecordedOf<'tournament-opened'>
  }

  get last(): Recorded {
    return this.log[this.log.length - 1] as Recorded
  }

  /** Takes up facts that a decision answered with, once they are safe. */
  apply(facts: readonly Recorded[]): void {
    const foreseen = this.foreseen?.facts === facts ? this.foreseen.chart : undefined
    const chart = facts.some(changesThePast) ? foreseen : this.made
    if (chart !== foreseen) for (const fact of facts) applyFact(this.made as Chart, fact as Standing)
    this.take(facts, chart)
  }

  /** Takes up facts that stand on this chart already; without one it is made when somebody looks at it. */
  take(facts: readonly Recorded[], chart: Chart | undefined): void {
    for (const fact of facts) {
      this.log.push(fact)
      this.keep(fact.key, fact.seq)
    }
    this.made = chart
    this.foreseen = undefined
  }

  /** Keeps the chart that a change of the past leads to, for when the very facts of the answer are applied. */
  foresee(facts: readonly Recorded[], chart: Chart): void {
    this.foreseen = { facts, chart }
  }

  /** What a command with this key led to, if it was done already. */
  answerTo(key: CommandKey): readonly Recorded[] | undefined {
    if (!this.firstOf.has(key)) return undefined
    const seqs = factsOf(this.log, key)
    return seqs.map((seq) => this.log[seq - 1] as Recorded)
  }

  /** The same tournament as it stood after a fact. */
  asOf(seq: number): Tournament {
    return new Tournament(this.format, this.log.slice(0, seq))
  }

  /** What the chart would be with these facts, read and rolled back: nothing has happened afterwards, whatever fails. */
  lookAhead<Found>(facts: readonly Recorded[], read: (chart: Chart) => Found): Found {
    const mark = this.chart.trail.mark()
    try {
      for (const fact of facts) applyFact(this.chart, fact as Standing)
      return read(this.chart)
    } finally {
      this.chart.trail.rollBack(mark)
    }
  }

  /** Only keys that somebody gave can come again. */
  private keep(key: CommandKey, seq: Seq): void {
    if (!key.startsWith('#') && !this.firstOf.has(key)) this.firstOf.set(key, seq)
  }
}
