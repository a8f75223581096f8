/** Changes the options of a running cup (CUP-23). Recorded facts keep their place and meaning; nothing is drawn again. */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import type { Amendment } from '../../../commands/amendment.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import { optionNamed, parseOptions } from '../../../tournament/settings.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { changing } from '../changed-options.ts'
import { cupOptions } from '../options.ts'
import { message as about } from './descriptions/words/messages.ts'
import { shallow } from './shallow.ts'
import { message } from './words/messages.ts'

const shape = {
  options: described(shallow(z.readonly(z.record(z.string(), z.unknown()))), about('about-options-some')),
}
type Change = ParsedCommand<typeof shape>

export const change = ownCommand('change', { shape, role: 'director', decide })

function decide({ chart, format, last }: Tournament, { options: given, note }: Change): Amendment | RefusedResult {
  const parsed = parseOptions(format, given)
  if (isRefused(parsed)) return parsed
  const named = Object.keys(given).map((name) => optionNamed(format, name))
  const now = cupOptions.parse(chart.options)
  const options = { ...now, ...Object.fromEntries(named.map((name) => [name, parsed[name]])) }
  const refusal = changing(now, chart, options)
  if (refusal) return refusal
  return {
    after: last.seq,
    refused: (now, then) => upset(now, then, named),
    make: () => [{ type: 'options-changed', options, ...(note === undefined ? {} : { note }) }],
  }
}

/** Checked beyond the format's own rule: no fact may fall, no match may be decided otherwise. */
function upset(now: Chart, then: Chart, options: readonly string[]): RefusedResult | undefined {
  const decided = [...now.board.matches.values()].filter(({ outcome }) => outcome)
  const other = decided.find((match) => decisionOf(match) !== decisionOf(then.board.matches.get(match.id)))
  if (!other && then.unplaced.length === 0) return undefined
  const problem = other ? message('change-decided', { match: { match: other.id } }) : message('change-played')
  return refuse({ code: 'cannot-change', option: options.join(', '), problem, rule: 'CUP-23' })
}

const decisionOf = (match: Match | undefined): string | undefined =>
  match?.outcome && JSON.stringify([match.outcome, match.seats.map(({ who }) => who)])
