/**
 * Makes a fixed suite from a polyglot book.
 *
 * It starts from the usual position. A move's share is its weight divided by the weights of all moves in that
 * position; moves of weight 0, or below `share`, are not followed. A line's probability is
 * the product of its shares. Lines come out most probable first, ties by their moves in
 * UCI notation; only lines of exactly `plies` plies count, up to `lines` of them. Nothing is
 * random: the same file and settings always give the same suite.
 */
/// <reference path="./cm-polyglot.d.ts" />
import { Chess } from 'chessops/chess'
import { makeFen } from 'chessops/fen'
import type { Move } from 'chessops/types'
import { KeyGenerator } from 'cm-polyglot/lib/stakelbase/KeyGenerator.js'
import { type LineReading, lineReading, overBy, problemAt } from './line.ts'
import { writeUci } from './position.ts'

export interface PolyglotWalk {
  /** The length of the lines; 8 by default. */
  readonly plies?: number
  /** The smallest share that is followed; 0.05 by default. */
  readonly share?: number
  /** The largest number of lines; 500 by default. */
  readonly lines?: number
}

export function* polyglotLines(bytes: Uint8Array, walk: PolyglotWalk = {}): Generator<LineReading> {
  const { plies = 8, share = 0.05, lines = 500 } = walk
  const book = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const open: Path[] = [{ position: Chess.default(), moves: [], chance: 1 }]
  let found = 0
  while (found < lines) {
    const path = open.pop()
    if (!path) return
    if (path.moves.length === plies) {
      found++
      yield pathReading(path, found)
    } else {
      const { legal, illegal } = branches(book, path, share)
      yield* illegal
      for (const branch of legal) insert(open, branch)
    }
  }
}

/** True for entries of 16 bytes, sorted by key. */
export function isPolyglot(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.length % entryBytes !== 0) return false
  const book = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let entry = 1; entry < bytes.length / entryBytes; entry++)
    if (keyAt(book, entry) < keyAt(book, entry - 1)) return false
  return true
}

/** The polyglot key. En passant counts if a pawn stands beside the one that moved two squares, pinned or not. */
export function polyglotKey(position: Chess): bigint {
  const fen = makeFen({ ...position.toSetup(), epSquare: position.epSquare })
  const key = new KeyGenerator().compute_fen_hash(fen)
  if (key === null) throw new Error(`no polyglot key for ${fen}`)
  return key
}

interface Path {
  readonly position: Chess
  readonly moves: readonly string[]
  readonly chance: number
}

function pathReading({ position, moves }: Path, line: number): LineReading {
  const by = overBy(position, Chess.default(), moves)
  return by ? problemAt({ line }, { code: 'already-over', by }) : lineReading({ line }, position, moves)
}

/** The book's moves in this position. An illegal one shows a broken book. */
function branches(book: DataView, path: Path, share: number) {
  const entries = entriesOf(book, polyglotKey(path.position)).filter(({ weight }) => weight > 0)
  const total = entries.reduce((sum, { weight }) => sum + weight, 0)
  const legal: Path[] = []
  const illegal: LineReading[] = []
  for (const { entry, move, weight } of entries.filter((each) => each.weight / total >= share)) {
    const uci = writeUci(path.position, move, undefined)
    const fault = { code: 'illegal-move', move: uci, ply: path.moves.length + 1 } as const
    if (path.position.isLegal(move)) legal.push(branch(path, move, uci, weight / total))
    else illegal.push(problemAt({ line: entry + 1 }, fault))
  }
  return { legal, illegal }
}

function branch(path: Path, move: Move, uci: string, share: number): Path {
  const position = path.position.clone()
  position.play(move)
  return { position, moves: [...path.moves, uci], chance: path.chance * share }
}

/** Keeps the most probable path last; ties by their moves. */
function insert(open: Path[], path: Path): void {
  let low = 0
  let high = open.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = open[middle]
    if (other && comesBefore(path, other)) low = middle + 1
    else high = middle
  }
  open.splice(low, 0, path)
}

function comesBefore(path: Path, other: Path): boolean {
  if (path.chance !== other.chance) return path.chance > other.chance
  return path.moves.join(' ') < other.moves.join(' ')
}

// --- the file: key (8 bytes), move (2), weight (2), learning (4), all with the largest byte first ---

const entryBytes = 16

function keyAt(book: DataView, entry: number): bigint {
  return book.getBigUint64(entry * entryBytes)
}

function entriesOf(book: DataView, key: bigint) {
  const count = book.byteLength / entryBytes
  const entries: { readonly entry: number; readonly move: Move; readonly weight: number }[] = []
  for (let entry = firstOf(book, key, count); entry < count && keyAt(book, entry) === key; entry++) {
    const place = entry * entryBytes
    entries.push({ entry, move: moveOf(book.getUint16(place + 8)), weight: book.getUint16(place + 10) })
  }
  return entries
}

function firstOf(book: DataView, key: bigint, count: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyAt(book, middle) < key) low = middle + 1
    else high = middle
  }
  return low
}

const promotions = [undefined, 'knight', 'bishop', 'rook', 'queen'] as const

/** Six bits target, six bits origin, three bits promotion; castling is king takes rook. */
function moveOf(bits: number): Move {
  const promotion = promotions[(bits >> 12) & 7]
  return { from: (bits >> 6) & 63, to: bits & 63, ...(promotion && { promotion }) }
}
