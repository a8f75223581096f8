/** A match of teams as it is shown: the score of each two with its lines, how a three-way stands, what is still to come in. */
import type { Imps } from '../../facts/result.ts'

export interface BoardsShown {
  /** Boards each two teams play. */
  readonly boards: number
  readonly scores: readonly ScoreShown[]
  /** Who has left, or did not come: the others play on without them. */
  readonly away?: readonly string[]
  /** In a three-way, best first; who has left is not in it. */
  readonly standings?: readonly StandingShown[]
  /** In a three-way of which nobody has left: who sits where. */
  readonly movement?: readonly SeatingShown[]
  /** What can be reported now. */
  readonly open?: readonly OpenShown[]
}

/** A table of a three-way in one half. */
export interface SeatingShown {
  readonly half: 1 | 2
  readonly table: string
  readonly northSouth: string
  readonly eastWest: string
  /** The set of boards, called by the table it begins at. */
  readonly boards: string
}

/** Two teams against each other. IMPs are those at the table; carry-over and handicap stand on lines of their own. */
export interface ScoreShown {
  readonly between: readonly [string, string]
  readonly halves?: readonly (Imps | null)[]
  readonly imps: Imps
  readonly carryover?: Imps
  readonly handicap?: Imps
  /** All lines together. */
  readonly score: Imps
  readonly isComplete: boolean
  readonly extraBoards?: readonly Imps[]
}

export interface StandingShown {
  readonly team: string
  /** Matches won; a tied one counts half. */
  readonly won: number
  readonly impsWon: number
  readonly impsLost: number
}

export interface OpenShown {
  readonly between: readonly [string, string]
  readonly boards: number
  /** Given where the other half is in already. */
  readonly half?: 1 | 2
  /** Which set of extra boards it is. */
  readonly extra?: number
  /** The number of that game: a report that names it is not taken for another one of the same match. */
  readonly extraGame?: number
}

/** Has anything of it been played? Before that its score is only what was given. */
export const isBegun = ({ isComplete, halves, imps, extraBoards }: ScoreShown): boolean =>
  isComplete || extraBoards !== undefined || (halves?.some((half) => half !== null) ?? imps.some((each) => each > 0))

type Standings = NonNullable<BoardsShown['standings']>

/** The quotient of each: three decimals, or as many as tell different ones apart. None lost: ∞. */
export function quotientsShown(standings: Standings): string[] {
  const values = standings.map(({ impsWon, impsLost }) => (impsWon === 0 && impsLost === 0 ? 1 : impsWon / impsLost))
  const different = new Set(values).size
  for (let decimals = 3; ; decimals++) {
    const shown = values.map((value) => (Number.isFinite(value) ? value.toFixed(decimals) : '∞'))
    if (new Set(shown).size === different || decimals === 9) return shown
  }
}
