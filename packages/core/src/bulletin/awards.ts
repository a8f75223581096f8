/** What the players of bridge teams get, or still need, as it is asked for: of everybody, or of one team. */
import { awardsOf, type TeamAwards } from '../formats/bridge-knockout/awards/awards.ts'
import { bridgeKnockout } from '../formats/bridge-knockout/bridge-knockout.ts'
import type { BridgeOptions } from '../formats/bridge-knockout/options.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { entrantMeant } from '../tournament/entrant-meant.ts'
import type { Tournament } from '../tournament/tournament.ts'

export type { PlayedMatch, PlayerAwards, TeamAwards } from '../formats/bridge-knockout/awards/awards.ts'

/** Bracket by bracket, in the order of the table. */
export function awardsIn({ format, chart }: Tournament, team?: string): TeamAwards[] | Refusal {
  if (format.name !== bridgeKnockout.name) return { code: 'not-in-this-format', wish: 'awards', format: format.name }
  if (!chart.started) return { code: 'not-started' }
  const all = awardsOf(chart.options as BridgeOptions, chart)
  if (team === undefined) return all
  const meant = entrantMeant(chart, team)
  return isRefusal(meant) ? meant : all.filter(({ who }) => who === meant)
}
