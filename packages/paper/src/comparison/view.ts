/** The two views of a comparison: cost to the right, quality upwards. */
import type { Message } from '@arbiter/core/messages'
import type { Interval, SimulationAnswer, Spread } from '@arbiter/core/simulate'
import { type AnsweredRow, answeredIn, type Comparison } from './comparison.ts'
import { amountSaid, correlationSaid, hoursSaid, rounded, shareSaid } from './figures.ts'
import { type Limits, type Scale, scaleOver } from './scale.ts'
import { message } from './words/messages.ts'

/** One picture: its axes in words and in numbers, and a point for each format. */
export interface View {
  readonly cost: Axis
  readonly quality: Axis
  readonly points: readonly Point[]
}

export interface Axis {
  readonly title: Message
  readonly scale: Scale
  /** The label of a value on the scale. */
  tick(value: number): Message
}

export interface Point {
  readonly name: Message
  /** "58 %, 20 h". */
  readonly note: Message
  /** Number of its mark; the same in every view. */
  readonly mark: number
  readonly cost: Measure
  readonly quality: Measure
  /** True if no other format is better at the same cost or less. */
  readonly isOnFront: boolean
}

export interface Measure {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** The best entrant's chances against hours; the quality of the order against games, if there is an order. */
export function viewsOf(comparison: Comparison): View[] {
  const rows = answeredIn(comparison)
  if (rows.length === 0) return []
  return [titleView(rows), ...(rows.some(({ answer }) => answer.correlation === null) ? [] : [orderView(rows)])]
}

function titleView(rows: readonly AnsweredRow[]): View {
  const points = pointsOf(rows, ({ bestWins, bestWinsInterval, hours: length }) => ({
    note: message('plot-note-best', { share: shareSaid(bestWins), hours: hoursSaid(length.mean) }),
    cost: spreadOf(length),
    quality: surely(bestWins, bestWinsInterval),
  }))
  return {
    cost: costAxis('hours', points),
    quality: {
      title: message('plot-axis', { axis: 'best' }),
      scale: scaleOf(points, { least: 0, most: 1, span: 0.2 }),
      tick: (share) => message('plot-share', { share: { percent: rounded(share, 2) } }),
    },
    points,
  }
}

function orderView(rows: readonly AnsweredRow[]): View {
  const points = pointsOf(rows, ({ correlation: value, correlationInterval, games }) => ({
    note: message('plot-note-order', { order: correlationSaid(value ?? 0), games: amountSaid(games.mean) }),
    cost: spreadOf(games),
    quality: surely(value ?? 0, correlationInterval),
  }))
  const scale = scaleOf(points, { least: -1, most: 1, span: 0.2 })
  return {
    cost: costAxis('games', points),
    quality: {
      title: message('plot-axis', { axis: 'order' }),
      scale,
      tick: (value) => message('plot-tick-correlation', { value: { number: rounded(value, 2) } }),
    },
    points,
  }
}

const spreadOf = ({ mean, p5, p95 }: Spread): Measure => ({ mean, low: Math.min(mean, p5), high: Math.max(mean, p95) })

const surely = (mean: number, interval: Interval | null): Measure => ({
  mean,
  low: interval?.[0] ?? mean,
  high: interval?.[1] ?? mean,
})

/** An axis from 0, so that half the distance is half the cost. */
function costAxis(axis: 'hours' | 'games', points: readonly Point[]): Axis {
  const most = Math.max(...points.map(({ cost }) => cost.high))
  const scale = scaleOver([0, most], { least: 0, most: Number.POSITIVE_INFINITY, span: 1 })
  const tick = (value: number) => message('plot-amount', { value: { number: rounded(value, scale.decimals) } })
  return { title: message('plot-axis', { axis }), scale, tick }
}

const scaleOf = (points: readonly Point[], limits: Limits): Scale =>
  scaleOver(
    points.flatMap(({ quality }) => [quality.low, quality.high]),
    limits,
  )

type PointFigures = Pick<Point, 'note' | 'cost' | 'quality'>

function pointsOf(rows: readonly AnsweredRow[], measured: (answer: SimulationAnswer) => PointFigures): Point[] {
  const all = rows.map((row, mark) => ({ name: row.title, mark, ...measured(row.answer) }))
  return all.map((point) => ({ ...point, isOnFront: !all.some((other) => isBetter(other, point)) }))
}

/** True if `a` is better in one respect and not worse in the other. */
const isBetter = (a: PointFigures, b: PointFigures): boolean =>
  a.cost.mean <= b.cost.mean &&
  a.quality.mean >= b.quality.mean &&
  (a.cost.mean < b.cost.mean || a.quality.mean > b.quality.mean)
