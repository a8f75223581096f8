/** The clocks of a running game; the clock of the side to move counts down from the last move. */
import { clockFigures } from '@arbiter/core/facts'
import { Colour } from '@arbiter/paper/pictures'
import { useEffect, useReducer } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import type { LiveGame, LiveMove } from '../../live/running-games.ts'
import { words } from '../words/messages.ts'
import { figureOf } from './evaluation.tsx'

interface ClocksProps {
  readonly game: LiveGame
  readonly turn: 'white' | 'black'
  /** The moves of the game in notation. */
  readonly texts: readonly string[]
}

export const Clocks = (props: ClocksProps) => (
  <div class="clocks">
    <Side {...props} colour="black" />
    <Side {...props} colour="white" />
  </div>
)

function Side({ game, turn, texts, colour }: ClocksProps & { readonly colour: LiveMove['colour'] }) {
  const live = useLive()
  const isTurn = turn === colour && live.connection === 'live'
  const ply = game.moves.findLastIndex((move) => move.colour === colour)
  const last = game.moves[ply]
  const notes = [
    isTurn
      ? words('parts-board-thinking')
      : last && words('parts-board-last-move', { move: { text: texts[ply] ?? last.uci } }),
    last?.depth === undefined ? undefined : words('parts-board-depth', { depth: last.depth }),
  ]
  return (
    <div class={isTurn ? 'ck turn' : 'ck'}>
      <p class="nm">
        <Colour of={colour} /> <b dir="auto">{game[colour]}</b>
        <span class="figure">{figureOf(last)}</span>
      </p>
      <Time
        leftMs={last?.leftMs}
        hasMoved={last !== undefined}
        since={isTurn ? live.cup.movedAt(game.match) : undefined}
      />
      <p class="label">{notes.filter((note) => note !== undefined).join(', ') || ' '}</p>
    </div>
  )
}

interface TimeProps {
  readonly leftMs: number | undefined
  readonly hasMoved: boolean
  /** In milliseconds: when it started to run. */
  readonly since: number | undefined
}

function Time({ leftMs, hasMoved, since }: TimeProps) {
  const live = useLive()
  useTicking(since !== undefined && leftMs !== undefined)
  if (live.connection === 'stale')
    return (
      <p class="tm">
        &nbsp;<span class="hide">{words('parts-board-blank')}</span>
      </p>
    )
  if (leftMs === undefined && hasMoved) return <p class="label">{words('parts-board-no-clock')}</p>
  if (leftMs === undefined) return <p class="tm">&nbsp;</p>
  const left = Math.max(0, leftMs - (since === undefined ? 0 : Date.now() - since))
  const [whole, tenths] = clockFigures(left)
  return (
    <p class="tm">
      {whole}
      <small>.{tenths}</small>
    </p>
  )
}

const tickMs = 100

function useTicking(isOn: boolean): void {
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => again(undefined), tickMs)
    return () => clearInterval(timer)
  }, [isOn])
}
