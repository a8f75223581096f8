/** The games of a match, as a series sees them. */

import type { MatchId, Seq } from '../facts/ids.ts'
import type { ReportInForce } from '../facts/in-force.ts'
import type { Instant } from '../facts/instant.ts'
import type { Score } from '../facts/result.ts'
import type { SeatIndex, Who } from '../ids/ids.ts'
import type { Outcome } from './series.ts'

export type { SeatIndex } from '../ids/ids.ts'

/** A game that was played or forfeited. */
export interface Game {
  readonly number: number
  readonly white: SeatIndex
  readonly black: SeatIndex
  readonly score: Score
  /** The fact that brought it: a report, or the ruling or withdrawal that forfeited it. */
  readonly seq: Seq
  readonly finishedAt: Instant
  /** True if the finish time was given; otherwise it is the time of the report. */
  readonly isTimed: boolean
  /** The half, unless the match was reported whole. */
  readonly half?: 1 | 2 | undefined
  /** The pair of games it belongs to. */
  readonly pair?: number | undefined
  /** The report; missing for a game forfeited by absence. */
  readonly report: ReportInForce | undefined
}

export interface SeriesMatch {
  readonly id: MatchId
  readonly games: readonly Game[]
  readonly seats: readonly { readonly who: Who }[]
  /** True if all its entrants are known. */
  readonly isSeated: boolean
  /** The seats that play. */
  readonly here: readonly SeatIndex[]
  /** Number of seats that advance. */
  readonly advance: number
  readonly outcome: Outcome | undefined
}
