/** What games say about the strength of two sides; unknown figures are left out and explained. */
import type { Message } from '@arbiter/core/messages'
import { type Estimate, eloEstimate, normalizedElo } from './elo.ts'
import { normalBelow } from './normal.ts'
import { type Sample, sampleOf } from './sample.ts'
import { type Pair, type Pentanomial, pentanomialOf, type Tally, tallyOf } from './tally.ts'
import { message } from './words/messages.ts'

export interface MatchStatistics {
  readonly games: number
  readonly tally: Tally
  readonly pentanomial: Pentanomial
  /** Pairs with only one game played. */
  readonly halfPairs: number
  /** Points per game, drawn games per game, tied pairs per complete pair. */
  readonly score?: number
  readonly drawRatio?: number
  readonly tiedPairRatio?: number
  /** `pairs` from two complete pairs on, otherwise single games. */
  readonly basis: 'pairs' | 'games'
  readonly elo?: Estimate
  readonly normalizedElo?: Estimate
  /** The likelihood that this side is stronger. */
  readonly superiority?: number
  readonly remarks: readonly Message[]
}

export function matchStatistics(pairs: readonly Pair[]): MatchStatistics {
  const games = pairs.flat()
  const tally = tallyOf(games)
  const pentanomial = pentanomialOf(pairs)
  const complete = pentanomial.reduce((sum, count) => sum + count, 0)
  const basis = complete >= 2 ? 'pairs' : 'games'
  const sample = basis === 'pairs' ? sampleOf(pentanomial) : gamesSample(tally)
  const halfPairs = pairs.filter((pair) => pair.length === 1).length
  return {
    ...{ games: games.length, tally, pentanomial, halfPairs, basis },
    ...ratios(tally, pentanomial, complete),
    ...(sample && estimates(sample, basis, tally)),
    remarks: remarksOn(sample, basis, halfPairs),
  }
}

/** Points of all games, also of half pairs. */
function ratios(tally: Tally, pentanomial: Pentanomial, complete: number) {
  const sample = gamesSample(tally)
  return {
    ...(sample && { score: sample.mean, drawRatio: tally.draws / sample.size }),
    ...(complete > 0 && { tiedPairRatio: pentanomial[2] / complete }),
  }
}

function estimates(sample: Sample, basis: 'pairs' | 'games', tally: Tally) {
  const elo = eloEstimate(sample)
  const normalized = normalizedElo(sample, basis === 'pairs' ? 2 : 1)
  const superiority = superiorityOf(sample, tally)
  return { ...(elo && { elo }), ...(normalized && { normalizedElo: normalized }), superiority }
}

/**
 * The likelihood of superiority. Without any spread it comes from the decisive games alone: of W wins and L losses between
 * equals, W - L has a deviation of √(W + L); without decisive games neither side is ahead.
 */
function superiorityOf({ mean, variance, size }: Sample, { wins, losses }: Tally): number {
  if (variance > 0) return normalBelow((mean - 0.5) / Math.sqrt(variance / size))
  return wins + losses === 0 ? 0.5 : normalBelow((wins - losses) / Math.sqrt(wins + losses))
}

function gamesSample({ wins, draws, losses }: Tally): Sample | undefined {
  return sampleOf([losses, draws, wins])
}

function remarksOn(sample: Sample | undefined, basis: 'pairs' | 'games', halfPairs: number): readonly Message[] {
  if (!sample) return [message('statistics-none')]
  const isLeftOut = basis === 'pairs' && halfPairs > 0
  const halves = isLeftOut ? [message('statistics-half-pairs', { pairs: halfPairs })] : []
  return [...halves, ...spreadRemarks(sample, basis)]
}

function spreadRemarks({ mean, variance, size }: Sample, basis: 'pairs' | 'games'): readonly Message[] {
  if (mean === 1) return [message('statistics-all-won')]
  if (mean === 0) return [message('statistics-all-lost')]
  if (variance > 0) return []
  return [size === 1 ? message('statistics-one-game') : message('statistics-no-spread', { count: size, basis })]
}
