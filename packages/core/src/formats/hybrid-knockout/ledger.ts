/** The series of a hybrid knockout, made once for its chart: matches share them. */
import { ledgerOf } from '../../chart/ledger.ts'
import { race } from '../../series/race.ts'
import { raceWithSuddenDeath } from '../../series/sudden-death.ts'
import type { HybridOptions } from './options.ts'
import type { SeriesOfStages } from './qualification.ts'

export class HybridLedger {
  readonly series: SeriesOfStages

  constructor({ raceToPoints, timeControl }: HybridOptions) {
    const halfPoints = raceToPoints * 2
    this.series = { regular: race(halfPoints, timeControl), knockout: raceWithSuddenDeath(halfPoints, timeControl) }
  }
}

export const hybridLedger = ledgerOf(HybridLedger)
