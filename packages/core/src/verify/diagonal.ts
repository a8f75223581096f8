/** The Diagonal's second opinion, written from RULES.md and sharing nothing with the format. */
import type { RecordedOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { Board, RuleBook, VerifiedRow } from './board.ts'
import { bridgeMatters, noBridgeFact } from './bridge-only.ts'
import { type ChessResult, isChess, notChess } from './chess-result.ts'
import type { CommandFacts } from './command-facts.ts'
import { cupMatters, noCupFact } from './cup-only.ts'
import { Course, type Kind, type Next } from './diagonal-course.ts'
import { type Declared, objectionToDeclaration, problemWithDeclaration } from './diagonal-declaration.ts'
import { isProblem, type Paired, pairsOf } from './diagonal-draw.ts'
import type { Pair } from './diagonal-match.ts'
import { type DiagonalSettings, diagonalSettings, problemsWithDiagonalOptions } from './diagonal-options.ts'
import { problemWithPairing } from './diagonal-pairing.ts'
import { problemWithResult } from './diagonal-result.ts'
import { diagonalTable } from './diagonal-table.ts'
import { Field, type Person } from './field.ts'
import { about, type Finding } from './finding.ts'
import type { PlainFact } from './ledger.ts'
import { problemWithOrder } from './list-order.ts'

export const diagonal: RuleBook = {
  objections: problemsWithDiagonalOptions,
  board: (opened) => new DiagonalBoard(diagonalSettings(opened), opened.dice),
}

class DiagonalBoard implements Board {
  private readonly settings: DiagonalSettings
  private readonly dice: string
  private readonly field = new Field()
  private course: Course | undefined
  /** DIA-30: whom the director declared the winners, and in which round. */
  private declared: { readonly winners: readonly Person[]; readonly round: number } | undefined

  constructor(settings: DiagonalSettings, dice: string) {
    this.settings = settings
    this.dice = dice
  }

  get isFinished(): boolean {
    if (this.declared) return this.course?.isCompleteBefore(this.declared.round) ?? false
    return this.course?.next?.what === 'over'
  }

  place(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'entrant-entered':
        return this.tooLate(fact, fact.entrant.name) ?? this.field.enter(fact)
      case 'entrant-edited':
        return this.field.edit(fact)
      case 'entrant-withdrew':
        return this.withdraw(fact)
      case 'entrant-returned':
        return this.field.comeBack(fact)
      case 'tournament-started':
        return this.start(fact)
      case 'round-paired':
        return this.publish(fact)
      case 'seeds-published':
        return about(fact, 'DIA-12', 'A Diagonal publishes no seeds: everybody stands in the row.')
      case 'game-finished':
      case 'ruling-made':
        return this.decide(fact)
      case 'winner-declared':
        return this.declare(fact)
      case 'bracket-corrected':
      case 'lineup-told':
      case 'boards-scored':
      case 'conditions-posted':
      case 'remedy-given':
        return noBridgeFact(fact)
      case 'opening-drawn':
      case 'game-abandoned':
      case 'play-arranged':
      case 'options-changed':
        return noCupFact(fact)
      case 'tournament-opened':
      case 'tournament-closed':
        return undefined
      default:
        return fact satisfies never
    }
  }

  // --- the field ---------------------------------------------------------------------------------

  private tooLate(fact: PlainFact, name: string): Finding | undefined {
    return this.course && about(fact, 'DIA-26', `${name} cannot come in: the row is fixed since the start.`)
  }

  private start(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const count = fact.order.length
    if (count < 2) return about(fact, 'DIA-6', `A Diagonal is for two players or more, not for ${count}.`)
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

  private publish(fact: Paired): Finding | undefined {
    const { course } = this
    if (!course) return about(fact, 'DIA-27', 'There is no round before the start.')
    if (this.declared) return about(fact, 'DIA-30', 'The director has ended the tournament.')
    const draw = pairsOf(fact, course.row)
    if (isProblem(draw)) return about(fact, draw.rule, draw.sentence)
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
    if (!match) return about(fact, 'DIA-27', `There is no match ${fact.match}.`)
    if (this.declared && match.round >= this.declared.round)
      return about(fact, 'DIA-30', `The director has ended round ${match.round}.`)
    const problem = problemWithResult(fact, match, (id) => this.field.name(id))
    if (problem) return problem
    if (fact.type === 'game-finished') match.play(fact)
    else match.rule(fact.ruling)
    return undefined
  }

  private declare(fact: Declared): Finding | undefined {
    if (!this.course) return about(fact, 'DIA-30', 'Nobody has won before the start.')
    if (this.isFinished || this.declared) return about(fact, 'DIA-30', 'It was over already.')
    const problem = problemWithDeclaration(fact, this.course)
    if (!problem) this.declared = { winners: this.winnersIn(fact), round: fact.round }
    return problem
  }

  /** In the order of the row. */
  private winnersIn({ winners }: Declared): Person[] {
    return this.field.starters.filter(({ id }) => winners.includes(id))
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionsTo(command: CommandFacts): Finding[] {
    return [...bridgeMatters(command), ...cupMatters(command)]
  }

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'tournament-started':
        return this.unrated(fact) ?? this.wrongOrder(fact)
      case 'round-paired':
        return this.course && this.objectionToRound(fact, this.course)
      case 'winner-declared':
        return this.course && objectionToDeclaration(fact, this.course, this.winnersIn(fact))
      case 'entrant-returned':
        return this.tooLate(fact, this.field.name(fact.entrant)) ?? this.field.objectionTo(fact, this.isFinished)
      case 'entrant-edited':
      case 'entrant-withdrew':
        return this.field.objectionTo(fact, this.isFinished)
      default:
        return undefined
    }
  }

  /** No rule of the Diagonal asks for times. */
  objectionToCorrected(): undefined {
    return undefined
  }

  /** DIA-26: the order of entry, or one by hand, needs no ratings. */
  private unrated(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const { by } = fact.reason
    if (by !== 'rating' && by !== 'maxRating') return undefined
    const unrated = this.field.present.find((person) => person[by] === undefined)
    return unrated && about(fact, 'DIA-26', `The row is by ${by}, and that of ${unrated.name} is missing.`)
  }

  private wrongOrder(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    return problemWithOrder(fact, this.field.present, { rule: 'DIA-1', by: this.settings.row, dice: this.dice })
  }

  private objectionToRound(fact: Paired, course: Course): Finding | undefined {
    const draw = pairsOf(fact, course.row)
    if (isProblem(draw)) return undefined
    const { open, next } = course
    if (open || !next) return open && about(fact, 'DIA-7', `Round ${open.number} was not complete.`)
    const odd = oddOneOut(next.people, draw.flat())
    if (odd) return notIn(fact, odd, next)
    const { fewPlayersMax } = this.settings
    const problem = problemWithPairing(draw, { people: next.people, fewPlayersMax, hasMet: course.meetings() })
    return problem && about(fact, problem.rule, problem.sentence)
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

/** DIA-27. */
function misnamed(fact: Paired, { rounds }: Course): Finding | undefined {
  const due = rounds.length + 1
  if (fact.stage !== 'diagonal') return about(fact, 'DIA-27', `There are no rounds in the stage ${fact.stage}.`)
  if (fact.kind !== 'regular' && fact.kind !== 'extra')
    return about(fact, 'DIA-21', `A round is regular or extra, not ${fact.kind}.`)
  return fact.round === due ? undefined : about(fact, 'DIA-27', `This is round ${fact.round} where ${due} belongs.`)
}

/** DIA-29: whether a round stands is asked as it is placed; what is reported later never takes it down. */
function misplaced(fact: Paired, draw: readonly Pair[], course: Course): Finding | undefined {
  const { next, last } = course
  if (!next && fact.kind === 'regular' && last.kind === 'regular') return undefined
  if (!next) return about(fact, 'DIA-29', 'Around extra rounds every round before must be complete.')
  if (next.what === 'over') return about(fact, 'DIA-S11', 'It is over.')
  if (next.what === 'asked') return about(fact, 'DIA-22', 'No more rounds are paired: the director declares who wins.')
  if (next.what !== fact.kind) return about(fact, 'DIA-21', `The next round is ${next.what}, not ${fact.kind}.`)
  const odd = fact.kind === 'extra' ? oddOneOut(next.people, draw.flat()) : undefined
  return odd && about(fact, 'DIA-21', `Those who are level play, and nobody else: ${odd.name} makes the difference.`)
}

function notIn(fact: Paired, person: Person, { people }: Next): Finding {
  if (people.includes(person)) return about(fact, 'DIA-S7', `${person.name} is left and not in this round.`)
  if (person.isAway) return about(fact, 'DIA-11', `${person.name} has withdrawn.`)
  return about(fact, 'DIA-S7', `${person.name} is out.`)
}

/** Somebody who is among the ones and not among the others. */
function oddOneOut(some: readonly Person[], others: readonly Person[]): Person | undefined {
  const [here, there] = [new Set(some), new Set(others)]
  return some.find((person) => !there.has(person)) ?? others.find((person) => !here.has(person))
}
