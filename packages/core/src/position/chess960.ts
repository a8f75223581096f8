/** Chess960 start positions by number, 0 to 959 (Scharnagl's numbering); 518 is the usual one. */

import { at } from '../lists/at.ts'

export const startPositions = 960

/** The pieces of White's first rank, from the a-file on: 518 is RNBQKBNR. */
export function startRank(number: number): string {
  const rank = new Array<string>(8).fill('')
  const [afterBishops, onLight, onDark] = bishops(number)
  rank[onLight] = 'B'
  rank[onDark] = 'B'
  putOnFree(rank, afterBishops % 6, 'Q')
  const [first, second] = at(knights, Math.floor(afterBishops / 6))
  putOnFree(rank, second, 'N')
  putOnFree(rank, first, 'N')
  for (const piece of ['R', 'K', 'R']) putOnFree(rank, 0, piece)
  return rank.join('')
}

/** The position as FEN, castling rights as in X-FEN. */
export function startFen(number: number): string {
  const white = startRank(number)
  return `${white.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${white} w KQkq - 0 1`
}

/** The files of the bishops (light squares b, d, f, h, dark squares a, c, e, g), and the rest of the number. */
const bishops = (number: number): readonly [number, number, number] => [
  Math.floor(number / 16),
  2 * (number % 4) + 1,
  2 * (Math.floor(number / 4) % 4),
]

/** The knights' places among the five squares that bishops and queen leave free. */
const knights = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
] as const

function putOnFree(rank: string[], index: number, piece: string): void {
  const free = rank.flatMap((there, file) => (there === '' ? [file] : []))
  rank[at(free, index)] = piece
}
