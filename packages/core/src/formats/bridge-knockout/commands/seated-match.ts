import type { Match } from '../../../chart/match.ts'
import { knownMatch, openMatch } from '../../../commands/resolve-match.ts'
import { isRefused, type RefusedResult } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'

/** A match whose teams are known, decided or not. */
export function seatedMatch(tournament: Tournament, id: string): Match | RefusedResult {
  const match = knownMatch(tournament, id)
  if (isRefused(match) || match.isSeated) return match
  const open = openMatch(tournament, id)
  return isRefused(open) ? open : match
}
