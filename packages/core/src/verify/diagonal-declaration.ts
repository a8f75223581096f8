/**
 * A win the director declares (DIA-22, DIA-30): what speaks against it. Declared in a published round it stands with that
 * round, as DIA-29 says of rounds; declared instead of the next one it needs a past that is complete.
 */
import type { RecordedOf } from '../facts/fact.ts'
import type { Course } from './diagonal-course.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

export type Declared = RecordedOf<'winner-declared'>

/** Why it has no place, if it is not over. */
export function problemWithDeclaration(fact: Declared, course: Course): Finding | undefined {
  const sentence = untimely(fact, course) ?? notTheirs(fact, course)
  return sentence === undefined ? undefined : about(fact, 'DIA-30', sentence)
}

function untimely({ stage, round }: Declared, { rounds, open }: Course): string | undefined {
  if (stage !== 'diagonal') return `There is no win in the stage ${stage}.`
  if (round < 2) return 'A win is declared from the end of round 1 on.'
  if (round < rounds.length) return `Round ${rounds.length} was published already.`
  if (round > rounds.length + 1) return `Round ${rounds.length + 1} comes before round ${round}.`
  return round > rounds.length && open ? `Round ${open.number} was not complete.` : undefined
}

function notTheirs({ round, winners }: Declared, course: Course): string | undefined {
  const ids = claimants(round, course).map(({ id }) => id)
  const stranger = winners.find((id) => !ids.includes(id))
  if (stranger !== undefined) return `${stranger} is not among those who can win.`
  return new Set(winners).size === winners.length ? undefined : 'Somebody is named twice.'
}

/** Who was left, or level, when the round was published (DIA-32); those who are now, if it is not. */
const claimants = (round: number, course: Course): readonly Person[] =>
  round > course.rounds.length ? (course.next?.people ?? []) : course.peopleIn(round)

/** What speaks against recording it now, although it would find a place. */
export function objectionToDeclaration(
  fact: Declared,
  course: Course,
  winners: readonly Person[],
): Finding | undefined {
  const { open, rounds } = course
  const gone = winners.find(({ isAway }) => isAway)
  if (gone) return about(fact, 'DIA-11', `${gone.name} has withdrawn and cannot win.`)
  if (open && open.number < fact.round) return about(fact, 'DIA-30', `Round ${open.number} was not complete.`)
  if (open || fact.round > rounds.length) return undefined
  return about(fact, 'DIA-30', `Round ${fact.round} is complete: a win is declared instead of the next one.`)
}
