/** The engines' evaluations of their game, from White's side: a bar beside the board, a graph below it. */
import { figures } from '../../words/figures.ts'
import { edgeFor, type GraphEdge, gridOf, seenFromWhite } from './evaluation-scale.ts'
import type { CourseMove, GameCourse } from './game-course.ts'
import { words } from './words/messages.ts'

/** "+2.1", "−0.4"; a mate in 3 is "M3". */
export function figureOf(move: CourseMove | undefined): string {
  const pawns = move && seenFromWhite(move)
  if (move === undefined || pawns === undefined) return '·'
  const sign = pawns > 0 ? '+' : pawns < 0 ? '−' : ''
  if (move.evaluation && 'mate' in move.evaluation) return `${sign}M${Math.abs(move.evaluation.mate)}`
  return figures(`${sign}${Math.abs(pawns).toFixed(1)}`)
}

/** Half when level, nearly full at five pawns. */
const share = (pawns: number): number => 50 + 50 * Math.tanh(pawns / 4)

export function EvaluationBar({ moves }: { readonly moves: readonly CourseMove[] }) {
  const last = moves.findLast((move) => move.evaluation !== undefined)
  const pawns = last ? (seenFromWhite(last) ?? 0) : 0
  const figure = figureOf(last)
  return (
    <div class="evalbar" role="img" aria-label={words('parts-board-evaluation', { figure: { text: figure } })}>
      <i style={{ height: `${share(pawns).toFixed(1)}%` }} />
      <b class={pawns < 0 ? 'above' : 'below'}>{figure}</b>
    </div>
  )
}

const [width, height] = [600, 132]
const [middle, margin] = [height / 2, 8]

const yOf = (pawns: number, edge: GraphEdge): number =>
  middle - (Math.max(-edge, Math.min(edge, pawns)) / edge) * (middle - margin)

interface GraphProps {
  readonly course: GameCourse
  /** Half moves that are on the board. */
  readonly ply: number
}

/** The whole game; a line stands at the move that is on the board. */
export function EvaluationGraph({ course, ply }: GraphProps) {
  const { moves, white, black, result } = course
  const edge = edgeFor(moves)
  const plies = Math.max(moves.length - 1, result === undefined ? 30 : 1)
  const xOf = (at: number) => (margin + (at / plies) * (width - 2 * margin)).toFixed(1)
  const lineOf = (colour: CourseMove['colour']) =>
    moves
      .flatMap((move, at) => {
        const pawns = move.colour === colour ? seenFromWhite(move) : undefined
        return pawns === undefined ? [] : [`${xOf(at)},${yOf(pawns, edge).toFixed(1)}`]
      })
      .join(' ')
  const last = moves.slice(0, ply).findLast((move) => move.evaluation !== undefined)
  const grid = gridOf(edge).flatMap((pawns) => [pawns, -pawns])
  return (
    <>
      <div class="graphwrap">
        <svg
          class="graph"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words('parts-board-graph', { figure: { text: figureOf(last) } })}
        >
          <path class="grid" d={grid.map((pawns) => `M8 ${yOf(pawns, edge)}H${width - 8}`).join('')} />
          <path class="zero" d={`M8 ${middle}H${width - 8}`} />
          <polyline class="a" points={lineOf('white')} />
          <polyline class="b" points={lineOf('black')} />
          {ply < moves.length && <path class="here" d={`M${xOf(Math.max(0, ply - 1))} 0V${height}`} />}
        </svg>
        <span class="plus" aria-hidden="true">
          +{edge}
        </span>
        <span class="minus" aria-hidden="true">
          −{edge}
        </span>
      </div>
      <p class="gkey">
        <span>
          <i class="ka" /> {words('parts-board-says', { name: { text: white } })}
        </span>
        <span>
          <i class="kb" /> {words('parts-board-says', { name: { text: black } })}
        </span>
        <span class="push">{words('parts-board-up')}</span>
      </p>
    </>
  )
}
