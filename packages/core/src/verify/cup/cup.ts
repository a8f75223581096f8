/** The cup's second opinion, written from RULES.md and sharing nothing with the format. */

import type { EntrantId, MatchId } from '../../facts/ids.ts'
import type { Kinds, Message } from '../../message/message.ts'
import { type ChessResult, type ChessRuling, isChess, notChess } from '../chess-result.ts'
import { type CommandFacts, isChange } from '../command-facts.ts'
import { Field, type Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import type { PlainFact } from '../ledger.ts'
import type { Handlers, Opinion, RuleBook, VerifiedRow } from '../opinion.ts'
import { message } from '../words/messages.ts'
import { problemWithOpenings } from './book.ts'
import { type Bracket, bracketOf, goOn, scheduledPairs } from './bracket.ts'
import { problemWithChange } from './change.ts'
import type { Terms } from './course.ts'
import { type DrawFact, drawOf, objectionToDraw, problemWithDraw } from './draw.ts'
import type { RecordedOf } from './facts.ts'
import type { CupMatch } from './match.ts'
import { Openings } from './openings.ts'
import { type CupSettings, cupSettings, problemsWithCupOptions } from './options.ts'
import { type BrokenOff, type NamedGame, problemWithBrokenOff, problemWithResult } from './result.ts'
import { problemWithSeeds } from './seeding.ts'
import { cupTable } from './table.ts'

export const cup: RuleBook = {
  format: 'cup',
  fields: { 'tournament-started': ['openings'], 'game-finished': ['opening'] },
  publications: {
    'opening-drawn': {
      subject: ({ match, pair }: DrawFact) => [match, pair],
      content: ({ opening, reused }: DrawFact) => [opening, reused],
    },
  },
  objections: problemsWithCupOptions,
  opinion: (opened, changed) => new CupOpinion(cupSettings(changed ?? opened), opened, changed?.seq),
}

type StartFact = RecordedOf<'tournament-started'>

/** CUP-18a: tiebreak pairs without openings, or with openings used before. */
const mostRepeated = 8

class CupOpinion implements Opinion {
  private readonly settings: CupSettings
  private readonly opened: RecordedOf<'tournament-opened'>
  private readonly field = new Field()
  private bracket: Bracket | undefined
  private openings: Openings | undefined
  private readonly matches = new Map<MatchId, CupMatch>()
  private readonly undecided = new Set<CupMatch>()
  /** Matches that wait for the draw of an opening. */
  private readonly level = new Set<CupMatch>()
  /** Draws for which another opening was due at their place in the log. */
  private readonly stale = new Set<number>()

  /** Matches in which something was played, ruled, drawn or broken off (CUP-23). */
  private readonly begun = new Set<MatchId>()
  /** The latest change of the options. */
  private readonly changed: number

  constructor(settings: CupSettings, opened: RecordedOf<'tournament-opened'>, changed = 0) {
    this.settings = settings
    this.opened = opened
    this.changed = changed
  }

  get isFinished(): boolean {
    return this.bracket !== undefined && this.undecided.size === 0
  }

  readonly place: Handlers = {
    'entrant-entered': (fact) => this.tooLate(fact, named(fact.entrant)) ?? this.field.enter(fact),
    'entrant-edited': (fact) => this.field.edit(fact),
    'entrant-withdrew': (fact) => this.withdraw(fact),
    'entrant-returned': (fact) => this.field.comeBack(fact),
    'tournament-started': (fact) => this.start(fact),
    'opening-drawn': (fact) => this.draw(fact),
    'game-finished': (fact) => this.decide(fact),
    'ruling-made': (fact) => this.decide(fact),
    'game-abandoned': (fact) => this.breakOff(fact),
    'play-arranged': () => undefined,
    'options-changed': () => undefined,
    'round-paired': publishesNone,
    'seeds-published': publishesNone,
  }

  // --- the field ---------------------------------------------------------------------------------

  private tooLate(fact: PlainFact, who: Kinds['entrant']): Finding | undefined {
    return this.bracket && about(fact, 'CUP-28', message('found-cannot-join', { who, because: 'draw' }))
  }

  private start(fact: StartFact): Finding | undefined {
    const finding = wrongSize(fact) ?? this.field.start(fact)
    if (finding) return finding
    this.bracket = bracketOf(this.field.starters, this.settings, (match) => this.termsOf(match))
    const { matches } = this.bracket
    const count = fact.openings?.order.length
    if (count) this.openings = new Openings(count, matches, this.settings.uniquePerMatchOnly)
    for (const match of matches) {
      this.matches.set(match.id, match)
      this.undecided.add(match)
    }
    return undefined
  }

  private withdraw(fact: RecordedOf<'entrant-withdrew'>): Finding | undefined {
    const finding = this.field.withdraw(fact)
    const person = this.field.people.get(fact.entrant)
    if (!finding && person) this.playOn([...this.undecided].filter((match) => match.has(person)))
    return finding
  }

  // --- play --------------------------------------------------------------------------------------

  private decide(fact: RecordedOf<'game-finished' | 'ruling-made'>): Finding | undefined {
    return isChess(fact) ? this.count(fact) : notChess(fact)
  }

  private count(fact: ChessResult): Finding | undefined {
    const match = this.matches.get(fact.match)
    if (!match) return this.noMatch(fact)
    const problem = problemWithResult(fact, match, (id) => this.field.named(id)) ?? this.wrongOpening(fact)
    if (problem) return problem
    if (fact.type === 'game-finished') match.play(fact.game, fact.result)
    else rule(match, fact.ruling)
    this.begun.add(match.id)
    this.playOn([match])
    return undefined
  }

  /** CUP-19: a game that names an opening counts only for a pair that has it. */
  private wrongOpening(fact: ChessResult | BrokenOff): Finding | undefined {
    if (fact.type === 'ruling-made') return undefined
    const { opening: told } = fact
    if (told === undefined || told === this.openings?.ofPair(fact.match, Math.ceil(fact.game / 2))) return undefined
    return about(fact, 'CUP-19', otherOpening(fact, told))
  }

  private breakOff(fact: BrokenOff): Finding | undefined {
    const match = this.matches.get(fact.match)
    if (!match) return this.noMatch(fact)
    const problem = problemWithBrokenOff(fact, match, (id) => this.field.named(id)) ?? this.wrongOpening(fact)
    if (!problem) this.begun.add(match.id)
    return problem
  }

  private noMatch(fact: ChessResult | BrokenOff | DrawFact): Finding {
    return about(fact, 'CUP-5', message('found-no-match', { match: { match: fact.match } }))
  }

  private draw(fact: DrawFact): Finding | undefined {
    if (!this.openings) return about(fact, 'CUP-19', message('found-no-openings'))
    const match = this.matches.get(fact.match)
    if (!match) return this.noMatch(fact)
    const problem = problemWithDraw(fact, match, this.openings)
    if (problem) return problem
    if (objectionToDraw(fact, this.openings)) this.stale.add(fact.seq)
    this.openings.add(drawOf(fact))
    this.begun.add(match.id)
    this.playOn([...this.level])
    return undefined
  }

  /** A decision fills the next seats with the same fact (CUP-6); absent players forfeit (CUP-27). */
  private playOn(touched: readonly CupMatch[]): void {
    const ready = [...touched]
    for (let match = ready.shift(); match; match = ready.shift()) {
      if (!match.isDecided) this.goOnWith(match)
      if (match.isDecided) ready.push(...this.finish(match))
    }
  }

  /** Seats the winner and the loser; returns the matches that may be ready then. */
  private finish(match: CupMatch): CupMatch[] {
    this.level.delete(match)
    const isNews = this.undecided.delete(match)
    return isNews && this.bracket ? goOn(match, this.bracket) : []
  }

  private goOnWith(match: CupMatch): void {
    if (!match.isSeated) return
    if (match.seats.some(isEmpty)) match.forfeit(({ isAway }) => isAway)
    else match.settle()
    if (!match.isDecided && match.course.what === 'draw') this.level.add(match)
    else this.level.delete(match)
  }

  private termsOf(match: CupMatch): Terms {
    const { finishPairs, fallback } = this.settings
    return {
      finishPairs,
      fallback,
      mayFollow: (tiebreakPairs) => this.mayFollow(match, tiebreakPairs),
      isReady: (pair) => this.openings?.hasPair(match.id, pair) ?? true,
    }
  }

  /** CUP-18a. */
  private mayFollow({ id, pairs }: CupMatch, tiebreakPairs: number): boolean {
    const { maxTiebreakPairs } = this.settings
    if (maxTiebreakPairs !== undefined) return tiebreakPairs < maxTiebreakPairs
    const { openings } = this
    if (!openings) return tiebreakPairs < mostRepeated
    if (openings.hasPair(id, pairs + tiebreakPairs + 1) || openings.hasUnusedFor(id)) return true
    return openings.drawsOf(id).filter(({ isReused }) => isReused).length < mostRepeated
  }

  // --- changes of mind ---------------------------------------------------------------------------

  mayBeDrawnAgain(fact: PlainFact): boolean {
    if (fact.type !== 'opening-drawn') return false
    const isHere = this.openings?.draws.some(({ seq }) => seq === fact.seq) ?? false
    return isHere && !this.matches.get(fact.match)?.isPlayedOn(fact.pair)
  }

  isStale(fact: PlainFact): boolean {
    return this.stale.has(fact.seq)
  }

  // --- what may be recorded ----------------------------------------------------------------------

  objectionTo(fact: PlainFact): Finding | undefined {
    switch (fact.type) {
      case 'tournament-started':
        return this.wrongSeeds(fact) ?? this.wrongOpenings(fact)
      case 'opening-drawn':
        return this.openings && objectionToDraw(fact, this.openings)
      case 'options-changed':
        return this.wrongChange(fact)
      case 'game-abandoned':
        return needlessName(fact)
      case 'entrant-returned':
        return this.tooLate(fact, this.field.named(fact.entrant)) ?? this.field.objectionTo(fact, this.isFinished)
      default:
        return this.field.objectionTo(fact, this.isFinished)
    }
  }

  /** CUP-23. */
  private wrongChange(fact: RecordedOf<'options-changed'>): Finding | undefined {
    const matches = this.bracket?.matches
    if (!matches) return about(fact, 'CUP-23', message('found-change-early'))
    const { settings, openings, begun } = this
    return problemWithChange(fact, { settings, matches, openings, isBegun: ({ id }) => begun.has(id) })
  }

  private wrongSeeds(fact: StartFact): Finding | undefined {
    return problemWithSeeds(fact, this.field.present, this.settings, this.opened.dice)
  }

  private wrongOpenings(fact: StartFact): Finding | undefined {
    if (wrongSize(fact)) return undefined
    const pairs = scheduledPairs(fact.order.length, this.settings)
    return problemWithOpenings(fact, pairs, this.settings, this.opened.dice)
  }

  omissionsAfter(command: CommandFacts): Finding[] {
    return [...this.notDrawn(command), ...this.notDrawnAgain(command)]
  }

  /** CUP-21a: draws are due at once for pairs made at once. */
  private notDrawn(command: CommandFacts): Finding[] {
    if (!this.opened.autoPair) return []
    const last = command.at(-1) ?? command[0]
    const notDrawn = ({ id }: CupMatch) => message('found-opening-not-drawn', { match: { match: id } })
    return [...this.level].map((match) => about(last, 'CUP-21a', notDrawn(match)))
  }

  /**
   * CUP-31: true for a last draw that nobody has played on and that would be different now. Draws made before the options
   * changed stand as announced (CUP-23).
   */
  private notDrawnAgain(command: CommandFacts): Finding[] {
    const change = command.find(isChange)
    const draw = this.openings?.draws.at(-1)
    if (
      !this.opened.autoPair ||
      !change ||
      !draw ||
      draw.seq > change.seq ||
      draw.seq < this.changed ||
      !this.stale.has(draw.seq)
    )
      return []
    const match = this.matches.get(draw.match)
    if (!match || match.isDecided || match.isPlayedOn(draw.pair)) return []
    return [about(change, 'CUP-31', message('found-opening-stale', { match: { match: match.id }, pair: draw.pair }))]
  }

  // --- the end -----------------------------------------------------------------------------------

  table(): VerifiedRow[] {
    return this.bracket ? cupTable(this.field.starters, this.bracket) : []
  }

  champion(): EntrantId | undefined {
    const winner = this.isFinished ? this.bracket?.final.winner : undefined
    return winner === undefined || winner === 'nobody' ? undefined : winner.id
  }
}

const publishesNone = (fact: PlainFact): Finding =>
  about(fact, 'CUP-S6', message('found-publishes-none', { format: 'cup' }))

const otherOpening = ({ game, match }: NamedGame, opening: number): Message =>
  message('found-opening-other', { game, match: { match }, opening })

/** CUP-22a. */
const needlessName = (fact: BrokenOff): Finding | undefined =>
  fact.entrant === undefined || fact.why === 'no-start'
    ? undefined
    : about(fact, 'CUP-22a', message('found-engine-named'))

/** CUP-4. */
function wrongSize(fact: StartFact): Finding | undefined {
  const { length } = fact.order
  const isRight = length >= 2 && length <= 1024 && Number.isInteger(Math.log2(length))
  return isRight ? undefined : about(fact, 'CUP-4', message('found-size-cup', { count: length }))
}

const isEmpty = (seat: Person | 'nobody' | undefined): boolean => seat === undefined || seat === 'nobody' || seat.isAway

/** CUP-27, CUP-29. */
function rule(match: CupMatch, ruling: ChessRuling): void {
  if (ruling.kind === 'absent') match.forfeit(({ id }) => ruling.absent.includes(id))
  else if (ruling.kind === 'won') match.winner = match.people.find(({ id }) => id === ruling.winner)
}
