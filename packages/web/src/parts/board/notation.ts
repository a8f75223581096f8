/** A move in notation: "Nf3", "Nbd7", "exd5", "O-O", "e8=Q"; in German with S for the knight, in French with C. */
import { type Language, language } from '../../words/language.ts'
import { type Move, moveIn, nameOfSquare, type Piece, type Position } from './position.ts'

const letters: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { k: 'K', q: 'Q', r: 'R', b: 'B', n: 'N' },
  de: { k: 'K', q: 'D', r: 'T', b: 'L', n: 'S' },
  fr: { k: 'R', q: 'D', r: 'T', b: 'F', n: 'C' },
}

const letter = (piece: Piece): string => letters[language][piece.toLowerCase()] ?? ''

export function written(position: Position, uci: string): string {
  const move = moveIn(position, uci)
  if (!move) return uci
  if (move.castles) return move.castles === 'short' ? 'O-O' : 'O-O-O'
  const { from, to, piece, promotes, takes } = move
  const isPawn = piece.toLowerCase() === 'p'
  const origin = isPawn ? (takes ? nameOfSquare(from)[0] : '') : letter(piece) + toTellApart(position, move)
  const promotion = promotes === undefined ? '' : `=${letter(promotes)}`
  return `${origin}${takes ? 'x' : ''}${nameOfSquare(to)}${promotion}`
}

/** The file, the rank or both, if another piece of the kind can move there too. */
function toTellApart({ squares }: Position, { from, to, piece }: Move): string {
  const others = squares.flatMap((each, square) =>
    each === piece && square !== from && reaches(squares, piece, square, to) ? [square] : [],
  )
  if (others.length === 0) return ''
  const name = nameOfSquare(from)
  if (!others.some((square) => square % 8 === from % 8)) return name[0] as string
  return others.some((square) => Math.floor(square / 8) === Math.floor(from / 8)) ? name : (name[1] as string)
}

/** Pins are ignored, so a move is sometimes more precise than it has to be. */
function reaches(squares: Position['squares'], piece: Piece, from: number, to: number): boolean {
  const across = (to % 8) - (from % 8)
  const down = Math.floor(to / 8) - Math.floor(from / 8)
  const [far, near] = [Math.max(Math.abs(across), Math.abs(down)), Math.min(Math.abs(across), Math.abs(down))]
  switch (piece.toLowerCase()) {
    case 'n':
      return far === 2 && near === 1
    case 'r':
      return near === 0 && isClear(squares, from, across, down)
    case 'b':
      return near === far && isClear(squares, from, across, down)
    case 'q':
      return (near === 0 || near === far) && isClear(squares, from, across, down)
    default:
      return false
  }
}

function isClear(squares: Position['squares'], from: number, across: number, down: number): boolean {
  const step = Math.sign(across) + 8 * Math.sign(down)
  const length = Math.max(Math.abs(across), Math.abs(down))
  for (let i = 1; i < length; i++) if (squares[from + i * step] !== undefined) return false
  return true
}
