/** A model draws the results of games. */
import type { Match } from '../../chart/match.ts'
import { type Score, scoreOf } from '../../facts/result.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'

export interface Model {
  /** Strengths by place in the list of entries; more is better. */
  readonly strengths: readonly number[]
  /** Draws the result of a game. */
  play(match: Match, game: GameToPlay, chance: Chance): Score
  /** Expected score from 0 to 1, averaged over both colours. */
  expected(one: number, other: number): number
}

/** White's chances, which add to 1. */
export interface Chances {
  readonly win: number
  readonly draw: number
  readonly loss: number
}

export const whiteWins = scoreOf('1-0')
export const drawn = scoreOf('1/2-1/2')
export const blackWins = scoreOf('0-1')
