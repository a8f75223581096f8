/** The Hybrid Knockout's second opinion, written from RULES.md and sharing nothing with the format. */

import type { EntrantId, MatchId } from '../../facts/ids.ts'
import { compareInstants, type Instant } from '../../facts/instant.ts'
import { type ChessResult, isChess, notChess } from '../chess-result.ts'
import type { RecordedOf } from '../facts.ts'
import { Field, type Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import type { PlainFact } from '../ledger.ts'
import { problemWithOrder } from '../list-order.ts'
import type { Handlers, Opinion, RuleBook, VerifiedRow } from '../opinion.ts'
import { message } from '../words/messages.ts'
import { type Bracket, bracketOf, goOn } from './bracket.ts'
import type { HybridMatch, Seat } from './match.ts'
import { type HybridSettings, hybridSettings, problemsWithHybridOptions } from './options.ts'
import type { Phase } from './phase.ts'
import { Qualification } from './qualification.ts'
import { problemWithResult } from './result.ts'
import { rowFor } from './size.ts'
import { problemWithStarts, StartPositions } from './starts.ts'
import { hybridTable } from './table.ts'
import { tallies } from './tally.ts'

export const hybridKnockout: RuleBook = {
  format: 'hybrid-knockout',
  fields: { 'tournament-started': ['starts'], 'round-paired': ['start'], 'seeds-published': ['starts'] },
  objections: problemsWithHybridOptions,
  opinion: (opened) => new HybridOpinion(hybridSettings(opened), opened.dice),
}

type Report = RecordedOf<'game-finished'>

class HybridOpinion implements Opinion {
  private readonly settings: HybridSettings
  private readonly dice: string
  private readonly starts: StartPositions | undefined
  private readonly field = new Field()
  private qualification: Qualification | undefined
  private knockout: { readonly bracket: Bracket; readonly seeds: readonly Seat[]; readonly at: Instant } | undefined
  private readonly matches = new Map<MatchId, HybridMatch>()
  private readonly undecided = new Set<HybridMatch>()

  constructor(settings: HybridSettings, dice: string) {
    this.settings = settings
    this.dice = dice
    this.starts = settings.chess960 ? new StartPositions(dice) : undefined
  }

  get isFinished(): boolean {
    return this.knockout !== undefined && this.undecided.size === 0
  }

  readonly place: Handlers = {
    'entrant-entered': (fact) => this.enter(fact),
    'entrant-edited': (fact) => this.field.edit(fact),
    'entrant-withdrew': (fact) => this.field.withdraw(fact),
    'entrant-returned': (fact) => this.field.comeBack(fact),
    'tournament-started': (fact) => this.start(fact),
    'round-paired': (fact) => this.publish(fact),
    'seeds-published': (fact) => this.publishSeeds(fact),
    'game-finished': (fact) => this.decide(fact),
    'ruling-made': (fact) => this.decide(fact),
  }

  settle(fact: PlainFact): void {
    this.forfeitAbsent(fact)
    this.qualification?.settle()
  }

  // --- the field ---------------------------------------------------------------------------------

  private enter(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    if (!this.field.isStarted) return this.field.enter(fact)
    return this.noRoomFor(fact) ?? this.field.join(fact)
  }

  /** HYB-28. */
  private noRoomFor(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    const who = named(fact.entrant)
    const players = this.field.list.length + 1
    if (!this.qualification) return about(fact, 'HYB-28', message('found-entered-late', { who, after: 'knockout' }))
    if (rowFor(players) !== this.qualification.places.row)
      return about(fact, 'HYB-28', message('found-other-row', { who, count: players }))
    return this.tooMany(fact, players)
  }

  private tooMany(fact: PlainFact, players: number): Finding | undefined {
    const { maxPlayers: most } = this.settings
    if (players >= 2 && players <= most) return undefined
    return about(fact, 'HYB-1', message('found-size', { what: 'hybrid-knockout', least: 2, most, count: players }))
  }

  private start(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const finding = this.tooMany(fact, fact.order.length) ?? this.field.start(fact)
    if (finding) return finding
    const { list } = this.field
    const row = rowFor(list.length)
    if (row) this.qualification = new Qualification(row, this.field, this.settings, this.starts)
    else this.openKnockout(list, fact.at)
    return undefined
  }

  // --- publications ------------------------------------------------------------------------------

  private publish(fact: RecordedOf<'round-paired'>): Finding | undefined {
    if (!this.qualification) return about(fact, 'HYB-S2', message('found-no-qualification', { what: 'phase' }))
    const published = this.qualification.publish(fact)
    if ('rule' in published) return published
    this.hangUp(published)
    return undefined
  }

  private publishSeeds(fact: RecordedOf<'seeds-published'>): Finding | undefined {
    if (!this.qualification) return about(fact, 'HYB-S2', message('found-no-qualification', { what: 'seeds' }))
    const finding = this.qualification.publishSeeds(fact)
    if (finding) return finding
    this.openKnockout(this.qualification.seeds?.order ?? [], fact.at)
    return undefined
  }

  private openKnockout(seeds: readonly Seat[], at: Instant): void {
    const bracket = bracketOf(seeds, this.settings.player1)
    this.knockout = { bracket, seeds, at }
    this.hangUp(bracket.matches)
  }

  private hangUp(matches: readonly HybridMatch[]): void {
    for (const match of matches) {
      this.matches.set(match.id, match)
      this.undecided.add(match)
    }
  }

  mayBeDrawnAgain(fact: PlainFact): boolean {
    if (fact.type === 'seeds-published') return !this.knockout?.bracket.matches.some(({ games }) => games.length > 0)
    const phase = fact.type === 'round-paired' ? this.qualification?.phases[fact.round - 1] : undefined
    return phase?.matches.every(({ games, isRuled }) => games.length === 0 && !isRuled) ?? false
  }

  // --- play --------------------------------------------------------------------------------------

  private decide(fact: RecordedOf<'game-finished'> | RecordedOf<'ruling-made'>): Finding | undefined {
    return isChess(fact) ? this.count(fact) : notChess(fact)
  }

  private count(fact: ChessResult): Finding | undefined {
    const match = this.matches.get(fact.match)
    if (!match) return about(fact, 'HYB-16', message('found-no-match', { match: { match: fact.match } }))
    const { race } = this.settings
    const problem = problemWithResult(fact, match, { race, nameOf: (id) => this.field.named(id) })
    if (problem) return problem
    if (fact.type === 'game-finished') match.play(fact, race)
    else match.rule(fact)
    if (match.decision) this.finish(match)
    return undefined
  }

  private finish(match: HybridMatch): void {
    this.undecided.delete(match)
    if (this.knockout) goOn(match, this.knockout.bracket)
    if (match.kind !== 'knockout' && match.decision?.outcome.what === 'nobody')
      for (const person of match.people) this.qualification?.noteNoShow(person)
  }

  /** HYB-23, HYB-24, HYB-25: absent players forfeit once both seats are known. */
  private forfeitAbsent(fact: PlainFact): void {
    const isEmpty = (seat: Seat | undefined): boolean => seat === 'nobody' || (seat?.isAway ?? false)
    for (;;) {
      const match = [...this.undecided].find((each) => each.isSeated && each.seats.some(isEmpty))
      if (!match) return
      match.forfeit(fact)
      this.finish(match)
    }
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'entrant-entered':
        return this.tooLate(fact)
      case 'entrant-returned':
        return this.field.objectionTo(fact, this.isFinished) ?? this.mayNotReturn(fact)
      case 'tournament-started':
        return this.wrongOrder(fact) ?? problemWithStarts(fact, this.startsDue(fact.order.length))
      case 'round-paired':
        return this.qualification?.objectionToPhase(fact)
      case 'seeds-published':
        return this.qualification?.objectionToSeeds(fact)
      case 'game-finished':
        return this.wrongTime(fact)
      default:
        return this.field.objectionTo(fact, this.isFinished)
    }
  }

  objectionToCorrected(game: Report): Finding | undefined {
    return this.wrongTime(game)
  }

  private wrongOrder(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const { seeding: by } = this.settings
    return problemWithOrder(fact, this.field.present, { rule: 'HYB-2', by, dice: this.dice })
  }

  private startsDue(players: number): readonly number[] {
    return rowFor(players) ? [] : (this.starts?.after(0, players) ?? [])
  }

  /** HYB-28. */
  private tooLate(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    const who = named(fact.entrant)
    if (this.qualification?.isFirstPhaseComplete)
      return about(fact, 'HYB-28', message('found-entered-late', { who, after: 'first-phase' }))
    return this.qualification?.seeds && about(fact, 'HYB-28', message('found-entered-late', { who, after: 'seeds' }))
  }

  /** HYB-28. */
  private mayNotReturn(fact: RecordedOf<'entrant-returned'>): Finding | undefined {
    const person = this.field.people.get(fact.entrant)
    if (!person || !this.field.isStarted) return undefined
    const who = named(person)
    if (person.number === 0) return about(fact, 'HYB-28', message('found-absent-at-start', { who }))
    return this.hasSomethingToReturnTo(person)
      ? undefined
      : about(fact, 'HYB-28', message('found-cannot-return', { who, because: 'nothing-left' }))
  }

  private hasSomethingToReturnTo(person: Person): boolean {
    if (this.knockout) return [...this.undecided].some((match) => match.kind === 'knockout' && match.has(person))
    const { qualification } = this
    if (!qualification) return false
    const { places } = qualification
    return (!qualification.qualified && !places.isBeingPlayedFor) || places.hasClaim(person, qualification)
  }

  private wrongTime(fact: Report): Finding | undefined {
    const match = this.matches.get(fact.match)
    if (!match) return undefined
    const phase = match.kind === 'knockout' ? undefined : this.qualification?.phases[match.round - 1]
    return this.tooEarly(fact, phase) ?? (phase && otherClock(fact, phase))
  }

  /** HYB-31. */
  private tooEarly(fact: Report, phase: Phase | undefined): Finding | undefined {
    const publishedAt = phase?.publishedAt ?? this.knockout?.at
    if (!fact.finishedAt || !publishedAt || compareInstants(fact.finishedAt, publishedAt) >= 0) return undefined
    const times = { at: { instant: fact.finishedAt }, paired: { instant: publishedAt } }
    return about(fact, 'HYB-31', message('found-finished-early', times))
  }

  // --- the end -----------------------------------------------------------------------------------

  table(): VerifiedRow[] {
    const { list } = this.field
    return hybridTable({
      list,
      book: this.qualification?.book ?? tallies(list, []),
      seeds: this.knockout?.seeds ?? this.qualification?.qualified ?? this.qualification?.places.given ?? [],
      knockout: this.knockout?.bracket.matches ?? [],
    })
  }

  champion(): EntrantId | undefined {
    const winner = this.isFinished ? this.knockout?.bracket.matches.at(-1)?.winner : undefined
    return winner === undefined || winner === 'nobody' ? undefined : winner.id
  }
}

/** HYB-10. After a revocation has mixed reports with and without a time, any further report is right. */
function otherClock(fact: Report, { number, matches }: Phase): Finding | undefined {
  const others = matches.flatMap(({ games }) => games).filter(({ seq }) => seq !== fact.seq)
  const isAlike = ({ finishedAt }: Pick<Report, 'finishedAt'>): boolean =>
    (finishedAt === undefined) === (fact.finishedAt === undefined)
  if (others.length === 0 || others.some(isAlike)) return undefined
  return about(fact, 'HYB-10', message('found-finish-times', { phase: number }))
}
