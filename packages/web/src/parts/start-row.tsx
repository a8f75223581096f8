/** The Chess960 start position of a round as it is set up: the pieces on their files, the number and the letters. */
import { PieceDrawing } from './board/pieces.tsx'
import { startRow } from './start-position.ts'

interface StartRowProps {
  readonly start: number
  /** The side of the board it is seen from. */
  readonly side?: 'white' | 'black'
}

const square = 40
const margin = 16

export function StartRow({ start, side = 'white' }: StartRowProps) {
  const { label, letters, squares } = startRow(start, side)
  return (
    <figure class="start-row">
      <figcaption>
        {label} <b>{letters}</b>
      </figcaption>
      <svg viewBox={`0 0 ${8 * square} ${square + margin}`} aria-hidden="true">
        {squares.map(({ piece, file, isDark }, i) => (
          <g key={file} transform={`translate(${i * square} 0)`}>
            <rect class={isDark ? 'dark' : ''} width={square} height={square} />
            <PieceDrawing kind={piece} />
            <text x={square / 2} y={square + margin - 3}>
              {file}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
