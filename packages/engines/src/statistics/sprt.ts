/**
 * A sequential probability ratio test of two hypotheses about the difference in Elo, evaluated after every pair.
 *
 * The likelihood ratio compares the two distributions of pair scores that fit the games best, one with the mean of
 * elo0 and one with that of elo1 (the generalized test). It uses complete pairs, so the two games of an opening
 * need not be independent.
 */
import type { Message } from '@arbiter/core/messages'
import { scoreAt } from './elo.ts'
import { scoresOf } from './sample.ts'
import type { Pentanomial } from './tally.ts'
import { message } from './words/messages.ts'

export interface SprtPlan {
  /** The differences in Elo of H0 and H1. */
  readonly elo0: number
  readonly elo1: number
  /** The error rates: accepting H1 though H0 is true, and H0 though H1 is true. */
  readonly alpha: number
  readonly beta: number
}

export interface SprtState {
  /** The log-likelihood ratio of H1 to H0. */
  readonly llr: number
  /** At or below the lower bound H0 is accepted, at or above the upper one H1. */
  readonly lower: number
  readonly upper: number
  readonly decision: 'continue' | 'H0' | 'H1'
}

/** Why a plan is invalid; undefined if it is valid. */
export function sprtProblem({ elo0, elo1, alpha, beta }: SprtPlan): Message | undefined {
  if (![elo0, elo1, alpha, beta].every(Number.isFinite)) return message('statistics-sprt-numbers')
  if (elo0 >= elo1) return message('statistics-sprt-order', { elo0: { number: elo0 }, elo1: { number: elo1 } })
  if (alpha <= 0 || beta <= 0) return message('statistics-sprt-positive')
  if (alpha + beta >= 1) return message('statistics-sprt-errors')
  if (Math.max(Math.abs(elo0), Math.abs(elo1)) > 2000) return message('statistics-sprt-range')
  return undefined
}

export function sprtState(pairs: Pentanomial, plan: SprtPlan): SprtState {
  const problem = sprtProblem(plan)
  if (problem) throw new RangeError(JSON.stringify(problem))
  const lower = Math.log(plan.beta / (1 - plan.alpha))
  const upper = Math.log((1 - plan.beta) / plan.alpha)
  const llr = logLikelihoodRatio(pairs, scoreAt(plan.elo0), scoreAt(plan.elo1))
  return { llr, lower, upper, decision: llr <= lower ? 'H0' : llr >= upper ? 'H1' : 'continue' }
}

/** A score that never occurred counts as a thousandth of a pair, so that both hypotheses stay possible. */
const never = 1e-3

export function logLikelihoodRatio(pairs: Pentanomial, score0: number, score1: number): number {
  if (pairs.every((count) => count === 0)) return 0
  const counts = pairs.map((count) => count || never)
  const scores = scoresOf(counts)
  const tilt0 = tiltTo(score0, counts, scores)
  const tilt1 = tiltTo(score1, counts, scores)
  return counts.reduce((llr, count, at) => {
    const score = scores[at] ?? 0
    return llr + count * (Math.log1p(tilt0 * (score - score0)) - Math.log1p(tilt1 * (score - score1)))
  }, 0)
}

/**
 * The most likely distribution with a given mean has the probabilities count / (1 + t·(score - mean)), divided by the number
 * of pairs (Lagrange), with t such that the mean is right. The difference falls from plus to minus infinity
 * between the ends where a probability would be infinite, so bisection finds it.
 */
function tiltTo(mean: number, counts: readonly number[], scores: readonly number[]): number {
  let low = -1 / (1 - mean)
  let high = 1 / mean
  for (let halvings = 0; halvings < 100; halvings++) {
    const tilt = (low + high) / 2
    if (tilt === low || tilt === high) break
    if (excess(tilt, mean, counts, scores) > 0) low = tilt
    else high = tilt
  }
  return (low + high) / 2
}

function excess(tilt: number, mean: number, counts: readonly number[], scores: readonly number[]): number {
  let sum = 0
  for (const [at, count] of counts.entries()) {
    const beyond = (scores[at] ?? 0) - mean
    sum += (count * beyond) / (1 + tilt * beyond)
  }
  return sum
}
