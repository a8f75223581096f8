/** The openings of a match's pairs on screen. */
import type { Match } from '../../../chart/match.ts'
import type { PairOpening } from '../../views/openings.ts'
import type { MatchDetail } from '../../views/views.ts'
import { cupLedger } from '../ledger.ts'
import { scheduledIn } from './opening-pairs.ts'

interface OpeningOfPair {
  readonly pair: number
  readonly opening: number
  readonly reused?: boolean | undefined
}

export function openingShown(match: Match, { pair, opening, reused }: OpeningOfPair): PairOpening {
  const isTiebreak = pair > scheduledIn(match)
  return {
    pair,
    opening,
    ...cupLedger(match.round.stage.chart).numbered(opening),
    ...(isTiebreak ? { isTiebreak } : {}),
    ...(reused ? { reused } : {}),
  }
}

/** Openings of the scheduled pairs and of the pairs drawn so far; empty without openings. */
export function openingsShown(match: Match): MatchDetail {
  if (scheduledIn(match) === 0) return {}
  const ledger = cupLedger(match.round.stage.chart)
  if (!ledger.order) return {}
  const drawn = ledger.drawnIn(match.id)
  const pairs = Array.from({ length: scheduledIn(match) + drawn.length }, (_, i) => i + 1)
  return {
    openings: pairs.flatMap((pair) => {
      const opening = ledger.of(match, pair)
      const reused = ledger.drawnFor(match.id, pair)?.reused
      return opening === undefined ? [] : [openingShown(match, { pair, opening, reused })]
    }),
  }
}
