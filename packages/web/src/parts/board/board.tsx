/** A board: dark squares hatched, the last move framed, a king in check ringed, White below. */

import { isWhite, type Position } from './position.ts'
import { words } from './words/messages.ts'

const size = 40
const margin = 13

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
  const { turn, last, check, squares } = position
  const label =
    lastMove === undefined
      ? words('parts-board-start', { turn })
      : words('parts-board-position', { move: { text: lastMove }, turn })
  const across = 8 * size + margin
  return (
    <svg class="board" viewBox={`${-margin} 0 ${across} ${across}`} role="img" aria-label={label}>
      <Coordinates />
      <rect class="light-squares" width={8 * size} height={8 * size} />
      <path class="dark-squares" d={darkSquares} fill="url(#hatch)" />
      <path class="frame" d={`M0 0h${8 * size}v${8 * size}h-${8 * size}z`} />
      {last.map((square) => {
        const { x, y } = placeOf(square)
        return <rect key={`last-${square}`} class="moved" x={x + 1.5} y={y + 1.5} width={size - 3} height={size - 3} />
      })}
      {check !== undefined && (
        <circle class="in-check" cx={placeOf(check).x + size / 2} cy={placeOf(check).y + size / 2} r={size / 2 - 2} />
      )}
      {squares.map((piece, square) => {
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

const Coordinates = () => (
  <g class="coordinates">
    {[...'abcdefgh'].map((file, i) => (
      <text key={file} x={(i + 0.5) * size} y={8 * size + 10.5}>
        {file}
      </text>
    ))}
    {[...'87654321'].map((rank, i) => (
      <text key={rank} x={-7} y={(i + 0.5) * size + 3.5}>
        {rank}
      </text>
    ))}
  </g>
)
