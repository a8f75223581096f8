/** The openings that the pairs of a match are played from, as they are shown. */
import type { Match } from '../chart/match.ts'
import type { Opening } from '../facts/opening.ts'
import { cupLedger } from '../formats/cup/ledger.ts'
import { scheduledIn } from '../formats/cup/opening-pairs.ts'

/** A pair and its opening. */
export interface PairOpening extends Omit<Opening, 'place'> {
  readonly pair: number
  /** Number in the order of the openings, and the place in the book. */
  readonly opening: number
  readonly place: number
  readonly isTiebreak?: true
  readonly reused?: true
}

export function openingShown(match: Match, pair: number, opening: number, reused: boolean): PairOpening {
  const isTiebreak = pair > scheduledIn(match)
  return {
    pair,
    opening,
    ...cupLedger(match.round.stage.chart).numbered(opening),
    ...(isTiebreak ? { isTiebreak } : {}),
    ...(reused ? { reused } : {}),
  }
}

/** Of the scheduled pairs and of those drawn so far; nothing where there are no openings. */
export function openingsShown(match: Match): { openings?: readonly PairOpening[] } {
  if (scheduledIn(match) === 0) return {}
  const ledger = cupLedger(match.round.stage.chart)
  if (!ledger.order) return {}
  const drawn = ledger.drawnIn(match.id)
  const pairs = Array.from({ length: scheduledIn(match) + drawn.length }, (_, i) => i + 1)
  const isReused = (pair: number) => ledger.drawnFor(match.id, pair)?.reused ?? false
  return {
    openings: pairs.flatMap((pair) => {
      const opening = cupLedger(match.round.stage.chart).of(match, pair)
      return opening === undefined ? [] : [openingShown(match, pair, opening, isReused(pair))]
    }),
  }
}

/** The pair of a game, and the number of its opening. */
export function pairShown(match: Match, pair: number | undefined): { pair?: number; opening?: number } {
  if (pair === undefined) return {}
  const opening = cupLedger(match.round.stage.chart).of(match, pair)
  return opening === undefined ? { pair } : { pair, opening }
}
