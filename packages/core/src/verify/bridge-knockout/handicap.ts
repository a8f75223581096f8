/** The handicap of two teams, recomputed, and findings about recorded handicaps (BRI-58 to BRI-64, BRI-93). */

import type { EntrantId } from '../../facts/ids.ts'
import type { Message } from '../../message/message.ts'
import type { Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { Handicap, RecordedOf } from './facts.ts'
import type { BridgeSettings, Override } from './options.ts'
import { averageOf, compareAverages, inPoints } from './team.ts'

/** IMPs before rounding, and whether the first of the two receives them. */
interface Exact {
  readonly imps: number
  readonly isForFirst: boolean
}

/** Two teams of a match that is drawn, in the order of their seats. */
export interface DrawnPair {
  readonly pair: readonly [Person, Person]
  /** Boards of the match, including those carried over (BRI-63). */
  readonly boards: number
  /** True if it may be left out because a team is absent. */
  readonly isOptional: boolean
}

/** Thousandths of an IMP for each of two teams. */
export function handicapOf(a: Person, b: Person, boards: number, settings: BridgeSettings): readonly [number, number] {
  const exact = exactHandicap(a, b, boards, settings.override)
  if (!exact) return [0, 0]
  const step = settings.isRoundedToWhole ? 1000 : 1
  const thousandths = Math.round((1000 * exact.imps) / step) * step
  return exact.isForFirst ? [thousandths, 0] : [0, thousandths]
}

/** Undefined if the averages are equal or one is unknown. */
function exactHandicap(a: Person, b: Person, boards: number, override: Override | undefined): Exact | undefined {
  const [first, second] = [averageOf(a), averageOf(b)]
  if (!first || !second) return undefined
  const order = compareAverages(first, second)
  if (order === 0) return undefined
  const isForFirst = order < 0
  const [low, high] = isForFirst ? [inPoints(first), inPoints(second)] : [inPoints(second), inPoints(first)]
  return { imps: impsFor(low, high, boards, override), isForFirst }
}

function impsFor(low: number, high: number, boards: number, override: Override | undefined): number {
  if (override && 'imps' in override) return override.imps
  if (override && 'table' in override)
    return override.table.findLast(([difference]) => high - low >= difference - 1e-9)?.[1] ?? 0
  const formula = boards * Math.log10((40 + low / 2 + high) / (40 + (3 * low) / 2))
  return override ? (formula * override.percent) / 100 : formula
}

/** A fact that carries handicaps. */
export type HandicapFact =
  | RecordedOf<'tournament-started'>
  | RecordedOf<'round-paired'>
  | RecordedOf<'entrant-entered'>
  | RecordedOf<'bracket-corrected'>

/** Finding about a fact's handicaps, due for these pairs in this order. */
export function problemWithHandicaps(
  fact: HandicapFact,
  drawn: readonly DrawnPair[],
  settings: BridgeSettings,
): Finding | undefined {
  const told = fact.handicaps ?? []
  if (!settings.handicap) return told.length === 0 ? undefined : about(fact, 'BRI-64', message('found-handicaps-none'))
  const rest = [...told]
  for (const due of drawn) {
    const [next] = rest
    if (!next || !isBetween(next, due.pair)) {
      if (!due.isOptional) return about(fact, 'BRI-64', message('found-handicap-next', pairNamed(due)))
      continue
    }
    const problem = problemWithOne(fact, next, due, settings)
    if (problem) return problem
    rest.shift()
  }
  return rest.length === 0 ? undefined : about(fact, 'BRI-64', message('found-handicap-extra'))
}

const isBetween = ({ between }: Handicap, [a, b]: readonly [Person, Person]): boolean =>
  between[0] === a.id && between[1] === b.id

const pairNamed = ({ pair: [a, b] }: DrawnPair) => ({ one: named(a), other: named(b) })

function problemWithOne(
  fact: HandicapFact,
  { boards, receives }: Handicap,
  due: DrawnPair,
  settings: BridgeSettings,
): Finding | undefined {
  if (boards !== due.boards) return about(fact, 'BRI-63', otherBoards(due, boards))
  const [a, b] = due.pair
  const right = handicapOf(a, b, boards, settings)
  const off = right.map((thousandths, i) => Math.abs(Math.round(1000 * (receives[i] ?? Number.NaN)) - thousandths))
  const isRight = off.every((difference) => difference === 0 || (difference === 1 && isOnTheEdge(due, settings)))
  if (isRight) return undefined
  const rule = settings.override ? 'BRI-64' : settings.isRoundedToWhole ? 'BRI-62' : 'BRI-58'
  return about(fact, rule, handicapDue(due, right))
}

const otherBoards = (due: DrawnPair, boards: number): Message =>
  message('found-handicap-boards', { ...pairNamed(due), due: { number: due.boards }, boards: { number: boards } })

function handicapDue({ pair: [a, b] }: DrawnPair, [first, second]: readonly [number, number]): Message {
  const [who, from] = second > 0 ? [b, a] : [a, b]
  return message('found-handicap', { who: named(who), from: named(from), imps: { number: (first + second) / 1000 } })
}

/** True if the formula is so near to half a thousandth that two computers may round it differently. */
function isOnTheEdge({ pair: [a, b], boards }: DrawnPair, { override, isRoundedToWhole }: BridgeSettings): boolean {
  const thousandths = 1000 * (exactHandicap(a, b, boards, override)?.imps ?? 0)
  return !isRoundedToWhole && Math.abs((thousandths % 1) - 0.5) < 1e-6
}

/** Key of two teams, in either order. */
export const handicapKey = (a: EntrantId, b: EntrantId): string => `${a} ${b}`
