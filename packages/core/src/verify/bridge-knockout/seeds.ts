/** The places of the round robin as they are published: the seats of the semifinals (BRI-41, BRI-43, BRI-92). */

import type { EntrantId } from '../../facts/ids.ts'
import type { Person } from '../field.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { Course } from './course.ts'
import type { RecordedOf } from './facts.ts'
import type { Seat } from './match/match.ts'
import { placesOf, scaleFor } from './robin.ts'
import { presentIn } from './round.ts'

type SeedsFact = RecordedOf<'seeds-published'>

/** Puts the seeds on the board, or returns why they have no place. */
export function placeSeeds(fact: SeedsFact, stage: string, course: Course, nameOf: NameOf): Finding | undefined {
  const { order } = fact
  const teams = (course.robin[0] ?? []).flatMap(({ people }) => people)
  if (!course.afterRobin || stage !== 'round-robin') return about(fact, 'BRI-92', message('found-places-only'))
  if (course.seeds) return about(fact, 'BRI-92', message('found-published', { what: 'places' }))
  const placed = order.filter((id): id is EntrantId => id !== 'nobody')
  if (order.length !== 4 || new Set(placed).size !== placed.length)
    return about(fact, 'BRI-92', message('found-places-four'))
  const stranger = placed.find((id) => !teams.some((team) => team.id === id))
  if (stranger !== undefined)
    return about(fact, 'BRI-92', message('found-not-listed', { who: nameOf(stranger), where: 'robin' }))
  const seats = order.map((id): Seat => teams.find((team) => team.id === id) ?? 'nobody')
  course.seeds = { order: seats, seq: fact.seq }
  return undefined
}

export function objectionToSeeds(fact: SeedsFact, course: Course, nameOf: NameOf): Finding | undefined {
  const present = presentIn(course)
  const [, , extra] = course.robin
  if (!course.robin.slice(0, 2).every((matches) => matches.every(({ decision }) => decision)))
    return about(fact, 'BRI-92', message('found-before-open', { what: 'robin' }))
  const { levels, acrossTheLine } = placesOf(present, course.robin.slice(0, 2).flat(), scaleFor(course.settings) ?? [])
  const decision = extra?.[0]?.decision
  if (acrossTheLine.length > 0 && !decision) return about(fact, 'BRI-43', message('found-extra-boards-due'))
  return wrongPlaces(
    fact,
    levels.flatMap((level) => steps(level, decision?.through)),
    nameOf,
  )
}

/** Teams for whom any published order is right. */
interface Step {
  readonly teams: readonly Person[]
  readonly isFree: boolean
}

/** Teams that survived the extra boards come before the others. */
function steps(level: readonly Person[], through: readonly Person[] | undefined): Step[] {
  const isThrough = (person: Person): boolean => through?.includes(person) ?? false
  if (!level.some(isThrough)) return [{ teams: level, isFree: false }]
  return [
    ...(through ?? []).filter((person) => level.includes(person)).map((person) => ({ teams: [person], isFree: false })),
    { teams: level.filter((person) => !isThrough(person)), isFree: true },
  ]
}

/** Ties go by number, except for first place, which is drawn by lot. */
function wrongPlaces(fact: SeedsFact, steps: readonly Step[], nameOf: NameOf): Finding | undefined {
  let placed = 0
  for (const { teams, isFree } of steps) {
    const told = fact.order.slice(placed, placed + teams.length)
    const due = teams.slice(0, told.length).map(({ id }) => id)
    const isAmong = told.every((id) => teams.some((team) => team.id === id))
    const isByLot = placed === 0 && teams.length > 1
    if (!isAmong || (!isFree && !isByLot && told.some((id, i) => id !== due[i])))
      return about(fact, 'BRI-43', message('found-places', { place: placed + 1, teams: teams.map(named) }))
    placed += teams.length
  }
  const empty = fact.order.slice(placed).find((id): id is EntrantId => id !== 'nobody')
  return empty && about(fact, 'BRI-92', message('found-place-empty', { who: nameOf(empty) }))
}
