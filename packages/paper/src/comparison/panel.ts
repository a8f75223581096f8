/** One view as a picture: axes, whiskers, the front, marks and their names. */

import type { Voice } from '@arbiter/core/messages'
import { escaped } from '../document/html.ts'
import { at } from '../lists/at.ts'
import { type Box, type Label, type LabelledSpot, type Line, placedLabels, type Spot } from './labels.ts'
import { shortened, widthOf } from './lettering.ts'
import { markOf } from './marks.ts'
import { shareOf } from './scale.ts'
import type { Measure, Point, View } from './view.ts'
import { message } from './words/messages.ts'

/** Sizes of letters, and the voice for all texts. */
export interface Type {
  readonly name: number
  readonly small: number
  readonly voice: Voice
}

/** Draws one view inside a box, its axes included. */
export function panel(view: View, box: Box, type: Type): string {
  const frame = frameIn(box, view, type)
  const spots = view.points.map((point) => spotOf(frame, view, point))
  return [
    axes(frame, view, type),
    titles(box, frame, view, type),
    front(spots),
    ...spots.map(whiskers),
    ...marksAndNames(frame, spots, type),
  ].join('\n')
}

/** Gap between the frame and the numbers, so that a mark at the edge covers none. */
const tickGap = 12

function frameIn({ x, y, width, height }: Box, { quality, cost }: View, { small, voice }: Type): Box {
  const ticks = quality.scale.ticks.map((value) => voice.say(quality.tick(value)))
  const left = Math.max(...ticks.map((tick) => widthOf(tick, small))) + tickGap
  const right = widthOf(voice.say(cost.tick(cost.scale.high)), small) / 2
  const top = 2.2 * small
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - tickGap - 2.8 * small }
}

/** A point on the picture. */
interface PlottedPoint extends Spot {
  readonly point: Point
  /** Whiskers: 5 to 95 % of the runs across, the interval of the height upright. */
  readonly across: Line
  readonly upright: Line
}

function spotOf(frame: Box, { cost, quality }: View, point: Point): PlottedPoint {
  const xOf = (value: number) => frame.x + frame.width * shareOf(cost.scale, value)
  const yOf = (value: number) => frame.y + frame.height * (1 - shareOf(quality.scale, value))
  const [x, y] = [xOf(point.cost.mean), yOf(point.quality.mean)]
  const [left, right] = endsOf(point.cost)
  const [lower, upper] = endsOf(point.quality)
  return {
    ...{ point, x, y },
    across: { from: { x: xOf(left), y }, to: { x: xOf(right), y } },
    upright: { from: { x, y: yOf(lower) }, to: { x, y: yOf(upper) } },
  }
}

const endsOf = ({ low, high }: Measure): readonly [number, number] => [low, high]

// --- the axes ------------------------------------------------------------------------------------

function axes(frame: Box, { cost, quality }: View, { small, voice }: Type): string {
  const bottom = frame.y + frame.height
  const columns = cost.scale.ticks.map((value) => {
    const x = round(frame.x + frame.width * shareOf(cost.scale, value))
    return `<path class="grid" d="M${x} ${round(frame.y)}V${round(bottom)}"/>${words(voice.say(cost.tick(value)), x, bottom + tickGap + 0.7 * small, small, 'middle')}`
  })
  const rows = quality.scale.ticks.map((value) => {
    const y = round(bottom - frame.height * shareOf(quality.scale, value))
    const text = words(voice.say(quality.tick(value)), frame.x - tickGap, y + 0.35 * small, small, 'end')
    return `<path class="grid" d="M${round(frame.x)} ${y}h${round(frame.width)}"/>${text}`
  })
  return [...columns, ...rows].join('')
}

/** Titles of both axes, and an arrow towards better. */
function titles({ x, y, width, height }: Box, frame: Box, view: View, { small, voice }: Type): string {
  const right = frame.x + frame.width
  return [
    words(voice.say(view.quality.title), x, y + small, small, 'start', 'title'),
    words(voice.say(view.cost.title), right, y + height - 0.4 * small, small, 'end', 'title'),
    better(x + width, y + small, small, voice.say(message('plot-better'))),
  ].join('')
}

function better(right: number, baseline: number, small: number, text: string): string {
  const left = round(right - widthOf(text, small) - small)
  const arrow = `<path class="arrow" d="M${left} ${round(baseline)}l${round(-0.7 * small)} ${round(-0.7 * small)}m${round(0.45 * small)} 0h${round(-0.45 * small)}v${round(0.45 * small)}"/>`
  return `${arrow}${words(text, left + 0.4 * small, baseline, small, 'start')}`
}

// --- the points ----------------------------------------------------------------------------------

/** The line from the cheapest format to the best; no format is above it on its left. */
function frontOf(spots: readonly PlottedPoint[]): Line[] {
  const best = spots.filter(({ point }) => point.isOnFront).toSorted((a, b) => a.x - b.x)
  return best.slice(1).map((to, i) => ({ from: at(best, i), to }))
}

const front = (spots: readonly PlottedPoint[]): string =>
  `<path class="front" d="${frontOf(spots).map(drawn).join('')}"/>`

const whiskers = ({ across, upright }: PlottedPoint): string =>
  `<path class="whisker" d="${drawn(across)}${drawn(upright)}"/>`

const drawn = ({ from, to }: Line): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`

const mark = ({ point, x, y }: PlottedPoint): string =>
  `<path class="mark${point.isOnFront ? '' : ' hollow'}" transform="translate(${round(x)} ${round(y)})" d="${markOf(point.mark)}"/>`

// --- their names ---------------------------------------------------------------------------------

/** Keeps names off the frame and off each other. */
const air = 3
const lineHeight = 1.15

function marksAndNames(frame: Box, spots: readonly PlottedPoint[], type: Type): string[] {
  const inside = { x: frame.x + air, y: frame.y + air, width: frame.width - 2 * air, height: frame.height - 2 * air }
  const most = inside.width - 2 * air
  const texts = spots.map(({ point }) => ({
    name: shortened(type.voice.say(point.name), most, type.name),
    note: type.voice.say(point.note),
  }))
  const named = spots.map(({ x, y }, i): LabelledSpot => ({ ...sizeOf(at(texts, i), type), x, y }))
  const lines = [...spots.flatMap(({ across, upright }) => [across, upright]), ...frontOf(spots)]
  const labels = placedLabels(inside, named, lines)
  const leaders = labels.flatMap(({ leader }) => (leader ? [`<path class="leader" d="${drawn(leader)}"/>`] : []))
  const written = texts.map((text, i) => nameAt(at(labels, i), text, type))
  return [...leaders, ...spots.map(mark), ...written]
}

/** A name and the figures below it. */
interface PointLabel {
  readonly name: string
  readonly note: string
}

const sizeOf = ({ name, note }: PointLabel, type: Type) => ({
  width: Math.max(widthOf(name, type.name), widthOf(note, type.small)) + 2 * air,
  height: lineHeight * (type.name + type.small) + air,
})

function nameAt({ box, anchor }: Label, { name, note }: PointLabel, type: Type): string {
  const x = { start: box.x + air, middle: box.x + box.width / 2, end: box.x + box.width - air }[anchor]
  const y = box.y + type.name
  return `<g class="label">${words(name, x, y, type.name, anchor, 'name')}${words(note, x, y + lineHeight * type.small, type.small, anchor)}</g>`
}

export const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: Label['anchor'],
  kind = 'small',
): string =>
  `<text class="${kind}" x="${round(x)}" y="${round(y)}" font-size="${size}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(text)}</text>`

/** A hundredth of a unit is invisible. */
const round = (value: number): number => Math.round(100 * value) / 100
