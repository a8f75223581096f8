/** Scores and Elo: a difference of 400 points is odds of ten to one. */
import { within95 } from './normal.ts'
import type { Sample } from './sample.ts'

/** A number with the bounds it lies in 19 times out of 20; a bound that is not known is not there. */
export interface Estimate {
  readonly value: number
  readonly lower?: number
  readonly upper?: number
  /** Half the distance of the bounds, where both are known. */
  readonly error?: number
}

/** The score expected at a difference. */
export function scoreAt(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400))
}

/** The difference at which a score is expected; none at 0 and at 1, where it is beyond all bounds. */
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
 * The difference measured in the spread of a single game, so that it does not depend on how many games are drawn; scaled
 * to be near Elo where no game is drawn. A sample of pairs has two games to the score.
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
