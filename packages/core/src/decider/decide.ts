/** Decides commands for all formats: a command in, facts or a refusal out. Nothing is half-applied. */
import type { RecordedFact } from '../facts/fact.ts'
import { isRefused, type Result, refuse } from '../refusals/result.ts'
import { readAsker } from '../tournament/author.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { orderTo } from './order.ts'
import { type Plan, planOf } from './plan.ts'

/** `repeated`: the command was done before; there is nothing new to save. */
export type Answer = Result<{ readonly facts: readonly RecordedFact[]; readonly repeated?: true }>

/** Decides without applying: the tournament stays as it is. Command and asker are unchecked input. */
export const decide = (tournament: Tournament, command: unknown, asked: unknown): Answer =>
  answer(tournament, command, asked, leave)

/** Decides and applies in memory. To save the log first, call `decide`, save, then `apply`. */
export const act = (tournament: Tournament, command: unknown, asked: unknown): Answer =>
  answer(tournament, command, asked, keep)

type Last = (outlook: Plan['outlook']) => void
const keep: Last = (outlook) => outlook.keep()
const leave: Last = (outlook) => outlook.leave()

function answer(tournament: Tournament, command: unknown, asker: unknown, last: Last): Answer {
  const asked = readAsker(asker, tournament.last.by)
  if (isRefused(asked)) return asked
  const order = orderTo(tournament.format, command)
  if (isRefused(order)) return order
  const { key } = order.given
  const repeated = key === undefined ? undefined : tournament.answerTo(key)
  if (repeated) return { ok: true, facts: repeated, repeated: true }
  const plan = planOf(tournament, order, asked)
  if (isRefused(plan)) return plan
  const { outlook, amendment } = plan
  if (amendment && !amendment.isConfirmed) {
    outlook.leave()
    return refuse({ code: 'would-void', consequences: amendment.consequences() })
  }
  last(outlook)
  return { ok: true, facts: outlook.facts }
}
