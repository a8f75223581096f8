/** The plan of a cup for a number of entrants: rounds, opening pairs, and the pairs' numbers in the plan. */

import type { Match } from '../../chart/match.ts'
import { roundOf, thirdPlaceRound } from '../../chart/rounds/round-name.ts'
import { last } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { CupOptions } from './options.ts'

export const largestField = 1024
export const thirdPlace = 'third-place'

/** CUP-7: pairs of a round, counted from 1; the last number repeats. */
export function pairsIn({ roundPairIncrements: list }: CupOptions, round: number): number {
  return list[Math.min(round, list.length) - 1] ?? 1
}

export const roundsOf = (size: number): number => Math.log2(size)

/** CUP-1: from four entrants. */
export const hasThirdPlace = ({ thirdPlaceMatch }: CupOptions, size: number): boolean => thirdPlaceMatch && size >= 4

/** A round with its number of matches and of scheduled pairs in each. */
export interface RoundPlan {
  /** The match for third place is a stage of its own. */
  readonly stage: string
  readonly round: number
  readonly name: Message
  readonly matches: number
  readonly pairs: number
}

export function planOf(options: CupOptions, size: number): RoundPlan[] {
  const rounds = Array.from({ length: roundsOf(size) }, (_, i) => {
    const left = size / 2 ** i
    return { stage: 'cup', round: i + 1, name: roundOf(left, 'one'), matches: left / 2, pairs: pairsIn(options, i + 1) }
  })
  const final = last(rounds)
  return hasThirdPlace(options, size)
    ? [...rounds, { ...final, stage: thirdPlace, round: 1, name: thirdPlaceRound }]
    : rounds
}

/** CUP-20a: all scheduled pairs. */
export const pairsPlanned = (options: CupOptions, size: number): number =>
  planOf(options, size).reduce((sum, { matches, pairs }) => sum + matches * pairs, 0)

/** All matches of the cup, including the match for third place. */
export const matchesOf = (options: CupOptions, size: number): number =>
  size - 1 + (hasThirdPlace(options, size) ? 1 : 0)

/** CUP-20a: number of scheduled pairs before those of a match. */
export function pairsBefore(options: CupOptions, match: Match): number {
  const {
    field: { size },
  } = match.round.stage.chart
  let [matches, sum] = [Number(match.id) - 1, 0]
  for (const round of planOf(options, size)) {
    if (matches < round.matches) return sum + matches * round.pairs
    matches -= round.matches
    sum += round.matches * round.pairs
  }
  return sum
}
