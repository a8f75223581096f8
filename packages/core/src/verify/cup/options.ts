/** The settings of a cup, read without its schema: missing options have their defaults, wrong ones are findings. */
import type { Finding } from '../finding.ts'
import { isBoolean, isOneOf, isWhole, Options, type WithOptions } from '../options.ts'

export type Fallback = 'HigherSeed' | 'Armageddon' | 'Stop'

export interface CupSettings {
  /** Pairs of each round; the last number repeats (CUP-7). */
  readonly pairs: readonly number[]
  readonly isRandom: boolean
  readonly shuffleWithinBands: boolean
  readonly finishPairs: boolean
  readonly maxTiebreakPairs: number | undefined
  readonly fallback: Fallback
  readonly armageddonBlackTime: number
  readonly thirdPlaceMatch: boolean
  readonly randomOpenings: boolean
  readonly uniquePerMatchOnly: boolean
  readonly allowReuse: boolean
}

/** Each option with the rule it belongs to and the values it may have. */
const options = new Options({
  roundPairIncrements: { rule: 'CUP-7', isRight: isListOfPairs },
  seedingStrategy: { rule: 'CUP-13', isRight: isOneOf('ByRating', 'Random') },
  shuffleWithinBands: { rule: 'CUP-12a', isRight: isBoolean },
  finishPairs: { rule: 'CUP-17b', isRight: isBoolean },
  maxTiebreakPairs: { rule: 'CUP-18a', isRight: (value) => value === null || isWhole(0, 1000)(value) },
  tiebreakFallback: { rule: 'CUP-18b', isRight: isOneOf('HigherSeed', 'Armageddon', 'Stop') },
  armageddonBlackTime: { rule: 'CUP-18b', isRight: isShareOfTime },
  thirdPlaceMatch: { rule: 'CUP-1', isRight: isBoolean },
  randomOpenings: { rule: 'CUP-20', isRight: isBoolean },
  uniquePerMatchOnly: { rule: 'CUP-21', isRight: isBoolean },
  allowReuse: { rule: 'CUP-21b', isRight: isBoolean },
})

function isListOfPairs(value: unknown): boolean {
  return Array.isArray(value) && value.every(isWhole(1, 1000))
}

function isShareOfTime(value: unknown): boolean {
  return typeof value === 'number' && value >= 0.1 && value <= 1
}

export function cupSettings(opened: WithOptions): CupSettings {
  const value = options.reader(opened)
  return {
    pairs: (value('roundPairIncrements') ?? []) as readonly number[],
    isRandom: value('seedingStrategy') === 'Random',
    shuffleWithinBands: value('shuffleWithinBands') === true,
    finishPairs: value('finishPairs') === true,
    maxTiebreakPairs: (value('maxTiebreakPairs') ?? undefined) as number | undefined,
    fallback: (value('tiebreakFallback') ?? 'HigherSeed') as Fallback,
    armageddonBlackTime: (value('armageddonBlackTime') ?? 1) as number,
    thirdPlaceMatch: value('thirdPlaceMatch') === true,
    randomOpenings: value('randomOpenings') === true,
    uniquePerMatchOnly: value('uniquePerMatchOnly') !== false,
    allowReuse: value('allowReuse') === true,
  }
}

export const problemsWithCupOptions = (opened: WithOptions): Finding[] => options.problems(opened)

/** CUP-7: rounds count from 1. */
export const pairsOfRound = ({ pairs }: CupSettings, round: number): number => pairs[round - 1] ?? pairs.at(-1) ?? 1
