/** The race for places, as lanes: how far everybody has come, and what the game in play can still bring. */
import { type RaceView, type Runner, runnerWords } from '@arbiter/core/bulletin'
import type { Message, Statement } from '@arbiter/core/messages'
import type { FormStep, Forms } from '../form/form-view.ts'

export interface RaceLanes {
  readonly needed: number
  readonly places: number
  readonly placesLeft: number
  readonly playoff: Statement | undefined
  readonly lanes: readonly Lane[]
  /** Lanes of a large field that open on demand. */
  readonly folded: readonly Lane[]
}

/** `in` has a place, `can` take one with the game in play, `there` has the points and waits. */
export type LaneState = 'in' | 'can' | 'there' | 'running' | 'playing-off' | 'out' | 'withdrawn'

export interface Lane {
  readonly place: number
  readonly seed: number | undefined
  readonly name: string
  readonly points: number
  readonly state: LaneState
  /** What each result brought: from where to where, up to the finish line. */
  readonly pieces: readonly (readonly [from: number, to: number])[]
  /** What a win now would bring. */
  readonly hope: readonly [from: number, to: number] | undefined
  readonly steps: readonly FormStep[]
  readonly says: Message | undefined
}

/** More lanes than this, and a few, are folded. */
const shown = 48
const few = 8

export function raceLanes(race: RaceView, forms: Forms = new Map()): RaceLanes {
  const { needed, places, placesLeft, playoff } = race
  const words = runnerWords(race)
  const lanes = race.runners.map((runner, i) =>
    laneOf(runner, i + 1, needed, forms.get(runner.name) ?? [], words(runner)),
  )
  const cut = lanes.length > shown + few ? shown : lanes.length
  return { needed, places, placesLeft, playoff, lanes: lanes.slice(0, cut), folded: lanes.slice(cut) }
}

function laneOf(
  runner: Runner,
  place: number,
  needed: number,
  steps: readonly FormStep[],
  says: Message | undefined,
): Lane {
  const { name, seed, points } = runner
  const upTo = (figure: number) => Math.min(figure, needed)
  return {
    place,
    seed,
    name,
    points,
    state: stateOf(runner),
    pieces: piecesOf(points, steps)
      .map(([from, to]) => [upTo(from), upTo(to)] as const)
      .filter(([from, to]) => to > from),
    hope: isHoping(runner) && points < needed ? [points, upTo(points + 1)] : undefined,
    steps,
    says,
  }
}

function stateOf({ state, clinchesWith, reachesWith, reachedAt }: Runner): LaneState {
  if (state === 'in') return 'in'
  if (clinchesWith ?? reachesWith) return 'can'
  return reachedAt !== undefined && state === 'running' ? 'there' : state
}

const isHoping = ({ against, state }: Runner): boolean =>
  against !== undefined && (state === 'running' || state === 'playing-off')

const worth: Readonly<Record<FormStep, number>> = { won: 1, drawn: 0.5, lost: 0, bye: 0, playing: 0 }

/** In one piece if the results do not add up to the points, as after a ruling. */
function piecesOf(points: number, steps: readonly FormStep[]): (readonly [number, number])[] {
  const pieces: (readonly [number, number])[] = []
  let sum = 0
  for (const step of steps) {
    if (worth[step] === 0) continue
    pieces.push([sum, sum + worth[step]])
    sum += worth[step]
  }
  return sum === points ? pieces : points > 0 ? [[0, points]] : []
}
