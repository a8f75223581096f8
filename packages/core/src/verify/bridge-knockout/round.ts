/** Published rounds: the place of each, and findings about it (BRI-29, BRI-33a, BRI-41, BRI-93). */

import type { EntrantId } from '../../facts/ids.ts'
import { at, known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { Person } from '../field.ts'
import { about, type Finding, named as nameOf, otherKind } from '../finding.ts'
import { message } from '../words/messages.ts'
import { type Pairing, pairingOf } from './brackets/repairing.ts'
import type { Course, Round } from './course.ts'
import type { PublishedSeat, RecordedOf } from './facts.ts'
import { problemWithHandicaps } from './handicap.ts'
import type { BridgeMatch, Seat } from './match/match.ts'
import { placesOf, scaleFor } from './robin.ts'

export type RoundFact = RecordedOf<'round-paired'>

/** A round that has a place, and the finding about it, if any. */
export interface PlacedRound {
  place(): void
  objection(): Finding | undefined
}

type Answer = PlacedRound | Finding

export const isFinding = (answer: Answer): answer is Finding => 'rule' in answer

/** `stage` without the letter of its bracket. */
export function placeOfRound(
  fact: RoundFact,
  stage: string,
  course: Course,
  people: ReadonlyMap<EntrantId, Person>,
): Answer {
  const named = peopleIn(fact, people)
  switch (stage) {
    case 'knockout':
      if (fact.round !== course.afterRobin?.number) return numberedRound(fact, course)
      return fact.kind === 'chosen' ? chosenRound(fact, course, named ?? []) : unchosenRound(fact, course, named)
    case 'round-robin':
      return fact.round < 3 ? robinRound(fact, course, named) : extraBoards(fact, course, named ?? [])
    case 'fifth-place':
      return playoff(fact, course, named ?? [])
    case 'third-place':
      return thirdPlace(fact, course, named ?? [])
    default:
      return about(fact, 'BRI-91', message('found-stage', { what: 'rounds', stage: { text: fact.stage } }))
  }
}

/** The people of every match; undefined if the round is published in numbers, or names unknown people. */
function peopleIn({ matches }: RoundFact, people: ReadonlyMap<EntrantId, Person>): Person[][] | undefined {
  const seats = matches.map((match) => match.map((seat) => ('entrant' in seat ? people.get(seat.entrant) : undefined)))
  return seats.every((match) => match.every((person) => person !== undefined)) ? (seats as Person[][]) : undefined
}

const inWords = (matches: readonly (readonly (number | string)[])[]): string =>
  matches.map((seats) => seats.join('-')).join(' ')

const problemWithHandicapsIn = (
  fact: RoundFact,
  course: Course,
  matches: readonly BridgeMatch[],
): Finding | undefined =>
  problemWithHandicaps(
    fact,
    course.pairsIn(matches, ({ seats }) => seats),
    course.settings,
  )

// --- rounds of the bracket, in numbers ---------------------------------------------------------

function numberedRound(fact: RoundFact, course: Course): Answer {
  const round = course.rounds[fact.round - 1]
  if (!round?.isPublished) return about(fact, 'BRI-93', message('found-round-needless', { round: fact.round }))
  const numbers = numbersIn(fact)
  if (!numbers)
    return about(fact, 'BRI-93', message('found-round-numbers', { round: fact.round, before: fact.round - 1 }))
  const isByHand = fact.byHand === true
  if (isByHand !== (fact.kind === 'by-hand'))
    return about(
      fact,
      'BRI-93',
      message('found-by-hand', { kind: { text: fact.kind }, says: isByHand ? 'by-hand' : 'drawn' }),
    )
  const isOverPlay = round.matches.some(({ isPlayedOn }) => isPlayedOn)
  if (round.publication !== undefined && (!isByHand || isOverPlay))
    return about(fact, 'BRI-29', message('found-round-published', { round: fact.round }))
  return misdrawn(fact, round, numbers) ?? published(fact, course, round, numbers)
}

function numbersIn({ matches, byes, round }: RoundFact): number[][] | undefined {
  const isOfRound = (seat: PublishedSeat) => 'number' in seat && seat.after === round - 1
  if (byes.length > 0 || !matches.flat().every(isOfRound)) return undefined
  return matches.map((match) => match.map((seat) => ('number' in seat ? seat.number : 0)))
}

/** True if the numbers are not those of the round, or not in matches of two. */
function misdrawn(
  fact: RoundFact,
  { plan, number }: Round,
  numbers: readonly (readonly number[])[],
): Finding | undefined {
  const due = plan.matches.map((match) => match.numbers)
  const isDefault = inWords(numbers) === inWords(due)
  if (!plan.isPairedAnew)
    return isDefault && fact.kind === 'default' ? undefined : about(fact, 'BRI-93', pairsDue(number, [inWords(due)]))
  if (!['default', 're-paired', 'by-hand'].includes(fact.kind))
    return about(fact, 'BRI-93', otherKind(fact, 'default', 're-paired', 'by-hand'))
  const isWhole = numbers.length === plan.leaves && numbers.every((pair) => pair.length === 2)
  const isEach = due.flat().every((each) => numbers.flat().includes(each))
  if (!isWhole || !isEach) return about(fact, 'BRI-29', notAll(inWords(numbers), plan.begins))
  const isSorted = numbers.every(([a = 0, b = 0], i) => a < b && (numbers[i - 1]?.[0] ?? 0) < a)
  return isSorted ? undefined : about(fact, 'BRI-29', message('found-match-order', { by: 'numbers' }))
}

function published(
  fact: RoundFact,
  course: Course,
  round: Round,
  numbers: readonly (readonly number[])[],
): PlacedRound {
  const seatsIn = (match: BridgeMatch) =>
    (numbers[round.matches.indexOf(match)] ?? []).map((number) => course.holdersBefore(round).get(number))
  return {
    place: () => {
      course.draw(round, numbers, fact.seq)
      course.tell(fact.handicaps, round.matches)
    },
    objection: () => {
      if (!course.isDue(round.number))
        return about(
          fact,
          round.plan.isPairedAnew ? 'BRI-29' : 'BRI-93',
          message('found-before-open', { what: 'round' }),
        )
      const wrong = round.plan.isPairedAnew ? wronglyPaired(fact, course, round, numbers) : undefined
      return wrong ?? problemWithHandicaps(fact, course.pairsIn(round.matches, seatsIn), course.settings)
    },
  }
}

/** BRI-29. */
function wronglyPaired(
  fact: RoundFact,
  course: Course,
  round: Round,
  numbers: readonly (readonly number[])[],
): Finding | undefined {
  if (fact.byHand) return undefined
  const holders = course.holdersBefore(round)
  const due = round.plan.matches.map((match) => match.numbers)
  const teams = upTo(round.plan.begins).map((number) => holders.get(number) ?? 'nobody')
  const right = waysOfMeeting(course, round.number).map((hasMet) => inNumbers(pairingOf(teams, hasMet)))
  if (!right.includes(inWords(numbers))) return about(fact, 'BRI-29', pairsDue(round.number, [...new Set(right)]))
  const kind = inWords(numbers) === inWords(due) ? 'default' : 're-paired'
  return fact.kind === kind ? undefined : about(fact, 'BRI-93', otherKind(fact, kind))
}

const pairsDue = (round: number, due: readonly string[]): Message =>
  message('found-round-pairs', { round, due: due.map((text) => ({ text })) })

const notAll = (told: string, last: number): Message => message('found-round-not-all', { told: { text: told }, last })

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

const inNumbers = (pairing: Pairing): string => inWords(pairing.map((pair) => pair.map((seat) => seat + 1)))

/**
 * Two readings of "have met before this round": sat in the same match, or played each other there. The rules leave it open
 * for a sub-match that was cancelled or never reported.
 */
function waysOfMeeting(course: Course, before: number): ((a: Seat, b: Seat) => boolean)[] {
  const earlier = course.rounds.slice(0, before - 1).flatMap(({ matches }) => matches)
  const wayOf =
    (hasMetIn: (match: BridgeMatch, a: Person, b: Person) => boolean) =>
    (a: Seat, b: Seat): boolean =>
      a !== 'nobody' && b !== 'nobody' && earlier.some((match) => match.has(a) && match.has(b) && hasMetIn(match, a, b))
  return [wayOf(() => true), wayOf((match, a, b) => match.hasReported(a, b))]
}

// --- the choice of the first place -------------------------------------------------------------

function chosenRound(fact: RoundFact, course: Course, named: readonly (readonly Person[])[]): Answer {
  const { afterRobin: round, seeds } = course
  const order = seeds?.order
  if (!round || !order) return about(fact, 'BRI-41', message('found-places-open'))
  if (round.publication !== undefined) return about(fact, 'BRI-41', message('found-chosen-already'))
  if (fact.kind !== 'chosen' || !fact.byHand) return about(fact, 'BRI-93', message('found-choice-kind'))
  const numbers = named.map((match) => match.map((person) => order.indexOf(person) + 1))
  const choice = numbers[0]?.[1] ?? 0
  const others = [2, 3, 4].filter((number) => number !== choice)
  if (fact.byes.length > 0 || inWords(numbers) !== inWords([[1, choice], others]) || others.length !== 2)
    return about(fact, 'BRI-41', message('found-choice-pairs'))
  if (!course.isChoiceDue) return about(fact, 'BRI-41', message('found-choice-none'))
  return {
    place: () => {
      course.draw(round, numbers, fact.seq)
      course.tell(fact.handicaps, round.matches)
    },
    objection: () => {
      const seatsIn = (match: BridgeMatch) => named[round.matches.indexOf(match)] ?? []
      return problemWithHandicaps(fact, course.pairsIn(round.matches, seatsIn), course.settings)
    },
  }
}

/** BRI-64: semifinals that nobody chooses are published for their handicaps, in numbers or by name. */
function unchosenRound(fact: RoundFact, course: Course, named: readonly (readonly Person[])[] | undefined): Answer {
  const { afterRobin: round } = course
  if (fact.kind !== 'default' || !course.settings.handicap) return about(fact, 'BRI-93', message('found-choice-kind'))
  if (!round || !course.seeds || course.isChoiceDue) return about(fact, 'BRI-41', message('found-not-chosen'))
  const people = round.matches.map((match) => match.people)
  const isTheirs = named
    ? inWords(named.map(idsOf)) === inWords(people.map(idsOf))
    : inWords(numbersIn(fact) ?? []) === '1-4 2-3'
  if (round.publication !== undefined || !isTheirs) return about(fact, 'BRI-41', message('found-choice-default'))
  return {
    place: () => {
      round.publication = fact.seq
      course.tell(fact.handicaps, round.matches)
    },
    objection: () => problemWithHandicapsIn(fact, course, round.matches),
  }
}

const idsOf = (people: readonly Person[]): EntrantId[] => people.map(({ id }) => id)

// --- the round robin of a corrected bracket ----------------------------------------------------

/** BRI-64: told before it is played, as it was not drawn with the start; in numbers or by name, all at once or by rings. */
function robinRound(fact: RoundFact, course: Course, named: readonly (readonly Person[])[] | undefined): Answer {
  const { plan, robin, settings } = course
  const [ring, both] = [robin[fact.round - 1] ?? [], robin.slice(0, 2).flat()]
  if (plan.robinAfter !== 1 || !settings.handicap || fact.kind !== 'default')
    return about(fact, 'BRI-93', message('found-robin-kind'))
  if (!isRing(fact, ring, named) || ring.some(({ isSeated }) => !isSeated))
    return about(fact, 'BRI-42', message('found-robin-ring', { ring: fact.round }))
  return {
    place: () => course.tell(fact.handicaps, both),
    objection: () => {
      const problems = [ring, both].map((matches) => problemWithHandicapsIn(fact, course, matches))
      return problems.includes(undefined) ? undefined : problems[0]
    },
  }
}

function isRing(
  fact: RoundFact,
  ring: readonly BridgeMatch[],
  named: readonly (readonly Person[])[] | undefined,
): boolean {
  if (named) return inWords(named.map(idsOf)) === inWords(ring.map(({ people }) => idsOf(people)))
  return inWords(fact.matches.map(numbersOf)) === inWords(ring.map(({ numbers }) => numbers))
}

const numbersOf = (seats: readonly PublishedSeat[]): number[] =>
  seats.map((seat) => ('number' in seat ? seat.number : 0))

// --- extra boards at the line between fourth and fifth -----------------------------------------

function extraBoards(fact: RoundFact, course: Course, named: readonly (readonly Person[])[]): Answer {
  if (!course.afterRobin || fact.round !== 3 || fact.kind !== 'extra-boards')
    return about(fact, 'BRI-93', message('found-robin-kind'))
  if (course.robin.length > 2) return about(fact, 'BRI-43', message('found-published', { what: 'extra-boards' }))
  if (!course.isRobinComplete) return about(fact, 'BRI-43', message('found-before-open', { what: 'robin' }))
  const scale = scaleFor(course.settings) ?? []
  const { levels, acrossTheLine: due } = placesOf(presentIn(course), course.robin.flat(), scale)
  if (due.length === 0) return about(fact, 'BRI-43', message('found-nobody-level'))
  const [teams = [], ...others] = named
  const seats = [...due].sort((a, b) => a.number - b.number)
  if (others.length > 0 || fact.byes.length > 0 || !isSame(teams, seats))
    return about(fact, 'BRI-43', message('found-level', { teams: seats.map(nameOf) }))
  const above = levels.slice(0, levels.indexOf(due)).flat().length
  return {
    place: () => {
      const numbers = seats.map(({ number }) => number)
      const match = course.hangUp('round-robin', 3, 'R3.1', 4 - above, numbers, seats)
      course.robin.push([match])
      course.openMatch(match)
    },
    objection: () => {
      if (course.seeds) return about(fact, 'BRI-43', message('found-published', { what: 'places' }))
      return problemWithHandicaps(fact, [], course.settings)
    },
  }
}

/** The teams of the round robin that have not withdrawn. */
export function presentIn({ robin }: Course): Person[] {
  const teams = new Set((robin[0] ?? []).flatMap(({ people }) => people))
  return [...teams].filter(({ isAway }) => !isAway)
}

const isSame = (some: readonly Person[], others: readonly Person[]): boolean =>
  some.length === others.length && some.every((person, i) => person === others[i])

// --- fifth to eighth place ---------------------------------------------------------------------

function playoff(fact: RoundFact, course: Course, named: readonly (readonly Person[])[]): Answer {
  if (fact.round !== 1 || fact.kind !== 'playoff') return about(fact, 'BRI-93', message('found-playoff-kind'))
  if (course.fifth) return about(fact, 'BRI-33a', message('found-published', { what: 'playoff' }))
  const due = course.playoffDue
  if (!due) return about(fact, 'BRI-33a', message('found-playoff-early'))
  const byes = fact.byes.flatMap((id) => due.find((person) => person.id === id) ?? [])
  const everybody = [...byes, ...named.flat()].sort((a, b) => due.indexOf(a) - due.indexOf(b))
  if (byes.length !== fact.byes.length || !isSame(everybody, due))
    return about(fact, 'BRI-33a', message('found-playoff-teams', { teams: due.map(nameOf) }))
  const matches = named.map((seats, i) => {
    const numbers = seats.map((person) => due.indexOf(person) + 1)
    return course.drawn('fifth-place', 1, `P1.${i + 1}`, 1, numbers, seats)
  })
  return {
    place: () => {
      course.fifth = { matches, byes, seq: fact.seq }
      for (const match of matches) course.matches.set(match.id, match)
      for (const match of matches) course.openMatch(match)
      course.tell(fact.handicaps, matches)
    },
    objection: () => {
      const wrong = wrongPlayoff(fact, course, due, named)
      return wrong ?? problemWithHandicapsIn(fact, course, matches)
    },
  }
}

function wrongPlayoff(
  fact: RoundFact,
  course: Course,
  due: readonly Person[],
  named: readonly (readonly Person[])[],
): Finding | undefined {
  const told = [...fact.byes.map((id) => [id]), ...named.map(idsOf)]
  const right = playoffPairings(course, due)
  if (right.some((matches) => inWords(matches.map(idsOf)) === inWords(told))) return undefined
  return about(fact, 'BRI-33a', message('found-playoff-pairs', { due: right.map(meetingsIn) }))
}

const meetingsIn = (matches: readonly (readonly Person[])[]): Message =>
  message('found-meetings', { meetings: matches.map(meetingOf) })

function meetingOf([one, other]: readonly Person[]): Message {
  const who = nameOf(known(one))
  return other ? message('found-meeting', { one: who, other: nameOf(other) }) : message('found-alone', { who })
}

/** With three teams left the first has no opponent. */
function playoffPairings(course: Course, due: readonly Person[]): Person[][][] {
  if (due.length < 4) return [due.length === 3 ? [due.slice(0, 1), due.slice(1)] : due.length > 0 ? [[...due]] : []]
  return waysOfMeeting(course, course.rounds.length).map((hasMet) =>
    pairingOf(due, hasMet).map((pair) => pair.map((seat) => at(due, seat))),
  )
}

// --- third place -------------------------------------------------------------------------------

/** With handicaps the match is published by name (BRI-93). */
function thirdPlace(fact: RoundFact, course: Course, named: readonly (readonly Person[])[]): Answer {
  const { third, settings } = course
  if (!third || !settings.handicap || fact.round !== 1 || fact.kind !== 'default')
    return about(fact, 'BRI-93', message('found-no-third'))
  if (third.publication !== undefined) return about(fact, 'BRI-86', message('found-published', { what: 'third-place' }))
  if (!third.match.isSeated) return about(fact, 'BRI-86', message('found-before-open', { what: 'semifinals' }))
  const people = third.match.people.filter(({ isAway }) => !isAway)
  if (!isSame([...named.flat(), ...people.filter(({ id }) => fact.byes.includes(id))], people))
    return about(fact, 'BRI-86', message('found-third-teams', { teams: people.map(nameOf) }))
  return {
    place: () => {
      third.publication = fact.seq
      course.tell(fact.handicaps, [third.match])
      course.openMatch(third.match)
    },
    objection: () => problemWithHandicapsIn(fact, course, [third.match]),
  }
}
