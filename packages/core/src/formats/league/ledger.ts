/** The counts of a league's players as they stand: at its end both the title and the table ask for them. */

import { CachedValue } from '../../chart/cached-value.ts'
import type { Chart } from '../../chart/chart.ts'
import { ledgerOf } from '../../chart/ledger.ts'
import { type Tally, talliesOf } from './tallies.ts'

export class LeagueLedger {
  readonly tallies: CachedValue<readonly Tally[]>

  constructor(chart: Chart) {
    this.tallies = new CachedValue(chart, () => talliesOf(chart))
  }
}

export const leagueLedger = ledgerOf(LeagueLedger)
