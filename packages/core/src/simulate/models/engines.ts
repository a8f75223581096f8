/** Pairs of games between engines: both from one opening, which favours White more or less, with colours exchanged. */

import type { Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import type { Score } from '../../facts/result.ts'
import { float64At } from '../../lists/cells.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'
import { expectedScore } from './elo.ts'
import { blackWins, type Chances, drawn, type Model, whiteWins } from './model.ts'
import { normalSteps } from './normal.ts'

export interface EngineSettings {
  /** What an opening gives White on average, in points, and how openings differ in it. */
  readonly advantage: number
  readonly spread: number
  /** A side wins by being so many points better; in between it is drawn. */
  readonly drawElo: number
}

/** Where they come from: docs/models.md. */
export const usualEngines: EngineSettings = { advantage: 30, spread: 65, drawElo: 153 }

/** For White, so many points better with the opening counted. */
export function engineChances(difference: number, drawElo: number): Chances {
  const win = expectedScore(difference - drawElo)
  const loss = expectedScore(-difference - drawElo)
  return { win, loss, draw: Math.max(0, 1 - win - loss) }
}

/** Points of the model in a point of rating, so that between near equals the expected score is Elo's. */
export function stretchOf(drawElo: number): number {
  const { win } = engineChances(0, drawElo)
  return 1 / (4 * win * (1 - win))
}

/** Openings come in so many kinds, each as likely as the others: a power of two, so that four bits of a roll choose one. */
const kinds = 16
const bitsLeft = 32 - Math.log2(kinds)

/** What the kinds give White: their mean and deviation are exactly those of the settings. */
export function openingsBy({ advantage, spread }: Pick<EngineSettings, 'advantage' | 'spread'>): number[] {
  const steps = normalSteps(kinds)
  const deviation = Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / kinds)
  return steps.map((step) => advantage + (spread * step) / deviation)
}

export class EnginePairs implements Model {
  readonly strengths: readonly number[]
  /** Points as odds, of which a difference is a quotient: nothing is left to reckon in a game but products. */
  private readonly odds: Float64Array
  private readonly oddsOfOpening: Float64Array
  private readonly oddsOfDraw: number
  /** Of the game drawn last: the other game of its pair is played next. */
  private match: Match | undefined = undefined
  private game: GameToPlay | undefined = undefined
  private opening = 0

  constructor(strengths: readonly number[], settings: EngineSettings = usualEngines) {
    const stretch = stretchOf(settings.drawElo)
    this.strengths = strengths
    this.odds = Float64Array.from(strengths, (strength) => oddsAt(strength * stretch))
    this.oddsOfOpening = Float64Array.from(openingsBy(settings), oddsAt)
    this.oddsOfDraw = oddsAt(settings.drawElo)
  }

  play(match: Match, game: GameToPlay, chance: Chance): Score {
    const opening = float64At(this.oddsOfOpening, this.openingOf(match, game, chance))
    const white = float64At(this.odds, match.who(game.white)) * opening
    const black = float64At(this.odds, match.who(game.black))
    const rolled = chance.share()
    if (rolled * (white + this.oddsOfDraw * black) < white) return whiteWins
    return (1 - rolled) * (black + this.oddsOfDraw * white) > black ? drawn : blackWins
  }

  /** Drawn anew but for the second game of a pair whose first was drawn in this run. */
  private openingOf(match: Match, game: GameToPlay, chance: Chance): number {
    if (!this.isOtherOfPair(match, game)) this.opening = chance.next() >>> bitsLeft
    this.match = match
    this.game = game
    return this.opening
  }

  /** What was drawn in an earlier run is on the chart no longer. */
  private isOtherOfPair(match: Match, { pair }: GameToPlay): boolean {
    if (pair === undefined || this.match !== match || this.game?.pair !== pair) return false
    return match.games[match.games.length - 1]?.number === this.game.number
  }

  expected(one: Who, other: Who): number {
    const [first, second] = [float64At(this.odds, one), float64At(this.odds, other)]
    let edge = 0
    for (const opening of this.oddsOfOpening)
      edge += this.edge(first * opening, second) - this.edge(second * opening, first)
    return 0.5 + edge / (4 * kinds)
  }

  /** How much more likely White is to win than to lose. */
  private edge(white: number, black: number): number {
    return white / (white + this.oddsOfDraw * black) - black / (black + this.oddsOfDraw * white)
  }
}

const oddsAt = (points: number): number => 10 ** (points / 400)
