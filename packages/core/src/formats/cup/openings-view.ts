/** The openings of a match's pairs on screen. */
import type { Match } from '../../chart/match.ts'
import type { Fact } from '../../facts/fact.ts'
import type { DraftOfPair, OpeningOfGame, PairOpening } from '../views/openings.ts'
import type { MatchDetail, MatchView } from '../views/views.ts'
import { openingDrawn } from './facts/opening-drawn.ts'
import { cupLedger } from './ledger.ts'
import { scheduledIn } from './opening-pairs.ts'

export const openingsView: MatchView = {
  shown: openingsShown,
  ofPair: pairShown,
  draft,
}

function draft(match: Match, fact: Fact): DraftOfPair {
  if (!openingDrawn.is(fact)) throw new Error(`no picture of ${fact.type}`)
  const { pair, opening, reused, reason } = fact
  return { ...openingShown(match, pair, opening, reused === true), reasons: [reason] }
}

function openingShown(match: Match, pair: number, opening: number, reused: boolean): PairOpening {
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
function openingsShown(match: Match): MatchDetail {
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
function pairShown(match: Match, pair: number | undefined): OpeningOfGame {
  if (pair === undefined) return {}
  const opening = cupLedger(match.round.stage.chart).of(match, pair)
  return opening === undefined ? { pair } : { pair, opening }
}
