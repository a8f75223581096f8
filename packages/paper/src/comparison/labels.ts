/**
 * Where the names of points go: beside their points, inside the frame, on no other name and on no point. If there is no room
 * near by, further away with a line that leads there.
 */
import { first, known } from '../lists/at.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Box extends Spot {
  readonly width: number
  readonly height: number
}

export interface Line {
  readonly from: Spot
  readonly to: Spot
}

/** A point and the size of its name. */
export interface LabelledSpot extends Spot {
  readonly width: number
  readonly height: number
}

/** The position of a name, its end nearest to the point, and a line between them. */
export interface Label {
  readonly box: Box
  readonly anchor: 'start' | 'middle' | 'end'
  readonly leader: Line | undefined
}

/** Half a mark and a gap. */
const pointRadius = 10

/** One label for each point. Labels avoid lines if they can. */
export function placedLabels(frame: Box, points: readonly LabelledSpot[], lines: readonly Line[]): Label[] {
  const choices = points.map((point) => choicesFor(frame, point, points, lines))
  const tries = points.map((_, start) => placedFrom(start, choices))
  const [best = []] = tries.toSorted((a, b) => troubleIn(a) - troubleIn(b))
  return best.map(({ label }) => label)
}

/** Places one label after another, beginning with `start`; each moves again once the others are placed. */
function placedFrom(start: number, choices: readonly (readonly Choice[])[]): Choice[] {
  const placed: (Choice | undefined)[] = choices.map(() => undefined)
  for (let turn = 0; turn < passes * choices.length; turn++) {
    const i = (start + turn) % choices.length
    placed[i] = cheapest(
      choices[i] ?? [],
      placed.flatMap((other, j) => (other && j !== i ? [other] : [])),
    )
  }
  return placed.map(known)
}

const passes = 4

const troubleIn = (placed: readonly Choice[]): number =>
  placed.reduce(
    (sum, one, i) => placed.slice(0, i).reduce((all, other) => all + trouble(one, other), sum + one.cost),
    0,
  )

interface Choice {
  readonly label: Label
  /** Cost of the place itself, without its neighbours. */
  readonly cost: number
}

/** Choices come in order of their own cost: once that exceeds the best total, nothing better follows. */
function cheapest(choices: readonly Choice[], others: readonly Choice[]): Choice {
  let [best, least] = [first(choices), Number.POSITIVE_INFINITY]
  for (const choice of choices) {
    if (choice.cost >= least) break
    const cost = others.reduce((sum, other) => sum + trouble(choice, other), choice.cost)
    if (cost < least) [best, least] = [choice, cost]
  }
  return best
}

/** A square unit of overlap costs more than any distance. */
const forbidden = 1e4
const crossing = 12
const underAName = 300
const nearerToAnother = 30

function trouble({ label: one }: Choice, { label: other }: Choice): number {
  const isUnder = ({ leader }: Label, { box }: Label): boolean => leader !== undefined && crosses(leader, box)
  const lines = [isUnder(one, other), isUnder(other, one)].filter(Boolean).length
  return forbidden * overlap(one.box, other.box) + underAName * lines
}

/** Cost of the distance to the point, of points covered, of points it might seem to belong to, and of lines below it. */
function costOf(box: Box, point: LabelledSpot, points: readonly LabelledSpot[], lines: readonly Line[]): number {
  const way = distanceTo(box, point)
  const covered = points.reduce((sum, other) => sum + overlap(box, around(other, pointRadius)), 0)
  const doubtful = points.filter((other) => isElsewhere(other, point) && distanceTo(box, other) < way + doubt).length
  const crossed = lines.filter((line) => crosses(line, grown(box, lineAir))).length
  return way + forbidden * covered + nearerToAnother * doubtful + crossing * crossed
}

const doubt = 6
const lineAir = 4

const isElsewhere = (other: Spot, point: Spot): boolean => other.x !== point.x || other.y !== point.y

/** Labels further away than this get a line. */
const near = 30

function labelAt(point: Spot, box: Box): Label {
  const share = (point.x - box.x) / box.width
  const anchor = share < 0.25 ? 'start' : share > 0.75 ? 'end' : 'middle'
  const leader = distanceTo(box, point) < near ? undefined : { from: point, to: nearestIn(box, point) }
  return { box, anchor, leader }
}

// --- what can be chosen --------------------------------------------------------------------------

/** Possible places, the cheapest first. */
function choicesFor(
  frame: Box,
  point: LabelledSpot,
  points: readonly LabelledSpot[],
  lines: readonly Line[],
): Choice[] {
  const choice = (box: Box, more: number): Choice => ({
    label: labelAt(point, box),
    cost: more + costOf(box, point, points, lines),
  })
  const beside = nearBy(point).map((box) => {
    const inside = within(frame, box)
    return choice(inside, Math.hypot(inside.x - box.x, inside.y - box.y))
  })
  return [...beside, ...anywhere(frame, point).map((box) => choice(box, untidy))].sort((a, b) => a.cost - b.cost)
}

/** Cost of a place that is diagonal to its point. */
const untidy = 8

/** Places right, left, above, below and between, at growing distances. */
function nearBy({ x, y, width, height }: LabelledSpot): Box[] {
  return distances.flatMap((far) => {
    const slant = 0.7 * far
    const [beside, above] = [y - height / 2, x - width / 2]
    const corners: Spot[] = [
      ...[spot(x + far, beside), spot(x - far - width, beside), spot(above, y - far - height), spot(above, y + far)],
      ...[spot(x + slant, y - slant - height), spot(x + slant, y + slant)],
      ...[spot(x - slant - width, y - slant - height), spot(x - slant - width, y + slant)],
    ]
    return corners.map((corner) => ({ ...corner, width, height }))
  })
}

const spot = (x: number, y: number): Spot => ({ x, y })

const distances = [pointRadius + 2, 16, 22, 28, 40, 60]

/** Places all over the frame, for crowded plots. */
function anywhere(frame: Box, { width, height }: LabelledSpot): Box[] {
  const boxes: Box[] = []
  for (let y = frame.y; y + height <= frame.y + frame.height; y += height / 2)
    for (let x = frame.x; x + width <= frame.x + frame.width; x += 20) boxes.push({ x, y, width, height })
  return boxes
}

/** The box moved inside the frame. */
const within = (frame: Box, { x, y, width, height }: Box): Box => ({
  x: Math.max(frame.x, Math.min(x, frame.x + frame.width - width)),
  y: Math.max(frame.y, Math.min(y, frame.y + frame.height - height)),
  width,
  height,
})

// --- boxes and lines -----------------------------------------------------------------------------

const around = (spot: Spot, radius: number): Box => grown({ x: spot.x, y: spot.y, width: 0, height: 0 }, radius)

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Overlap of two boxes, in square units. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const distanceTo = (box: Box, spot: Spot): number => {
  const { x, y } = nearestIn(box, spot)
  return Math.hypot(x - spot.x, y - spot.y)
}

const nearestIn = (box: Box, { x, y }: Spot): Spot => ({
  x: Math.max(box.x, Math.min(x, box.x + box.width)),
  y: Math.max(box.y, Math.min(y, box.y + box.height)),
})

/** True if the line crosses the box. */
function crosses({ from, to }: Line, { x, y, width, height }: Box): boolean {
  const [left, right] = partWithin(from.x, to.x, x, x + width)
  const [top, bottom] = partWithin(from.y, to.y, y, y + height)
  return Math.max(0, left, top) <= Math.min(1, right, bottom)
}

/** The part of the way from one value to another that is within a range, as shares of the way. */
function partWithin(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return low <= from && from <= high ? [0, 1] : [1, 0]
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)]
  return [Math.min(a, b), Math.max(a, b)]
}
