/** A board: dark squares hatched, the last move framed, White below. */

import { words } from '../words/messages.ts'
import { isWhite, type Position } from './position.ts'

const size = 40

const placeOf = (square: number) => ({ x: (square % 8) * size, y: Math.floor(square / 8) * size })

const darkSquares = Array.from({ length: 64 }, (_, square) => square)
  .filter((square) => ((square % 8) + Math.floor(square / 8)) % 2 === 1)
  .map((square) => {
    const { x, y } = placeOf(square)
    return `M${x} ${y}h${size}v${size}h-${size}z`
  })
  .join('')

interface BoardProps {
  readonly position: Position
  /** The last move in notation. */
  readonly lastMove: string | undefined
}

export function Board({ position, lastMove }: BoardProps) {
  const { turn } = position
  const label =
    lastMove === undefined
      ? words('parts-board-start', { turn })
      : words('parts-board-position', { move: { text: lastMove }, turn })
  return (
    <svg class="board" viewBox={`0 0 ${8 * size} ${8 * size}`} role="img" aria-label={label}>
      <path class="dark-squares" d={darkSquares} fill="url(#hatch)" />
      {position.last.map((square) => {
        const { x, y } = placeOf(square)
        return <rect key={`last-${square}`} class="moved" x={x + 1.5} y={y + 1.5} width={size - 3} height={size - 3} />
      })}
      {position.squares.map((piece, square) => {
        if (piece === undefined) return null
        const { x, y } = placeOf(square)
        return (
          <use
            key={square}
            class={isWhite(piece) ? 'white-piece' : 'black-piece'}
            href={`#piece-${piece.toLowerCase()}`}
            {...{ x: x + 2, y: y + 2, width: size - 4, height: size - 4 }}
          />
        )
      })}
    </svg>
  )
}
