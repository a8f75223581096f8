/** The beginning both games of a pair are played from. */

export interface BookOpening {
  /** Its place in the book, counted from 1. */
  readonly place: number
  /** The position reached, as the first four fields of a FEN; two openings with the same position are the same. */
  readonly position: string
  /** The moves that lead there from the usual start, in UCI notation, where they are known. */
  readonly moves?: readonly string[]
  readonly name?: string
  readonly variant?: 'chess960'
}

/** A book as it was read: distinct openings in the order of the file. */
export interface Book {
  readonly name: string
  /** SHA-256 of the file. */
  readonly hash: string
  readonly openings: readonly BookOpening[]
  /** How many lines led to a position that an earlier one had. */
  readonly duplicates: number
}
