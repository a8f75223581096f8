/**
 * The brackets of an event, each with its own course; a single one without a letter if it is not bracketed (BRI-98,
 * BRI-106). A team moved from the wrong bracket leaves a shadow there, absent from the start (BRI-104, BRI-108).
 */

import type { EntrantId, MatchId } from '../../../facts/ids.ts'
import type { Person } from '../../field.ts'
import { Course } from '../course.ts'
import type { RecordedOf } from '../facts.ts'
import { joinMatch, matchFor } from '../late-entry.ts'
import type { BridgeMatch } from '../match/match.ts'
import type { BridgeSettings } from '../options.ts'
import { compactPlanOf } from '../plan/compact.ts'
import { bracketOf, correctedBracketOf, type Plan } from '../plan/plan.ts'

export type CorrectionFact = RecordedOf<'bracket-corrected'>
type StartFact = RecordedOf<'tournament-started'>
type EntryFact = RecordedOf<'entrant-entered'>

/** True if the correction takes the team out of its bracket. */
const isLeaving = ({ action }: CorrectionFact): boolean =>
  action === 'changed' || action === 'disqualified' || action === 'moved'

export class Brackets {
  readonly courses: readonly Course[]
  private readonly settings: BridgeSettings
  private readonly corrections: readonly CorrectionFact[]

  constructor(
    fact: StartFact,
    starters: readonly Person[],
    settings: BridgeSettings,
    corrections: readonly CorrectionFact[] = [],
  ) {
    this.settings = settings
    this.corrections = corrections
    this.courses = this.cut(fact.brackets ?? [starters.length], starters)
    for (const course of this.courses) course.tell(fact.handicaps, firstMatches(course))
    for (const { entrant } of corrections) this.takeIn(starters.find(({ id }) => id === entrant))
  }

  private cut(sizes: readonly number[], starters: readonly Person[]): Course[] {
    let last = 0
    return sizes.map((size, i) => {
      const teams = starters.slice(last, last + size)
      last += size
      for (const [number, person] of teams.entries()) person.number = number + 1
      return this.draw(this.settings.bracketed ? String.fromCharCode(65 + i) : '', teams)
    })
  }

  private draw(letter: string, teams: readonly Person[]): Course {
    const seated = teams.map((person) => this.inSeat(person, letter))
    const members = seated.filter((person) => this.isListed(person, letter))
    return new Course(seated, members, this.settings, { letter, plan: this.planOf(letter, teams.length) })
  }

  private planOf(letter: string, teams: number): Plan {
    const moved = this.corrections.find(({ action, to }) => action === 'moved' && to === letter)
    if (moved) return correctedBracketOf(teams, moved.secondRound)
    return (this.settings.compact ? compactPlanOf(teams) : undefined) ?? bracketOf(teams)
  }

  /** The team itself, or its shadow. */
  private inSeat(person: Person, letter: string): Person {
    const isWrong = this.correctionOf(person)?.from === letter
    return isWrong ? { ...person, isAway: true, isExcused: false } : person
  }

  /** BRI-104: a team that moved is listed in its new bracket only. */
  private isListed(person: Person, letter: string): boolean {
    const correction = this.correctionOf(person)
    return correction?.from !== letter || correction.action === 'disqualified'
  }

  private correctionOf({ id }: Person): CorrectionFact | undefined {
    return this.corrections.find((correction) => correction.entrant === id && isLeaving(correction))
  }

  /** Seats a corrected team in its right bracket. */
  private takeIn(person: Person | undefined): void {
    const correction = person && this.correctionOf(person)
    const course = this.withLetter(correction?.to)
    if (!correction || !course) return
    if (correction.action === 'moved') course.takeInForRound2(person)
    const match = course.rounds[0]?.matches.find(({ id }) => id === correction.joins)
    if (correction.action === 'changed' && match) joinMatch(correction, course, match, person)
  }

  /** The match of a late team, which keeps its seat even if another team has been absent since (BRI-104). */
  seatFor(fact: EntryFact, course: Course): BridgeMatch | undefined {
    const isLeft = (match: BridgeMatch): boolean => !match.isPlayedOn && this.isLeftSince(fact, match, course)
    const named = course.rounds[0]?.matches.find(({ id }) => id === fact.joins)
    return matchFor(fact, course) ?? (named && isLeft(named) ? named : undefined)
  }

  private isLeftSince({ seq }: EntryFact, { people }: BridgeMatch, { letter }: Course): boolean {
    const corrections = people.flatMap((person) => this.correctionOf(person) ?? [])
    return corrections.some((correction) => correction.from === letter && correction.seq > seq)
  }

  /** Seats a late team. */
  enter(fact: EntryFact, course: Course, match: BridgeMatch, late: Person): void {
    if (match.decision) course.reopen(match)
    joinMatch(fact, course, match, late)
  }

  // --- where something is ------------------------------------------------------------------------

  get matches(): BridgeMatch[] {
    return this.courses.flatMap((course) => [...course.matches.values()])
  }

  find(id: MatchId): MatchInBracket | undefined {
    const course = this.courses.find(({ matches }) => matches.has(id))
    const match = course?.matches.get(id)
    return course && match && { course, match }
  }

  withLetter(letter: string | undefined): Course | undefined {
    return this.courses.find((course) => course.letter === letter)
  }

  /** The bracket a team is listed in. */
  bracketOf(id: EntrantId): Course | undefined {
    return this.courses.find(({ members }) => members.some((person) => person.id === id))
  }

  /** "knockout-A" is the stage knockout of bracket A. */
  stageNamed(name: string): { readonly course: Course; readonly stage: string } | undefined {
    const course = this.courses.find(({ letter }) => letter === '' || name.endsWith(`-${letter}`))
    return course && { course, stage: course.letter === '' ? name : name.slice(0, -2) }
  }
}

/** A match and the bracket it is played in. */
export interface MatchInBracket {
  readonly course: Course
  readonly match: BridgeMatch
}

/** The matches drawn with the start: round 1, or the whole round robin of five. */
export const firstMatches = ({ plan, robin, rounds }: Course): readonly BridgeMatch[] =>
  plan.robinAfter === 0 ? robin.flat() : (rounds[0]?.matches ?? [])
