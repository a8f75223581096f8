/** Line-ups and boards belong to teams that sit in the match. */
import type { Chart } from '../../../chart/chart.ts'
import type { EntrantId, MatchId } from '../../../facts/ids.ts'

export function sitsIn({ board: { matches }, field: { indexOf } }: Chart, match: MatchId, team: EntrantId): boolean {
  const who = indexOf.get(team)
  return who !== undefined && matches.get(match)?.seatOf(who) !== undefined
}
