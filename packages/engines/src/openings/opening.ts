/** The opening of both games of a pair. */

export interface BookOpening {
  /** Its place in the book, from 1. */
  readonly place: number
  /** The first four fields of the FEN; openings with the same position are the same. */
  readonly position: string
  /** The moves from the usual start in UCI notation, if known. */
  readonly moves?: readonly string[]
  readonly name?: string
  readonly variant?: 'chess960'
}

/** A book: distinct openings in the order of the file. */
export interface Book {
  readonly name: string
  /** The SHA-256 of the file. */
  readonly hash: string
  readonly openings: readonly BookOpening[]
  /** The number of lines whose position was in the book already. */
  readonly duplicates: number
}
