/** Boards of engine games, running and finished. They know the rules of chess, so they are loaded only when there is a game. */

import type { LiveGame } from '@arbiter/api/shapes'
import type { ComponentChildren } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { resultText } from '../result.ts'
import { Board } from './board.tsx'
import { Clocks } from './clocks.tsx'
import { EvaluationBar, EvaluationGraph } from './evaluation.tsx'
import { courseOfLive, type GameCourse, coursesIn as readCourses } from './game-course.ts'
import { textOfMove } from './move-text.ts'
import { numberedMoves } from './numbered-moves.ts'
import { Pieces } from './pieces.tsx'
import type { Position } from './position.ts'
import { words } from './words/messages.ts'

export const coursesIn = readCourses

/** The position after the last move that has come in. */
export function LiveBoard({ game, isOver }: { readonly game: LiveGame; readonly isOver: boolean }) {
  const live = useLive()
  const course = useMemo(() => courseOfLive(game), [game])
  const ply = course.moves.length
  const isStale = live.connection === 'stale' && !isOver
  return (
    <div class={isStale ? 'live-board stale' : 'live-board'}>
      <Stage
        course={course}
        ply={ply}
        clocks={<Clocks {...{ course, ply, isStale }} movedAt={isOver ? undefined : live.cup.movedAt(game.match)} />}
      />
      <LastMoves course={course} />
    </div>
  )
}

/** A finished game, to step through with buttons and arrow keys. */
export function ReplayBoard({ course }: { readonly course: GameCourse }) {
  const last = course.moves.length
  const [ply, show] = useState(last)
  const to = (wanted: number) => show(Math.max(0, Math.min(last, wanted)))
  const press = (event: KeyboardEvent) => {
    const wanted = plyAfter(event.key, ply, last)
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    to(wanted)
  }
  const name = words('parts-board-of', { white: { text: course.white }, black: { text: course.black } })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys step through the game from here
    <div class="live-board replay" role="group" aria-label={name} tabIndex={0} onKeyDown={press}>
      <Stage course={course} ply={ply} clocks={<Clocks course={course} ply={ply} />} />
      <Steps ply={ply} last={last} onStep={to} />
      <Score course={course} ply={ply} onStep={to} />
    </div>
  )
}

function plyAfter(key: string, ply: number, last: number): number | undefined {
  return { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[key]
}

interface StageProps {
  readonly course: GameCourse
  readonly ply: number
  readonly clocks: ComponentChildren
}

const Stage = ({ course, ply, clocks }: StageProps) => (
  <>
    <Pieces />
    <div class="stage">
      <div class="boardwrap">
        <EvaluationBar moves={course.moves.slice(0, ply)} />
        <Board position={course.positions[ply] as Position} lastMove={lastMoveOf(course, ply)} />
      </div>
      {clocks}
    </div>
    <EvaluationGraph course={course} ply={ply} />
  </>
)

function lastMoveOf({ moves }: GameCourse, ply: number): string | undefined {
  const move = moves[ply - 1]
  return move && textOfMove(move.san)
}

interface StepsProps {
  readonly ply: number
  readonly last: number
  readonly onStep: (ply: number) => void
}

function Steps({ ply, last, onStep }: StepsProps) {
  const steps = [
    { step: 'first', sign: 'M12 3 6 8l6 5zM4 3v10', to: 0 },
    { step: 'back', sign: 'M11 3 5 8l6 5z', to: ply - 1 },
    { step: 'forward', sign: 'M5 3l6 5-6 5z', to: ply + 1 },
    { step: 'last', sign: 'M4 3l6 5-6 5zM12 3v10', to: last },
  ] as const
  return (
    <div class="steps-of-game">
      {steps.map(({ step, sign, to }) => (
        <button
          key={step}
          type="button"
          class="btn"
          aria-label={words('parts-board-step', { step })}
          disabled={to < 0 || to > last || to === ply}
          onClick={() => onStep(to)}
        >
          <svg class="step-sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
      <span class="label wide">
        <kbd>←</kbd> <kbd>→</kbd> {words('parts-board-keys')}
      </span>
    </div>
  )
}

const mostMoves = 12

/** The newest in ink. */
function LastMoves({ course }: { readonly course: GameCourse }) {
  const shown = numberedMoves(course).slice(-mostMoves)
  return (
    <p class="moves">
      <span class="label">{words('parts-board-moves')}</span> {shown.length === 0 && words('parts-board-no-moves')}
      {shown.slice(0, -1).join(' ')} <b>{shown.at(-1)}</b>
    </p>
  )
}

/** All moves, each a button; keys step through them, so they are no tab stops. */
function Score({ course, ply, onStep }: Omit<StepsProps, 'last'> & { readonly course: GameCourse }) {
  return (
    <p class="moves score-of-game">
      <span class="label">{words('parts-board-moves')}</span>{' '}
      {numberedMoves(course).map((text, at) => (
        <button
          key={at}
          type="button"
          tabIndex={-1}
          {...(at + 1 === ply ? { 'aria-current': 'step' as const } : {})}
          onClick={() => onStep(at + 1)}
        >
          {text}
        </button>
      ))}{' '}
      {course.result !== undefined && <b>{resultText(course.result)}</b>}
    </p>
  )
}
