/** What is known of a match and of a bracket before anything is played. */

/** The highest and the lowest average of a bracket. */
export interface Indicators {
  readonly high: number
  readonly low: number
}

/** The tickets those who leave a match go on with. */
export type GoTo =
  | { readonly winner: string; readonly loser: string }
  | { readonly first: string; readonly second: string; readonly loser: string }

/** What is known of a match by its place alone. */
export interface MatchFigures {
  /** The tables it is played at, and the ticket of each seat. */
  readonly ticket?: string
  readonly tickets?: readonly string[]
  readonly goTo?: GoTo
  /** Whoever wins it goes nowhere. */
  readonly isOfLosers?: true
  /** Scheduled pairs of games from one opening. */
  readonly pairs?: number
}
