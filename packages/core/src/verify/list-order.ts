/** The order of the list, worked out again from the entries, the ratings or the recorded dice (LEA-16, HYB-2, DIA-1). */
import type { RecordedOf } from '../facts/fact.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'
import { drawnByLot } from './lot.ts'

/** How a format wants its list. */
export interface Seeding {
  /** The rule that says so. */
  readonly rule: string
  readonly by: string
  readonly dice: string
}

/** What is wrong with the list a tournament starts with, if the people in it are the right ones. */
export function problemWithOrder(
  fact: RecordedOf<'tournament-started'>,
  present: readonly Person[],
  seeding: Seeding,
): Finding | undefined {
  const { rule, by } = fact.reason
  if (rule !== seeding.rule) return about(fact, seeding.rule, `The reason given for the order of the list is ${rule}.`)
  if (by === 'hand') return undefined
  if (by !== seeding.by && by !== 'entry')
    return about(fact, seeding.rule, `The list is said to be by ${String(by)}; the option says ${seeding.by}.`)
  const due = orderBy({ ...seeding, by }, present)
  const wrong = due.find(({ id }, i) => fact.order[i] !== id)
  if (!wrong) return undefined
  const sentence = `The list is not the one by ${by}: ${wrong.name} is number ${due.indexOf(wrong) + 1}.`
  return about(fact, seeding.rule, sentence)
}

function orderBy({ by, dice }: Seeding, present: readonly Person[]): Person[] {
  if (by === 'lot') return drawnByLot(present, dice, 'seeding')
  if (by === 'entry') return [...present]
  const ratingOf = (person: Person): number => (by === 'maxRating' ? person.maxRating : person.rating) ?? 0
  const ratings = [...new Set(present.map(ratingOf))].sort((a, b) => b - a)
  return ratings.flatMap((rating) => present.filter((person) => ratingOf(person) === rating))
}
