/** Several results in one command: recorded together, taken back together, and refused whole if one is refused. */
import * as z from 'zod/mini'
import { applyFact } from '../chart/apply.ts'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { Fact } from '../facts/fact.ts'
import { inForce } from '../facts/in-force.ts'
import type { Shape } from '../facts/kind.ts'
import { isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type CommandKind, commandKind, type Decision, type ParsedCommand } from './command-kind.ts'
import { report } from './match-commands.ts'

/** More lines than anybody types at once. */
const mostReports = 500

/** For the reports of every format, or of one with results of its own kind. */
export function severalOf<Of extends Shape>(one: CommandKind<'report', Of>) {
  const reports = z.readonly(
    z.array(z.readonly(z.strictObject(one.shape))).check(z.minLength(1), z.maxLength(mostReports)),
  )
  return commandKind('report-several', {
    shape: { reports: described(reports, about('about-reports')) },
    role: one.role,
    listOf: one,
    decide(tournament, command, stamp) {
      const each = command.reports as readonly ParsedCommand<Of>[]
      return inTurn(
        tournament,
        stamp,
        each.map((given) => ({ match: matchIn(given), decide: (own) => one.decide(tournament, given, own) })),
      )
    },
  })
}

const matchIn = (given: object): string => ('match' in given ? String(given.match) : '')

export const reportSeveral = severalOf(report)

interface Turn {
  readonly match: string
  decide(stamp: Stamp): Decision
}

/** Each is decided with those before it on the chart; then the chart is as it was. */
function inTurn({ chart }: Tournament, stamp: Stamp, turns: readonly Turn[]): Fact[] | RefusedResult {
  const facts: Fact[] = []
  const mark = chart.trail.mark()
  try {
    for (const [index, each] of turns.entries()) {
      const decision = each.decide(after(stamp, facts.length))
      if (isRefused(decision)) return refusedAt(index, each.match, decision)
      if (!Array.isArray(decision)) throw new Error('a report changes nothing that was reported before')
      for (const fact of decision) {
        applyFact(chart, inForce(stamp.on(fact, facts.length)))
        facts.push(fact)
      }
    }
    return facts
  } finally {
    chart.trail.rollBack(mark)
  }
}

/** A report is made with its stamp, so each has that of its own place. */
const after = ({ seq, key, at, by }: Stamp, count: number): Stamp => new Stamp(seq - 1 + count, key, at, by)

const refusedAt = (index: number, match: string, { refusal }: RefusedResult): RefusedResult =>
  refuse({ code: 'one-of-several', line: index + 1, match, refusal })
