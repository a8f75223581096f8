/** The effects of any command on entrants and results, without performing it. */
import { chartOf } from '../chart/apply.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { isRefused, type RefusedResult, type Result } from '../refusals/result.ts'
import { readAsker } from '../tournament/author.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { consequencesOf } from './consequences.ts'
import { orderTo } from './order.ts'
import { planOf } from './plan.ts'

export function effectsOf(
  tournament: Tournament,
  command: unknown,
  asker: unknown,
): Result<{ readonly consequences: Consequences }> {
  const consequences = effectsIn(tournament, command, asker)
  return isRefused(consequences) ? consequences : { ok: true, consequences }
}

function effectsIn(tournament: Tournament, command: unknown, asker: unknown): Consequences | RefusedResult {
  const asked = readAsker(asker, tournament.last.by)
  if (isRefused(asked)) return asked
  const order = orderTo(tournament.format, command)
  if (isRefused(order)) return order
  const { given } = order
  if (given.key !== undefined && tournament.answerTo(given.key)) return effects(tournament, given, [])
  const plan = planOf(tournament, order, asked)
  if (isRefused(plan)) return plan
  plan.outlook.leave()
  return plan.amendment?.consequences() ?? effects(tournament, given, plan.outlook.facts)
}

function effects(tournament: Tournament, given: { readonly do: string }, facts: readonly RecordedFact[]): Consequences {
  const log = [...tournament.log, ...facts]
  const own = 'match' in given ? String(given.match) : undefined
  const found = consequencesOf(tournament, { chart: chartOf(tournament.format, log), log, own })
  // A new entrant widens every shared place, but changes no ranks.
  return given.do === 'enter' ? { ...found, ranks: [] } : found
}
