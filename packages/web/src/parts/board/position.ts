/** The position after moves in engine notation. The moves are known to be legal. */

/** `K` is White's king, `k` Black's, as in FEN. */
export type Piece = string

export interface Position {
  /** 64 squares, a8 first, h1 last. */
  readonly squares: readonly (Piece | undefined)[]
  readonly turn: 'white' | 'black'
  /** The squares of the last move. */
  readonly last: readonly number[]
}

const usualStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'

/** Parses the first fields of a FEN; without one, the usual start. */
export function positionFrom(fen: string = usualStart): Position {
  const [rows = '', turn] = fen.split(' ')
  const squares = [...rows.replaceAll('/', '')].flatMap((sign) =>
    /\d/.test(sign) ? new Array<undefined>(Number(sign)).fill(undefined) : [sign],
  )
  return { squares, turn: turn === 'b' ? 'black' : 'white', last: [] }
}

/** "e4" is square 36. */
const squareNamed = (name: string): number => (8 - Number(name[1])) * 8 + (name.charCodeAt(0) - 'a'.charCodeAt(0))

export const nameOfSquare = (square: number): string => `${'abcdefgh'[square % 8]}${8 - Math.floor(square / 8)}`

export const isWhite = (piece: Piece): boolean => piece === piece.toUpperCase()

/** A parsed move. Castling is king to its new square (e1g1) or, in Chess960, king takes own rook (e1h1). */
export interface Move {
  readonly from: number
  readonly to: number
  readonly piece: Piece
  readonly promotes: string | undefined
  /** The side, if the move is castling. */
  readonly castles: 'short' | 'long' | undefined
  readonly takes: boolean
}

export function moveIn({ squares }: Position, uci: string): Move | undefined {
  const [from, to] = [squareNamed(uci.slice(0, 2)), squareNamed(uci.slice(2, 4))]
  const piece = squares[from]
  if (piece === undefined) return undefined
  const castles = castlingIn(squares, piece, from, to)
  const isPawnTaking = piece.toLowerCase() === 'p' && from % 8 !== to % 8
  const takes = castles === undefined && (squares[to] !== undefined || isPawnTaking)
  return { from, to, piece, promotes: uci[4], castles, takes }
}

function castlingIn(squares: Position['squares'], piece: Piece, from: number, to: number): Move['castles'] {
  if (piece.toLowerCase() !== 'k') return undefined
  const target = squares[to]
  const takesOwnRook = target?.toLowerCase() === 'r' && isWhite(target) === isWhite(piece)
  const leaps = Math.floor(from / 8) === Math.floor(to / 8) && Math.abs(to - from) > 1
  return takesOwnRook || leaps ? (to > from ? 'short' : 'long') : undefined
}

export function after(position: Position, uci: string): Position {
  const move = moveIn(position, uci)
  if (!move) return position
  const squares = [...position.squares]
  if (move.castles) castle(squares, move)
  else shift(squares, move)
  return { squares, turn: position.turn === 'white' ? 'black' : 'white', last: [move.from, move.to] }
}

/** The king goes to the c- or g-file and the rook beside it, wherever both came from. */
function castle(squares: (Piece | undefined)[], { from, to, piece, castles }: Move): void {
  const row = from - (from % 8)
  const rook = isWhite(piece) ? 'R' : 'r'
  const rookFrom = squares[to] === rook ? to : rookBeside(squares, rook, from, castles === 'short' ? 1 : -1)
  squares[from] = undefined
  if (rookFrom !== undefined) squares[rookFrom] = undefined
  squares[row + (castles === 'short' ? 6 : 2)] = piece
  squares[row + (castles === 'short' ? 5 : 3)] = rook
}

function rookBeside(squares: Position['squares'], rook: Piece, from: number, step: 1 | -1): number | undefined {
  const row = Math.floor(from / 8)
  for (let square = from + step; square >= 0 && Math.floor(square / 8) === row; square += step)
    if (squares[square] === rook) return square
  return undefined
}

function shift(squares: (Piece | undefined)[], { from, to, piece, promotes, takes }: Move): void {
  const isEnPassant = takes && squares[to] === undefined
  if (isEnPassant) squares[from - (from % 8) + (to % 8)] = undefined
  squares[from] = undefined
  squares[to] = promotes === undefined ? piece : isWhite(piece) ? promotes.toUpperCase() : promotes
}

/** All positions of a game, the start first. */
export function positionsOf(start: string | undefined, moves: readonly string[]): Position[] {
  const positions = [positionFrom(start)]
  for (const uci of moves) positions.push(after(positions.at(-1) as Position, uci))
  return positions
}
