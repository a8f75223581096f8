/** The Bridge knockout's second opinion, written from RULES.md and sharing nothing with the format. */

import type { EntrantId } from '../../facts/ids.ts'
import type { CommandFacts } from '../command-facts.ts'
import { Field, type Person } from '../field.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import type { PlainFact } from '../ledger.ts'
import type { Handlers, Opinion, RuleBook, VerifiedRow } from '../opinion.ts'
import { message } from '../words/messages.ts'
import { Brackets, type CorrectionFact, firstMatches } from './brackets/brackets.ts'
import { objectionToCorrection, objectionToRemedy, problemWithCorrection } from './brackets/correction.ts'
import type { Course } from './course.ts'
import type { RecordedOf } from './facts.ts'
import { problemWithHandicaps } from './handicap.ts'
import { newcomer, noSeatFor, objectionToJoining } from './late-entry.ts'
import { objectionToLineUp } from './lineup.ts'
import type { BridgeMatch } from './match/match.ts'
import { type BridgeSettings, bridgeSettings, problemsWithBridgeOptions } from './options.ts'
import { bridgeTable } from './ranks.ts'
import { problemWithResult, type ResultFact } from './result.ts'
import { isFinding, placeOfRound, type RoundFact } from './round.ts'
import { type BoardsFact, pairIn, Scorecards } from './scorecard.ts'
import { objectionToSeeds, placeSeeds } from './seeds.ts'
import { problemWithField, problemWithNumbers } from './start.ts'
import { problemWithTeam } from './team.ts'

export const bridgeKnockout: RuleBook = {
  format: 'bridge-knockout',
  mayRedraw: true,
  fields: {
    'entrant-entered': ['joins', 'handicaps'],
    'tournament-started': ['brackets', 'handicaps'],
    'round-paired': ['handicaps', 'byHand'],
  },
  isOneDecision: (first, types) => {
    if (first.type === 'bracket-corrected' && first.action === 'out') return types === 'bracket-corrected remedy-given'
    return types === 'boards-scored game-finished' || undefined
  },
  objections: problemsWithBridgeOptions,
  opinion: (opened) => new BridgeOpinion(bridgeSettings(opened)),
}

class BridgeOpinion implements Opinion {
  private readonly settings: BridgeSettings
  private readonly field = new Field()
  private started: StartFact | undefined
  private brackets: Brackets | undefined
  private readonly corrections: CorrectionFact[] = []
  private readonly scorecards = new Scorecards()

  constructor(settings: BridgeSettings) {
    this.settings = settings
  }

  private get courses(): readonly Course[] {
    return this.brackets?.courses ?? []
  }

  get isFinished(): boolean {
    return this.brackets?.courses.every(({ isFinished }) => isFinished) ?? false
  }

  readonly place: Handlers = {
    'entrant-entered': (fact) => this.enter(fact),
    'entrant-edited': (fact) => this.field.edit(fact),
    'entrant-withdrew': (fact) => this.field.withdraw(fact) ?? this.movedBy(fact),
    'entrant-returned': (fact) => this.field.comeBack(fact) ?? this.movedBy(fact),
    'tournament-started': (fact) => this.start(fact),
    'round-paired': (fact) => this.publish(fact),
    'seeds-published': (fact) => this.publishSeeds(fact),
    'game-finished': (fact) => this.decide(fact),
    'ruling-made': (fact) => this.decide(fact),
    'bracket-corrected': (fact) => this.correct(fact),
    'lineup-told': (fact) => this.notSeated(fact, [fact.entrant]),
    'boards-scored': (fact) => this.score(fact),
    'conditions-posted': () => undefined,
    'remedy-given': (fact) => (this.field.people.has(fact.entrant) ? undefined : unknownTeam(fact)),
  }

  settle(): void {
    for (const course of this.courses) course.settle()
  }

  // --- the field ---------------------------------------------------------------------------------

  /** Entries before the start are ordinary ones, also if its draw was taken back (BRI-102). */
  private enter(fact: EntryFact): Finding | undefined {
    const { brackets, field } = this
    if (!brackets) return field.enter(fact)
    const course = this.bracketFor(fact)
    if (!course) return about(fact, 'BRI-106', message('found-bracket-unsaid', { who: named(fact.entrant) }))
    const match = brackets.seatFor(fact, course)
    const finding = noSeatFor(fact, course, field, match) ?? field.join(fact)
    const late = field.people.get(fact.entrant.id)
    if (!finding && late && match) brackets.enter(fact, course, match, late)
    return finding
  }

  private bracketFor({ joins }: EntryFact): Course | undefined {
    if (!this.settings.bracketed) return this.courses[0]
    return joins === undefined ? undefined : this.brackets?.find(joins)?.course
  }

  private movedBy({ entrant }: RecordedOf<'entrant-withdrew'> | RecordedOf<'entrant-returned'>): undefined {
    const person = this.field.people.get(entrant)
    if (person) for (const course of this.courses) course.touchMatchesOf(person)
  }

  private start(fact: StartFact): Finding | undefined {
    const finding = problemWithField(fact, this.settings) ?? this.field.start(fact)
    if (finding) return finding
    this.started = fact
    this.brackets = new Brackets(fact, this.field.starters, this.settings)
    return undefined
  }

  /** A correction takes effect right after the start, so that the brackets can be drawn again. */
  private correct(fact: CorrectionFact): Finding | undefined {
    const { settings, started, field, corrections } = this
    if (!settings.bracketed) return about(fact, 'BRI-108', message('found-no-brackets'))
    const problem = this.problemWithCorrection(fact)
    if (problem || !started) return problem
    corrections.push(fact)
    this.brackets = new Brackets(started, field.starters, settings, corrections)
    return undefined
  }

  private problemWithCorrection(fact: CorrectionFact): Finding | undefined {
    const { nameOf, field } = this
    return problemWithCorrection(fact, this.brackets, this.corrections, { starters: field.starters, nameOf })
  }

  private readonly nameOf: NameOf = (id) => this.field.named(id)

  // --- rounds and results ------------------------------------------------------------------------

  private publish(fact: RoundFact): Finding | undefined {
    const answer = this.placeOf(fact)
    if (!answer) return about(fact, 'BRI-93', message('found-stage', { what: 'rounds', stage: { text: fact.stage } }))
    if (isFinding(answer)) return answer
    answer.place()
    return undefined
  }

  private placeOf(fact: RoundFact) {
    const place = this.brackets?.stageNamed(fact.stage)
    return place && placeOfRound(fact, place.stage, place.course, this.field.people)
  }

  private publishSeeds(fact: RecordedOf<'seeds-published'>): Finding | undefined {
    const place = this.brackets?.stageNamed(fact.stage)
    return place
      ? placeSeeds(fact, place.stage, place.course, this.nameOf)
      : about(fact, 'BRI-92', message('found-stage', { what: 'seeds', stage: { text: fact.stage } }))
  }

  private decide(fact: ResultFact): Finding | undefined {
    const place = this.brackets?.find(fact.match)
    if (!place) return noMatch(fact)
    const { course, match } = place
    const problem = problemWithResult(fact, match, this.nameOf)
    if (problem) return problem
    if (fact.type === 'ruling-made') match.rule(fact.ruling)
    else this.report(match, fact)
    course.touch(match)
    return undefined
  }

  private report(match: BridgeMatch, game: RecordedOf<'game-finished'>): void {
    const slot = match.openSlot(game)
    if (slot) match.play(slot, game)
  }

  // --- what changes no result --------------------------------------------------------------------

  /** BRI-109. */
  private notSeated(fact: RecordedOf<'lineup-told'> | BoardsFact, teams: readonly EntrantId[]): Finding | undefined {
    const match = this.brackets?.find(fact.match)?.match
    if (!match) return noMatch(fact)
    const stranger = teams.find((id) => !match.people.some((person) => person.id === id))
    if (stranger === undefined) return undefined
    const who = this.field.named(stranger)
    return about(fact, 'BRI-109', message('found-not-in-match', { who, match: { match: fact.match } }))
  }

  private score(fact: BoardsFact): Finding | undefined {
    const match = this.brackets?.find(fact.match)?.match
    const finding = this.notSeated(fact, fact.sides)
    if (finding || !match) return finding
    if (!pairIn(fact, match)) return about(fact, 'BRI-109', message('found-seat-order'))
    this.scorecards.write(fact)
    return undefined
  }

  mayBeDrawnAgain(fact: PlainFact): boolean {
    const drawn = this.brackets && matchesDrawnBy(fact, this.brackets)
    return drawn?.every(({ isPlayedOn }) => !isPlayedOn) ?? false
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'entrant-entered':
        return problemWithTeam(fact, this.field, this.settings) ?? this.lateObjection(fact)
      case 'entrant-edited':
        return this.field.objectionTo(fact, this.isFinished) ?? problemWithTeam(fact, this.field, this.settings)
      case 'entrant-returned':
        return this.field.objectionTo(fact, this.isFinished) ?? this.mayNotReturn(fact)
      case 'tournament-started':
        return problemWithNumbers(fact, this.field.present, this.settings) ?? this.wrongHandicaps(fact)
      case 'round-paired':
        return this.objectionToRound(fact)
      case 'seeds-published':
        return this.objectionToSeeds(fact)
      case 'game-finished':
      case 'ruling-made':
        return this.tooEarly(fact)
      case 'lineup-told':
        return this.objectionToLineUp(fact)
      case 'boards-scored':
        return this.objectionToBoards(fact)
      case 'remedy-given':
        return fact.refund || fact.freePlays ? undefined : about(fact, 'BRI-81', message('found-remedy-none'))
      default:
        return this.field.objectionTo(fact, this.isFinished)
    }
  }

  objectionsTo(command: CommandFacts): Finding[] {
    const [fact] = command
    switch (fact.type) {
      case 'command-revoked':
        return found(this.objectionToRedraw(fact))
      case 'bracket-corrected':
        return found(this.objectionToCorrection(fact), objectionToRemedy(command))
      case 'boards-scored':
        return found(this.objectionToReport(fact, command))
      default:
        return []
    }
  }

  /** BRI-102. */
  private objectionToRedraw(fact: RecordedOf<'command-revoked'>): Finding | undefined {
    const isPlayedOn = this.brackets?.matches.some((match) => match.isPlayedOn)
    return fact.how === 'redraw' && isPlayedOn ? about(fact, 'BRI-102', message('found-redraw-late')) : undefined
  }

  private objectionToCorrection(fact: CorrectionFact): Finding | undefined {
    const { brackets } = this
    const team = this.field.people.get(fact.entrant)
    const hasPlace = !this.problemWithCorrection(fact)
    return brackets && team && hasPlace ? objectionToCorrection(fact, brackets, team) : undefined
  }

  private objectionToReport(fact: BoardsFact, command: CommandFacts): Finding | undefined {
    const place = this.brackets?.find(fact.match)
    if (!place || !pairIn(fact, place.match) || this.scorecards.objectionTo(fact, place)) return undefined
    return this.scorecards.objectionToReport(command, place)
  }

  private lateObjection(fact: EntryFact): Finding | undefined {
    const course = this.bracketFor(fact)
    if (course) return objectionToJoining(fact, course, newcomer(fact))
    if (this.brackets) return undefined
    if (fact.joins !== undefined) return about(fact, 'BRI-84', message('found-before-start', { what: 'joined' }))
    return fact.handicaps ? about(fact, 'BRI-64', message('found-handicaps-early')) : undefined
  }

  /** BRI-64: the handicaps of the first matches, once those are drawn. */
  private wrongHandicaps(fact: StartFact): Finding | undefined {
    const starters = fact.order.flatMap((id) => this.field.people.get(id) ?? []).map((person) => ({ ...person }))
    if (this.brackets || starters.length !== fact.order.length || problemWithField(fact, this.settings))
      return undefined
    const pairs = new Brackets(fact, starters, this.settings).courses.flatMap((course) =>
      course.pairsIn(firstMatches(course), ({ seats }) => seats),
    )
    return problemWithHandicaps(fact, pairs, this.settings)
  }

  private objectionToRound(fact: RoundFact): Finding | undefined {
    const answer = this.placeOf(fact)
    return answer && !isFinding(answer) ? answer.objection() : undefined
  }

  private objectionToSeeds(fact: RecordedOf<'seeds-published'>): Finding | undefined {
    const place = this.brackets?.stageNamed(fact.stage)
    return place && objectionToSeeds(fact, place.course, this.nameOf)
  }

  private objectionToLineUp(fact: RecordedOf<'lineup-told'>): Finding | undefined {
    const place = this.brackets?.find(fact.match)
    const team = place?.match.people.find(({ id }) => id === fact.entrant)
    return place && team && objectionToLineUp(fact, team, place)
  }

  private objectionToBoards(fact: BoardsFact): Finding | undefined {
    const place = this.brackets?.find(fact.match)
    return place && this.scorecards.objectionTo(fact, place)
  }

  /** BRI-90. */
  private mayNotReturn(fact: RecordedOf<'entrant-returned'>): Finding | undefined {
    const person = this.field.people.get(fact.entrant)
    if (!person || !this.brackets) return undefined
    if (person.number === 0) return about(fact, 'BRI-90', message('found-absent-at-start', { who: named(person) }))
    return this.hasMissed(person)
      ? about(fact, 'BRI-90', message('found-cannot-return', { who: named(person), because: 'absent' }))
      : undefined
  }

  private hasMissed(person: Person): boolean {
    return this.courses.some(({ missed }) => missed.has(person))
  }

  /** BRI-85. */
  private tooEarly(fact: ResultFact): Finding | undefined {
    const place = this.brackets?.find(fact.match)
    if (!place || place.course.takesResultsOf(place.match)) return undefined
    return about(fact, 'BRI-85', message('found-before-open', { what: 'round' }))
  }

  // --- the end -----------------------------------------------------------------------------------

  /** BRI-100: bracket A first. */
  table(): VerifiedRow[] {
    return this.courses.flatMap(bridgeTable)
  }

  /** BRI-87, BRI-100. */
  champion(): EntrantId | undefined {
    const final = this.isFinished ? this.courses[0]?.rounds.at(-1)?.matches[0] : undefined
    return final?.decision?.through[0]?.id
  }
}

type StartFact = RecordedOf<'tournament-started'>
type EntryFact = RecordedOf<'entrant-entered'>

const found = (...findings: readonly (Finding | undefined)[]): Finding[] =>
  findings.filter((finding) => finding !== undefined)

const noMatch = (fact: ResultFact | RecordedOf<'lineup-told'> | BoardsFact): Finding =>
  about(fact, 'BRI-91', message('found-no-match', { match: { match: fact.match } }))

const unknownTeam = (fact: RecordedOf<'remedy-given'>): Finding =>
  about(fact, 'BRI-81', message('found-no-entrant', { given: { text: fact.entrant } }))

/** The matches a publication drew; undefined if a team chose them or another publication is in its place. */
function matchesDrawnBy(fact: PlainFact, brackets: Brackets): readonly BridgeMatch[] | undefined {
  if (fact.type !== 'seeds-published' && fact.type !== 'round-paired') return undefined
  const place = brackets.stageNamed(fact.stage)
  if (!place) return undefined
  const { third, fifth, robin, rounds, seeds, afterRobin } = place.course
  if (fact.type === 'seeds-published') return fact.seq === seeds?.seq ? afterRobin?.matches : undefined
  if (fact.byHand) return undefined
  if (place.stage === 'round-robin') return robin[2]
  if (place.stage === 'third-place') return third?.publication === fact.seq ? [third.match] : undefined
  if (place.stage === 'fifth-place') return fifth?.seq === fact.seq ? fifth.matches : undefined
  return rounds.find(({ publication }) => publication === fact.seq)?.matches
}
