/** A series of boards: what it is told about the match beside the results, and the rules it is decided by. */
import type { Match } from '../../../chart/match.ts'
import type { Played, SeatIndex } from '../../../series/played.ts'
import type { Awaited, GameToPlay, Outcome, Series } from '../../../series/series.ts'

/** How many boards each two teams play, and what a team has ahead of another beside its IMPs, in thousandths of an IMP. */
export interface BoardsPlayed {
  perPair(match: Played): number
  carryover(match: Played, seat: SeatIndex, other: SeatIndex): number
  handicap(match: Played, seat: SeatIndex, other: SeatIndex): number
  /** The order of teams that are level and all advance, where it matters. */
  lot?(match: Played, level: readonly SeatIndex[]): readonly SeatIndex[]
  /** Whether the result that is carried over is known; given only where something is carried over. */
  isCarryoverKnown?(match: Played): boolean
}

interface BoardRules extends Pick<Series, 'min' | 'max' | 'canBeDrawn'> {
  judge(boards: BoardsPlayed, match: Played): Outcome | undefined
  next(boards: BoardsPlayed, match: Played): readonly GameToPlay[]
}

export class BoardsSeries implements Series {
  readonly results = 'numbers'
  readonly absence = 'leaves-match'
  readonly boards: BoardsPlayed
  private readonly rules: BoardRules

  constructor(boards: BoardsPlayed, rules: BoardRules) {
    this.boards = boards
    this.rules = rules
  }

  get min(): number {
    return this.rules.min
  }

  get max(): number | null {
    return this.rules.max
  }

  get canBeDrawn(): boolean {
    return this.rules.canBeDrawn
  }

  get standsOnEarlier(): true | undefined {
    return this.boards.isCarryoverKnown && true
  }

  get usesDice(): true | undefined {
    return this.boards.lot && true
  }

  judge(match: Played): Outcome | undefined {
    return this.rules.judge(this.boards, match)
  }

  next(match: Played): readonly GameToPlay[] {
    return this.rules.next(this.boards, match)
  }

  awaits(match: Played): Awaited | undefined {
    const isWaiting = this.boards.isCarryoverKnown && !match.outcome && this.next(match).length === 0
    return isWaiting ? 'earlier-result' : undefined
  }
}

/** What the boards of a match are played by; undefined where games are played. */
export const boardsOf = ({ series }: Pick<Match, 'series'>): BoardsPlayed | undefined =>
  series instanceof BoardsSeries ? series.boards : undefined

/** How many boards each two of a match play. */
export const perPair = (match: Match): number => boardsOf(match)?.perPair(match) ?? 0
