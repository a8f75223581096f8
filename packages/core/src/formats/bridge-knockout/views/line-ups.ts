/** Line-ups that are missing by now: of teams of more than four players, for halves that were played (BRI-16c). */

import type { Chart } from '../../../chart/chart.ts'
import { namesOf } from '../../../chart/names.ts'
import { at } from '../../../lists/at.ts'
import { lineupsMissing } from '../awards/line-ups.ts'
import { BridgeLedger } from '../ledger.ts'

export interface MissingLineup {
  readonly match: string
  readonly team: string
  /** Given while only that half has been played. */
  readonly half?: 1
}

/** With the names a page shows. */
export function lineupsToTell({ chart }: { readonly chart: Chart }): MissingLineup[] {
  if (!(chart.ledger instanceof BridgeLedger)) return []
  const names = namesOf(chart)
  return lineupsMissing(chart).map(({ match, who }) => ({
    match: match.id,
    team: at(names, who),
    ...(match.outcome ? {} : { half: 1 as const }),
  }))
}
