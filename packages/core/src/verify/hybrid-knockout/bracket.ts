/**
 * The knockout (HYB-S15 to HYB-S19, HYB-15 to HYB-17). Four seeds, the first named first:
 *
 *     round 2   1: seed 4 – seed 1    2: seed 3 – seed 2
 *     round 3   3: winner of 1 – winner of 2
 */
import { at, first } from '../../lists/at.ts'
import { HybridMatch, type Seat } from './match.ts'

export interface Bracket {
  readonly matches: readonly HybridMatch[]
  /** Where the winner of a match sits next. */
  readonly next: ReadonlyMap<HybridMatch, { readonly match: HybridMatch; readonly isFirst: boolean }>
}

export function bracketOf(seeds: readonly Seat[], player1: 'example' | 'first'): Bracket {
  const matches: HybridMatch[] = []
  const next = new Map<HybridMatch, { match: HybridMatch; isFirst: boolean }>()
  let round = firstRound(seeds)
  matches.push(...round)
  while (round.length > 1) {
    const before = round
    const number = first(before).round + 1
    round = Array.from({ length: before.length / 2 }, (_, i) => {
      const match = new HybridMatch(String(matches.length + i + 1), 'knockout', number, [undefined, undefined])
      const isEarlierFirst = number === 3 || player1 === 'first' // HYB-17
      next.set(at(before, i), { match, isFirst: isEarlierFirst })
      next.set(at(before, before.length - 1 - i), { match, isFirst: !isEarlierFirst })
      return match
    })
    matches.push(...round)
  }
  return { matches, next }
}

function firstRound(seeds: readonly Seat[]): HybridMatch[] {
  return Array.from({ length: seeds.length / 2 }, (_, i) => {
    return new HybridMatch(String(i + 1), 'knockout', 2, [seeds.at(-1 - i), seeds[i]])
  })
}

/** The winner, or nobody, takes the seat in the next round. */
export function goOn(match: HybridMatch, { next }: Bracket): void {
  const step = next.get(match)
  if (!step) return
  const [first, second] = step.match.seats
  step.match.seats = step.isFirst ? [match.winner, second] : [first, match.winner]
}
