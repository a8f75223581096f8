/** How a match of the cup is decided (CUP-16 to CUP-18b). */
import type { Match } from '../../chart/match.ts'
import type { Series } from '../../series/series.ts'
import { cupLedger } from './ledger.ts'
import { type Fallback, openingPairs, type PairRules } from './opening-pairs.ts'
import { unused } from './openings.ts'
import type { CupOptions } from './options.ts'

const mostWithoutNew = 8

const known = new WeakMap<CupOptions, Map<number, Series>>()

/** Made once for a tournament and a number of pairs: matches share their series. */
export function seriesFor(options: CupOptions, pairs: number): Series {
  const made = known.get(options) ?? new Map<number, Series>()
  known.set(options, made)
  let series = made.get(pairs)
  if (!series) {
    series = openingPairs(rulesFor(options, pairs))
    made.set(pairs, series)
  }
  return series
}

function rulesFor(options: CupOptions, pairs: number): PairRules {
  const { finishPairs, maxTiebreakPairs } = options
  return {
    pairs,
    finishPairs,
    fallback: fallbackOf(options),
    furtherPairs: maxTiebreakPairs,
    first: higherSeed,
    isReady: (match, pair) => isReady(options, match, pair - pairs),
    mayFollow: (match, further) => mayFollow(options, match, further),
  }
}

function fallbackOf({ tiebreakFallback, armageddonBlackTime: blackTime }: CupOptions): Fallback {
  switch (tiebreakFallback) {
    case 'HigherSeed':
      return { by: 'seed' }
    case 'Armageddon':
      return { by: 'armageddon', blackTime }
    case 'Stop':
      return { by: 'director' }
    default:
      return tiebreakFallback satisfies never
  }
}

/** CUP-16. */
function higherSeed(match: Match): 0 | 1 {
  const { chart } = match.round.stage
  return chart.seedOf(match.who(0)) < chart.seedOf(match.who(1)) ? 0 : 1
}

/** CUP-18a, CUP-21a: with openings once its own is drawn. */
function isReady({ maxTiebreakPairs }: CupOptions, match: Match, further: number): boolean {
  const ledger = cupLedger(match.round.stage.chart)
  if (!ledger.order) return further <= (maxTiebreakPairs ?? mostWithoutNew)
  return ledger.drawnIn(match.id).length >= further
}

/** CUP-18a. */
function mayFollow(options: CupOptions, match: Match, further: number): boolean {
  const ledger = cupLedger(match.round.stage.chart)
  if (options.maxTiebreakPairs !== null) return further < options.maxTiebreakPairs
  if (!ledger.order) return further < mostWithoutNew
  if (unused(options, match) !== undefined) return true
  return ledger.drawnIn(match.id).filter(({ reused }) => reused).length < mostWithoutNew
}
