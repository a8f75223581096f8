/** Seeded chance: the same seed, the same test. */
import { numericSeed } from '../../../tools/tier.ts'

export interface Dice {
  below(end: number): number
  chance(p: number): boolean
  oneOf<Each>(list: readonly Each[]): Each
}

/** Prints the seed before anything happens. */
export function seedOf(test: string): number {
  process.stdout.write(`${test}: SEED=${numericSeed}\n`)
  return numericSeed
}

/** Mulberry32: small, and good enough to choose inputs. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    below: (end) => Math.floor(next() * end),
    chance: (p) => next() < p,
    oneOf: (list) => list[Math.floor(next() * list.length)] as never,
  }
}
