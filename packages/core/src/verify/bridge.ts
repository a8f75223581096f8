/** The Bridge knockout's second opinion, written from RULES.md and sharing nothing with the format. */
import type { RecordedOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { Board, RuleBook, VerifiedRow } from './board.ts'
import { Course } from './bridge-course.ts'
import { problemWithHandicaps } from './bridge-handicap.ts'
import { noSeatFor, objectionToLateEntry, takeSeat } from './bridge-late-entry.ts'
import type { BridgeMatch } from './bridge-match.ts'
import { type BridgeSettings, bridgeSettings, problemsWithBridgeOptions } from './bridge-options.ts'
import { bridgeTable } from './bridge-ranks.ts'
import { problemWithResult, type ResultFact } from './bridge-result.ts'
import { isFinding, type Paired, placeOfRound } from './bridge-round.ts'
import { objectionToSeeds, placeSeeds } from './bridge-seeds.ts'
import { problemWithField, problemWithNumbers } from './bridge-start.ts'
import { problemWithTeam } from './bridge-team.ts'
import { noDeclaredWin } from './declared-win.ts'
import { Field } from './field.ts'
import { about, type Finding } from './finding.ts'
import type { PlainFact } from './ledger.ts'

export const bridgeKnockout: RuleBook = {
  objections: problemsWithBridgeOptions,
  board: (opened) => new BridgeBoard(bridgeSettings(opened)),
}

class BridgeBoard implements Board {
  private readonly settings: BridgeSettings
  private readonly field = new Field()
  private course: Course | undefined

  constructor(settings: BridgeSettings) {
    this.settings = settings
  }

  get isFinished(): boolean {
    return this.course?.isFinished ?? false
  }

  place(fact: PlainFact): Finding | undefined {
    const finding = this.put(fact)
    if (!finding) this.course?.settle()
    return finding
  }

  private put(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'entrant-entered':
        return this.enter(fact)
      case 'entrant-edited':
        return this.field.edit(fact)
      case 'entrant-withdrew':
        return this.field.withdraw(fact) ?? this.movedBy(fact)
      case 'entrant-returned':
        return this.field.comeBack(fact) ?? this.movedBy(fact)
      case 'tournament-started':
        return this.start(fact)
      case 'round-paired':
        return this.publish(fact)
      case 'seeds-published':
        return this.course
          ? placeSeeds(fact, this.course)
          : about(fact, 'BRI-92', 'There are no places before the start.')
      case 'game-finished':
      case 'ruling-made':
        return this.decide(fact)
      case 'winner-declared':
        return noDeclaredWin(fact)
      case 'tournament-opened':
      case 'tournament-closed':
        return undefined
      default:
        return fact satisfies never
    }
  }

  // --- the field ---------------------------------------------------------------------------------

  private enter(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    const { course, field } = this
    if (!course) return fact.joins === undefined ? field.enter(fact) : tooEarlyToJoin(fact)
    const finding = noSeatFor(fact, course, field) ?? field.join(fact)
    const late = field.people.get(fact.entrant.id)
    if (!finding && late) takeSeat(fact, course, late)
    return finding
  }

  private movedBy({ entrant }: RecordedOf<'entrant-withdrew'> | RecordedOf<'entrant-returned'>): undefined {
    const person = this.field.people.get(entrant)
    if (person) this.course?.touchMatchesOf(person)
  }

  private start(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const finding = problemWithField(fact, this.settings) ?? this.field.start(fact)
    if (finding) return finding
    this.course = new Course(this.field.starters, this.settings)
    this.course.tell(fact.handicaps, firstMatches(this.course))
    return undefined
  }

  // --- rounds and results ------------------------------------------------------------------------

  private publish(fact: Paired): Finding | undefined {
    if (!this.course) return about(fact, 'BRI-93', 'There are no rounds before the start.')
    const answer = placeOfRound(fact, this.course, this.field.people)
    if (isFinding(answer)) return answer
    answer.place()
    return undefined
  }

  private decide(fact: ResultFact): Finding | undefined {
    const match = this.course?.matches.get(fact.match)
    if (!this.course || !match) return about(fact, 'BRI-91', `There is no match ${fact.match}.`)
    const problem = problemWithResult(fact, match, (id) => this.field.name(id))
    if (problem) return problem
    if (fact.type === 'ruling-made') match.rule(fact.ruling)
    else this.report(match, fact)
    this.course.touch(match)
    return undefined
  }

  private report(match: BridgeMatch, game: RecordedOf<'game-finished'>): void {
    const slot = match.openSlot(game)
    if (slot) match.play(slot, game)
  }

  mayBeDrawnAgain(fact: PlainFact): boolean {
    const drawn = this.course && matchesDrawnBy(fact, this.course)
    return drawn?.every(({ isPlayedOn }) => !isPlayedOn) ?? false
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'entrant-entered':
        return problemWithTeam(fact, this.field) ?? this.lateObjection(fact)
      case 'entrant-edited':
        return this.field.objectionTo(fact, this.isFinished) ?? problemWithTeam(fact, this.field)
      case 'entrant-returned':
        return this.field.objectionTo(fact, this.isFinished) ?? this.mayNotReturn(fact)
      case 'tournament-started':
        return problemWithNumbers(fact, this.field.present, this.settings) ?? this.wrongHandicaps(fact)
      case 'round-paired':
        return this.objectionToRound(fact)
      case 'seeds-published':
        return this.course && objectionToSeeds(fact, this.course)
      case 'game-finished':
      case 'ruling-made':
        return this.tooEarly(fact)
      default:
        return this.field.objectionTo(fact, this.isFinished)
    }
  }

  /** A correction is not held up by the gate of BRI-85. */
  objectionToCorrected(): undefined {
    return undefined
  }

  private lateObjection(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    if (this.course) return objectionToLateEntry(fact, this.course)
    return fact.handicaps ? about(fact, 'BRI-64', 'Handicaps are told when matches are drawn.') : undefined
  }

  /** BRI-64: those of the first matches, on a board where they are drawn. */
  private wrongHandicaps(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const starters = fact.order.flatMap((id) => this.field.people.get(id) ?? [])
    if (this.course || starters.length !== fact.order.length || problemWithField(fact, this.settings)) return undefined
    const course = new Course(starters, this.settings)
    const pairs = course.pairsIn(firstMatches(course), ({ seats }) => seats)
    return problemWithHandicaps(fact, pairs, this.settings)
  }

  private objectionToRound(fact: Paired): Finding | undefined {
    const answer = this.course && placeOfRound(fact, this.course, this.field.people)
    return answer && !isFinding(answer) ? answer.objection() : undefined
  }

  /** BRI-90. */
  private mayNotReturn(fact: RecordedOf<'entrant-returned'>): Finding | undefined {
    const person = this.field.people.get(fact.entrant)
    if (!person || !this.course) return undefined
    if (person.number === 0) return about(fact, 'BRI-90', `${person.name} was not there at the start.`)
    return this.course.missed.has(person)
      ? about(fact, 'BRI-90', `${person.name} has lost by being away and cannot return.`)
      : undefined
  }

  /** BRI-85. */
  private tooEarly(fact: ResultFact): Finding | undefined {
    const { course } = this
    const match = course?.matches.get(fact.match)
    if (!course || !match || match.round === 1) return undefined
    const before = match.round - 1
    const isComplete =
      match.stage === 'knockout'
        ? course.isComplete(before)
        : (course.robin[before - 1]?.every(({ decision }) => decision) ?? true)
    return isComplete ? undefined : about(fact, 'BRI-85', `Round ${before} was not complete.`)
  }

  // --- the end -----------------------------------------------------------------------------------

  table(): VerifiedRow[] {
    return this.course ? bridgeTable(this.field.list, this.course) : []
  }

  /** BRI-87. */
  champion(): EntrantId | undefined {
    const final = this.isFinished ? this.course?.rounds.at(-1)?.matches[0] : undefined
    return final?.decision?.through[0]?.id
  }
}

const tooEarlyToJoin = (fact: RecordedOf<'entrant-entered'>): Finding =>
  about(fact, 'BRI-84', 'Before the start there is no match to join.')

/** What is drawn with the start: round 1, or the whole round robin of five. */
const firstMatches = ({ teams, robin, rounds }: Course): readonly BridgeMatch[] =>
  teams === 5 ? robin.flat() : (rounds[0]?.matches ?? [])

/** The matches a publication has drawn; undefined where it is somebody's choice, or another one stands in its place. */
function matchesDrawnBy(fact: PlainFact, course: Course): readonly BridgeMatch[] | undefined {
  if (fact.type === 'seeds-published') return fact.seq === course.seeds?.seq ? course.rounds[0]?.matches : undefined
  if (fact.type !== 'round-paired' || fact.byHand) return undefined
  const { third, fifth, robin, rounds } = course
  if (fact.stage === 'round-robin') return robin[2]
  if (fact.stage === 'third-place') return third?.publication === fact.seq ? [third.match] : undefined
  if (fact.stage === 'fifth-place') return fifth?.seq === fact.seq ? fifth.matches : undefined
  return rounds.find(({ publication }) => publication === fact.seq)?.matches
}
