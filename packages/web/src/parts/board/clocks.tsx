/** The clocks of a game; while it runs, the clock of the side to move counts down from the last move. */
import { clockFigures } from '@arbiter/core/facts'
import { Colour } from '@arbiter/paper/pictures'
import { useEffect, useReducer } from 'preact/hooks'
import { figureOf } from './evaluation.tsx'
import type { CourseMove, GameCourse } from './game-course.ts'
import { textOfMove } from './move-text.ts'
import { words } from './words/messages.ts'

interface ClocksProps {
  readonly course: GameCourse
  /** Half moves that are on the board. */
  readonly ply: number
  /** A game that is being played: when the last move was heard of, in milliseconds. */
  readonly movedAt?: number | undefined
  /** The clocks are not known while the connection is lost. */
  readonly isStale?: boolean
}

export const Clocks = (props: ClocksProps) => (
  <div class="clocks">
    <Side {...props} colour="black" />
    <Side {...props} colour="white" />
  </div>
)

function Side({ course, ply, movedAt, isStale = false, colour }: ClocksProps & Pick<CourseMove, 'colour'>) {
  const isTurn = movedAt !== undefined && !isStale && course.positions[ply]?.turn === colour
  const last = course.moves.slice(0, ply).findLast((move) => move.colour === colour)
  const notes = [
    isTurn
      ? words('parts-board-thinking')
      : last && words('parts-board-last-move', { move: { text: textOfMove(last.san) } }),
    last?.depth === undefined ? undefined : words('parts-board-depth', { depth: last.depth }),
  ]
  return (
    <div class={isTurn ? 'ck turn' : 'ck'}>
      <p class="nm">
        <Colour of={colour} /> <b dir="auto">{course[colour]}</b>
        <span class="figure">{figureOf(last)}</span>
      </p>
      <Time
        leftMs={last?.leftMs}
        hasMoved={last !== undefined}
        isStale={isStale}
        since={isTurn ? movedAt : undefined}
      />
      <p class="label">{notes.filter((note) => note !== undefined).join(', ') || ' '}</p>
    </div>
  )
}

interface TimeProps {
  readonly isStale: boolean
  readonly leftMs: number | undefined
  readonly hasMoved: boolean
  /** In milliseconds: when it started to run. */
  readonly since: number | undefined
}

function Time({ isStale, leftMs, hasMoved, since }: TimeProps) {
  useTicking(since !== undefined && leftMs !== undefined)
  if (isStale)
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
