/** The order of the list, worked out again from the entries, the ratings or the recorded dice (LEA-16, HYB-2, DIA-1). */

import { at } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import type { RecordedOf } from './facts.ts'
import type { Person } from './field.ts'
import { about, type Finding, named } from './finding.ts'
import { drawnByLot } from './lot.ts'
import { message } from './words/messages.ts'

/** What a list can go by, unless it was made by hand. */
export type OrderBy = 'entry' | 'rating' | 'maxRating' | 'lot'

/** How a format wants its list. */
export interface Seeding {
  /** The rule that says so. */
  readonly rule: string
  readonly by: OrderBy
  readonly dice: string
}

/** What is wrong with the list a tournament starts with, if the people in it are the right ones. */
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

/** What is cited for the order is not its rule. */
export const otherReason = (rule: string): Message => message('found-order-reason', { given: { rule } })

/** The order goes by something else than the option says. */
export const otherOrder = (given: unknown, due: string): Message =>
  message('found-order-by', { given: { text: String(given) }, due: { text: due } })

function orderBy({ by, dice }: Seeding, present: readonly Person[]): Person[] {
  if (by === 'lot') return drawnByLot(present, dice, 'seeding')
  if (by === 'entry') return [...present]
  const ratingOf = (person: Person): number => (by === 'maxRating' ? person.maxRating : person.rating) ?? 0
  const ratings = [...new Set(present.map(ratingOf))].sort((a, b) => b - a)
  return ratings.flatMap((rating) => present.filter((person) => ratingOf(person) === rating))
}
