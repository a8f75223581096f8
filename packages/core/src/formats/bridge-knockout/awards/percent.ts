/** A player's part of the team's boards: P or out, and percentages added up exactly (BRI-6, BRI-10). */
import type { Kinds, Message } from '../../../message/message.ts'
import { message } from './words/messages.ts'

export interface Turnout {
  readonly boards: number
  readonly played: number
}

/** A match in which boards were played, with its number among the team's matches. */
export interface AttendedMatch extends Turnout {
  readonly number: number
  /** The match's name in an event: "match A5". */
  readonly called?: Message
}

/** "match A5" in an event, otherwise the number among the team's matches. */
export const matchSaid = ({ number, called }: Pick<AttendedMatch, 'number' | 'called'>): Message =>
  called ?? message('awards-match-number', { number })

/** BRI-6: in whole boards; exactly half is P. */
export const isP = ({ boards, played }: Turnout): boolean => 2 * played >= boards

/** BRI-10: percentages of matches with P add up to 50 for each match counted. */
export const reachesHalf = (counted: readonly Turnout[]): boolean => boardsMissing(counted, 1) === 0

/** Boards still missing, in a match of this length. Exact, because matches of 24, 28 and 56 boards mix. */
export function boardsMissing(counted: readonly Turnout[], length: number): number {
  const { over, under } = sumOf(counted.filter(isP))
  const missing = BigInt(counted.length) * under - 2n * over
  return missing <= 0n ? 0 : Number((missing * BigInt(length) + 2n * under - 1n) / (2n * under))
}

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function sumOf(matches: readonly Turnout[]): Fraction {
  let [over, under] = [0n, 1n]
  for (const { boards, played } of matches) {
    over = over * BigInt(boards) + BigInt(played) * under
    under *= BigInt(boards)
  }
  return { over, under }
}

/** Percent reached, and percent needed. */
export function percentages(counted: readonly Turnout[]): Readonly<Record<'sum' | 'needed', Kinds['number']>> {
  const total = percentBelow(sumOf(counted.filter(isP)))
  return { sum: { number: total }, needed: { number: 50 * counted.length } }
}

/** "75 + 100 + 50 = 225; 200 are needed"; empty for a single match. */
export function sumSaid(counted: readonly Turnout[]): readonly Message[] {
  const [first, ...others] = counted.filter(isP).map((match) => ({ number: percentOf(match) }))
  if (!first || others.length === 0) return []
  const added = others.reduce(
    (before, percent) => message('awards-plus', { before, percent }),
    message('awards-percent', { percent: first }),
  )
  const { sum, needed } = percentages(counted)
  return [message('awards-sum', { sum: added, total: sum, needed })]
}

/** To two decimals. */
export const percentOf = ({ boards, played }: Turnout): number => Math.round((10_000 * played) / boards) / 100

/** Rounded down, so that too little never looks like enough. */
const percentBelow = ({ over, under }: Fraction): number => Number((10_000n * over) / under) / 100
