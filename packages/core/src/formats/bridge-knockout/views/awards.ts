/** Awards of bridge players, or what they still need: for everybody or for one team. */

import type { Chart } from '../../../chart/chart.ts'
import { isRefusal, type Refusal } from '../../../refusals/refusal.ts'
import { entrantMeant } from '../../rule-book/entrant-meant.ts'
import { formatOf } from '../../rule-book/format.ts'
import { awardsOf, type TeamAwards } from '../awards/awards.ts'
import { bridgeRules } from '../bridge-knockout.ts'
import type { BridgeOptions } from '../options.ts'

export type { PlayedMatch, PlayerAwards, TeamAwards } from '../awards/awards.ts'

/** Division by division, in the order of the table. */
export function awardsIn({ chart }: { readonly chart: Chart }, team?: string): TeamAwards[] | Refusal {
  const format = formatOf(chart)
  if (format.name !== bridgeRules.name) return { code: 'not-in-this-format', wish: 'awards', format: format.name }
  if (!chart.started) return { code: 'not-started' }
  const all = awardsOf(chart.options as BridgeOptions, chart)
  if (team === undefined) return all
  const meant = entrantMeant(chart, team)
  return isRefusal(meant) ? meant : all.filter(({ who }) => who === meant)
}
