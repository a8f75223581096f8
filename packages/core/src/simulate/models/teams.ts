/** Boards between bridge teams: both sides' IMPs, from their strengths and the deviation of a board. */

import type { Match } from '../../chart/match.ts'
import { type Score, scoreOf } from '../../facts/result.ts'
import type { Imps } from '../../formats/views/boards.ts'
import type { SimulatedBoards } from '../../formats/views/views.ts'
import { at } from '../../lists/at.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'
import type { Model } from './model.ts'
import { normalBelow, normalDensity, normalDeviate } from './normal.ts'

export interface TeamSettings {
  /** Deviation of the margin on one board, in IMPs. */
  readonly deviation: number
}

/** Source: docs/models.md. */
export const usualTeams: TeamSettings = { deviation: 5.63 }

/** Boards of the match for which chances are given. */
const usualBoards = 24

/** The first team's expected margin on a board, in IMPs. */
export type MarginPerBoard = (one: number, other: number) => number

/** For small rating differences the chance to win 24 boards is that of Elo's formula. */
export const marginByRatings =
  ({ deviation }: TeamSettings): MarginPerBoard =>
  (one, other) =>
    (one - other) * ((Math.LN10 / 1600) * Math.sqrt((2 * Math.PI) / usualBoards) * deviation)

export class Teams implements Model {
  readonly strengths: readonly number[]
  private readonly margin: MarginPerBoard
  private readonly terms: SimulatedBoards
  private readonly deviation: number
  /** By both teams; calculated when they first meet. */
  private readonly boards: (Board | undefined)[] = []

  constructor(
    strengths: readonly number[],
    terms: SimulatedBoards,
    { deviation }: TeamSettings = usualTeams,
    margin: MarginPerBoard = terms.marginPerBoard,
  ) {
    this.strengths = strengths
    this.terms = terms
    this.margin = margin
    this.deviation = deviation
  }

  play(match: Match, { white, black, boards }: GameToPlay, chance: Chance): Score {
    const board = this.boardOf(match.who(white), match.who(black))
    const count = boards ?? this.terms.perPair(match)
    return scoreOf(impsIn(board, count, this.terms.mostImps * count, chance))
  }

  private boardOf(one: number, other: number): Board {
    const place = one * this.strengths.length + other
    this.boards[place] ??= boardBetween(this.marginOf(one, other), this.deviation)
    return this.boards[place]
  }

  private marginOf(one: number, other: number): number {
    return this.margin(at(this.strengths, one), at(this.strengths, other))
  }

  /** The chance to win a match of 24 boards. */
  expected(one: number, other: number): number {
    return normalBelow((this.marginOf(one, other) * Math.sqrt(usualBoards)) / this.deviation)
  }
}

/** Distribution of one board: the first team's margin, and the IMPs of both together, which vary partly with it. */
interface Board {
  readonly margin: number
  readonly deviation: number
  readonly total: number
  readonly withMargin: number
  readonly alone: number
}

/** Only one side wins IMPs on a board: the first if a normal margin is above 0, else the second. */
function boardBetween(margin: number, deviation: number): Board {
  const first = sideOf(margin, deviation)
  const second = sideOf(-margin, deviation)
  const together = -first.mean * second.mean // never both: their product is always 0
  const withMargin = (first.variance - second.variance) / deviation
  const alone = Math.sqrt(Math.max(0, first.variance + second.variance + 2 * together - withMargin ** 2))
  return { margin, deviation, total: first.mean + second.mean, withMargin, alone }
}

/** Mean and variance of the part of a normal margin above 0. */
function sideOf(margin: number, deviation: number): { mean: number; variance: number } {
  const z = margin / deviation
  const mean = margin * normalBelow(z) + deviation * normalDensity(z)
  const square = (margin ** 2 + deviation ** 2) * normalBelow(z) + margin * deviation * normalDensity(z)
  return { mean, variance: square - mean ** 2 }
}

/**
 * The sum of many boards is nearly normal. IMPs are whole; both sides' sum is at least the margin and at most what the
 * boards can give.
 */
function impsIn(board: Board, count: number, most: number, chance: Chance): Imps {
  const [ofMargin, ofTotal] = [normalDeviate(chance), normalDeviate(chance)]
  const root = Math.sqrt(count)
  const margin = Math.max(-most, Math.min(most, board.margin * count + board.deviation * root * ofMargin))
  const total = board.total * count + root * (board.withMargin * ofMargin + board.alone * ofTotal)
  const both = Math.min(most, Math.max(total, Math.abs(margin)))
  return [Math.round((both + margin) / 2), Math.round((both - margin) / 2)]
}
