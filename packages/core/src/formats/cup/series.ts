/** How a match of the cup is decided (CUP-16 to CUP-18b). */
import type { Chart } from '../../chart/chart.ts'
import { NOBODY } from '../../chart/slot.ts'
import type { Series } from '../../series/series.ts'
import type { SeriesMatch } from '../../series/series-match.ts'
import { cupLedger } from './ledger.ts'
import { type Fallback, OpeningPairs, type PairRules } from './openings/opening-pairs.ts'
import { unused } from './openings/openings.ts'
import type { CupOptions } from './options.ts'

const mostWithoutNew = 8

export const seriesFor = (options: CupOptions, chart: Chart, pairs: number): Series =>
  new OpeningPairs(rulesFor(options, chart, pairs))

function rulesFor(options: CupOptions, chart: Chart, pairs: number): PairRules {
  const { finishPairs, maxTiebreakPairs } = options
  return {
    pairs,
    finishPairs,
    fallback: fallbackOf(options),
    furtherPairs: maxTiebreakPairs,
    first: (match) => higherSeed(chart, match),
    isReady: (match, pair) => isReady(options, chart, match, pair - pairs),
    mayFollow: (match, further) => mayFollow(options, chart, match, further),
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
function higherSeed(chart: Chart, { seats: [one, other] }: SeriesMatch): 0 | 1 {
  return chart.field.seedOf(one?.who ?? NOBODY) < chart.field.seedOf(other?.who ?? NOBODY) ? 0 : 1
}

/** CUP-18a, CUP-21a: with openings, once the pair's own is drawn. */
function isReady({ maxTiebreakPairs }: CupOptions, chart: Chart, match: SeriesMatch, further: number): boolean {
  const ledger = cupLedger(chart)
  if (!ledger.order) return further <= (maxTiebreakPairs ?? mostWithoutNew)
  return ledger.drawnIn(match.id).length >= further
}

/** CUP-18a. */
function mayFollow(options: CupOptions, chart: Chart, match: SeriesMatch, further: number): boolean {
  const ledger = cupLedger(chart)
  if (options.maxTiebreakPairs !== null) return further < options.maxTiebreakPairs
  if (!ledger.order) return further < mostWithoutNew
  const known = chart.board.matches.get(match.id)
  if (known && unused(options, known) !== undefined) return true
  return ledger.drawnIn(match.id).filter(({ reused }) => reused).length < mostWithoutNew
}
