/**
 * Two opponents for everybody by the letter of DIA-13 to DIA-17, in ways that share nothing with the code under test:
 * up to nine places all sets of couples are tried, up to twelve the rings are put together from a table over all subsets.
 */
import type { Roll } from '../../src/dice/dice.ts'

export type Couple = readonly [number, number]

/** What DIA-17 compares, in its order: rematches, other ring lengths than the pattern's, pairs inside a half, displacement. */
export type Judgement = readonly [rematches: number, otherLengths: number, insideHalf: number, displacement: number]

// --- the pattern ---------------------------------------------------------------------------------

/** DIA-13 and DIA-15: whom each place would play. */
function patternOpponents(count: number, fewMax: number): number[][] {
  if (count > 3 && count > fewMax) {
    const third = Math.floor(count / 3 + 0.5)
    return Array.from({ length: count }, (_, i) => [(i + third) % count, (i - third + count) % count])
  }
  const ring: number[] = []
  for (let i = 0; ring.length < count; i++)
    ring.push(i, ...(Math.ceil(count / 2) + i < count ? [Math.ceil(count / 2) + i] : []))
  const opponents: number[][] = Array.from({ length: count }, () => [])
  ring.forEach((place, i) => {
    opponents[place]?.push(ring[(i + 1) % count] as number, ring[(i + count - 1) % count] as number)
  })
  return opponents
}

// --- all sets ------------------------------------------------------------------------------------

interface Rings {
  readonly couples: readonly Couple[]
  readonly lengths: string
}

const allSets = new Map<number, readonly Rings[]>()

function setsOf(count: number): readonly Rings[] {
  const known = allSets.get(count)
  if (known) return known
  const sets = ringsOf(Array.from({ length: count }, (_, place) => place))
  const rings = sets.map((couples) => ({ couples, lengths: lengthsOf(count, couples).join() }))
  allSets.set(count, rings)
  return rings
}

/** The first choice of DIA-17; level ones by the first couple in which they differ. */
export function bestByTrying(count: number, fewMax: number, met: Uint8Array): readonly Couple[] {
  const pattern = patternOpponents(count, fewMax)
  const lengths = patternLengths(pattern)
  let left = setsOf(count)
  left = withLeast(left, ({ couples }) => rematchesIn(couples, count, met))
  left = withLeast(left, (rings) => (rings.lengths === lengths ? 0 : 1))
  left = withLeast(left, ({ couples }) => insideHalf(couples, count, fewMax))
  left = withLeast(left, ({ couples }) => displacementOf(couples, pattern))
  const [first] = left.map(({ couples }) => couples).sort((a, b) => differ(a.flat(), b.flat()))
  return first as readonly Couple[]
}

function withLeast(sets: readonly Rings[], measure: (rings: Rings) => number): readonly Rings[] {
  const measures = sets.map(measure)
  const least = measures.reduce((least, each) => Math.min(least, each))
  return sets.filter((_, i) => measures[i] === least)
}

/** Negative if the first number in which they differ is smaller in the first list. */
function differ(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, i) => number !== other[i])
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number)
}

/** All ways to seat these places in rings of three or more: first the ring of the first place, then those of the others. */
function ringsOf(places: readonly number[]): Couple[][] {
  const [first] = places
  if (first === undefined) return [[]]
  return walksFrom([first], places.slice(1)).flatMap((ring) => {
    const others = ringsOf(places.filter((place) => !ring.includes(place)))
    return others.map((couples) => [...couplesIn(ring), ...couples].sort(differ))
  })
}

/** Each ring once: of its two directions the one in which the second place is smaller than the last. */
function walksFrom(walk: readonly number[], others: readonly number[]): number[][] {
  const longer = others.flatMap((next) =>
    walksFrom(
      [...walk, next],
      others.filter((place) => place !== next),
    ),
  )
  return walk.length >= 3 && (walk[1] as number) < (walk.at(-1) as number) ? [[...walk], ...longer] : longer
}

const couplesIn = (ring: readonly number[]): Couple[] =>
  ring.map((place, i) => {
    const next = ring[(i + 1) % ring.length] as number
    return [Math.min(place, next), Math.max(place, next)]
  })

// --- the judgement -------------------------------------------------------------------------------

export function judgementOf(couples: readonly Couple[], count: number, fewMax: number, met: Uint8Array): Judgement {
  const pattern = patternOpponents(count, fewMax)
  return [
    rematchesIn(couples, count, met),
    lengthsOf(count, couples).join() === patternLengths(pattern) ? 0 : 1,
    insideHalf(couples, count, fewMax),
    displacementOf(couples, pattern),
  ]
}

export const rematchesIn = (couples: readonly Couple[], count: number, met: Uint8Array): number =>
  couples.reduce((sum, [a, b]) => sum + (met[a * count + b] as number), 0)

const insideHalf = (couples: readonly Couple[], count: number, fewMax: number): number =>
  couples.filter(([a, b]) => isInsideHalf(count, fewMax, a, b)).length

const isInsideHalf = (count: number, fewMax: number, a: number, b: number): boolean =>
  count <= fewMax && a < Math.ceil(count / 2) === b < Math.ceil(count / 2)

const displacementOf = (couples: readonly Couple[], pattern: readonly (readonly number[])[]): number =>
  couples.reduce((sum, [a, b]) => sum + displacement(pattern, a, b), 0)

function displacement(pattern: readonly (readonly number[])[], a: number, b: number): number {
  const away = (from: number, opponent: number) => Math.min(...(pattern[from] ?? []).map((p) => Math.abs(opponent - p)))
  return away(a, b) + away(b, a)
}

const patternLengths = (pattern: readonly (readonly number[])[]): string =>
  lengthsOf(
    pattern.length,
    pattern.flatMap((others, a) => others.map((b): Couple => [a, b])),
  ).join()

/** How many hang together, in order. */
export function lengthsOf(count: number, couples: readonly Couple[]): number[] {
  const ring = Array.from({ length: count }, (_, place) => place)
  for (const [a, b] of couples) {
    const [kept, gone] = [ring[a] as number, ring[b] as number]
    for (let place = 0; place < count; place++) if (ring[place] === gone) ring[place] = kept
  }
  const sizes = new Map<number, number>()
  for (const name of ring) sizes.set(name, (sizes.get(name) ?? 0) + 1)
  return [...sizes.values()].sort((a, b) => a - b)
}

// --- a table over all subsets --------------------------------------------------------------------

/** The least judgement, without the couples. */
export function judgementByTable(count: number, fewMax: number, met: Uint8Array): Judgement {
  const pattern = patternOpponents(count, fewMax)
  const cost = (a: number, b: number) =>
    1e6 * (met[a * count + b] as number) + (isInsideHalf(count, fewMax, a, b) ? 1e3 : 0) + displacement(pattern, a, b)
  const rings = ringCosts(count, cost)
  const everybody = 2 ** count - 1
  const areTriangles = patternLengths(pattern).startsWith('3,')
  const asPattern = areTriangles ? leastPartition(count, rings, 3) : (rings[everybody] as number)
  const least = leastPartition(count, rings, count)
  const isAsPattern = Math.floor(asPattern / 1e6) === Math.floor(least / 1e6)
  const total = isAsPattern ? asPattern : least
  return [Math.floor(total / 1e6), isAsPattern ? 0 : 1, Math.floor((total % 1e6) / 1e3), total % 1e3]
}

/** The cheapest ring through all of each subset (Held and Karp); infinite for fewer than three. */
function ringCosts(count: number, cost: (a: number, b: number) => number): Float64Array {
  const table = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => (a === b ? 0 : cost(a, b))),
  )
  const costs = (a: number, b: number) => (table[a] as number[])[b] as number
  const walk = new Float64Array(2 ** count * count).fill(Number.POSITIVE_INFINITY)
  const rings = new Float64Array(2 ** count).fill(Number.POSITIVE_INFINITY)
  for (let place = 0; place < count; place++) walk[2 ** place * count + place] = 0
  for (let subset = 1; subset < 2 ** count; subset++) {
    const start = 31 - Math.clz32(subset & -subset)
    for (let last = start; last < count; last++) {
      const soFar = walk[subset * count + last] as number
      if (soFar === Number.POSITIVE_INFINITY) continue
      if (isOfThreeOrMore(subset)) rings[subset] = Math.min(rings[subset] as number, soFar + costs(last, start))
      for (let next = start + 1; next < count; next++) {
        const at = (subset | (1 << next)) * count + next
        if (!(subset & (1 << next))) walk[at] = Math.min(walk[at] as number, soFar + costs(last, next))
      }
    }
  }
  return rings
}

const isOfThreeOrMore = (subset: number): boolean => {
  const withoutOne = subset & (subset - 1)
  return (withoutOne & (withoutOne - 1)) !== 0
}

/** Everybody in rings of at most so many, each subset with the ring of its first place. */
function leastPartition(count: number, rings: Float64Array, longest: number): number {
  const least = new Float64Array(2 ** count).fill(Number.POSITIVE_INFINITY)
  least[0] = 0
  for (let subset = 1; subset < 2 ** count; subset++) {
    const first = subset & -subset
    const others = subset - first
    for (let left = others; ; left = (left - 1) & others) {
      const ring = subset - left
      if (sizeOf(ring) <= longest)
        least[subset] = Math.min(least[subset] as number, (rings[ring] as number) + (least[left] as number))
      if (left === 0) break
    }
  }
  return least[2 ** count - 1] as number
}

function sizeOf(subset: number): number {
  let size = 0
  for (let left = subset; left > 0; left &= left - 1) size++
  return size
}

// --- histories -----------------------------------------------------------------------------------

/** Of a hundred couples so many have met. */
export function history(count: number, perCent: number, roll: Roll): Uint8Array {
  return historyOf(count, () => roll(1, 100) <= perCent)
}

export function historyOf(count: number, haveMet: (a: number, b: number) => boolean): Uint8Array {
  const met = new Uint8Array(count * count)
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) if (haveMet(a, b)) met[a * count + b] = met[b * count + a] = 1
  return met
}
