/** Facts a cup keeps beside its matches: openings drawn for further pairs, games that were broken off, how games are played. */
import type { Chart } from '../../chart/chart.ts'
import { type Ledger, ledgerOf } from '../../chart/ledger.ts'
import type { Match } from '../../chart/match.ts'
import type { Reason } from '../../facts/fact.ts'
import type { MatchId, Seq } from '../../facts/ids.ts'
import type { GameAbandonedFact } from './facts/game-abandoned.ts'
import type { Opening, OpeningOrder } from './facts/opening.ts'
import { openingFields } from './facts/opening-fields.ts'
import type { PlayArrangedFact } from './facts/play-arranged.ts'
import type { CupOptions } from './options.ts'

/** The opening of a further pair, as the rules choose it. */
export interface OpeningChoice {
  readonly pair: number
  /** Its number in the order, counted from 1. */
  readonly opening: number
  /** True if all openings had been used. */
  readonly reused: boolean
  readonly reason: Reason
}

/** A drawn and published opening. */
export interface OpeningDraw extends OpeningChoice {
  readonly match: MatchId
  readonly seq: Seq
}

const none: readonly OpeningDraw[] = []

/** The number of the opening that a pair of a match is played from, once it is known. */
type OpeningOf = (match: Match, pair: number) => number | undefined

export class CupLedger implements Ledger {
  /** Draws in the order of the log. */
  readonly draws: OpeningDraw[] = []
  /** Games that count nowhere, in the order of the log (CUP-22a). */
  readonly abandoned: GameAbandonedFact[] = []
  /** How games are played, each from a round on, in the order of the log (CUP-22b). */
  readonly arrangements: PlayArrangedFact[] = []
  private readonly byMatch = new Map<MatchId, OpeningDraw[]>()
  private readonly chart: Chart
  readonly options: CupOptions
  private readonly openingOf: OpeningOf

  constructor(options: CupOptions, chart: Chart, openingOf: OpeningOf) {
    this.options = options
    this.chart = chart
    this.openingOf = openingOf
  }

  /** The openings published with the start, if any. */
  get book(): OpeningOrder | undefined {
    return openingFields.of(this.chart.started ?? {}).openings
  }

  /** Openings in their order of use; `undefined` if none were given. */
  get order(): readonly Opening[] | undefined {
    return this.book?.order
  }

  /** The opening with this number. */
  numbered(number: number): Opening {
    const opening = this.order?.[number - 1]
    if (!opening) throw new Error(`no opening ${number}`)
    return opening
  }

  /** The number of the opening of a pair, once it is known; `undefined` without openings and for a game outside a pair. */
  of(match: Match, pair: number | undefined): number | undefined {
    return pair === undefined ? undefined : this.openingOf(match, pair)
  }

  drawnIn(match: MatchId): readonly OpeningDraw[] {
    return this.byMatch.get(match) ?? none
  }

  drawnFor(match: MatchId, pair: number): OpeningDraw | undefined {
    return this.byMatch.get(match)?.find((draw) => draw.pair === pair)
  }

  tell(draw: OpeningDraw): void {
    this.chart.trail.keepIn(this.byMatch, draw.match, draw)
    this.chart.trail.keep(this.draws, draw)
  }
}

export const cupLedger = ledgerOf(CupLedger)
