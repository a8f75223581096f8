/** The handicaps published before play (BRI-64). */
import type { Chart } from '../../../chart/chart.ts'
import type { EntrantId } from '../../../facts/ids.ts'
import type { Handicap } from '../facts/handicap.ts'

interface HandicapShare {
  readonly against: EntrantId
  readonly boards: number
  /** In thousandths of an IMP. */
  readonly thousandths: number
}

export class PublishedHandicaps {
  private readonly chart: Chart
  /** By receiving team, in the order of the log. */
  private readonly received = new Map<EntrantId, HandicapShare[]>()

  constructor(chart: Chart) {
    this.chart = chart
  }

  /** Handicap between two teams over a number of boards, in thousandths of an IMP. */
  between(to: EntrantId, against: EntrantId, boards: number): number | undefined {
    const told = this.received.get(to)?.findLast((each) => each.against === against && each.boards === boards)
    return told?.thousandths
  }

  keep(told: readonly Handicap[] = []): void {
    for (const { between, boards, receives } of told) {
      const [one, other] = between
      this.add(one, { against: other, boards, thousandths: Math.round(receives[0] * 1000) })
      this.add(other, { against: one, boards, thousandths: Math.round(receives[1] * 1000) })
    }
  }

  private add(to: EntrantId, received: HandicapShare): void {
    this.chart.trail.keepIn(this.received, to, received)
  }
}
