/** The course of an engine game: every position, and each move in notation with what its engine said. */

import type { LiveGame, LiveMove } from '@arbiter/api/shapes'
import { Chess, castlingSide, normalizeMove } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { type Game, type PgnNodeData, parseComment, parsePgn, startingPosition } from 'chessops/pgn'
import { makeSanAndPlay, parseSan } from 'chessops/san'
import { isNormal, type Move } from 'chessops/types'
import { kingCastlesTo, parseUci } from 'chessops/util'
import { type Position, positionShown } from './position.ts'

export interface CourseMove extends Omit<LiveMove, 'uci' | 'tookMs'> {
  /** In English notation, as in PGN: "Nbxd7+", "O-O-O", "e8=Q#". */
  readonly san: string
}

export interface GameCourse {
  readonly white: string
  readonly black: string
  /** The number of the game in its match. */
  readonly game: number
  /** "1-0"; of a running game undefined. */
  readonly result?: string
  /** The number of the first move, for positions out of a book. */
  readonly firstMove: number
  /** One more than moves, the start first. */
  readonly positions: readonly Position[]
  readonly moves: readonly CourseMove[]
}

export function courseOfLive({ white, black, game, position, moves }: LiveGame): GameCourse {
  const chess = position === undefined ? Chess.default() : chessAt(position)
  const notes = moves.map(({ uci, tookMs: _, ...note }) => ({ note, read: () => parseUci(uci) }))
  return { white, black, game, ...played(chess, notes) }
}

const chessAt = (fen: string): Chess =>
  parseFen(fen)
    .chain((setup) => Chess.fromSetup(setup))
    .unwrap(
      (chess) => chess,
      () => Chess.default(),
    )

/** The finished games of a PGN text. */
export const coursesIn = (pgn: string): GameCourse[] => parsePgn(pgn).flatMap((game) => courseOf(game) ?? [])

function courseOf({ headers, moves }: Game<PgnNodeData>): GameCourse | undefined {
  const start = startingPosition(headers).unwrap(
    (position) => position,
    () => undefined,
  )
  if (!(start instanceof Chess)) return undefined
  const { turn } = start
  const notes = [...moves.mainline()].map(({ san, comments = [] }, ply) => ({
    note: noteIn(comments, (ply % 2 === 0) === (turn === 'white') ? 'white' : 'black'),
    read: (chess: Chess) => parseSan(chess, san),
  }))
  return {
    white: headers.get('White') ?? '',
    black: headers.get('Black') ?? '',
    game: Number(headers.get('Round')?.split('.').at(-1)),
    result: headers.get('Result') ?? '*',
    ...played(start, notes),
  }
}

type Note = Omit<CourseMove, 'san'>

/** What the engine said about its move, from its own side; PGN has it from White's. */
function noteIn(comments: readonly string[], colour: Note['colour']): Note {
  const { evaluation, clock } = parseComment(comments.join(' '))
  const sign = colour === 'white' ? 1 : -1
  return {
    colour,
    ...(clock === undefined ? {} : { leftMs: Math.round(clock * 1000) }),
    ...(evaluation?.depth === undefined ? {} : { depth: evaluation.depth }),
    ...(evaluation && {
      evaluation:
        'mate' in evaluation
          ? { mate: sign * evaluation.mate }
          : { centipawns: sign * Math.round(evaluation.pawns * 100) },
    }),
  }
}

interface ReadMove {
  readonly note: Note
  read(chess: Chess): Move | undefined
}

/** Ends before a move that is not legal. */
function played(chess: Chess, moves: readonly ReadMove[]): Pick<GameCourse, 'firstMove' | 'positions' | 'moves'> {
  const firstMove = chess.fullmoves
  const positions = [positionShown(chess)]
  const told: CourseMove[] = []
  for (const { note, read } of moves) {
    const found = read(chess)
    const move = found && normalizeMove(chess, found)
    if (!move || !chess.isLegal(move)) break
    const squares = squaresOf(chess, move)
    told.push({ ...note, san: makeSanAndPlay(chess, move) })
    positions.push(positionShown(chess, squares))
  }
  return { firstMove, positions, moves: told }
}

/** The king's new square if the move is castling. */
function squaresOf(chess: Chess, move: Move): number[] {
  if (!isNormal(move)) return [move.to]
  const side = castlingSide(chess, move)
  return [move.from, side ? kingCastlesTo(chess.turn, side) : move.to]
}
