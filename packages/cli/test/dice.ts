/** Chance for tests: the seed is told when something fails, and `SEED=…` repeats it. */
import { numericSeed } from '../../../tools/tier.ts'

export const seedOf = (): number => numericSeed

/** Whole numbers below a bound, the same for the same seed; a linear congruence is random enough to choose moments. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
