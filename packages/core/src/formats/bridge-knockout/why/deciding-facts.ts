/** The facts a match's decision rests on. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import type { Seq } from '../../../facts/ids.ts'
import { bridgeLedger } from '../ledger.ts'

/** The ruling, the withdrawals, or the scores of the teams present; other scores no longer count. */
export function factsDeciding(chart: Chart, match: Match): Seq[] {
  const { outcome, ruling } = match
  if (outcome?.by === 'ruling' && ruling) return [ruling.seq]
  if (outcome?.by === 'forfeit' || outcome?.by === 'walkover') return absences(chart, match)
  const counted = match.games.filter(({ white, black }) => match.here.includes(white) && match.here.includes(black))
  return counted.map(({ seq }) => seq)
}

/** Teams that were ruled absent, have withdrawn, or were in the wrong division. */
function absences(chart: Chart, match: Match): Seq[] {
  if (match.ruling) return [match.ruling.seq]
  const away = match.seats.filter((_, seat) => !match.here.includes(seat))
  return away.flatMap(({ who }) => chart.field.gone.get(who) ?? bridgeLedger(chart).misplaced.of(who)?.seq ?? [])
}
