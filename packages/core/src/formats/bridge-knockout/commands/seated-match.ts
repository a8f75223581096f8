import type { Match } from '../../../chart/match.ts'
import { knownMatch, openMatch } from '../../../commands/resolve-match.ts'
import { isRefusal, type Refusal } from '../../../refusals/refusal.ts'
import type { Tournament } from '../../../tournament/tournament.ts'

/** A match whose teams are known, decided or not. */
export function seatedMatch(tournament: Tournament, id: string): Match | Refusal {
  const match = knownMatch(tournament, id)
  if (isRefusal(match) || match.isSeated) return match
  const open = openMatch(tournament, id)
  return isRefusal(open) ? open : match
}
