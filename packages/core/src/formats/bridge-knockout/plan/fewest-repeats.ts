/** Pairs a round with the fewest repeats (BRI-29). */
import { inTurn, least, most } from '../../../ranking/ranking.ts'

export type Pair = readonly [number, number]

export interface RepairedPairs {
  /** Lowest number first in each pair; pairs by their lowest number. */
  readonly pairs: readonly Pair[]
  readonly repeatsByDefault: number
  readonly repeats: number
}

/** Fewest repeats, then most default pairs, then the weakest opponent for the lowest number first. At most eight numbers. */
export function repaired(defaults: readonly Pair[], hasMet: (a: number, b: number) => boolean): RepairedPairs {
  if (defaults.length > 4) throw new RangeError(`${2 * defaults.length} numbers are too many to try all pairings`)
  const repeats = (pairs: readonly Pair[]): number => pairs.filter(([a, b]) => hasMet(a, b)).length
  const kept = (pairs: readonly Pair[]): number => pairs.filter((pair) => defaults.some(isSame(pair))).length
  const [best = []] = pairingsOf(defaults.flat()).toSorted(inTurn(least(repeats), most(kept)))
  return { pairs: best, repeatsByDefault: repeats(defaults), repeats: repeats(best) }
}

const isSame =
  (pair: Pair) =>
  (other: Pair): boolean =>
    pair.every((number) => other.includes(number))

/** All pairings, weakest opponent for the lowest number first: 1-4 2-3, 1-3 2-4, 1-2 3-4. */
function pairingsOf(numbers: readonly number[]): Pair[][] {
  const [lowest, ...others] = numbers.toSorted((a, b) => a - b)
  if (lowest === undefined) return [[]]
  return others.toReversed().flatMap((opponent) => {
    const rest = others.filter((number) => number !== opponent)
    return pairingsOf(rest).map((pairs) => [[lowest, opponent] as const, ...pairs])
  })
}
