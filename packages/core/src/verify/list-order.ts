/** The order of the list, worked out again from the entries, the ratings or the recorded dice (LEA-16, HYB-2, DIA-1). */

import { at } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import type { RecordedOf } from './facts.ts'
import type { Person } from './field.ts'
import { about, type Finding, named } from './finding.ts'
import { drawnByLot } from './lot.ts'
import { message } from './words/messages.ts'

/** Orders of a list that is not made by hand. */
export type OrderBy = 'entry' | 'rating' | 'maxRating' | 'lot'

/** The order a format asks for. */
export interface Seeding {
  /** The rule for the order. */
  readonly rule: string
  readonly by: OrderBy
  readonly dice: string
}

/** Finding about the list of a start, given the right people. */
export function problemWithOrder(
  fact: RecordedOf<'tournament-started'>,
  present: readonly Person[],
  seeding: Seeding,
): Finding | undefined {
  const { rule, by } = fact.reason
  if (rule !== seeding.rule) return about(fact, seeding.rule, otherReason(rule))
  if (by === 'hand') return undefined
  if (by !== seeding.by && by !== 'entry') return about(fact, seeding.rule, otherOrder(by, seeding.by))
  const told = by === 'entry' ? by : seeding.by
  const due = orderBy({ ...seeding, by: told }, present)
  const wrong = due.findIndex(({ id }, i) => fact.order[i] !== id)
  if (wrong < 0) return undefined
  const who = named(at(due, wrong))
  return about(fact, seeding.rule, message('found-order', { who, number: wrong + 1, by: told }))
}

/** Finding for an order that cites the wrong rule. */
export const otherReason = (rule: string): Message => message('found-order-reason', { given: { rule } })

/** Finding for an order that does not follow the option. */
export const otherOrder = (given: unknown, due: string): Message =>
  message('found-order-by', { given: { text: String(given) }, due: { text: due } })

function orderBy({ by, dice }: Seeding, present: readonly Person[]): Person[] {
  if (by === 'lot') return drawnByLot(present, dice, 'seeding')
  if (by === 'entry') return [...present]
  const ratingOf = (person: Person): number => (by === 'maxRating' ? person.maxRating : person.rating) ?? 0
  const ratings = [...new Set(present.map(ratingOf))].sort((a, b) => b - a)
  return ratings.flatMap((rating) => present.filter((person) => ratingOf(person) === rating))
}
