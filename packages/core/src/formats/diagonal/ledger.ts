/** What a diagonal tournament keeps beside its matches: the wins that were declared, by stage. */
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

  /** Takes the director's word on who has won; false if there is no place for it. */
  declare(stage: StageId, win: DeclaredWin): boolean {
    return this.chart.notices.publish(this.wins, stage, win, () => this.chart.title?.declared === win)
  }
}

export const diagonalLedger = ledgerOf(DiagonalLedger)
