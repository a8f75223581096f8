/** A position as a board draws it. */
import type { Chess } from 'chessops/chess'
import { squareFile, squareRank } from 'chessops/util'

/** `K` is White's king, `k` Black's, as in FEN. */
export type Piece = string

export interface Position {
  /** 64 squares, a8 first, h1 last. */
  readonly squares: readonly (Piece | undefined)[]
  readonly turn: 'white' | 'black'
  /** The squares of the last move. */
  readonly last: readonly number[]
  /** The square of a king in check. */
  readonly check: number | undefined
}

const letters = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' } as const

export const isWhite = (piece: Piece): boolean => piece === piece.toUpperCase()

/** The rules count squares from a1, a board from its top left corner. */
const placeOf = (square: number): number => (7 - squareRank(square)) * 8 + squareFile(square)

export function positionShown(chess: Chess, lastMove: readonly number[] = []): Position {
  const squares = new Array<Piece | undefined>(64).fill(undefined)
  for (const [square, { role, color }] of chess.board)
    squares[placeOf(square)] = color === 'white' ? letters[role].toUpperCase() : letters[role]
  const king = chess.isCheck() ? chess.board.kingOf(chess.turn) : undefined
  return {
    squares,
    turn: chess.turn,
    last: lastMove.map(placeOf),
    check: king === undefined ? undefined : placeOf(king),
  }
}
