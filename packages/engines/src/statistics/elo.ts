/** Scores and Elo: 400 points of difference are odds of ten to one. */
import { within95 } from './normal.ts'
import type { Sample } from './sample.ts'

/** An estimate with its 95 % bounds; unknown bounds are missing. */
export interface Estimate {
  readonly value: number
  readonly lower?: number
  readonly upper?: number
  /** Half the distance of the bounds, if both are known. */
  readonly error?: number
}

/** The expected score at a difference. */
export function scoreAt(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400))
}

/** The difference with this expected score; undefined at 0 and 1, where it is infinite. */
export function eloAt(score: number): number | undefined {
  return score > 0 && score < 1 ? 400 * Math.log10(score / (1 - score)) : undefined
}

export function eloEstimate({ mean, variance, size }: Sample): Estimate | undefined {
  const value = eloAt(mean)
  if (value === undefined) return undefined
  if (variance === 0) return { value }
  const margin = within95 * Math.sqrt(variance / size)
  return bounded(value, eloAt(mean - margin), eloAt(mean + margin))
}

/**
 * The difference in units of a single game's deviation, so that it does not depend on the draw rate; scaled to be near Elo
 * without draws. A sample of pairs has two games to the score.
 */
export function normalizedElo({ mean, variance, size }: Sample, gamesToScore: 1 | 2): Estimate | undefined {
  if (variance === 0) return undefined
  const scale = 800 / Math.LN10
  const value = (scale * (mean - 0.5)) / Math.sqrt(variance * gamesToScore)
  const error = (scale * within95) / Math.sqrt(size * gamesToScore)
  return bounded(value, value - error, value + error)
}

function bounded(value: number, lower: number | undefined, upper: number | undefined): Estimate {
  return {
    value,
    ...(lower !== undefined && { lower }),
    ...(upper !== undefined && { upper }),
    ...(lower !== undefined && upper !== undefined && { error: (upper - lower) / 2 }),
  }
}
