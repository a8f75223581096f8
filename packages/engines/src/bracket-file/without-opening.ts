/** A game of which nobody knows that it was played from the opening of its pair does not claim it (CUP-19). */

import type { Recorded } from '@arbiter/core'
import { gameAbandoned, openingPlayed } from '@arbiter/core/formats/cup'

export function withoutOpening(fact: Recorded): Recorded {
  if (fact.type !== 'game-finished' && !gameAbandoned.is(fact)) return fact
  const { opening: _, ...rest } = { ...fact, ...openingPlayed.of(fact) }
  return rest
}
