/** Reads PGN back: the games of a text with their moves in UCI notation. */
import { Chess } from 'chessops/chess'
import { makeFen } from 'chessops/fen'
import { parseVariant } from 'chessops/pgn'
import { parseSan } from 'chessops/san'
import type { GameResult } from '../game/record.ts'
import { follow } from '../openings/line.ts'
import type { BookOpening } from '../openings/opening.ts'
import { type PositionReading, readPosition, variantOf } from '../openings/position.ts'
import type { LineFault } from '../openings/problem.ts'
import { type WrittenGame, writtenGames } from './games.ts'

export interface ReadGame {
  /** Its first line in the text. */
  readonly line: number
  readonly text: string
  readonly tags: ReadonlyMap<string, string>
  /** The start position as a full FEN. */
  readonly start: string
  readonly variant?: BookOpening['variant']
  readonly moves: readonly string[]
  readonly result: GameResult
  /** Why the moves end before the written ones. */
  readonly fault?: LineFault
}

export function* readPgn(text: string): Generator<ReadGame> {
  for (const game of writtenGames(text)) yield readGame(game)
}

/** The start position of a game: its FEN, or the usual one. */
export function startOf({ tags }: WrittenGame): PositionReading | { ok: false; fault: LineFault } {
  const variant = tags.get('Variant')
  if (parseVariant(variant) !== 'chess') return { ok: false, fault: { code: 'other-variant', variant: variant ?? '' } }
  const fen = tags.get('FEN')
  return fen === undefined ? { ok: true, position: Chess.default() } : readPosition(fen)
}

function readGame(game: WrittenGame): ReadGame {
  const result = resultIn(game.tags.get('Result'))
  const start = startOf(game)
  const { line, text, tags } = game
  if (!start.ok) return { line, text, tags, start: tags.get('FEN') ?? '', moves: [], result, fault: start.fault }
  const { position } = start
  const variant = variantOf(position)
  const fen = makeFen(position.toSetup())
  const { moves, fault } = followSans(position, game)
  return { line, text, tags, start: fen, ...(variant && { variant }), moves, result, ...(fault && { fault }) }
}

/** Plays the written moves on the position; none if the game contains a word that is no move. */
export function followSans(position: Chess, { sans, strange }: Pick<WrittenGame, 'sans' | 'strange'>) {
  if (strange !== undefined) return { moves: [], fault: { code: 'unreadable-text', text: strange } as const }
  return follow(position, sans, parseSan)
}

const results: readonly GameResult[] = ['1-0', '0-1', '1/2-1/2']

function resultIn(tag: string | undefined): GameResult {
  return results.find((result) => result === tag) ?? '*'
}
