/** Declared wins of a Diagonal, by stage. */
import type { Chart } from '../../chart/chart.ts'
import { ledgerOf } from '../../chart/ledger.ts'
import type { DeclaredWin } from '../../chart/title.ts'
import type { StageId } from '../../facts/ids.ts'

export class DiagonalLedger {
  private readonly wins = new Map<StageId, DeclaredWin>()
  private readonly chart: Chart

  constructor(chart: Chart) {
    this.chart = chart
  }

  win(stage: StageId): DeclaredWin | undefined {
    return this.wins.get(stage)
  }

  /** Notes a declared win; false if there is no place for it. */
  declare(stage: StageId, win: DeclaredWin): boolean {
    return this.chart.notices.publish(this.wins, stage, win, () => this.chart.title?.declared === win)
  }
}

export const diagonalLedger = ledgerOf(DiagonalLedger)
