/** The normal distribution: density, cumulative share, its inverse, and random deviates. */
import type { Chance } from '../chance.ts'

export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** Beyond this many deviations a double cannot tell the share from 0 or 1. */
const farthest = 8

/** The share below a point, given in deviations above the mean. */
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

/** The point below which a share lies, in deviations above the mean; found by bisection. */
export function normalQuantile(share: number): number {
  let [low, high] = [-farthest, farthest]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The middles of equal shares of the distribution, the highest first. */
export const normalSteps = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => -normalQuantile((i + 0.5) / count))

/** A random deviate, by Box and Muller. */
export const normalDeviate = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.share())) * Math.cos(2 * Math.PI * chance.share())
