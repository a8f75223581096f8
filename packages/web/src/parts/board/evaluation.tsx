/** The engines' evaluations of their game, from White's side: a bar beside the board, a graph below it. */
import type { LiveGame, LiveMove } from '../../live/running-games.ts'
import { figures } from '../../words/figures.ts'
import { words } from '../words/messages.ts'

/** In pawns; a mate counts as a large number. */
function seenFromWhite({ evaluation, colour }: LiveMove): number | undefined {
  if (!evaluation) return undefined
  const pawns = 'mate' in evaluation ? (evaluation.mate > 0 ? mateWorth : -mateWorth) : evaluation.centipawns / 100
  return colour === 'white' ? pawns : -pawns
}

const mateWorth = 99

/** "+2.1", "−0.4"; a mate in 3 is "M3". */
export function figureOf(move: LiveMove | undefined): string {
  const pawns = move && seenFromWhite(move)
  if (move === undefined || pawns === undefined) return '·'
  const sign = pawns > 0 ? '+' : pawns < 0 ? '−' : ''
  if (move.evaluation && 'mate' in move.evaluation) return `${sign}M${Math.abs(move.evaluation.mate)}`
  return figures(`${sign}${Math.abs(pawns).toFixed(1)}`)
}

/** Half when level, nearly full at five pawns. */
const share = (pawns: number): number => 50 + 50 * Math.tanh(pawns / 4)

export function EvaluationBar({ moves }: Pick<LiveGame, 'moves'>) {
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
const middle = height / 2
const scale = 24

const most = 2.5
const yOf = (pawns: number): number => middle - Math.max(-most, Math.min(most, pawns)) * scale

interface Point {
  readonly ply: number
  readonly y: number
}

function lineOf({ moves }: Pick<LiveGame, 'moves'>, colour: LiveMove['colour']): Point[] {
  return moves.flatMap((move, ply) => {
    const pawns = move.colour === colour ? seenFromWhite(move) : undefined
    return pawns === undefined ? [] : [{ ply, y: yOf(pawns) }]
  })
}

export function EvaluationGraph({ game }: { game: LiveGame }) {
  const plies = Math.max(game.moves.length - 1, 30)
  const drawn = (points: readonly Point[]) =>
    points.map(({ ply, y }) => `${(8 + (ply / plies) * (width - 16)).toFixed(1)},${y.toFixed(1)}`).join(' ')
  const last = game.moves.findLast((move) => move.evaluation !== undefined)
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
          <path class="grid" d={[-2, -1, 1, 2].map((pawns) => `M8 ${yOf(pawns)}H${width - 8}`).join('')} />
          <path class="zero" d={`M8 ${middle}H${width - 8}`} />
          <polyline class="a" points={drawn(lineOf(game, 'white'))} />
          <polyline class="b" points={drawn(lineOf(game, 'black'))} />
        </svg>
        <span class="plus" aria-hidden="true">
          +2
        </span>
        <span class="minus" aria-hidden="true">
          −2
        </span>
      </div>
      <p class="gkey">
        <span>
          <i class="ka" /> {words('parts-board-says', { name: { text: game.white } })}
        </span>
        <span>
          <i class="kb" /> {words('parts-board-says', { name: { text: game.black } })}
        </span>
        <span class="push">{words('parts-board-up')}</span>
      </p>
    </>
  )
}
