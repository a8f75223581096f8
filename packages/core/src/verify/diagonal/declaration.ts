/**
 * Findings about a win the director declares (DIA-22, DIA-30). Declared in a published round it stands with that
 * round, as DIA-29 says of rounds; declared instead of the next one it needs a past that is complete.
 */

import type { Message } from '../../message/message.ts'
import type { Person } from '../field.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { Course } from './course.ts'
import type { RecordedOf } from './facts.ts'

export type DeclarationFact = RecordedOf<'winner-declared'>

/** Why it has no place, if it is not over. */
export function problemWithDeclaration(fact: DeclarationFact, course: Course, nameOf: NameOf): Finding | undefined {
  const problem = untimely(fact, course) ?? notTheirs(fact, course, nameOf)
  return problem && about(fact, 'DIA-30', problem)
}

function untimely({ stage, round }: DeclarationFact, { rounds, open }: Course): Message | undefined {
  const last = rounds.length
  if (stage !== 'diagonal') return message('found-stage', { what: 'win', stage: { text: stage } })
  if (round < 2) return message('found-win-early')
  if (round < last) return message('found-round-published', { round: last })
  if (round > last + 1) return message('found-round-number', { round, due: last + 1 })
  return round > last && open ? message('found-round-open', { round: open.number }) : undefined
}

function notTheirs({ round, winners }: DeclarationFact, course: Course, nameOf: NameOf): Message | undefined {
  const ids = claimants(round, course).map(({ id }) => id)
  const stranger = winners.find((id) => !ids.includes(id))
  if (stranger !== undefined) return message('found-cannot-win', { who: nameOf(stranger) })
  const twice = winners.find((id, i) => winners.indexOf(id) !== i)
  return twice === undefined ? undefined : message('found-named-twice', { who: nameOf(twice) })
}

/** Players left or level when the round was published (DIA-32), or now if it is not published. */
const claimants = (round: number, course: Course): readonly Person[] =>
  round > course.rounds.length ? (course.next?.people ?? []) : course.peopleIn(round)

/** Findings about recording it now, although it has a place. */
export function objectionToDeclaration(
  fact: DeclarationFact,
  course: Course,
  winners: readonly Person[],
): Finding | undefined {
  const { open, rounds } = course
  const gone = winners.find(({ isAway }) => isAway)
  if (gone) return about(fact, 'DIA-11', message('found-withdrawn', { who: named(gone) }))
  if (open && open.number < fact.round)
    return about(fact, 'DIA-30', message('found-round-open', { round: open.number }))
  if (open || fact.round > rounds.length) return undefined
  return about(fact, 'DIA-30', message('found-win-instead', { round: fact.round, next: fact.round + 1 }))
}
