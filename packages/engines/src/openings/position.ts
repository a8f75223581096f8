/** Reads and writes positions: with a reason if one is impossible, and as four fields, so that equal ones match. */
import { Chess, castlingSide, isImpossibleCheck, isStandardMaterial, type Position } from 'chessops/chess'
import { INITIAL_EPD, makeFen, parseFen } from 'chessops/fen'
import { isDrop, type Move } from 'chessops/types'
import { kingCastlesTo, makeUci, squareFile } from 'chessops/util'
import type { BookOpening } from './opening.ts'
import type { PositionFault } from './problem.ts'

/** The four fields of the usual start. */
export const usualStart = INITIAL_EPD

export type PositionReading =
  | { readonly ok: true; readonly position: Chess }
  | { readonly ok: false; readonly fault: PositionFault }

/** Reads four or six fields of a FEN; castling as KQkq or by the rooks' files. Wrong rights are refused, not repaired. */
export function readPosition(fen: string): PositionReading {
  const [board, turn, castling, enPassant, halfmoves = '0', fullmoves = '1'] = fen.trim().split(/\s+/)
  if (!board || !turn || !castling || !enPassant) return refused({ code: 'not-a-position', text: fen })
  if (!boardShape.test(board)) return refused({ code: 'not-a-position', text: board })
  const setup = parseFen([board, turn, castling, enPassant, halfmoves, fullmoves].join(' ')).unwrap(
    (found) => found,
    () => undefined,
  )
  if (!setup) return refused({ code: 'not-a-position', text: fen })
  const position = Chess.fromSetup(setup)
  if (position.isErr) return refused({ code: 'illegal-position', why: setupFaults[position.error.message] ?? 'kings' })
  const why = impossible(position.value, setup)
  return why ? refused({ code: 'illegal-position', why }) : { ok: true, position: position.value }
}

/** Board, side to move, castling rights and en passant: what makes positions equal. */
export function fourFields(position: Position): string {
  return makeFen(position.toSetup(), { epd: true })
}

/** Chess960 if a king off the e-file, or a rook off the corner, may still castle. */
export function variantOf({ board, castles }: Position): BookOpening['variant'] {
  for (const rook of castles.castlingRights) {
    const king = board.kingOf(rook < 8 ? 'white' : 'black')
    const usual = king !== undefined && squareFile(king) === 4 && (squareFile(rook) === 0 || squareFile(rook) === 7)
    if (!usual) return 'chess960'
  }
  return undefined
}

/** A move in UCI notation: castling is two steps of the king, in Chess960 king takes rook. */
export function writeUci(position: Position, move: Move, variant: BookOpening['variant']): string {
  const side = variant || isDrop(move) ? undefined : castlingSide(position, move)
  if (!side || isDrop(move)) return makeUci(move)
  return makeUci({ from: move.from, to: kingCastlesTo(position.turn, side) })
}

const boardShape = /^[pnbrqkPNBRQK1-8]+(\/[pnbrqkPNBRQK1-8]+){7}$/

const setupFaults: Readonly<Record<string, Extract<PositionFault, { code: 'illegal-position' }>['why']>> = {
  ERR_EMPTY: 'kings',
  ERR_KINGS: 'kings',
  ERR_OPPOSITE_CHECK: 'opposite-check',
  ERR_PAWNS_ON_BACKRANK: 'pawns',
}

type Setup = ReturnType<Position['toSetup']>

/** Problems that the chess library accepts or silently drops. */
function impossible(position: Chess, setup: Setup) {
  if (!position.castles.castlingRights.equals(setup.castlingRights)) return 'castling'
  if (setup.epSquare !== undefined && position.epSquare === undefined) return 'en-passant'
  if (!isStandardMaterial(position)) return 'material'
  return isImpossibleCheck(position) ? 'check' : undefined
}

function refused(fault: PositionFault): PositionReading {
  return { ok: false, fault }
}
