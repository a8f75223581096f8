/** How a match is decided. Formats choose a series; they never count games, and a series sees only what was played. */
import type { Clocks } from './clock.ts'
import type { Played, SeatIndex } from './played.ts'

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

/** The seats in the order they came in; who is not in `order` has no place. */
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
  /** Which sudden-death game, or which set of extra boards, this is. */
  readonly attempt?: number
  /** Which half; the whole may be reported in place of a first half where nothing is in yet. */
  readonly half?: 1 | 2
  readonly mayBeWhole?: true
  readonly boards?: number
  readonly clock?: Clocks
  /** Which pair of games it belongs to. */
  readonly pair?: number
  /** Black's share of White's time, where it is less. */
  readonly blackTime?: number
}

/** What the absence of somebody means: the games that are asked for are lost; or the others play on without the one who is missing. */
export type Absence = 'forfeits-games' | 'leaves-match'

/** What has to happen before a match goes on that has no game to play. */
export type Awaited = 'draw' | 'ruling' | 'earlier-result'

/** A pure function of what was played. */
export interface Series {
  /** What the games so far decide; asked after each game. */
  judge(played: Played): Outcome | undefined
  /** Every game that will be needed whatever the open ones give, so that games may arrive in any order. */
  next(played: Played): readonly GameToPlay[]
  /** How many games it takes at least, and at most (`null`: no bound). */
  readonly min: number
  readonly max: number | null
  /** Its games in turn, where all are known beforehand; most are played only while nobody has won. */
  readonly ladder?: readonly GameToPlay[]
  /** May the match end level, or be declared so? */
  readonly canBeDrawn: boolean
  /** What the result of a game is: a mark such as 1-0, or two numbers. */
  readonly results: 'marks' | 'numbers'
  readonly absence: Absence
  /** Nobody wins a match that everybody misses, whoever was ahead; without this the games decide it. */
  readonly isLostIfAllMiss?: true | undefined
  /** What it waits for now; only of a series that may have no game to play. */
  awaits?(played: Played): Awaited | undefined
  /** The result of an earlier match counts here, and may come in late. */
  readonly standsOnEarlier?: true | undefined
  /** A draw by lot is part of its outcome. */
  readonly usesDice?: true | undefined
}

export const firstWins = (by: DecidedBy): Outcome => ({ order: [0, 1], tied: false, by })
export const secondWins = (by: DecidedBy): Outcome => ({ order: [1, 0], tied: false, by })
export const drawn = (by: DecidedBy): Outcome => ({ order: [0, 1], tied: true, by })
export const nobodyWins = (by: DecidedBy): Outcome => ({ order: [], tied: false, by })
