/** Plays a line of a book: where it leads, and whether a game can still be played from there. */
import type { Chess } from 'chessops/chess'
import { isDrop, type Move } from 'chessops/types'
import { parseUci } from 'chessops/util'
import type { BookOpening } from './opening.ts'
import { fourFields, variantOf, writeUci } from './position.ts'
import type { LineFault, LineProblem, Over } from './problem.ts'

/** An opening without its place in the book, or its problem. */
export type LineReading =
  | { readonly ok: true; readonly opening: Omit<BookOpening, 'place'> }
  | { readonly ok: false; readonly problem: LineProblem }

/** Reads one word of a notation in a position; undefined if it is no legal move. */
export type ReadMove = (position: Chess, word: string) => Move | undefined

/** Plays legal words on the position, which is changed. */
export function follow(position: Chess, words: readonly string[], read: ReadMove) {
  const variant = variantOf(position)
  const moves: string[] = []
  for (const word of words) {
    const move = read(position, word)
    if (!move) return { moves, fault: { code: 'illegal-move', move: word, ply: moves.length + 1 } as const }
    moves.push(writeUci(position, move, variant))
    position.play(move)
  }
  return { moves }
}

export const readUci: ReadMove = (position, word) => {
  const move = parseUci(word)
  return move && !isDrop(move) && position.isLegal(move) ? move : undefined
}

/** What ends the game in this position, if anything. */
export function overBy(position: Chess, start: Chess, moves: readonly string[]): Over | undefined {
  const context = position.ctx()
  if (!position.hasDests(context)) return context.checkers.nonEmpty() ? 'checkmate' : 'stalemate'
  if (position.isInsufficientMaterial()) return 'dead-position'
  if (moves.length >= 8 && repeatsThrice(start, moves)) return 'repetition'
  return position.halfmoves >= 100 ? 'fifty-moves' : undefined
}

/** The reading of a line that leads to `position`; a fault makes it a problem. */
export function lineReading(at: LinePlace, position: Chess, moves?: readonly string[], fault?: LineFault): LineReading {
  if (fault) return problemAt(at, fault)
  const variant = variantOf(position)
  const known = { ...(at.name && { name: at.name }), ...(variant && { variant }), ...(moves && { moves }) }
  return { ok: true, opening: { position: fourFields(position), ...known } }
}

export interface LinePlace {
  readonly line: number
  readonly name?: string | undefined
}

export function problemAt({ line, name }: LinePlace, fault: LineFault): LineReading {
  return { ok: false, problem: { line, ...(name && { name }), fault } }
}

/** True if a position occurred three times anywhere in the line. */
function repeatsThrice(start: Chess, moves: readonly string[]): boolean {
  const position = start.clone()
  const times = new Map([[fourFields(position), 1]])
  for (const word of moves) {
    const move = readUci(position, word)
    if (!move) return false
    position.play(move)
    const stood = (times.get(fourFields(position)) ?? 0) + 1
    if (stood === 3) return true
    times.set(fourFields(position), stood)
  }
  return false
}
