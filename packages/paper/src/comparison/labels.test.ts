import { expect, test } from 'vitest'
import { Dice, type Roll, seed } from '../../test/core.ts'
import { type Box, type Label, type LabelledSpot, overlap, placedLabels } from './labels.ts'

const frame: Box = { x: 40, y: 20, width: 260, height: 220 }

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height

/** A name that stands on another, on a mark, or outside. */
function faults(points: readonly LabelledSpot[], labels: readonly Label[]): string[] {
  return labels.flatMap(({ box }, i) => [
    ...(isInside(box) ? [] : [`${i} is outside`]),
    ...labels.slice(0, i).flatMap((other, j) => (overlap(box, other.box) > 0 ? [`${i} is on ${j}`] : [])),
    ...points.flatMap(({ x, y }, j) =>
      overlap(box, { x: x - 8, y: y - 8, width: 16, height: 16 }) > 0 ? [`${i} is on point ${j}`] : [],
    ),
  ])
}

const name = (x: number, y: number, width = 110): LabelledSpot => ({ x, y, width, height: 34 })

test('alone in the middle a name stands beside its point, without a line', () => {
  const [label] = placedLabels(frame, [name(150, 120)], [])
  expect(label).toEqual({ box: { x: 162, y: 103, width: 110, height: 34 }, anchor: 'start', leader: undefined })
})

test('at the right edge it stands on the left and ends there', () => {
  const [label] = placedLabels(frame, [name(300, 120)], [])
  expect(label).toEqual({ box: { x: 178, y: 103, width: 110, height: 34 }, anchor: 'end', leader: undefined })
})

test('a name rather stands where no line is', () => {
  const whisker = { from: { x: 100, y: 120 }, to: { x: 290, y: 120 } }
  const [label] = placedLabels(frame, [name(150, 120)], [whisker])
  expect(Math.abs((label?.box.y ?? 0) + 17 - 120)).toBeGreaterThan(17)
})

test('six that lie on one another all have their names, with lines to those that are further away', () => {
  const points = Array.from({ length: 6 }, () => name(250, 130))
  const labels = placedLabels(frame, points, [])
  expect(faults(points, labels)).toEqual([])
  expect(labels.filter(({ leader }) => leader).length).toBeGreaterThan(0)
})

/** Everywhere, in a heap, at the edges, or on one spot. */
const kinds: Readonly<Record<string, (roll: Roll) => readonly [number, number]>> = {
  anywhere: (roll) => [roll(0, 260), roll(0, 220)],
  heaped: (roll) => [130 + roll(-15, 15), 60 + roll(-15, 15)],
  edges: (roll) => (roll(0, 1) === 0 ? [260 * roll(0, 1), roll(0, 220)] : [roll(0, 260), 220 * roll(0, 1)]),
  corner: () => [260, 0],
}

test.each(Object.keys(kinds))(
  `one to six points %s: no name stands on another or on a point, or leaves the frame (seed "${seed}")`,
  (kind) => {
    const roll = new Dice(seed).stream(`labels ${kind}`)
    let led = 0
    for (let run = 0; run < 60; run++) {
      const points = Array.from({ length: 1 + (run % 6) }, () => {
        const [x, y] = (kinds[kind] as (typeof kinds)[string])(roll)
        return name(frame.x + x, frame.y + y, roll(40, 120))
      })
      const labels = placedLabels(frame, points, [])
      expect(faults(points, labels), `seed "${seed}", ${kind}, run ${run}`).toEqual([])
      led += labels.filter(({ leader }) => leader).length
    }
    if (kind !== 'anywhere') expect(led).toBeGreaterThan(0)
  },
)
