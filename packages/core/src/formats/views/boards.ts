/** A match of teams on screen: the score of each meeting with its lines, the state of a three-way, and what is missing. */
import type { Numbers } from '../../facts/result.ts'

/** The IMPs of two teams. */
export type Imps = Numbers

export interface BoardsView {
  /** Boards between each two teams. */
  readonly boards: number
  readonly scores: readonly ScoreView[]
  /** Teams that left or did not come; the others play on without them. */
  readonly away?: readonly string[]
  /** In a three-way, best first; without teams that left. */
  readonly standings?: readonly StandingView[]
  /** Seating of a complete three-way. */
  readonly movement?: readonly SeatingView[]
  /** Parts that can be reported now. */
  readonly open?: readonly OpenBoards[]
}

/** A table of a three-way in one half. */
export interface SeatingView {
  readonly half: 1 | 2
  readonly table: string
  readonly northSouth: string
  readonly eastWest: string
  /** The set of boards, named after its first table. */
  readonly boards: string
}

/** The meeting of two teams. IMPs are from the tables; carry-over and handicap stand on lines of their own. */
export interface ScoreView {
  readonly between: readonly [string, string]
  readonly halves?: readonly (Imps | null)[]
  readonly imps: Imps
  readonly carryover?: Imps
  readonly handicap?: Imps
  /** The sum of all lines. */
  readonly score: Imps
  readonly isComplete: boolean
  readonly extraBoards?: readonly Imps[]
}

export interface StandingView {
  readonly team: string
  /** Matches won; a tied one counts half. */
  readonly won: number
  readonly impsWon: number
  readonly impsLost: number
}

export interface OpenBoards {
  readonly between: readonly [string, string]
  readonly boards: number
  /** Set if the other half is reported. */
  readonly half?: 1 | 2
  /** Number of the set of extra boards. */
  readonly extra?: number
  /** The game's number, which keeps its report apart from others of the match. */
  readonly extraGame?: number
}

/** True once something was played. Until then the score is only handicap and carry-over. */
export const isBegun = ({ isComplete, halves, imps, extraBoards }: ScoreView): boolean =>
  isComplete || extraBoards !== undefined || (halves?.some((half) => half !== null) ?? imps.some((each) => each > 0))

type Standings = NonNullable<BoardsView['standings']>

/** Quotients with three decimals, or with more if different quotients need them; ∞ if nothing was lost. */
export function quotientsShown(standings: Standings): string[] {
  const values = standings.map(({ impsWon, impsLost }) => (impsWon === 0 && impsLost === 0 ? 1 : impsWon / impsLost))
  const different = new Set(values).size
  for (let decimals = 3; ; decimals++) {
    const shown = values.map((value) => (Number.isFinite(value) ? value.toFixed(decimals) : '∞'))
    if (new Set(shown).size === different || decimals === 9) return shown
  }
}
