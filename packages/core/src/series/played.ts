/** What was played in a match: all that a series looks at. */
import type { MatchId, Seq } from '../facts/ids.ts'
import type { ReportInForce } from '../facts/in-force.ts'
import type { Instant } from '../facts/instant.ts'
import type { Score } from '../facts/result.ts'
import type { Outcome } from './series.ts'

/** A chair of a match, counted from 0. */
export type SeatIndex = number

/** A game that was played or forfeited, at its place on the chart. */
export interface Game {
  readonly number: number
  readonly white: SeatIndex
  readonly black: SeatIndex
  readonly score: Score
  /** The fact that brought it: a report, or the ruling or withdrawal that forfeited it. */
  readonly seq: Seq
  readonly finishedAt: Instant
  /** It was said when it ended; otherwise that is when it was reported. */
  readonly isTimed: boolean
  /** One of two halves; the whole has none. */
  readonly half?: 1 | 2 | undefined
  /** The pair of games it belongs to. */
  readonly pair?: number | undefined
  /** The report; a game forfeited by absence has none. */
  readonly report: ReportInForce | undefined
}

export interface Played {
  readonly id: MatchId
  readonly games: readonly Game[]
  readonly seats: readonly { readonly who: number }[]
  /** Everybody who sits there is known. */
  readonly isSeated: boolean
  /** The seats that play. */
  readonly here: readonly SeatIndex[]
  /** How many go on. */
  readonly advance: number
  readonly outcome: Outcome | undefined
}
