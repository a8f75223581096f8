/** The League's second opinion, written from RULES.md and sharing nothing with the format. */

import type { EntrantId, MatchId } from '../../facts/ids.ts'
import type { Message } from '../../message/message.ts'
import { type ChessResult, isChess, notChess } from '../chess-result.ts'
import type { RecordedOf } from '../facts.ts'
import { Field, type Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import type { PlainFact } from '../ledger.ts'
import { problemWithOrder } from '../list-order.ts'
import type { Handlers, Opinion, RuleBook } from '../opinion.ts'
import { message } from '../words/messages.ts'
import { decisionBy, forfeited, noGame, ruled } from './decision.ts'
import { type LeagueMatch, type LeaguePhase, leaguePhases, problemWithResult } from './match.ts'
import { type LeagueSettings, leagueSettings, problemsWithOptions } from './options.ts'
import { type LeagueRow, leagueTable } from './table.ts'

export const league: RuleBook = {
  format: 'league',
  objections: problemsWithOptions,
  opinion: (opened) => new LeagueOpinion(leagueSettings(opened), opened.dice),
}

/** A game or a ruling. */
type ResultFact = RecordedOf<'game-finished'> | RecordedOf<'ruling-made'>

class LeagueOpinion implements Opinion {
  private readonly settings: LeagueSettings
  private readonly dice: string
  private readonly field = new Field()
  private phases: readonly LeaguePhase[] = []
  private matches = new Map<MatchId, LeagueMatch>()
  /** The phase being played: all earlier matches are decided, and later ones take no results (LEA-5). */
  private current = 0
  /** LEA-10: people whose results were annulled. */
  private readonly fallen = new Set<Person>()

  constructor(settings: LeagueSettings, dice: string) {
    this.settings = settings
    this.dice = dice
  }

  get isFinished(): boolean {
    return this.current > 0 && this.current > this.phases.length
  }

  readonly place: Handlers = {
    'entrant-entered': (fact) => this.lateEntry(fact) ?? this.field.enter(fact),
    'entrant-edited': (fact) => this.field.edit(fact),
    'entrant-withdrew': (fact) => this.withdraw(fact),
    'entrant-returned': (fact) => this.comeBack(fact),
    'tournament-started': (fact) => this.start(fact),
    'game-finished': (fact) => this.decide(fact),
    'ruling-made': (fact) => this.decide(fact),
    'round-paired': publishesNone,
    'seeds-published': publishesNone,
  }

  // --- the field ---------------------------------------------------------------------------------

  private start(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const count = fact.order.length
    if (count < 4 || count > 30)
      return about(fact, 'LEA-14', message('found-size', { what: 'league', least: 4, most: 30, count }))
    const finding = this.field.start(fact)
    if (finding) return finding
    this.phases = leaguePhases(this.field.starters, this.settings.balancedColours)
    this.matches = new Map(this.phases.flatMap(({ matches }) => matches.map((match) => [match.id, match])))
    this.current = 1
    return undefined
  }

  private withdraw(fact: RecordedOf<'entrant-withdrew'>): Finding | undefined {
    const finding = this.field.withdraw(fact)
    const person = this.field.people.get(fact.entrant)
    if (finding || !person || !this.field.isStarted) return finding
    const own = this.matchesOf(person)
    const isEarly = own.filter(({ decision }) => decision?.counts).length < this.field.starters.length - 1
    if (!isEarly || !this.settings.annuls) return undefined
    this.fallen.add(person)
    for (const match of own) match.decision = noGame
    return undefined
  }

  private comeBack(fact: RecordedOf<'entrant-returned'>): Finding | undefined {
    const person = this.field.people.get(fact.entrant)
    if (person && this.fallen.has(person))
      return about(fact, 'LEA-15', message('found-cannot-return', { who: named(person), because: 'annulled' }))
    return this.field.comeBack(fact)
  }

  private matchesOf(person: Person): LeagueMatch[] {
    return [...this.matches.values()].filter(({ white, black }) => white === person || black === person)
  }

  // --- play --------------------------------------------------------------------------------------

  private decide(fact: ResultFact): Finding | undefined {
    return isChess(fact) ? this.count(fact) : notChess(fact)
  }

  private count(fact: ChessResult): Finding | undefined {
    const match = this.matches.get(fact.match)
    if (!match) return about(fact, 'LEA-S4', this.noSuchMatch(fact.match))
    const { balancedColours } = this.settings
    const problem = problemWithResult(fact, match, { balancedColours, nameOf: (id) => this.field.named(id) })
    if (problem) return problem
    match.decision = fact.type === 'game-finished' ? decisionBy(fact.result) : ruled(fact.ruling, match)
    return undefined
  }

  private noSuchMatch(match: MatchId): Message {
    const { isStarted, starters } = this.field
    if (!isStarted) return message('found-before-start', { what: 'match' })
    return message('found-no-match-of', { match: { match }, players: starters.length, matches: this.matches.size })
  }

  /** LEA-10: absent players forfeit as the phases open; a complete phase opens the next. */
  settle(): void {
    for (;;) {
      const phase = this.phases[this.current - 1]
      if (!phase) return
      for (const match of phase.matches) forfeitAbsent(match)
      if (phase.matches.some(({ decision }) => !decision)) return
      this.current++
    }
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'entrant-returned':
        return this.lateJoiner(fact) ?? this.field.objectionTo(fact, this.isFinished)
      case 'tournament-started':
        return this.wrongOrder(fact)
      case 'game-finished':
      case 'ruling-made':
        return this.tooEarly(fact)
      default:
        return this.field.objectionTo(fact, this.isFinished)
    }
  }

  private wrongOrder(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const { seeding: by } = this.settings
    return problemWithOrder(fact, this.field.present, { rule: 'LEA-16', by, dice: this.dice })
  }

  private lateEntry(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    if (!this.field.isStarted) return undefined
    return about(fact, 'LEA-12', message('found-entered-late', { who: named(fact.entrant), after: 'start' }))
  }

  private lateJoiner(fact: RecordedOf<'entrant-returned'>): Finding | undefined {
    const { starters, isStarted } = this.field
    if (!isStarted || starters.some(({ id }) => id === fact.entrant)) return undefined
    return about(fact, 'LEA-12', message('found-absent-at-start', { who: this.field.named(fact.entrant) }))
  }

  private tooEarly(fact: ResultFact): Finding | undefined {
    const match = this.matches.get(fact.match)
    if (!match || match.phase <= this.current) return undefined
    const early = { match: { match: match.id }, phase: match.phase, open: this.current }
    return about(fact, 'LEA-5', message('found-phase-early', early))
  }

  // --- the end -----------------------------------------------------------------------------------

  table(): LeagueRow[] {
    const { starters } = this.field
    const byes = this.phases.slice(0, this.current).flatMap(({ bye }) => bye ?? [])
    const matches = [...this.matches.values()]
    return leagueTable({ starters, matches, byes, fallen: this.fallen, prizes: this.settings.prizes })
  }

  /** LEA-19. */
  champion(): EntrantId | undefined {
    if (!this.isFinished) return undefined
    const [first, ...others] = this.table().filter(({ rank }) => rank === 1)
    return first && others.length === 0 && first.counts.played > 0 ? first.entrant : undefined
  }
}

const publishesNone = (fact: PlainFact): Finding =>
  about(fact, 'LEA-7', message('found-publishes-none', { format: 'league' }))

function forfeitAbsent(match: LeagueMatch): void {
  const { white, black } = match
  if (!match.decision && (white.isAway || black.isAway)) match.decision = forfeited(white.isAway, black.isAway)
}
