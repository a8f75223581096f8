/** The chart with facts that are not in the log yet and the publications that follow them, to be kept or left. */
import { applyFact, chartOf } from '../chart/apply.ts'
import type { Chart, ChartSnapshot } from '../chart/chart.ts'
import type { Fact, RecordedFact } from '../facts/fact.ts'
import { changesThePast, inForce } from '../facts/in-force.ts'
import { overtakenBy, overtakenFact } from '../tournament/overtaken.ts'
import { publicationWanted } from '../tournament/publication.ts'
import type { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'

/** More publications than any format makes in one command. */
const mostPublications = 200

/** Undo or redo of a command: nothing is checked or published, so the chart is built only when needed. */
export class Inverse {
  readonly facts: readonly RecordedFact[]
  private readonly tournament: Tournament

  constructor(tournament: Tournament, facts: readonly RecordedFact[]) {
    this.tournament = tournament
    this.facts = facts
  }

  keep(): void {
    this.tournament.take(this.facts, undefined)
  }

  leave(): void {}
}

export class Outlook {
  readonly facts: readonly RecordedFact[]
  readonly chart: Chart
  private readonly tournament: Tournament
  private readonly mark: ChartSnapshot

  /** For a change to the past with the chart that has it, if already built. If it throws, the tournament is left as it was. */
  constructor(tournament: Tournament, stamp: Stamp, decided: readonly Fact[], chart?: Chart) {
    const facts = stamp.onAll(decided)
    this.tournament = tournament
    this.chart = chart ?? chartFor(tournament, facts)
    this.mark = this.chart.trail.mark()
    try {
      if (!this.isOther) for (const fact of facts) applyFact(this.chart, inForce(fact))
      if (tournament.autoPair) publish(this.chart, facts, stamp)
      assertPlaced(this.chart, facts)
      this.facts = this.isOther ? withOvertaken(tournament.chart, this.chart, facts) : facts
    } catch (error) {
      this.chart.trail.rollBack(this.mark)
      throw error
    }
  }

  /** Applies the facts to the tournament. */
  keep(): void {
    this.chart.trail.commit()
    this.tournament.take(this.facts, this.chart)
  }

  /** Leaves the tournament as it was; the chart of a change to the past is remembered in case its facts are applied. */
  leave(): void {
    if (!this.isOther) this.chart.trail.rollBack(this.mark)
    else {
      this.chart.trail.commit()
      this.tournament.foresee(this.facts, this.chart)
    }
  }

  /** A change to the past has its own chart. */
  private get isOther(): boolean {
    return this.chart !== this.tournament.chart
  }
}

const chartFor = (tournament: Tournament, facts: readonly RecordedFact[]): Chart =>
  facts.some(changesThePast) ? chartOf(tournament.format, [...tournament.log, ...facts]) : tournament.chart

/** Applies each publication before asking for the next. */
function publish(chart: Chart, facts: RecordedFact[], stamp: Stamp): void {
  for (let left = mostPublications; left > 0; left--) {
    const wanted = publicationWanted(chart)
    if (!wanted) return
    const fact = stamp.on(wanted, facts.length)
    facts.push(fact)
    applyFact(chart, inForce(fact))
  }
  throw new Error('the format asks for one publication after another without end')
}

/** A decision must not make a fact without a place; fails before it is written. */
function assertPlaced({ unplaced }: Chart, facts: readonly RecordedFact[]): void {
  const least = facts[0]?.seq ?? Number.POSITIVE_INFINITY
  for (const seq of unplaced)
    if (seq >= least) throw new Error(`decided on facts without a place: ${JSON.stringify(facts)}`)
}

/** Adds to the change the publications that stand although the results would now give others. */
function withOvertaken(now: Chart, then: Chart, facts: readonly RecordedFact[]): readonly RecordedFact[] {
  const [first, ...others] = facts
  if (first?.type !== 'result-corrected' && first?.type !== 'command-revoked') return facts
  const found = overtakenBy(now, then)
  return found ? [{ ...first, stands: overtakenFact(then, found) }, ...others] : facts
}
