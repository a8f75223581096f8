/** Boards between teams of bridge: both sides' IMPs, from how strong they are and how much a board varies. */

import type { Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import { type Imps, type Score, scoreOf } from '../../facts/result.ts'
import type { BoardsSimulated } from '../../formats/views/views.ts'
import { at } from '../../lists/at.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'
import type { Model } from './model.ts'
import { normalBelow, normalDensity, normalDeviate } from './normal.ts'

export interface TeamSettings {
  /** Of the margin on one board, in IMPs. */
  readonly deviation: number
}

/** Where it comes from: docs/models.md. */
export const usualTeams: TeamSettings = { deviation: 5.63 }

/** Of the match whose chances are told. */
const usualBoards = 24

/** What the first of two teams of these strengths is expected to win on a board, in IMPs. */
export type MarginPerBoard = (one: number, other: number) => number

/** A small difference of ratings gives the chance to win 24 boards that Elo's formula gives. */
export const marginByRatings =
  ({ deviation }: TeamSettings): MarginPerBoard =>
  (one, other) =>
    (one - other) * ((Math.LN10 / 1600) * Math.sqrt((2 * Math.PI) / usualBoards) * deviation)

export class Teams implements Model {
  readonly strengths: readonly number[]
  private readonly margin: MarginPerBoard
  private readonly terms: BoardsSimulated
  private readonly deviation: number
  /** By the two who play; reckoned when they first meet. */
  private readonly boards: (Board | undefined)[] = []

  constructor(
    strengths: readonly number[],
    terms: BoardsSimulated,
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

  private boardOf(one: Who, other: Who): Board {
    const place = one * this.strengths.length + other
    this.boards[place] ??= boardBetween(this.marginOf(one, other), this.deviation)
    return this.boards[place]
  }

  private marginOf(one: Who, other: Who): number {
    return this.margin(at(this.strengths, one), at(this.strengths, other))
  }

  /** The chance to win a match of 24 boards. */
  expected(one: Who, other: Who): number {
    return normalBelow((this.marginOf(one, other) * Math.sqrt(usualBoards)) / this.deviation)
  }
}

/** What one board gives: the margin of the first, and the IMPs of both together, which vary partly with the margin. */
interface Board {
  readonly margin: number
  readonly deviation: number
  readonly total: number
  readonly withMargin: number
  readonly alone: number
}

/** A board gives IMPs to one side only: to the first where a normal margin is above 0, else to the second. */
function boardBetween(margin: number, deviation: number): Board {
  const first = sideOf(margin, deviation)
  const second = sideOf(-margin, deviation)
  const together = -first.mean * second.mean // never both: their product is always 0
  const withMargin = (first.variance - second.variance) / deviation
  const alone = Math.sqrt(Math.max(0, first.variance + second.variance + 2 * together - withMargin ** 2))
  return { margin, deviation, total: first.mean + second.mean, withMargin, alone }
}

/** Of that part of a normal margin which is above 0. */
function sideOf(margin: number, deviation: number): { mean: number; variance: number } {
  const z = margin / deviation
  const mean = margin * normalBelow(z) + deviation * normalDensity(z)
  const square = (margin ** 2 + deviation ** 2) * normalBelow(z) + margin * deviation * normalDensity(z)
  return { mean, variance: square - mean ** 2 }
}

/**
 * So many boards together are nearly normal; IMPs are whole, and both together are never less than the margin nor more
 * than the boards can give.
 */
function impsIn(board: Board, count: number, most: number, chance: Chance): Imps {
  const [ofMargin, ofTotal] = [normalDeviate(chance), normalDeviate(chance)]
  const root = Math.sqrt(count)
  const margin = Math.max(-most, Math.min(most, board.margin * count + board.deviation * root * ofMargin))
  const total = board.total * count + root * (board.withMargin * ofMargin + board.alone * ofTotal)
  const both = Math.min(most, Math.max(total, Math.abs(margin)))
  return [Math.round((both + margin) / 2), Math.round((both - margin) / 2)]
}
