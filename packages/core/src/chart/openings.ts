/** The openings of a tournament: the one order they are taken in, and those drawn for further pairs so far. */
import type { Reason } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import type { Opening } from '../facts/opening.ts'
import type { Chart } from './chart.ts'
import type { Match } from './match.ts'

/** The opening of a further pair, as the rules choose it. */
export interface OpeningChoice {
  readonly pair: number
  /** Its number in the order, counted from 1. */
  readonly opening: number
  /** All had been used. */
  readonly reused: boolean
  readonly reason: Reason
}

/** An opening that was drawn and told. */
export interface OpeningDraw extends OpeningChoice {
  readonly match: MatchId
  readonly seq: Seq
}

const none: readonly OpeningDraw[] = []

export class Openings {
  /** In the order of the log. */
  readonly draws: OpeningDraw[] = []
  private readonly chart: Chart
  private readonly byMatch = new Map<MatchId, OpeningDraw[]>()

  constructor(chart: Chart) {
    this.chart = chart
  }

  /** In the order they are taken in; undefined where none were given. */
  get order(): readonly Opening[] | undefined {
    return this.chart.started?.openings?.order
  }

  /** The opening with this number. */
  numbered(number: number): Opening {
    return this.order?.[number - 1] as Opening
  }

  /** The number of the opening of a pair, once it is known; none where there are no openings, and for a game in no pair. */
  of(match: Match, pair: number | undefined): number | undefined {
    const { format, options } = this.chart
    return pair === undefined ? undefined : format.openings?.of(options, match, pair)
  }

  drawnIn(match: MatchId): readonly OpeningDraw[] {
    return this.byMatch.get(match) ?? none
  }

  drawnFor(match: MatchId, pair: number): OpeningDraw | undefined {
    return this.byMatch.get(match)?.find((draw) => draw.pair === pair)
  }

  tell(draw: OpeningDraw): void {
    const inMatch = this.byMatch.get(draw.match) ?? []
    this.byMatch.set(draw.match, inMatch)
    inMatch.push(draw)
    this.draws.push(draw)
    this.chart.remember(() => {
      inMatch.pop()
      this.draws.pop()
    })
  }
}
