/**
 * Findings about a start with this field, these options and this order (BRI-32 to BRI-34, BRI-43, BRI-59, BRI-69,
 * BRI-70, BRI-95, BRI-98).
 */

import type { Person } from '../field.ts'
import { about, type Finding, named, type Problem } from '../finding.ts'
import { otherOrder, otherReason } from '../list-order.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf } from './facts.ts'
import type { BridgeSettings } from './options.ts'
import { compactPlanOf } from './plan/compact.ts'
import { bracketOf, hasThreeWay, type Plan } from './plan/plan.ts'
import { scaleFor } from './robin.ts'
import { averageOf, compareAverages } from './team.ts'

type StartFact = RecordedOf<'tournament-started'>

/** Why there is no bracket for this field. */
export function problemWithField(fact: StartFact, settings: BridgeSettings): Finding | undefined {
  const teams = fact.order.length
  const most = settings.bracketed ? 416 : 64
  if (teams < 3 || teams > most)
    return about(fact, 'BRI-32', message('found-size', { what: 'bridge-knockout', least: 3, most, count: teams }))
  if (settings.bracketed !== (fact.brackets !== undefined)) return about(fact, 'BRI-106', message('found-sizes-told'))
  const sizes = fact.brackets ?? [teams]
  if (settings.compact) return problemWithCompact(fact, settings)
  const wrongSizes = problemWithSizes(fact)
  const wrongBracket = sizes.map((size) => problemWithBracket(fact, size, settings)).find((problem) => problem)
  return wrongSizes ?? wrongBracket ?? noPlaceFor(fact, sizes, settings)
}

/** BRI-69, BRI-70. */
function problemWithCompact(fact: StartFact, { compactBoards }: BridgeSettings): Finding | undefined {
  const teams = fact.order.length
  const plan = compactPlanOf(teams)
  if (!plan) return about(fact, 'BRI-70', message('found-size', { what: 'compact', least: 12, most: 16, count: teams }))
  return compactBoards % 2 === 1 && hasThreeWay(plan)
    ? about(fact, 'BRI-69', message('found-odd-boards', { teams, boards: compactBoards }))
    : undefined
}

/** BRI-98. */
function problemWithSizes({ brackets, ...fact }: StartFact): Finding | undefined {
  if (!brackets) return undefined
  const wrong = brackets.find((size) => size < 3 || size > 16)
  if (wrong !== undefined)
    return about(fact, 'BRI-98', message('found-size', { what: 'bracket', least: 3, most: 16, count: wrong }))
  const sum = brackets.reduce((all, size) => all + size, 0)
  const teams = fact.order.length
  return sum === teams ? undefined : about(fact, 'BRI-98', message('found-bracket-sum', { sum, teams }))
}

function problemWithBracket(fact: StartFact, teams: number, settings: BridgeSettings): Finding | undefined {
  const problem = problemWithBoards(bracketOf(teams), settings, teams)
  if (problem) return about(fact, problem.rule, problem.says)
  const { boards } = settings
  return teams === 6 && settings.sixTeamCarryover === 7 && boards % 4 !== 0
    ? about(fact, 'BRI-81', message('found-half-carried', { boards }))
    : undefined
}

/** Why a session of this many boards does not fit the rounds of this many teams. */
export function problemWithBoards(plan: Plan, settings: BridgeSettings, teams: number): Problem | undefined {
  const { boards } = settings
  if (boards % 2 === 1 && hasThreeWay(plan))
    return { rule: 'BRI-34', says: message('found-odd-boards', { teams, boards }) }
  if (plan.robinAfter === undefined) return undefined
  if (boards % 4 !== 0) return { rule: 'BRI-81', says: message('found-boards-by-four', { teams, boards }) }
  return scaleFor(settings)
    ? undefined
    : { rule: 'BRI-43', says: message('found-no-scale', { teams, boards: boards / 4 }) }
}

/** BRI-95, BRI-98: options that fit no bracket. */
function noPlaceFor(fact: StartFact, sizes: readonly number[], settings: BridgeSettings): Finding | undefined {
  const most = Math.max(...sizes)
  const rule = settings.bracketed ? 'BRI-98' : 'BRI-95'
  if (settings.playoff && most < 12) return about(fact, rule, message('found-no-quarterfinals', { teams: most }))
  return settings.thirdPlace && most < 4
    ? about(fact, rule, message('found-no-third-place', { teams: most }))
    : undefined
}

/** Finding about the numbers, given the right teams. */
export function problemWithNumbers(
  fact: StartFact,
  present: readonly Person[],
  settings: BridgeSettings,
): Finding | undefined {
  return unknownAverage(fact, present, settings) ?? wrongOrder(fact, present, settings)
}

/** BRI-59. */
function unknownAverage(
  fact: StartFact,
  present: readonly Person[],
  { handicap }: BridgeSettings,
): Finding | undefined {
  const unknown = handicap ? present.find((person) => !averageOf(person)) : undefined
  return unknown && about(fact, 'BRI-59', message('found-average-missing', { who: named(unknown) }))
}

function wrongOrder(fact: StartFact, present: readonly Person[], { seeding }: BridgeSettings): Finding | undefined {
  const { rule, by } = fact.reason
  if (rule !== 'BRI-33') return about(fact, 'BRI-33', otherReason(rule))
  if (by === 'hand') return undefined
  if (by !== seeding && by !== 'entry') return about(fact, 'BRI-33', otherOrder(by, seeding))
  const isWithin = fact.reason['within'] === 'brackets' // files from before BRI-98 knew lot inside brackets do not say it
  if (isWithin) return wrongBrackets(fact, present)
  if (by === 'lot') return undefined
  const told = by === 'average' ? by : 'entry'
  const due = told === 'average' ? byAverage(present) : present
  if (!due) return about(fact, 'BRI-33', message('found-averages-missing'))
  const wrong = due.find(({ id }, i) => fact.order[i] !== id)
  if (!wrong) return undefined
  return about(fact, 'BRI-33', message('found-order', { who: named(wrong), number: due.indexOf(wrong) + 1, by: told }))
}

/** BRI-98: brackets go by strength, whatever decides the numbers inside them. */
function wrongBrackets(fact: StartFact, present: readonly Person[]): Finding | undefined {
  const due = byAverage(present)
  if (!due) return about(fact, 'BRI-33', message('found-averages-missing'))
  let first = 0
  for (const size of fact.brackets ?? []) {
    const own = present.filter((person) => due.slice(first, first + size).includes(person))
    const told = fact.order.slice(first, first + size)
    const isOrdered = fact.reason['by'] === 'lot' || own.every(({ id }, i) => told[i] === id)
    const wrong = own.find(({ id }) => !told.includes(id))
    if (wrong) return about(fact, 'BRI-98', message('found-bracket-by-average', { who: named(wrong) }))
    if (!isOrdered) return about(fact, 'BRI-33', message('found-bracket-order'))
    first += size
  }
  return undefined
}

/** Highest first, ties in order of entry; undefined if only some are known. */
function byAverage(present: readonly Person[]): readonly Person[] | undefined {
  const known = present.flatMap((person) => {
    const average = averageOf(person)
    return average ? [{ person, average }] : []
  })
  if (known.length === 0) return present
  if (known.length < present.length) return undefined
  return known.sort((a, b) => compareAverages(b.average, a.average)).map(({ person }) => person)
}
