/** A team that comes late and takes a seat in a match of the first round (BRI-84, BRI-101). */

import type { MatchId } from '../../facts/ids.ts'
import type { Kinds, Message } from '../../message/message.ts'
import type { Field, Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { Course } from './course.ts'
import type { Handicap, RecordedOf } from './facts.ts'
import { type HandicapFact, problemWithHandicaps } from './handicap.ts'
import type { BridgeMatch } from './match/match.ts'
import { averageOf } from './team.ts'

type EntryFact = RecordedOf<'entrant-entered'>

/** A fact that names the match and its handicaps: an entry or a correction of a bracket. */
interface SeatRequest {
  readonly joins?: MatchId | undefined
  readonly handicaps?: readonly Handicap[] | undefined
}

/** Why there is no seat for a late team. */
export function noSeatFor(
  fact: EntryFact,
  course: Course,
  field: Field,
  match: BridgeMatch | undefined,
): Finding | undefined {
  const who = named(fact.entrant)
  const most = course.settings.bracketed ? 416 : 64
  if (course.settings.compact) return about(fact, 'BRI-70', message('found-entered-late', { who, after: 'compact' }))
  if (field.list.length >= most) return about(fact, 'BRI-84', message('found-too-many', { who, most }))
  const problem = noSeatIn(course, who)
  if (problem) return about(fact, 'BRI-84', problem)
  return match ? undefined : about(fact, 'BRI-84', noSeat(fact, who))
}

/** Why the first round of a bracket takes no more teams. */
export function noSeatIn({ teams, settings }: Course, who: Kinds['entrant']): Message | undefined {
  const { boards } = settings
  if (teams < 8) return message('found-cannot-join', { who, because: 'small' })
  return boards % 2 === 1 ? message('found-makes-three-way', { who, boards }) : undefined
}

/** Finding if no match has a seat, or not the match named. */
export const noSeat = ({ joins }: SeatRequest, who: Kinds['entrant']): Message =>
  joins === undefined
    ? message('found-no-seat', { who })
    : message('found-no-seat-in', { who, match: { match: joins } })

/** BRI-101. */
const isFull = ({ settings, members }: Course): boolean =>
  settings.bracketed && members.filter(({ isAway }) => !isAway).length >= 16

/** The match for a late team: the match named, else a three-way that has lost a team, else the last match of two. */
export function matchFor({ joins }: SeatRequest, course: Course): BridgeMatch | undefined {
  const free = (course.rounds[0]?.matches ?? []).filter(isFree)
  if (joins !== undefined) return free.find(({ id }) => id === joins)
  return free.find(({ seats }) => seats.length > 2) ?? free.at(-1)
}

/** True for an open match of two teams that are there, without report or ruling. */
const isFree = (match: BridgeMatch): boolean =>
  match.isOpen && !match.decision && !match.isPlayedOn && match.there.length === 2

/** Takes the next number and the last seat. */
export function joinMatch({ handicaps }: SeatRequest, course: Course, match: BridgeMatch, late: Person): void {
  course.lastNumber++
  late.number = course.lastNumber
  course.members.push(late)
  match.numbers.push(late.number)
  match.seats.push(late)
  match.handicaps.clear()
  course.tell(handicaps, [match])
  course.touch(match)
}

/** Findings about a late team that has a seat. */
export function objectionToJoining(
  fact: HandicapFact & SeatRequest,
  course: Course,
  late: Person,
): Finding | undefined {
  const match = matchFor(fact, course)
  const { settings } = course
  const who = named(late)
  if (!match) return undefined
  if (isFull(course)) return about(fact, 'BRI-101', message('found-cannot-join', { who, because: 'sixteen' }))
  if (settings.handicap && !averageOf(late)) return about(fact, 'BRI-59', message('found-average-missing', { who }))
  const pairs = course.pairsIn([match], ({ there }) => [...there, late])
  const drawn = pairs.map((each) => ({ ...each, boards: settings.boards / 2 }))
  return problemWithHandicaps(fact, drawn, settings)
}

export function newcomer({ entrant }: EntryFact): Person {
  const { id, name, rating, maxRating, players, paid } = entrant
  return { id, name, rating, maxRating, players, paid, isAway: false, isExcused: false, number: 0 }
}
