/** The start of a game: its position, and the UCI command for it. */
import type { Message } from '@arbiter/core/messages'
import { Chess } from 'chessops/chess'
import { INITIAL_FEN, makeFen, parseFen } from 'chessops/fen'
import { parseUci } from 'chessops/util'
import type { BookOpening } from '../openings/opening.ts'
import { message } from './words/messages.ts'

export interface Start {
  readonly position: Chess
  /** Opening moves in UCI notation. */
  readonly moves: readonly string[]
  /** `position startpos` or `position fen …`. */
  readonly command: string
  readonly isChess960: boolean
}

/** No game can begin with this opening. */
export class UnplayableOpening extends Error {
  readonly says: Message

  constructor(says: Message, cause?: unknown) {
    super(JSON.stringify(says), { cause })
    this.says = says
  }
}

const usual = 'position startpos'

/** Known moves are kept: they count for repetition and the fifty-move rule. */
export function startOf(opening: BookOpening | undefined): Start {
  if (!opening) return { position: Chess.default(), moves: [], command: usual, isChess960: false }
  const isChess960 = opening.variant === 'chess960'
  if (opening.moves && !isChess960)
    return { position: Chess.default(), moves: movesOf(opening), command: usual, isChess960 }
  const fen = `${opening.position} 0 1`
  const command = fen === INITIAL_FEN && !isChess960 ? usual : `position fen ${fen}`
  return { position: positionOf(opening, fen), moves: [], command, isChess960 }
}

function positionOf({ place }: BookOpening, fen: string): Chess {
  return parseFen(fen)
    .chain((setup) => Chess.fromSetup(setup))
    .unwrap(
      (position) => position,
      (error) => {
        throw new UnplayableOpening(message('game-opening-position', { place, position: { text: fen } }), error)
      },
    )
}

function movesOf(opening: BookOpening): readonly string[] {
  const { place, position, moves = [] } = opening
  const board = Chess.default()
  for (const text of moves) {
    const move = parseUci(text)
    if (!move || !board.isLegal(move))
      throw new UnplayableOpening(message('game-opening-move', { place, move: { text } }))
    board.play(move)
  }
  const reached = fourFields(makeFen(board.toSetup()))
  if (reached !== fourFields(makeFen(positionOf(opening, `${position} 0 1`).toSetup())))
    throw new UnplayableOpening(
      message('game-opening-elsewhere', { place, reached: { text: reached }, position: { text: position } }),
    )
  return moves
}

const fourFields = (fen: string) => fen.split(' ', 4).join(' ')
