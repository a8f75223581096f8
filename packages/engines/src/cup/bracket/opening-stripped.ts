/** A game of which nobody knows that it was played from the opening of its pair does not claim it (CUP-19). */
import { gameAbandoned, type Recorded } from '@arbiter/core'

export function withoutOpening(fact: Recorded): Recorded {
  if (fact.type !== 'game-finished' && !gameAbandoned.is(fact)) return fact
  const { opening: _, ...rest } = fact
  return rest
}
