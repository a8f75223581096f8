/** A series of boards: its terms beside the results, and the rules that decide it. */
import type { Match } from '../../../chart/match.ts'
import type { GameToPlay, Outcome, Series, WaitReason } from '../../../series/series.ts'
import type { SeatIndex, SeriesMatch } from '../../../series/series-match.ts'

/** Boards of a meeting, and leads beside the IMPs, in thousandths of an IMP. */
export interface MeetingTerms {
  perPair(match: SeriesMatch): number
  carryover(match: SeriesMatch, seat: SeatIndex, other: SeatIndex): number
  handicap(match: SeriesMatch, seat: SeatIndex, other: SeatIndex): number
  /** The order of level teams that all advance. */
  lot?(match: SeriesMatch, level: readonly SeatIndex[]): readonly SeatIndex[]
  /** True once the carried-over result is known; only for matches with a carry-over. */
  isCarryoverKnown?(match: SeriesMatch): boolean
}

interface BoardRules extends Pick<Series, 'min' | 'max' | 'canBeDrawn'> {
  judge(boards: MeetingTerms, match: SeriesMatch): Outcome | undefined
  next(boards: MeetingTerms, match: SeriesMatch): readonly GameToPlay[]
}

export class BoardsSeries implements Series {
  readonly results = 'numbers'
  readonly absence = 'leaves-match'
  readonly boards: MeetingTerms
  private readonly rules: BoardRules

  constructor(boards: MeetingTerms, rules: BoardRules) {
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

  judge(match: SeriesMatch): Outcome | undefined {
    return this.rules.judge(this.boards, match)
  }

  next(match: SeriesMatch): readonly GameToPlay[] {
    return this.rules.next(this.boards, match)
  }

  awaits(match: SeriesMatch): WaitReason | undefined {
    const isWaiting = this.boards.isCarryoverKnown && !match.outcome && this.next(match).length === 0
    return isWaiting ? 'earlier-result' : undefined
  }
}

/** The terms of a match of boards; `undefined` for games. */
export const boardsOf = ({ series }: Pick<Match, 'series'>): MeetingTerms | undefined =>
  series instanceof BoardsSeries ? series.boards : undefined

/** Boards in each meeting of a match. */
export const perPair = (match: Match): number => boardsOf(match)?.perPair(match) ?? 0
