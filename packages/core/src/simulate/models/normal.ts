/** The normal distribution: its density, what lies below a point, the point below which a share lies, and chance by it. */
import type { Chance } from '../chance.ts'

export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** Beyond this many deviations a double tells no difference from none or all. */
const farthest = 8

/** The share that lies below so many deviations above the mean. */
export function normalBelow(z: number): number {
  if (Math.abs(z) > farthest) return z > 0 ? 1 : 0
  let term = z
  let sum = z
  for (let before = 0, odd = 3; sum !== before; odd += 2) {
    before = sum
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + sum * normalDensity(z)
}

/** How many deviations above the mean this share lies below; found by halving. */
export function normalQuantile(share: number): number {
  let [low, high] = [-farthest, farthest]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** So many points that divide the distribution into equal shares, each in the middle of its share; the highest first. */
export const normalSteps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => -normalQuantile((i + 0.5) / count))

/** Box and Muller's: so many deviations above the mean. */
export const normalDeviate = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.share())) * Math.cos(2 * Math.PI * chance.share())
