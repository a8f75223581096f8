/** The Diagonal's second opinion, written from RULES.md and sharing nothing with the format. */

import type { EntrantId } from '../../facts/ids.ts'
import type { Kinds } from '../../message/message.ts'
import { type ChessResult, isChess, notChess } from '../chess-result.ts'
import { Field, type Person } from '../field.ts'
import { about, type Finding, named, otherKind } from '../finding.ts'
import type { PlainFact } from '../ledger.ts'
import { problemWithOrder } from '../list-order.ts'
import type { Handlers, Opinion, RuleBook, VerifiedRow } from '../opinion.ts'
import { message } from '../words/messages.ts'
import { Course, type Kind, type Next } from './course.ts'
import { type DeclarationFact, objectionToDeclaration, problemWithDeclaration } from './declaration.ts'
import { isProblem, pairsOf, type RoundFact } from './draw.ts'
import type { RecordedOf } from './facts.ts'
import type { Pair } from './match.ts'
import { type DiagonalSettings, diagonalSettings, problemsWithDiagonalOptions } from './options.ts'
import { problemWithPairing } from './pairing.ts'
import { problemWithResult } from './result.ts'
import { diagonalTable } from './table.ts'

export const diagonal: RuleBook = {
  format: 'diagonal',
  objections: problemsWithDiagonalOptions,
  opinion: (opened) => new DiagonalOpinion(diagonalSettings(opened), opened.dice),
}

class DiagonalOpinion implements Opinion {
  private readonly settings: DiagonalSettings
  private readonly dice: string
  private readonly field = new Field()
  private course: Course | undefined
  /** DIA-30: the winners the director declared, and the round. */
  private declared: { readonly winners: readonly Person[]; readonly round: number } | undefined

  constructor(settings: DiagonalSettings, dice: string) {
    this.settings = settings
    this.dice = dice
  }

  get isFinished(): boolean {
    if (this.declared) return this.course?.isCompleteBefore(this.declared.round) ?? false
    return this.course?.next?.what === 'over'
  }

  readonly place: Handlers = {
    'entrant-entered': (fact) => this.tooLate(fact, named(fact.entrant)) ?? this.field.enter(fact),
    'entrant-edited': (fact) => this.field.edit(fact),
    'entrant-withdrew': (fact) => this.withdraw(fact),
    'entrant-returned': (fact) => this.field.comeBack(fact),
    'tournament-started': (fact) => this.start(fact),
    'round-paired': (fact) => this.publish(fact),
    'seeds-published': publishesNone,
    'game-finished': (fact) => this.decide(fact),
    'ruling-made': (fact) => this.decide(fact),
    'winner-declared': (fact) => this.declare(fact),
  }

  // --- the field ---------------------------------------------------------------------------------

  private tooLate(fact: PlainFact, who: Kinds['entrant']): Finding | undefined {
    return this.course && about(fact, 'DIA-26', message('found-cannot-join', { who, because: 'row' }))
  }

  private start(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const count = fact.order.length
    if (count < 2) return about(fact, 'DIA-6', message('found-size-diagonal', { count }))
    const finding = this.field.start(fact)
    if (!finding) this.course = new Course(this.field.starters, this.settings)
    return finding
  }

  private withdraw(fact: RecordedOf<'entrant-withdrew'>): Finding | undefined {
    const finding = this.field.withdraw(fact)
    if (!finding) this.course?.forfeitAbsent(this.declared?.round)
    return finding
  }

  // --- rounds ------------------------------------------------------------------------------------

  private publish(fact: RoundFact): Finding | undefined {
    const { course } = this
    if (!course) return about(fact, 'DIA-27', message('found-before-start', { what: 'round' }))
    if (this.declared) return about(fact, 'DIA-30', message('found-ended'))
    const draw = pairsOf(fact, course.row)
    if (isProblem(draw)) return about(fact, draw.rule, draw.says)
    const finding = misnamed(fact, course) ?? misplaced(fact, draw, course)
    if (finding) return finding
    course.draw(fact.kind as Kind, draw)
    course.forfeitAbsent()
    return undefined
  }

  mayBeDrawnAgain(fact: PlainFact): boolean {
    const round = fact.type === 'round-paired' ? this.course?.rounds[fact.round - 1] : undefined
    return round?.matches.every(({ isPlayedOn }) => !isPlayedOn) ?? false
  }

  // --- play --------------------------------------------------------------------------------------

  private decide(fact: RecordedOf<'game-finished'> | RecordedOf<'ruling-made'>): Finding | undefined {
    return isChess(fact) ? this.count(fact) : notChess(fact)
  }

  private count(fact: ChessResult): Finding | undefined {
    const match = this.course?.match(fact.match)
    if (!match) return about(fact, 'DIA-27', message('found-no-match', { match: { match: fact.match } }))
    if (this.declared && match.round >= this.declared.round)
      return about(fact, 'DIA-30', message('found-ended-round', { round: match.round }))
    const problem = problemWithResult(fact, match, (id) => this.field.named(id))
    if (problem) return problem
    if (fact.type === 'game-finished') match.play(fact)
    else match.rule(fact.ruling)
    return undefined
  }

  private declare(fact: DeclarationFact): Finding | undefined {
    if (!this.course) return about(fact, 'DIA-30', message('found-before-start', { what: 'win' }))
    if (this.isFinished || this.declared) return about(fact, 'DIA-30', message('found-over'))
    const problem = problemWithDeclaration(fact, this.course, (id) => this.field.named(id))
    if (!problem) this.declared = { winners: this.winnersIn(fact), round: fact.round }
    return problem
  }

  /** In the order of the row. */
  private winnersIn({ winners }: DeclarationFact): Person[] {
    return this.field.starters.filter(({ id }) => winners.includes(id))
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'tournament-started':
        return this.unrated(fact) ?? this.wrongOrder(fact)
      case 'round-paired':
        return this.course && this.objectionToRound(fact, this.course)
      case 'winner-declared':
        return this.course && objectionToDeclaration(fact, this.course, this.winnersIn(fact))
      case 'entrant-returned':
        return this.tooLate(fact, this.field.named(fact.entrant)) ?? this.field.objectionTo(fact, this.isFinished)
      case 'entrant-edited':
      case 'entrant-withdrew':
        return this.field.objectionTo(fact, this.isFinished)
      default:
        return undefined
    }
  }

  /** DIA-26: the order of entry, or one by hand, needs no ratings. */
  private unrated(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const { by } = fact.reason
    if (by !== 'rating' && by !== 'maxRating') return undefined
    const unrated = this.field.present.find((person) => person[by] === undefined)
    return unrated && about(fact, 'DIA-26', message('found-unrated', { who: named(unrated), by }))
  }

  private wrongOrder(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    return problemWithOrder(fact, this.field.present, { rule: 'DIA-1', by: this.settings.row, dice: this.dice })
  }

  private objectionToRound(fact: RoundFact, course: Course): Finding | undefined {
    const draw = pairsOf(fact, course.row)
    if (isProblem(draw)) return undefined
    const { open, next } = course
    if (open || !next) return open && about(fact, 'DIA-7', message('found-round-open', { round: open.number }))
    const odd = oddOneOut(next.people, draw.flat())
    if (odd) return notIn(fact, odd, next)
    const { fewPlayersMax } = this.settings
    const problem = problemWithPairing(draw, { people: next.people, fewPlayersMax, hasMet: course.meetings() })
    return problem && about(fact, problem.rule, problem.says)
  }

  // --- the end -----------------------------------------------------------------------------------

  private get winners(): readonly Person[] {
    if (!this.isFinished) return []
    return this.declared?.winners ?? this.course?.next?.people ?? []
  }

  table(): VerifiedRow[] {
    const { course, winners, settings } = this
    return course ? diagonalTable({ row: course.row, games: course.games, winners, settings }) : []
  }

  /** DIA-31. */
  champion(): EntrantId | undefined {
    const [winner, ...others] = this.winners
    return others.length === 0 ? winner?.id : undefined
  }
}

const publishesNone = (fact: PlainFact): Finding =>
  about(fact, 'DIA-12', message('found-publishes-none', { format: 'diagonal' }))

/** DIA-27. */
function misnamed(fact: RoundFact, { rounds }: Course): Finding | undefined {
  const due = rounds.length + 1
  if (fact.stage !== 'diagonal')
    return about(fact, 'DIA-27', message('found-stage', { what: 'rounds', stage: { text: fact.stage } }))
  if (fact.kind !== 'regular' && fact.kind !== 'extra')
    return about(fact, 'DIA-21', otherKind(fact, 'regular', 'extra'))
  return fact.round === due
    ? undefined
    : about(fact, 'DIA-27', message('found-round-number', { round: fact.round, due }))
}

/** DIA-29: whether a round stands is asked as it is placed; what is reported later never takes it down. */
function misplaced(fact: RoundFact, draw: readonly Pair[], course: Course): Finding | undefined {
  const { next, last } = course
  if (!next && fact.kind === 'regular' && last.kind === 'regular') return undefined
  if (!next) return about(fact, 'DIA-29', message('found-extra-incomplete'))
  if (next.what === 'over') return about(fact, 'DIA-S11', message('found-over'))
  if (next.what === 'asked') return about(fact, 'DIA-22', message('found-no-more-rounds'))
  if (next.what !== fact.kind) return about(fact, 'DIA-21', otherKind(fact, next.what))
  const odd = fact.kind === 'extra' ? oddOneOut(next.people, draw.flat()) : undefined
  if (!odd) return undefined
  return about(
    fact,
    'DIA-21',
    message(next.people.includes(odd) ? 'found-left-out' : 'found-not-level', { who: named(odd) }),
  )
}

function notIn(fact: RoundFact, person: Person, { people }: Next): Finding {
  const who = named(person)
  if (people.includes(person)) return about(fact, 'DIA-S7', message('found-left-out', { who }))
  if (person.isAway) return about(fact, 'DIA-11', message('found-withdrawn', { who }))
  return about(fact, 'DIA-S7', message('found-out', { who }))
}

/** A person in one list and not in the other. */
function oddOneOut(some: readonly Person[], others: readonly Person[]): Person | undefined {
  const [here, there] = [new Set(some), new Set(others)]
  return some.find((person) => !there.has(person)) ?? others.find((person) => !here.has(person))
}
