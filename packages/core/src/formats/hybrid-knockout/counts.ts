/** Each player's counts in the qualification: points, matches, byes, colours, absences. */

import type { Chart } from '../../chart/chart.ts'
import type { Match, SeatIndex } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { compareInstants, type Instant } from '../../facts/instant.ts'
import { at, last } from '../../lists/at.ts'

/** One player's counts. */
export interface Count {
  readonly who: Who
  /** Place in the list, counted from 0. */
  readonly place: number
  halfPoints: number
  played: number
  wins: number
  draws: number
  losses: number
  /** Matches decided by absence or ruling. */
  unplayed: number
  byes: number
  whites: number
  blacks: number
  /** Colour of the last match that had colours: 1 White, -1 Black, 0 none yet. */
  last: number
  /** Regular phases with a match or a bye. */
  phases: number
  /** Matches both players missed. */
  absences: number
  /** The moment the points needed were reached. */
  reached: QualifyingMatch | undefined
}

/** The match in which a player reached the points needed, and when (HYB-10). */
export interface QualifyingMatch extends Completion {
  readonly match: Match
  readonly phase: number
  readonly played: number
  readonly halfPoints: number
}

/** When a match was complete: by the clock, or by its place in the log where the phase has no finish times. */
export interface Completion {
  readonly at: Instant
  readonly seq: Seq
  readonly isTimed: boolean
}

export class Counts {
  /** Regular phases counted so far. */
  phases = 0
  /** Those who have reached the points needed, in the order of the matches. */
  readonly reached: Count[] = []
  private readonly needed: number
  private readonly byWho: Count[] = []
  private readonly inOrder: readonly Count[]

  constructor(chart: Chart, needed: number) {
    this.needed = needed
    this.inOrder = chart.field.order.map(newCount)
    for (const count of this.inOrder) this.byWho[count.who] = count
  }

  of(who: Who): Count {
    return at(this.byWho, who)
  }

  /** Everybody, in list order. */
  get all(): readonly Count[] {
    return this.inOrder
  }

  /** HYB-4: a regular phase that was missed counts as a bye. */
  byesOf({ byes, phases }: Count): number {
    return byes + this.phases - phases
  }

  addPhase(round: Round): void {
    this.phases++
    const isTimed = hasTimes(round)
    for (const { who } of round.byes) this.addBye(who)
    for (const match of round.matches) {
      this.of(match.who(0)).phases++
      this.of(match.who(1)).phases++
      if (match.outcome) this.addMatch(match, isTimed)
    }
  }

  private addBye(who: Who): void {
    const count = this.of(who)
    count.byes++
    count.phases++
  }

  /** A playoff gives no points; only its bye and its absences count. */
  addPlayoff(round: Round): void {
    for (const { who } of round.byes) this.of(who).byes++
    for (const match of round.matches) if (isMissedByBoth(match)) this.addAbsence(match)
  }

  private addMatch(match: Match, isTimed: boolean): void {
    const first = this.of(match.who(0))
    const second = this.of(match.who(1))
    if (isMissedByBoth(match)) this.addAbsence(match)
    if (hasColours(match)) addColours(first, second)
    if (isCancelled(match)) return
    const forFirst = halfPointsFor(match, 0)
    const forSecond = halfPointsFor(match, 1)
    addResult(first, forFirst, isUnplayed(match))
    addResult(second, forSecond, isUnplayed(match))
    this.noteReached(first, forFirst, match, isTimed)
    this.noteReached(second, forSecond, match, isTimed)
  }

  private addAbsence(match: Match): void {
    for (const { who } of match.seats) this.of(who).absences++
  }

  private noteReached(count: Count, gained: number, match: Match, isTimed: boolean): void {
    if (count.reached || count.halfPoints < this.needed || gained === 0) return
    const { halfPoints, played } = count
    const phase = match.round.number
    count.reached = { match, phase, halfPoints, played, ...completionOf(match, isTimed) }
    this.reached.push(count)
  }
}

const newCount = (who: Who, place: number): Count => ({
  who,
  place,
  halfPoints: 0,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  unplayed: 0,
  byes: 0,
  whites: 0,
  blacks: 0,
  last: 0,
  phases: 0,
  absences: 0,
  reached: undefined,
})

function addResult(count: Count, halfPoints: number, isUnplayed: boolean): void {
  count.played++
  if (isUnplayed) count.unplayed++
  count.halfPoints += halfPoints
  if (halfPoints === 2) count.wins++
  else if (halfPoints === 1) count.draws++
  else count.losses++
}

function addColours(white: Count, black: Count): void {
  white.whites++
  white.last = 1
  black.blacks++
  black.last = -1
}

/** HYB-S4, HYB-18: for the match, never for its games. */
function halfPointsFor({ outcome }: Match, seat: SeatIndex): number {
  if (!outcome || outcome.order.length === 0) return 0
  if (outcome.tied) return 1
  return outcome.order[0] === seat ? 2 : 0
}

const isCancelled = ({ ruling }: Match): boolean => ruling?.ruling.kind === 'cancelled'

const isUnplayed = ({ outcome }: Match): boolean => outcome?.by === 'forfeit' || outcome?.by === 'ruling'

const isMissedByBoth = ({ games }: Match): boolean => games[games.length - 1]?.score.result === '--'

/** HYB-7: the first named had White in the first game, if that was played. */
export const hasColours = ({ games }: Match): boolean => games[0] !== undefined && !games[0].score.isForfeit

/** HYB-10: do the reports of this phase carry finish times? */
export const hasTimes = ({ matches }: Round): boolean =>
  matches.some(({ games }) => games.some(({ isTimed }) => isTimed))

/** A declared result is complete with its ruling, any other with its last game, forfeits included. */
export function completionOf({ games, ruling }: Match, isTimed: boolean): Completion {
  if (ruling && ruling.ruling.kind !== 'absent') return { at: ruling.at, seq: ruling.seq, isTimed }
  const { finishedAt, seq } = last(games)
  return { at: finishedAt, seq, isTimed }
}

/** Negative if `a` was complete first; both belong to one phase. */
export const compareCompletions = (a: Completion, b: Completion): number =>
  a.isTimed ? compareInstants(a.at, b.at) : a.seq - b.seq
