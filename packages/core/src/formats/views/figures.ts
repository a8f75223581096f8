/** Figures of a match and a division before anything is played. */

/** The highest and the lowest average of a division. */
export interface Indicators {
  readonly high: number
  readonly low: number
}

/** The next tickets of a match's teams. */
export type GoTo =
  | { readonly winner: string; readonly loser: string }
  | { readonly first: string; readonly second: string; readonly loser: string }

/** Figures of a match known from its place alone. */
export interface MatchFigures {
  /** Its tables, and the ticket of each seat. */
  readonly ticket?: string
  readonly tickets?: readonly string[]
  readonly goTo?: GoTo
  /** A match of losers, from which nobody advances. */
  readonly isOfLosers?: true
  /** Scheduled pairs of games from one opening. */
  readonly pairs?: number
}
