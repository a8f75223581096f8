/** How results are drawn: what a model answers. */
import type { Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import { type Score, scoreOf } from '../../facts/result.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'

export interface Model {
  /** How strong everybody is taken to be, by place in the list of entries; more is better. */
  readonly strengths: readonly number[]
  /** The result of a game between those who sit there. */
  play(match: Match, game: GameToPlay, chance: Chance): Score
  /** What one scores against another on average over both sides, from 0 to 1. */
  expected(one: Who, other: Who): number
}

/** How a game can end for White; the three add to 1. */
export interface Chances {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

export const whiteWins = scoreOf('1-0')
export const drawn = scoreOf('1/2-1/2')
export const blackWins = scoreOf('0-1')
