/** A running engine game: board, evaluation, clocks and moves. */
import { useMemo } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import type { LiveGame } from '../../live/running-games.ts'
import { words } from '../words/messages.ts'
import { Board } from './board.tsx'
import { Clocks } from './clocks.tsx'
import { EvaluationBar, EvaluationGraph } from './evaluation.tsx'
import { written } from './notation.ts'
import { Pieces } from './pieces.tsx'
import { type Position, positionsOf } from './position.ts'

interface LiveBoardProps {
  readonly game: LiveGame
}

export function LiveBoard({ game }: LiveBoardProps) {
  const live = useLive()
  const { positions, texts } = useMemo(() => courseOf(game), [game])
  const now = positions.at(-1) as Position
  return (
    <div class={live.connection === 'stale' ? 'live-board stale' : 'live-board'}>
      <Pieces />
      <div class="stage">
        <div class="boardwrap">
          <EvaluationBar moves={game.moves} />
          <Board position={now} lastMove={texts.at(-1)} />
        </div>
        <Clocks game={game} turn={now.turn} texts={texts} />
      </div>
      <EvaluationGraph game={game} />
      <Moves texts={texts} first={positions[0] as Position} />
    </div>
  )
}

function courseOf({ position, moves }: LiveGame) {
  const ucis = moves.map(({ uci }) => uci)
  const positions = positionsOf(position, ucis)
  return { positions, texts: ucis.map((uci, ply) => written(positions[ply] as Position, uci)) }
}

const mostMoves = 12

/** The last moves, numbered from the start of the game; the newest in ink. */
function Moves({ texts, first }: { texts: readonly string[]; first: Position }) {
  const offset = first.turn === 'black' ? 1 : 0
  const from = Math.max(0, texts.length - mostMoves)
  const numbered = texts.map((text, ply) => {
    const half = ply + offset
    const number = Math.floor(half / 2) + 1
    return half % 2 === 0 ? `\u2002${number} ${text}` : ply === from ? `${number}… ${text}` : text
  })
  const shown = numbered.slice(from)
  return (
    <p class="moves">
      <span class="label">{words('parts-board-moves')}</span> {texts.length === 0 && words('parts-board-no-moves')}
      {shown.slice(0, -1).join(' ')} <b>{shown.at(-1)}</b>
    </p>
  )
}
