/** A series of boards: its terms beside the results, and the rules that decide it. */
import type { Match } from '../../../chart/match.ts'
import type { Played, SeatIndex } from '../../../series/played.ts'
import type { Awaited, GameToPlay, Outcome, Series } from '../../../series/series.ts'

/** Boards of a meeting, and leads beside the IMPs, in thousandths of an IMP. */
export interface BoardsPlayed {
  perPair(match: Played): number
  carryover(match: Played, seat: SeatIndex, other: SeatIndex): number
  handicap(match: Played, seat: SeatIndex, other: SeatIndex): number
  /** The order of level teams that all advance. */
  lot?(match: Played, level: readonly SeatIndex[]): readonly SeatIndex[]
  /** Is the carried-over result known? Only for matches with a carry-over. */
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

/** The terms of a match of boards; `undefined` for games. */
export const boardsOf = ({ series }: Pick<Match, 'series'>): BoardsPlayed | undefined =>
  series instanceof BoardsSeries ? series.boards : undefined

/** Boards in each meeting of a match. */
export const perPair = (match: Match): number => boardsOf(match)?.perPair(match) ?? 0
