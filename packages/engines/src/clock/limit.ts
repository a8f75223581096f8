/** How long an engine may think about its moves. Times are whole milliseconds as people write them. */

/** So many moves in so much time; without `moves` the rest of the game. */
export interface Period {
  readonly moves?: number
  readonly baseMs: number
  readonly incrementMs: number
}

/** A clock of one or more periods (the last repeats), a fixed time a move, or work a move; they can be combined. */
export interface Limit {
  readonly clock?: readonly Period[]
  readonly movetimeMs?: number
  readonly nodes?: number
  readonly depth?: number
  /** How far a clock may be overstepped. */
  readonly marginMs?: number
  /** Without a clock: how long a move may take at most. */
  readonly hangMs?: number
}
