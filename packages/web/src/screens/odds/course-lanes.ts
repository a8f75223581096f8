/** The lines of a course, and the positions of their names without overlap. */
import type { EntrantChances, SimulationAnswer } from '@arbiter/core/simulate'
import type { Aim } from './aims.ts'
import { among } from './figures.ts'

export interface Point {
  /** Index of the moment. */
  readonly i: number
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface Lane {
  readonly name: string
  /** The leader in print, the followed entrant in ink, eliminated ones dashed. */
  readonly kind: 'lead' | 'me' | 'gone' | 'other'
  readonly points: readonly Point[]
  readonly last: number
  /** Position of the name, in percent from the top. */
  readonly label: number
  /** The moment of elimination. */
  readonly out?: number | undefined
}

const mostNamed = 9
const mostGone = 3

/** `points`: the chances at each moment known so far; the last is the present. */
export function lanesOf(
  answers: readonly (SimulationAnswer | undefined)[],
  aim: Aim,
  followed: string | undefined,
): readonly Lane[] {
  const now = answers.at(-1)
  if (!now) return []
  const tracks = now.entrants.map(({ name }) => ({ name, points: trackOf(name, answers, aim) }))
  const alive = tracks
    .filter(({ points }) => lastOf(points) > 0)
    .toSorted((a, b) => lastOf(b.points) - lastOf(a.points))
  const gone = tracks.filter(({ points }) => lastOf(points) === 0 && peak(points) > 0)
  const named = withFollowed(alive, mostNamed, followed)
  const missed = withFollowed(
    gone.toSorted((a, b) => peak(b.points) - peak(a.points)),
    mostGone,
    followed,
  )
  const [lead] = alive
  const lanes = [...missed, ...named.toReversed()].map(({ name, points }) => ({
    name,
    kind: kindOf(name, lastOf(points), lead?.name, followed),
    ...laneOf(points),
  }))
  return labelled(lanes, ticksTo(Math.max(...lanes.flatMap((lane) => lane.points.map(({ high }) => high)))).at(-1) ?? 1)
}

interface Track {
  readonly name: string
  readonly points: readonly Point[]
}

const lastOf = (points: readonly Point[]): number => points.at(-1)?.value ?? 0
const peak = (points: readonly Point[]): number => Math.max(0, ...points.map(({ value }) => value))

function withFollowed(tracks: readonly Track[], most: number, followed: string | undefined): readonly Track[] {
  const first = tracks.slice(0, most)
  const me = tracks.find(({ name }) => name === followed)
  return me && !first.includes(me) ? [...first.slice(0, most - 1), me] : first
}

function kindOf(name: string, last: number, lead: string | undefined, followed: string | undefined): Lane['kind'] {
  if (name === followed) return 'me'
  if (last === 0) return 'gone'
  return name === lead ? 'lead' : 'other'
}

/** Until nothing more can come. */
function laneOf(points: readonly Point[]): Pick<Lane, 'points' | 'last' | 'out'> {
  const lastAlive = points.findLastIndex(({ value }) => value > 0)
  const last = lastOf(points)
  if (last > 0) return { points, last }
  const shown = points.slice(0, lastAlive + 2)
  return { points: shown, last, out: shown.at(-1)?.i }
}

function trackOf(name: string, answers: readonly (SimulationAnswer | undefined)[], aim: Aim): readonly Point[] {
  return answers.flatMap((answer, i): Point[] => {
    const entrant = answer?.entrants.find((each) => each.name === name)
    return answer && entrant ? [pointOf(entrant, aim, i, answer.runs)] : []
  })
}

function pointOf(entrant: EntrantChances, { places }: Aim, i: number, runs: number): Point {
  const value = among(entrant, places)
  const half = 1.96 * Math.sqrt((value * (1 - value)) / Math.max(1, runs))
  return { i, value, low: Math.max(0, value - half), high: Math.min(1, value + half) }
}

/** From zero to the maximum, in at most five steps. */
export function ticksTo(most: number): readonly number[] {
  const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25].find((each) => most / each <= 5) ?? 0.25
  return Array.from({ length: Math.ceil(Math.max(most, step) / step - 1e-9) + 1 }, (_, i) => i * step)
}

/** The smallest distance of two names, in percent of the height. */
const apart = 8.4

/** Beside the end of the line, or as close as the other names allow. */
function labelled(lanes: readonly Omit<Lane, 'label'>[], top: number): readonly Lane[] {
  const wanted = (last: number) => 1.6 + (1 - last / top) * 96
  const named = lanes.filter(({ kind }) => kind !== 'gone').toSorted((a, b) => b.last - a.last)
  const places = new Map<string, number>()
  let before = Number.NEGATIVE_INFINITY
  for (const { name, last } of named) {
    before = Math.max(wanted(last), before + apart)
    places.set(name, before)
  }
  let after = 100 + apart - 2
  for (const { name } of named.toReversed()) {
    after = Math.min(places.get(name) ?? 0, after - apart)
    places.set(name, after)
  }
  return lanes.map((lane) => ({ ...lane, label: places.get(lane.name) ?? 0 }))
}
