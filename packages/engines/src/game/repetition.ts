/**
 * Detects threefold repetition. The positions since the last pawn move or capture are stored as bitboards and compared bit for
 * bit: no strings to build, no hash collisions.
 */
import { pawnAttacks } from 'chessops/attacks'
import type { Chess } from 'chessops/chess'
import type { SquareSet } from 'chessops/squareSet'
import { opposite } from 'chessops/util'

/** The six kinds of men, White's men, castling rights, and the en passant square. */
const width = 17
/** After a hundred such moves the game is drawn anyway. */
const room = 128

export class Repetition {
  readonly #bits = new Int32Array(width * room)
  #count = 0

  /** Adds a position; true if it has occurred three times with the same side to move. */
  isThird(position: Chess): boolean {
    if (position.halfmoves === 0 || this.#count === room) this.#count = 0
    const latest = this.#count++
    this.#write(position, latest * width)
    let seen = 1
    for (let earlier = latest - 4; earlier >= 0 && seen < 3; earlier -= 2) if (this.#isSame(earlier, latest)) seen++
    return seen === 3
  }

  #isSame(one: number, other: number): boolean {
    const [a, b] = [one * width, other * width]
    for (let i = 0; i < width; i++) if (this.#bits[a + i] !== this.#bits[b + i]) return false
    return true
  }

  #write(position: Chess, at: number): void {
    const { board, castles, epSquare } = position
    this.#writeSet(board.king, at)
    this.#writeSet(board.queen, at + 2)
    this.#writeSet(board.rook, at + 4)
    this.#writeSet(board.bishop, at + 6)
    this.#writeSet(board.knight, at + 8)
    this.#writeSet(board.pawn, at + 10)
    this.#writeSet(board.white, at + 12)
    this.#writeSet(castles.castlingRights, at + 14)
    this.#bits[at + 16] = epSquare === undefined ? -1 : enPassant(position, epSquare)
  }

  #writeSet({ lo, hi }: SquareSet, at: number): void {
    this.#bits[at] = lo
    this.#bits[at + 1] = hi
  }
}

/** The en passant square only if a capture is possible; otherwise -1. */
function enPassant(position: Chess, square: number): number {
  const { board, turn } = position
  const pawns = board.pieces(turn, 'pawn').intersect(pawnAttacks(opposite(turn), square))
  const context = position.ctx()
  for (const pawn of pawns) if (position.dests(pawn, context).has(square)) return square
  return -1
}
