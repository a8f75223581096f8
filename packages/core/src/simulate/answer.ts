/** The results of a simulation: shares and means with 95 % intervals, spreads from 5 to 95 %. */

import { namesOf } from '../chart/names.ts'
import type { Who } from '../chart/slot.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import { at } from '../lists/at.ts'
import { float64At } from '../lists/cells.ts'
import type { Simulator } from './simulator.ts'
import { type Histogram, million, type Tally, whole } from './tally.ts'

/** A 95 % confidence interval. */
export type Interval = readonly [low: number, high: number]

/** Variation from run to run. */
export interface Spread {
  readonly mean: number
  readonly p5: number
  readonly p95: number
}

export interface EntrantChances {
  readonly name: string
  /** In a divided field the letter of the bracket; title and places are those of the bracket. */
  readonly bracket?: string
  readonly rating: number | null
  /** The strength the model assumes. */
  readonly strength: number
  /** Expected share of the title: a first place shared by k counts 1/k, so shares add to 1 (in each bracket). */
  readonly title: number
  readonly interval: Interval
  /** Expected share of each place, the first first. */
  readonly ranks: readonly number[]
  /** Mean number of games. */
  readonly games: number
}

export interface SimulationAnswer {
  readonly runs: number
  readonly seed: string
  readonly format: string
  /** Expected share of the title that goes to the strongest, or to one of the strongest. */
  readonly bestWins: number
  readonly bestWinsInterval: Interval
  /** Spearman's rank correlation of the final table with true strength; null where all are equally strong. */
  readonly correlation: number | null
  readonly correlationInterval: Interval | null
  /** In the whole tournament, earlier games included. */
  readonly games: Spread
  readonly rounds: Spread
  readonly byes: Spread
  readonly gamesPerEntrant: Spread
  /** Hours from now to the end. */
  readonly hours: Spread
  /** Share of the games to come in which one side's expected score is three quarters or more. */
  readonly unequal: number
  /** In the order of entry. */
  readonly entrants: readonly EntrantChances[]
}

export function answerOf(simulator: Simulator, tally: Tally): SimulationAnswer {
  const { runs } = tally
  const isCertain = simulator.isOver
  const mean = (sum: number): number => (runs === 0 ? 0 : sum / runs)
  const best = mean(tally.bestTitle) / whole
  const correlation = simulator.isLevel ? null : mean(tally.correlation) / million
  const names = namesOf(simulator.chart)
  return {
    runs,
    seed: simulator.seed,
    format: formatOf(simulator.chart).name,
    bestWins: best,
    bestWinsInterval: isCertain ? [best, best] : shareInterval(best, mean(tally.bestTitleSquares) / whole, runs),
    correlation,
    correlationInterval: correlation === null ? null : correlationIn(correlation, tally, isCertain),
    games: spreadOf(tally.games),
    rounds: spreadOf(tally.rounds),
    byes: spreadOf(tally.byes),
    gamesPerEntrant: spreadOf(tally.gamesPerEntrant),
    hours: inHours(spreadOf(tally.minutes)),
    unequal: tally.gamesPlayed === 0 ? 0 : tally.unequalGames / tally.gamesPlayed,
    entrants: simulator.entrants.map((who) => ({ name: at(names, who), ...chancesOf(simulator, tally, who) })),
  }
}

function chancesOf(
  simulator: Simulator,
  { runs, places, titleSquares, gamesOf }: Tally,
  who: Who,
): Omit<EntrantChances, 'name'> {
  const { strengths } = simulator.model
  const size = strengths.length
  const shares = [...places.subarray(who * size, who * size + simulator.entrants.length)]
  const all = shares.reduce((sum, share) => sum + share, 0) // as good as all runs, but for what rounding shares has cost
  const ranks = shares.map((share) => (all === 0 ? 0 : share / all))
  const [title = 0] = ranks
  const squares = float64At(titleSquares, who) / whole / Math.max(1, runs)
  const bracket = simulator.bracketOf(who)
  return {
    ...(bracket === '' ? {} : { bracket }),
    rating: simulator.ratings[who] ?? null,
    strength: at(strengths, who),
    title,
    interval: simulator.isOver ? [title, title] : shareInterval(title, squares, runs),
    ranks,
    games: float64At(gamesOf, who) / Math.max(1, runs),
  }
}

const inHours = ({ mean, p5, p95 }: Spread): Spread => ({ mean: mean / 60, p5: p5 / 60, p95: p95 / 60 })

/** Standard errors on either side of a 95 % interval. */
const errors = 1.959964

/** Wilson's interval. Split shares vary less than all or nothing; that counts as more runs. */
function shareInterval(share: number, squares: number, runs: number): Interval {
  if (runs === 0) return [0, 1]
  const variance = squares - share * share
  const ofAllOrNothing = share * (1 - share)
  if (ofAllOrNothing > 0 && variance <= 1e-12) return [share, share]
  const count = ofAllOrNothing > 0 ? (runs * ofAllOrNothing) / variance : runs
  const weight = errors ** 2 / count
  const middle = (share + weight / 2) / (1 + weight)
  const reach = (errors * Math.sqrt(ofAllOrNothing / count + weight / (4 * count))) / (1 + weight)
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

const correlationIn = (mean: number, { correlationSquares, runs }: Tally, isCertain: boolean): Interval =>
  isCertain ? [mean, mean] : meanInterval(mean, correlationSquares / million / Math.max(1, runs), runs)

function meanInterval(mean: number, squares: number, runs: number): Interval {
  if (runs === 0) return [-1, 1]
  const reach = errors * Math.sqrt(Math.max(0, squares - mean * mean) / runs)
  return [Math.max(-1, mean - reach), Math.min(1, mean + reach)]
}

function spreadOf(histogram: Histogram): Spread {
  const count = histogram.reduce((sum, each) => sum + each, 0)
  const sum = histogram.reduce((total, each, number) => total + each * number, 0)
  return {
    mean: count === 0 ? 0 : sum / count,
    p5: quantile(histogram, 0.05 * count),
    p95: quantile(histogram, 0.95 * count),
  }
}

/** The first number at which the sum reaches `count`. */
function quantile(histogram: Histogram, count: number): number {
  let sum = 0
  const found = histogram.findIndex((each) => {
    sum += each
    return sum >= count
  })
  return Math.max(0, found)
}
