/** Games between rated players: the expected score is Elo's, with draws and an advantage of the first move. */

import type { Match } from '../../chart/match.ts'
import type { Score } from '../../facts/result.ts'
import { at } from '../../lists/at.ts'
import { float64At } from '../../lists/cells.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'
import { blackWins, type Chances, drawn, type Model, whiteWins } from './model.ts'

export interface EloSettings {
  /** Value of the first move, in rating points. */
  readonly advantage: number
  /** The share of draws between equals. */
  readonly draws: number
}

/** Sources: docs/models.md. */
export const usualElo: EloSettings = { advantage: 35, draws: 0.4 }

/** Elo's formula: expected score at a rating difference. */
export const expectedScore = (difference: number): number => 1 / (1 + 10 ** (-difference / 400))

/** White's chances; the difference includes the first move, `draws` is the share between equals. */
export function eloChances(difference: number, draws: number): Chances {
  const [score, others] = [expectedScore(difference), expectedScore(-difference)]
  const draw = shareDrawn(4 * score * others, draws)
  return { win: Math.max(0, score - draw / 2), draw, loss: Math.max(0, others - draw / 2) }
}

/**
 * Davidson's: draws are in a fixed proportion to the mean of wins and losses, which is √(win · loss). Solved for the draws
 * at a given score this never makes a chance negative, whatever the share between equals. Equality is 1 for
 * equals and falls towards 0 as the result becomes certain.
 */
const shareDrawn = (equality: number, draws: number): number =>
  (draws * equality) / (draws + Math.sqrt(draws * draws + (1 - 2 * draws) * equality))

export class Elo implements Model {
  readonly strengths: readonly number[]
  private readonly advantage: number
  private readonly size: number
  /** Bounds of a roll, by White and Black: below the first White wins, below the second it is a draw. */
  private readonly wins: Float64Array
  private readonly draws: Float64Array

  constructor(strengths: readonly number[], { advantage, draws }: EloSettings = usualElo) {
    this.strengths = strengths
    this.advantage = advantage
    this.size = strengths.length
    this.wins = new Float64Array(this.size ** 2)
    this.draws = new Float64Array(this.size ** 2)
    for (let place = 0; place < this.wins.length; place++) this.fill(place, draws)
  }

  private fill(place: number, draws: number): void {
    const black = place % this.size
    const { win, draw } = eloChances(this.ahead((place - black) / this.size, black) + this.advantage, draws)
    this.wins[place] = win * 2 ** 32
    this.draws[place] = (win + draw) * 2 ** 32
  }

  private ahead(one: number, other: number): number {
    return at(this.strengths, one) - at(this.strengths, other)
  }

  play(match: Match, { white, black }: GameToPlay, chance: Chance): Score {
    const place = match.who(white) * this.size + match.who(black)
    const rolled = chance.next()
    if (rolled < float64At(this.wins, place)) return whiteWins
    return rolled < float64At(this.draws, place) ? drawn : blackWins
  }

  expected(one: number, other: number): number {
    const ahead = this.ahead(one, other)
    return (expectedScore(ahead + this.advantage) + expectedScore(ahead - this.advantage)) / 2
  }
}
