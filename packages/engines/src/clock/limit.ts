/** Time controls and search limits. Times are whole milliseconds. */

/** A number of moves in a time; without `moves` the rest of the game. */
export interface Period {
  readonly moves?: number
  readonly baseMs: number
  readonly incrementMs: number
}

/** A clock of one or more periods (the last repeats), a fixed time a move, nodes or depth; they can be combined. */
export interface Limit {
  readonly clock?: readonly Period[]
  readonly movetimeMs?: number
  readonly nodes?: number
  readonly depth?: number
  /** How far a clock may be overstepped. */
  readonly marginMs?: number
  /** The longest time for a move without a clock. */
  readonly hangMs?: number
}
