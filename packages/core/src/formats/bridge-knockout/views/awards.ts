/** Awards of bridge players, or what they still need: for everybody or for one team. */

import type { Chart } from '../../../chart/chart.ts'
import { isRefused, type Result, refuse } from '../../../refusals/result.ts'
import { plainText } from '../../../words/plain-text.ts'
import { formatOf } from '../../rule-book/format.ts'
import { resolveEntrant } from '../../rule-book/resolve-entrant.ts'
import { awardsOf, type TeamAwards } from '../awards/awards.ts'
import { bridgeRules } from '../bridge-knockout.ts'
import type { BridgeOptions } from '../options.ts'

export type { PlayedMatch, PlayerAwards, TeamAwards } from '../awards/awards.ts'

/** Division by division, in the order of the table. */
export function awardsIn(
  { chart }: { readonly chart: Chart },
  team?: string,
): Result<{ readonly awards: readonly TeamAwards[] }> {
  const format = formatOf(chart)
  if (format.name !== bridgeRules.name)
    return refuse({ code: 'not-in-this-format', wish: 'awards', format: format.name })
  if (!chart.started) return refuse({ code: 'not-started' })
  const all = awardsOf(chart.options as BridgeOptions, chart)
  if (team === undefined) return { ok: true, awards: all }
  const meant = resolveEntrant(chart, plainText(team))
  return isRefused(meant) ? meant : { ok: true, awards: all.filter(({ who }) => who === meant) }
}
