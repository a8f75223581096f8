/** How a match is decided. Formats choose a series; they never count games, and a series never knows about absence. */
import type { Match, SeatIndex } from '../chart/match.ts'
import type { Clocks } from './clock.ts'

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
  /** Which half of the boards; the whole may be reported in place of a first half where nothing is in yet. */
  readonly half?: 1 | 2
  readonly mayBeWhole?: true
  readonly boards?: number
  readonly clock?: Clocks
  /** Which pair of games from one opening it belongs to. */
  readonly pair?: number
  /** Black's share of White's time, where it is less. */
  readonly blackTime?: number
}

/** Games come in pairs from one opening. */
export interface PairsPlayed {
  /** How many are scheduled. */
  readonly scheduled: number
  /** The pair a game belongs to; a last game for the decision alone is in none. */
  pairOf(match: Match, game: number): number | undefined
  /** The pair whose opening is to be drawn before anything can be played. */
  waiting(match: Match): number | undefined
  /** Level for good: only the director can decide it. */
  isAsked(match: Match): boolean
}

/** How many boards each two teams play, and what a team has ahead of another beside its IMPs, in thousandths of an IMP. */
export interface BoardsPlayed {
  perPair(match: Match): number
  carryover(match: Match, seat: SeatIndex, other: SeatIndex): number
  handicap(match: Match, seat: SeatIndex, other: SeatIndex): number
  /** The order of those who are level and all advance, where it matters. */
  lot?(match: Match, level: readonly SeatIndex[]): readonly SeatIndex[]
  /** Is what is carried over known? Given only where something is. */
  isCarryoverKnown?(match: Match): boolean
}

export interface Series {
  /** What the games so far decide; asked after each game. */
  judge(match: Match): Outcome | undefined
  /** Every game that will be needed whatever the open ones give, so that games may arrive in any order. */
  next(match: Match): readonly GameToPlay[]
  /** How many games it takes at least, and at most (`null`: no bound). */
  readonly min: number
  readonly max: number | null
  /** Its games in turn, where all are known beforehand; most are played only while nobody has won. */
  readonly ladder?: readonly GameToPlay[]
  /** May the match end level, or be declared so? */
  readonly canBeDrawn: boolean
  /** Teams play boards: results are IMPs, and who is missing leaves the match to the others instead of forfeiting games. */
  readonly boards?: BoardsPlayed
  readonly pairs?: PairsPlayed
}

export const firstWins = (by: DecidedBy): Outcome => ({ order: [0, 1], tied: false, by })
export const secondWins = (by: DecidedBy): Outcome => ({ order: [1, 0], tied: false, by })
export const drawn = (by: DecidedBy): Outcome => ({ order: [0, 1], tied: true, by })
export const nobodyWins = (by: DecidedBy): Outcome => ({ order: [], tied: false, by })
