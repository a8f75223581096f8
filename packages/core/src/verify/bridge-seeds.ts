/** The places of the round robin as they are published: the seats of the semifinals (BRI-41, BRI-43, BRI-92). */
import type { RecordedOf } from '../facts/fact.ts'
import type { Course } from './bridge-course.ts'
import type { Seat } from './bridge-match.ts'
import { placesOf, scaleFor } from './bridge-robin.ts'
import { presentIn } from './bridge-round.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

type SeedsFact = RecordedOf<'seeds-published'>

/** Puts them on the board, or says why they have no place there. */
export function placeSeeds(fact: SeedsFact, stage: string, course: Course): Finding | undefined {
  const { order } = fact
  const teams = (course.robin[0] ?? []).flatMap(({ people }) => people)
  if (!course.afterRobin || stage !== 'round-robin')
    return about(fact, 'BRI-92', 'Places are published of the round robin of five teams, and of nothing else.')
  if (course.seeds) return about(fact, 'BRI-92', 'The places were published already.')
  const named = order.filter((id) => id !== 'nobody')
  if (order.length !== 4 || new Set(named).size !== named.length)
    return about(fact, 'BRI-92', 'There are four places, each for another team.')
  const stranger = named.find((id) => !teams.some((team) => team.id === id))
  if (stranger !== undefined) return about(fact, 'BRI-92', `${stranger} is not in the round robin.`)
  const seats = order.map((id): Seat => teams.find((team) => team.id === id) ?? 'nobody')
  course.seeds = { order: seats, seq: fact.seq }
  return undefined
}

export function objectionToSeeds(fact: SeedsFact, course: Course): Finding | undefined {
  const present = presentIn(course)
  const [, , extra] = course.robin
  if (!course.robin.slice(0, 2).every((matches) => matches.every(({ decision }) => decision)))
    return about(fact, 'BRI-92', 'The round robin was not complete.')
  const { levels, acrossTheLine } = placesOf(present, course.robin.slice(0, 2).flat(), scaleFor(course.settings) ?? [])
  const decision = extra?.[0]?.decision
  if (acrossTheLine.length > 0 && !decision)
    return about(fact, 'BRI-43', 'Extra boards are due at the line between fourth and fifth.')
  return wrongPlaces(
    fact,
    levels.flatMap((level) => steps(level, decision?.through)),
  )
}

/** Teams whose order among themselves is right in whichever way it is published. */
interface Step {
  readonly teams: readonly Person[]
  readonly isFree: boolean
}

/** Who came through the extra boards stands before who did not. */
function steps(level: readonly Person[], through: readonly Person[] | undefined): Step[] {
  const isThrough = (person: Person): boolean => through?.includes(person) ?? false
  if (!level.some(isThrough)) return [{ teams: level, isFree: false }]
  return [
    ...(through ?? []).filter((person) => level.includes(person)).map((person) => ({ teams: [person], isFree: false })),
    { teams: level.filter((person) => !isThrough(person)), isFree: true },
  ]
}

/** Level teams stand in the order of their numbers; who is first among them is a matter of the lot. */
function wrongPlaces(fact: SeedsFact, steps: readonly Step[]): Finding | undefined {
  let placed = 0
  for (const { teams, isFree } of steps) {
    const told = fact.order.slice(placed, placed + teams.length)
    const due = teams.slice(0, told.length).map(({ id }) => id)
    const isAmong = told.every((id) => teams.some((team) => team.id === id))
    const isByLot = placed === 0 && teams.length > 1
    if (!isAmong || (!isFree && !isByLot && told.some((id, i) => id !== due[i])))
      return about(fact, 'BRI-43', `Place ${placed + 1} and on: ${teams.map(({ name }) => name).join(', ')}.`)
    placed += teams.length
  }
  const empty = fact.order.slice(placed).find((id) => id !== 'nobody')
  return empty && about(fact, 'BRI-92', `${empty} has no place: nobody is left for it.`)
}
