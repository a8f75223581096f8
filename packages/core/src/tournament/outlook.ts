/** The chart with facts that are not in the log yet, and what is published behind them: kept, or left as it was. */
import { applyFact, chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Mark } from '../chart/trail.ts'
import type { Fact, Recorded } from '../facts/fact.ts'
import { changesThePast, type Standing } from '../facts/standing.ts'
import { overtakenBy, overtakenTold } from './overtaking.ts'
import { publicationWanted } from './publishing.ts'
import type { Stamp } from './stamp.ts'
import type { Tournament } from './tournament.ts'

/** What is put on the chart. */
interface Course {
  readonly facts: readonly Fact[]
  /** Where the past changes: the chart with it, if there is one already. */
  readonly chart?: Chart
}

/** No format asks for more publications than this in one command. */
const mostPublications = 200

/** A whole command taken back, or brought back: nothing is placed or published, so its chart is made when somebody looks. */
export class Inverse {
  readonly facts: readonly Recorded[]
  private readonly tournament: Tournament

  constructor(tournament: Tournament, facts: readonly Recorded[]) {
    this.tournament = tournament
    this.facts = facts
  }

  keep(): void {
    this.tournament.take(this.facts, undefined)
  }

  leave(): void {}
}

export class Outlook {
  readonly facts: readonly Recorded[]
  readonly chart: Chart
  private readonly tournament: Tournament
  private readonly mark: Mark

  /** Whatever is thrown on the way, the tournament is left as it was. */
  constructor(tournament: Tournament, stamp: Stamp, { facts: decided, chart }: Course) {
    const facts = stamp.onAll(decided)
    this.tournament = tournament
    this.chart = chart ?? chartFor(tournament, facts)
    this.mark = this.chart.trail.mark()
    try {
      if (!this.isOther) for (const fact of facts) applyFact(this.chart, fact as Standing)
      if (tournament.autoPair) publish(this.chart, facts, stamp)
      assertPlaced(this.chart, facts)
      this.facts = this.isOther ? toldWhatStands(tournament.chart, this.chart, facts) : facts
    } catch (error) {
      this.chart.trail.rollBack(this.mark)
      throw error
    }
  }

  /** The tournament goes on from here. */
  keep(): void {
    this.chart.trail.commit(this.mark)
    this.tournament.take(this.facts, this.chart)
  }

  /** Nothing has happened; the chart of a change is remembered for when its facts are applied. */
  leave(): void {
    if (!this.isOther) this.chart.trail.rollBack(this.mark)
    else {
      this.chart.trail.commit(this.mark)
      this.tournament.foresee(this.facts, this.chart)
    }
  }

  /** A change of the past has a chart of its own. */
  private get isOther(): boolean {
    return this.chart !== this.tournament.chart
  }
}

const chartFor = (tournament: Tournament, facts: readonly Recorded[]): Chart =>
  facts.some(changesThePast) ? chartOf(tournament.format, [...tournament.log, ...facts]) : tournament.chart

/** Each publication is put on the chart before the next is asked for. */
function publish(chart: Chart, facts: Recorded[], stamp: Stamp): void {
  for (let left = mostPublications; left > 0; left--) {
    const wanted = publicationWanted(chart)
    if (!wanted) return
    const fact = stamp.on(wanted, facts.length)
    facts.push(fact)
    applyFact(chart, fact as Standing)
  }
  throw new Error('the format asks for one publication after another without end')
}

/** If a decision led to a fact without a place, we are wrong: stop before it is written. */
function assertPlaced({ unplaced }: Chart, facts: readonly Recorded[]): void {
  const [first] = facts
  if (first && unplaced.some((seq) => seq >= first.seq))
    throw new Error(`decided on facts without a place: ${JSON.stringify(facts)}`)
}

/** The director is told what stands although the results would now give another, and the log keeps it. */
function toldWhatStands(now: Chart, then: Chart, facts: readonly Recorded[]): readonly Recorded[] {
  const [first, ...others] = facts
  if (first?.type !== 'result-corrected' && first?.type !== 'command-revoked') return facts
  const found = overtakenBy(now, then)
  return found ? [{ ...first, stands: overtakenTold(then, found) }, ...others] : facts
}
