/** The ranks at any moment: the first place of everybody's band (BRI-4, BRI-48, BRI-86, BRI-87). */

import type { Person } from '../field.ts'
import type { VerifiedRow } from '../opinion.ts'
import type { Course } from './course.ts'

export function bridgeTable(course: Course): VerifiedRow[] {
  const rows = course.members.map((person) => ({
    rank: rankOf(person, course),
    entrant: person.id,
    counts: { number: person.number },
  }))
  return rows.sort((a, b) => a.rank - b.rank)
}

function rankOf(person: Person, course: Course): number {
  return rankByThirdPlace(person, course) ?? rankByPlayoff(person, course) ?? rankInBracket(person, course)
}

function rankByThirdPlace(person: Person, { third }: Course): number | undefined {
  const decision = third?.match.decision
  if (!third?.match.has(person) || !decision || decision.through.length === 0) return undefined
  return decision.through.includes(person) ? 3 : 4
}

function rankByPlayoff(person: Person, { fifth }: Course): number | undefined {
  const decision = fifth?.matches.find((match) => match.has(person))?.decision
  return decision && !decision.through.includes(person) ? 7 : undefined
}

function rankInBracket(person: Person, course: Course): number {
  return course.out.get(person) ?? (isOutOfRobin(person, course) ? 5 : 1)
}

/** True for a team without a place in the round robin, or that lost by absence. */
function isOutOfRobin(person: Person, { afterRobin, seeds, missed }: Course): boolean {
  if (!afterRobin) return false
  return seeds ? !seeds.order.includes(person) : missed.has(person)
}
