/** Removes the opening from a game that was perhaps not played from it (CUP-19). */

import type { RecordedFact } from '@arbiter/core'
import { gameAbandoned, openingPlayed } from '@arbiter/core/formats/cup'

export function withoutOpening(fact: RecordedFact): RecordedFact {
  if (fact.type !== 'game-finished' && !gameAbandoned.is(fact)) return fact
  const { opening: _, ...rest } = { ...fact, ...openingPlayed.of(fact) }
  return rest
}
