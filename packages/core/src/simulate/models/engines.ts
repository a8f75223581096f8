/** Pairs of games between engines: the same opening, which favours White more or less, with colours exchanged. */

import type { Match } from '../../chart/match.ts'
import type { Score } from '../../facts/result.ts'
import { float64At } from '../../lists/cells.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'
import { expectedScore } from './elo.ts'
import { blackWins, type Chances, drawn, type Model, whiteWins } from './model.ts'
import { normalSteps } from './normal.ts'

export interface EngineSettings {
  /** Mean and deviation of White's advantage from the opening, in points. */
  readonly advantage: number
  readonly spread: number
  /** Lead a side needs to win, in points; with less the game is drawn. */
  readonly drawElo: number
}

/** Sources: docs/models.md. */
export const usualEngines: EngineSettings = { advantage: 30, spread: 65, drawElo: 153 }

/** White's chances; the difference includes the opening. */
export function engineChances(difference: number, drawElo: number): Chances {
  const win = expectedScore(difference - drawElo)
  const loss = expectedScore(-difference - drawElo)
  return { win, loss, draw: Math.max(0, 1 - win - loss) }
}

/** Points of the model to a rating point: near equals then score as in Elo's formula. */
export function stretchOf(drawElo: number): number {
  const { win } = engineChances(0, drawElo)
  return 1 / (4 * win * (1 - win))
}

/** Kinds of openings, all equally likely; a power of two, so that four bits of a roll choose one. */
const kinds = 16
const bitsLeft = 32 - Math.log2(kinds)

/** White's advantage by kind of opening; mean and deviation are exactly those of the settings. */
export function openingsBy({ advantage, spread }: Pick<EngineSettings, 'advantage' | 'spread'>): number[] {
  const steps = normalSteps(kinds)
  const deviation = Math.sqrt(steps.reduce((sum, step) => sum + step * step, 0) / kinds)
  return steps.map((step) => advantage + (spread * step) / deviation)
}

export class EnginePairs implements Model {
  readonly strengths: readonly number[]
  /** Points as odds: a difference becomes a quotient, so a game takes only products. */
  private readonly odds: Float64Array
  private readonly oddsOfOpening: Float64Array
  private readonly oddsOfDraw: number
  /** The game drawn last; the other game of its pair comes next. */
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

  /** A new opening, except for the second game of a pair whose first was drawn in this run. */
  private openingOf(match: Match, game: GameToPlay, chance: Chance): number {
    if (!this.isOtherOfPair(match, game)) this.opening = chance.next() >>> bitsLeft
    this.match = match
    this.game = game
    return this.opening
  }

  /** Games of an earlier run are no longer on the chart. */
  private isOtherOfPair(match: Match, { pair }: GameToPlay): boolean {
    if (pair === undefined || this.match !== match || this.game?.pair !== pair) return false
    return match.games[match.games.length - 1]?.number === this.game.number
  }

  expected(one: number, other: number): number {
    const [first, second] = [float64At(this.odds, one), float64At(this.odds, other)]
    let edge = 0
    for (const opening of this.oddsOfOpening)
      edge += this.edge(first * opening, second) - this.edge(second * opening, first)
    return 0.5 + edge / (4 * kinds)
  }

  /** White's chance to win minus the chance to lose. */
  private edge(white: number, black: number): number {
    return white / (white + this.oddsOfDraw * black) - black / (black + this.oddsOfDraw * white)
  }
}

const oddsAt = (points: number): number => 10 ** (points / 400)
