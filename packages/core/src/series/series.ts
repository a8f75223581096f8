/** A series decides a match. Formats choose a series and never count games; a series knows only the games played. */
import type { Clocks } from './clock.ts'
import type { SeatIndex, SeriesMatch } from './series-match.ts'

export const decisions = [
  'score',
  'draw',
  'tiebreak',
  'quotient',
  'extra-boards',
  'sudden-death',
  'armageddon',
  'forfeit',
  'walkover',
  'seed',
  'ruling',
] as const
export type DecidedBy = (typeof decisions)[number]

/** The seats in the order of their places; seats missing in `order` have no place. */
export interface Outcome {
  readonly order: readonly SeatIndex[]
  readonly tied: boolean
  readonly by: DecidedBy
}

export const steps = ['normal', 'sudden-death', 'armageddon', 'tiebreak', 'extra-boards'] as const
export type Step = (typeof steps)[number]

/** A game that can be played now. */
export interface GameToPlay {
  readonly number: number
  readonly white: SeatIndex
  readonly black: SeatIndex
  readonly step: Step
  /** Number of the sudden-death game, or of the set of extra boards. */
  readonly attempt?: number
  /** The half; the whole may be reported instead of the first half if nothing is reported yet. */
  readonly half?: 1 | 2
  readonly mayBeWhole?: true
  readonly boards?: number
  readonly clock?: Clocks
  /** The pair of games it belongs to. */
  readonly pair?: number
  /** Black's share of White's time, if it is less. */
  readonly blackTime?: number
}

/** The effect of an absence: the required games are lost, or the others play on without the absent entrant. */
export type Absence = 'forfeits-games' | 'leaves-match'

/** What a match without a game to play waits for. */
export type WaitReason = 'draw' | 'ruling' | 'earlier-result'

/** Pure functions of the games played. */
export interface Series {
  /** The outcome of the games so far, if any; called after each game. */
  judge(played: SeriesMatch): Outcome | undefined
  /** Every game that will be needed for any results of the open games, so that they may be reported in any order. */
  next(played: SeriesMatch): readonly GameToPlay[]
  /** The least and most games it takes; `null` means unlimited. */
  readonly min: number
  readonly max: number | null
  /** All games in order, if known beforehand; later ones are played only until somebody has won. */
  readonly ladder?: readonly GameToPlay[]
  /** True if the match may end level, or be declared level. */
  readonly canBeDrawn: boolean
  /** The kind of result: a mark such as 1-0, or two numbers. */
  readonly results: 'marks' | 'numbers'
  readonly absence: Absence
  /** If true, nobody wins a match that everybody misses; otherwise the games played decide it. */
  readonly isLostIfAllMiss?: true | undefined
  /** What it waits for now; only for series that may have no game to play. */
  awaits?(played: SeriesMatch): WaitReason | undefined
  /** True if the result of an earlier match counts here, which may be reported late. */
  readonly standsOnEarlier?: true | undefined
  /** True if a draw by lot is part of the outcome. */
  readonly usesDice?: true | undefined
}

export const firstWins = (by: DecidedBy): Outcome => ({ order: [0, 1], tied: false, by })
export const secondWins = (by: DecidedBy): Outcome => ({ order: [1, 0], tied: false, by })
export const drawn = (by: DecidedBy): Outcome => ({ order: [0, 1], tied: true, by })
export const nobodyWins = (by: DecidedBy): Outcome => ({ order: [], tied: false, by })
