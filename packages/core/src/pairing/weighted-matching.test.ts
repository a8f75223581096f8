import { expect, test } from 'vitest'
import { costByTable, matesByEdmonds } from '../../test/pools/best.ts'
import { seed } from '../../test/pools/past.ts'
import { Dice, type Roll } from '../dice/dice.ts'
import { weightedMatching } from './weighted-matching.ts'

type Cost = (a: number, b: number) => number

type Point = readonly [number, number]

const somewhere = (roll: Roll, width: number): Point => [roll(0, width), roll(0, width)]

const distances =
  (points: readonly Point[]): Cost =>
  (a, b) => {
    const [[x, y], [u, v]] = [points[a] as Point, points[b] as Point]
    return Math.round(Math.hypot(x - u, y - v))
  }

/** Costs that are hard in different ways. */
const kinds: Readonly<Record<string, (roll: Roll, size: number) => Cost>> = {
  'all equal': () => () => 7,
  'free or not': (roll, size) => table(size, () => roll(0, 1)),
  'few values': (roll, size) => table(size, () => roll(0, 3)),
  'many values': (roll, size) => table(size, () => roll(0, 1_000_000)),
  'repeats and colours': (roll, size) => table(size, () => 100_000 * roll(0, 2) + roll(0, 8)),
  'few without repeat': (roll, size) => table(size, () => (roll(1, 10) > 1 ? 100_000 * roll(1, 2) : 0) + roll(0, 8)),
  'distances in a plane': (roll, size) => distances(Array.from({ length: size }, () => somewhere(roll, 10_000))),
  'trios in a plane': (roll, size) => {
    const homes = Array.from({ length: size }, () => somewhere(roll, 10_000))
    const around = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
    return distances(homes.map((_, i) => around(homes[Math.floor(i / 3)] as Point, somewhere(roll, 300))))
  },
  'as large as allowed': (roll, size) => table(size, () => 2 ** 49 - roll(0, 1) * roll(0, 2 ** 30)),
}

test(`the cost is the least of all pairings, in 6300 random tables of up to twelve (seed "${seed}")`, () => {
  const roll = new Dice(seed).stream('weighted matching')
  let [runs, dearer] = [0, 0]
  for (const [kind, costs] of Object.entries(kinds))
    for (let run = 0; run < 700; run++) {
      const size = 2 * roll(0, 6)
      const cost = costs(roll, size)
      const total = totalOf(weightedMatching(size, cost), cost)
      expect(total, `seed "${seed}", ${kind}, run ${run}`).toBe(costByTable(size, cost))
      runs++
      if (greedyTotal(size, cost) > total) dearer++
    }
  process.stdout.write(`weighted matching, seed "${seed}": ${runs} tables, in ${dearer} a greedy pairing costs more\n`)
  expect(dearer).toBeGreaterThan(2000)
})

// Blossoms that fall apart again are rare in small tables and common in these.
test.each`
  size   | runs
  ${40}  | ${100}
  ${64}  | ${10}
  ${128} | ${2}
  ${256} | ${1}
`(
  `… and that of edmonds-blossom in $runs tables of $size of each kind (seed "${seed}")`,
  { tags: ['rest'] },
  ({ size, runs }) => {
    const roll = new Dice(seed).stream(`tables of ${size}`)
    for (const [kind, costs] of Object.entries(kinds))
      for (let run = 0; run < runs; run++) {
        const cost = costs(roll, size)
        const theirs = totalOf(Int32Array.from(matesByEdmonds(size, cost)), cost)
        expect(totalOf(weightedMatching(size, cost), cost), `seed "${seed}", ${kind}, run ${run}`).toBe(theirs)
      }
  },
)

test.each([-1, 0.5, 2 ** 49 + 1, Number.NaN])('a cost of %d is no cost', (each) => {
  expect(() => weightedMatching(2, () => each)).toThrow(RangeError)
})

test('an odd number cannot be paired', () => {
  expect(() => weightedMatching(3, () => 1)).toThrow('3 cannot be paired')
})

test('the same costs give the same matching', () => {
  const cost = kinds['few values']?.(new Dice('twice').stream('cost'), 40) as Cost
  expect(weightedMatching(40, cost)).toEqual(weightedMatching(40, cost))
})

function table(size: number, cost: Cost): Cost {
  const rows = Array.from({ length: size }, (_, a) => Array.from({ length: a }, (_, b) => cost(a, b)))
  return (a, b) => rows[Math.max(a, b)]?.[Math.min(a, b)] as number
}

function totalOf(mates: Int32Array, cost: Cost): number {
  expect(mates.every((b, a) => a !== b && mates[b] === a)).toBe(true)
  return mates.reduce((total, b, a) => total + (a < b ? cost(a, b) : 0), 0)
}

/** Everybody takes the cheapest one free. */
function greedyTotal(size: number, cost: Cost): number {
  const free = Array.from({ length: size }, (_, place) => place)
  let total = 0
  for (let a = free.shift(); a !== undefined; a = free.shift()) {
    const each = free.map((b) => cost(a as number, b))
    total += Math.min(...each)
    free.splice(each.indexOf(Math.min(...each)), 1)
  }
  return total
}
