/** A team that comes late and takes a seat in a match of the first round (BRI-84). */
import type { RecordedOf } from '../facts/fact.ts'
import type { Course } from './bridge-course.ts'
import { problemWithHandicaps } from './bridge-handicap.ts'
import type { BridgeMatch } from './bridge-match.ts'
import { averageOf } from './bridge-team.ts'
import type { Field, Person } from './field.ts'
import { about, type Finding } from './finding.ts'

type Entered = RecordedOf<'entrant-entered'>

/** Why there is no seat for a late team. */
export function noSeatFor(fact: Entered, course: Course, field: Field): Finding | undefined {
  const { name } = fact.entrant
  const { boards } = course.settings
  if (course.teams < 8) return about(fact, 'BRI-84', `${name} entered after the start of fewer than eight teams.`)
  if (field.list.length >= 64) return about(fact, 'BRI-84', `With ${name} there are more than 64 teams.`)
  if (boards % 2 === 1) return about(fact, 'BRI-84', `${name} makes a three-way, and ${boards} boards are odd.`)
  if (!matchFor(fact, course)) return about(fact, 'BRI-84', `There is no seat for ${name}${wanted(fact)}.`)
  return undefined
}

const wanted = ({ joins }: Entered): string => (joins === undefined ? '' : ` in match ${joins}`)

/** The match it takes a seat in: the one it names, or else a three-way that has lost a team, or the last of two. */
function matchFor({ joins }: Entered, course: Course): BridgeMatch | undefined {
  const free = (course.rounds[0]?.matches ?? []).filter(isFree)
  if (joins !== undefined) return free.find(({ id }) => id === joins)
  return free.find(({ seats }) => seats.length > 2) ?? free.at(-1)
}

/** Open, without any report or ruling, with two teams that are there. */
const isFree = (match: BridgeMatch): boolean =>
  match.isOpen && !match.decision && !match.isPlayedOn && match.there.length === 2

/** Takes the next number and the last seat. */
export function takeSeat(fact: Entered, course: Course, late: Person): void {
  const match = matchFor(fact, course)
  if (!match) return
  match.numbers.push(late.number)
  match.seats.push(late)
  match.handicaps.clear()
  course.tell(fact.handicaps, [match])
}

/** What speaks against the entry although there is a seat. */
export function objectionToLateEntry(fact: Entered, course: Course): Finding | undefined {
  const match = matchFor(fact, course)
  const { settings } = course
  const late = newcomer(fact)
  if (!match) return undefined
  if (settings.handicap && !averageOf(late))
    return about(fact, 'BRI-59', `The average of ${late.name} is not known, and there is a handicap.`)
  const pairs = course.pairsIn([match], ({ there }) => [...there, late])
  const drawn = pairs.map((each) => ({ ...each, boards: settings.boards / 2 }))
  return problemWithHandicaps(fact, drawn, settings)
}

function newcomer({ entrant }: Entered): Person {
  const { id, name, rating, maxRating, players, paid } = entrant
  return { id, name, rating, maxRating, players, paid, isAway: false, isExcused: false, number: 0 }
}
