/** Changing the options of a tournament that runs, where its format has a rule for it (CUP-23). */
import { applyFact, chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { Fact, FactOf } from '../facts/fact.ts'
import type { Standing } from '../facts/standing.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { CommandOf } from './command.ts'
import { followedBy, publicationWanted } from './publishing.ts'
import { optionNamed, parseOptions } from './settings.ts'
import type { Stamp } from './stamp.ts'
import type { Tournament } from './tournament.ts'
import { message } from './words/messages.ts'

type Change = CommandOf<'change'>

/** The change and the publications it leads to. What was recorded keeps its place and its worth, and nothing is drawn again. */
export function changeOptions(tournament: Tournament, command: Change, stamp: Stamp): Fact[] | Refusal {
  const change = changeMeant(tournament, command)
  if (isRefusal(change)) return change
  const { log, format, autoPair } = tournament
  const then = chartOf(format, [...log, stamp.on(change, 0)])
  const refusal = upset(tournament.chart, then, command)
  if (refusal) return refusal
  const facts: Fact[] = [change]
  followedBy(facts, () => {
    const wanted = autoPair ? publicationWanted(then) : undefined
    if (wanted) applyFact(then, stamp.on(wanted, facts.length) as Standing)
    return wanted
  })
  tournament.foresee(stamp.onAll(facts), then)
  return facts
}

/** All options as they would be. */
function changeMeant({ format, chart }: Tournament, command: Change): FactOf<'options-changed'> | Refusal {
  if (!format.changing) return { code: 'not-in-this-format', wish: command.do, format: format.name, belongsTo: 'cups' }
  const given = parseOptions(format, command.options)
  if (isRefusal(given)) return given
  const named = Object.keys(command.options).map((name) => optionNamed(format, name))
  const options = { ...(chart.options as object), ...Object.fromEntries(named.map((name) => [name, given[name]])) }
  const note = command.note === undefined ? {} : { note: command.note }
  return format.changing(chart.options, chart, options) ?? { type: 'options-changed', options, ...note }
}

/** A rule may reach further back than a format's own check: no fact falls, no match is decided otherwise. */
function upset(now: Chart, then: Chart, { options }: Change): Refusal | undefined {
  const decided = [...now.matches.values()].filter(({ outcome }) => outcome)
  const other = decided.find((match) => decisionOf(match) !== decisionOf(then.matches.get(match.id)))
  if (!other && then.unplaced.length === 0) return undefined
  const problem = other ? message('change-decided', { match: { match: other.id } }) : message('change-played')
  return { code: 'cannot-change', option: Object.keys(options).join(', '), problem, rule: 'CUP-23' }
}

const decisionOf = (match: Match | undefined): string | undefined =>
  match?.outcome && JSON.stringify([match.outcome, match.seats.map(({ who }) => who)])
