/** Published pairings, seeds and draws of openings that were taken back, and what was published in their place (LOG-10). */
import type { PlainFact } from './ledger.ts'

/** True for pairings of the same round, seeds of the same stage, and draws for the same pair. */
export function isInPlaceOf(fact: PlainFact, other: PlainFact): boolean {
  if (fact.type === 'round-paired')
    return other.type === fact.type && other.stage === fact.stage && other.round === fact.round
  if (fact.type === 'opening-drawn')
    return other.type === fact.type && other.match === fact.match && other.pair === fact.pair
  return fact.type === 'seeds-published' && other.type === fact.type && other.stage === fact.stage
}

/** True if both publish the same; reasons do not count. */
export const isSamePublication = (fact: PlainFact, other: PlainFact): boolean =>
  JSON.stringify(publishedBy(fact)) === JSON.stringify(publishedBy(other))

function publishedBy(fact: PlainFact): readonly unknown[] {
  if (fact.type === 'round-paired') return [fact.kind, fact.matches, fact.byes, fact.start, fact.handicaps]
  if (fact.type === 'opening-drawn') return [fact.opening, fact.reused]
  return fact.type === 'seeds-published' ? [fact.order, fact.starts] : []
}
