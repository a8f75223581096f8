/**
 * What speaks against starting with this field, these options and this order (BRI-32 to BRI-34, BRI-43, BRI-59, BRI-69,
 * BRI-70, BRI-95, BRI-98).
 */
import type { RecordedOf } from '../facts/fact.ts'
import { compactPlanOf } from './bridge-compact.ts'
import type { BridgeSettings } from './bridge-options.ts'
import { bracketOf, hasThreeWay, type Plan } from './bridge-plan.ts'
import { scaleFor } from './bridge-robin.ts'
import { averageOf, compareAverages } from './bridge-team.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

type Started = RecordedOf<'tournament-started'>

/** Why there is no bracket for this field. */
export function problemWithField(fact: Started, settings: BridgeSettings): Finding | undefined {
  const teams = fact.order.length
  const most = settings.bracketed ? 416 : 64
  if (teams < 3 || teams > most)
    return about(fact, 'BRI-32', `A Bridge knockout is for 3 to ${most} teams, not for ${teams}.`)
  if (settings.bracketed !== (fact.brackets !== undefined))
    return about(fact, 'BRI-106', 'Sizes of brackets are told where the event is bracketed, and nowhere else.')
  const sizes = fact.brackets ?? [teams]
  if (settings.compact) return problemWithCompact(fact, settings)
  const wrongSizes = problemWithSizes(fact)
  const wrongBracket = sizes.map((size) => problemWithBracket(fact, size, settings)).find((problem) => problem)
  return wrongSizes ?? wrongBracket ?? noPlaceFor(fact, sizes, settings)
}

/** BRI-69, BRI-70. */
function problemWithCompact(fact: Started, { compactBoards }: BridgeSettings): Finding | undefined {
  const teams = fact.order.length
  const plan = compactPlanOf(teams)
  if (!plan) return about(fact, 'BRI-70', `A compact knockout is for 12 to 16 teams, not for ${teams}.`)
  return compactBoards % 2 === 1 && hasThreeWay(plan)
    ? about(fact, 'BRI-69', `${teams} teams need a ring, and ${compactBoards} boards are odd.`)
    : undefined
}

/** BRI-98. */
function problemWithSizes({ brackets, ...fact }: Started): Finding | undefined {
  if (!brackets) return undefined
  const wrong = brackets.find((size) => size < 3 || size > 16)
  if (wrong !== undefined) return about(fact, 'BRI-98', `A bracket has 3 to 16 teams, not ${wrong}.`)
  const sum = brackets.reduce((all, size) => all + size, 0)
  const teams = fact.order.length
  return sum === teams ? undefined : about(fact, 'BRI-98', `The brackets hold ${sum} teams, and there are ${teams}.`)
}

function problemWithBracket(fact: Started, teams: number, settings: BridgeSettings): Finding | undefined {
  const problem = problemWithBoards(bracketOf(teams), settings)
  if (problem) return about(fact, problem.rule, `${teams} teams ${problem.sentence}`)
  return teams === 6 && settings.sixTeamCarryover === 7 && settings.boards % 4 !== 0
    ? about(
        fact,
        'BRI-81',
        `Half of the boards of six teams cannot be carried over: ${settings.boards} is no multiple of four.`,
      )
    : undefined
}

/** Why a session of so many boards does not do for these rounds, after "nine teams". */
export function problemWithBoards(
  plan: Plan,
  settings: BridgeSettings,
): { readonly rule: string; readonly sentence: string } | undefined {
  const { boards } = settings
  if (boards % 2 === 1 && hasThreeWay(plan))
    return { rule: 'BRI-34', sentence: `need a three-way, and ${boards} boards are odd.` }
  if (plan.robinAfter === undefined) return undefined
  if (boards % 4 !== 0)
    return { rule: 'BRI-81', sentence: `need a session of a multiple of four boards, not ${boards}.` }
  return scaleFor(settings)
    ? undefined
    : { rule: 'BRI-43', sentence: `have no victory points for matches of ${boards / 4} boards.` }
}

/** BRI-95, BRI-98: options no bracket has a place for. */
function noPlaceFor(fact: Started, sizes: readonly number[], settings: BridgeSettings): Finding | undefined {
  const most = Math.max(...sizes)
  const rule = settings.bracketed ? 'BRI-98' : 'BRI-95'
  if (settings.playoff && most < 12)
    return about(fact, rule, `${most} teams have no quarterfinals in round 2 or later.`)
  return settings.thirdPlace && most < 4 ? about(fact, rule, `${most} teams have no match for third place.`) : undefined
}

/** What is wrong with the numbers, if the right teams are there. */
export function problemWithNumbers(
  fact: Started,
  present: readonly Person[],
  settings: BridgeSettings,
): Finding | undefined {
  return unknownAverage(fact, present, settings) ?? wrongOrder(fact, present, settings)
}

/** BRI-59. */
function unknownAverage(fact: Started, present: readonly Person[], { handicap }: BridgeSettings): Finding | undefined {
  const unknown = handicap ? present.find((person) => !averageOf(person)) : undefined
  return unknown && about(fact, 'BRI-59', `The average of ${unknown.name} is not known, and there is a handicap.`)
}

function wrongOrder(fact: Started, present: readonly Person[], { seeding }: BridgeSettings): Finding | undefined {
  const { rule, by } = fact.reason
  if (rule !== 'BRI-33') return about(fact, 'BRI-33', `The reason given for the numbers is ${rule}.`)
  if (by === 'hand') return undefined
  if (by !== seeding && by !== 'entry')
    return about(fact, 'BRI-33', `The numbers are said to be by ${String(by)}; the option says ${seeding}.`)
  const isWithin = fact.reason['within'] === 'brackets' // files from before BRI-98 knew lot inside brackets do not say it
  if (isWithin) return wrongBrackets(fact, present)
  if (by === 'lot') return undefined
  const due = by === 'average' ? byAverage(present) : present
  if (!due) return about(fact, 'BRI-33', 'Some teams have told their players and some have not.')
  const wrong = due.find(({ id }, i) => fact.order[i] !== id)
  return wrong && about(fact, 'BRI-33', `By ${by} ${wrong.name} has number ${due.indexOf(wrong) + 1}.`)
}

/** BRI-98: whatever the numbers inside go by, the brackets go by strength. */
function wrongBrackets(fact: Started, present: readonly Person[]): Finding | undefined {
  const due = byAverage(present)
  if (!due) return about(fact, 'BRI-33', 'Some teams have told their players and some have not.')
  let first = 0
  for (const size of fact.brackets ?? []) {
    const own = present.filter((person) => due.slice(first, first + size).includes(person))
    const told = fact.order.slice(first, first + size)
    const isOrdered = fact.reason['by'] === 'lot' || own.every(({ id }, i) => told[i] === id)
    const wrong = own.find(({ id }) => !told.includes(id))
    if (wrong) return about(fact, 'BRI-98', `By its average ${wrong.name} belongs to another bracket.`)
    if (!isOrdered) return about(fact, 'BRI-33', 'Inside a bracket the numbers are in order of entry.')
    first += size
  }
  return undefined
}

/** Highest first, level ones in order of entry; undefined where some are known and some are not. */
function byAverage(present: readonly Person[]): readonly Person[] | undefined {
  const known = present.flatMap((person) => {
    const average = averageOf(person)
    return average ? [{ person, average }] : []
  })
  if (known.length === 0) return present
  if (known.length < present.length) return undefined
  return known.sort((a, b) => compareAverages(b.average, a.average)).map(({ person }) => person)
}
