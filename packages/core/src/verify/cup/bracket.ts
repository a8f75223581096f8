/**
 * The knockout (CUP-S6, CUP-5, CUP-12). Four seeds, and a match for third place (CUP-1):
 *
 *     round 1       1: seed 1 – seed 4    2: seed 2 – seed 3
 *     round 2       3: winner of 1 – winner of 2
 *     third place   4: loser of 1 – loser of 2
 */

import type { Person } from '../field.ts'
import type { Terms } from './course.ts'
import { CupMatch, type Seat } from './match.ts'
import { type CupSettings, pairsOfRound } from './options.ts'

interface Step {
  readonly match: CupMatch
  readonly seat: 'a' | 'b'
}

export interface Bracket {
  /** By number. */
  readonly matches: readonly CupMatch[]
  readonly final: CupMatch
  readonly third: CupMatch | undefined
  readonly winnerGoesTo: ReadonlyMap<CupMatch, Step>
  readonly loserGoesTo: ReadonlyMap<CupMatch, Step>
}

export function bracketOf(seeds: readonly Person[], settings: CupSettings, terms: (match: CupMatch) => Terms): Bracket {
  const rounds = roundsOf(seeds.length, settings, terms)
  const places = placesFor(seeds.length).map((seed) => seeds[seed - 1])
  for (const [i, match] of (rounds[0] ?? []).entries()) match.seats = [places[2 * i], places[2 * i + 1]]
  const final = rounds.at(-1)?.[0] as CupMatch
  const semifinals = rounds.at(-2) ?? []
  const hasThird = settings.thirdPlaceMatch && semifinals.length === 2
  const third = hasThird ? new CupMatch(String(seeds.length), undefined, final.pairs, terms) : undefined
  return {
    matches: [...rounds.flat(), ...(third ? [third] : [])],
    final,
    third,
    winnerGoesTo: new Map(rounds.flatMap((round, i) => stepsInto(rounds[i + 1] ?? [], round))),
    loserGoesTo: new Map(third ? stepsInto([third], semifinals) : []),
  }
}

function roundsOf(size: number, settings: CupSettings, terms: (match: CupMatch) => Terms): CupMatch[][] {
  const rounds: CupMatch[][] = []
  let number = 1
  for (let length = size / 2; length >= 1; length /= 2) {
    const round = rounds.length + 1
    const pairs = pairsOfRound(settings, round)
    rounds.push(Array.from({ length }, () => new CupMatch(String(number++), round, pairs, terms)))
  }
  return rounds
}

/** The scheduled pairs of each match of a cup of this size. */
export function scheduledPairs(size: number, settings: CupSettings): number[] {
  const pairs: number[] = []
  for (let round = 1; 2 ** round <= size; round++)
    pairs.push(...Array.from({ length: size / 2 ** round }, () => pairsOfRound(settings, round)))
  return settings.thirdPlaceMatch && size >= 4 ? [...pairs, ...pairs.slice(-1)] : pairs
}

/** Match i leads to match i/2, rounded down; an even one to its seat A (CUP-S6). */
const stepsInto = (next: readonly CupMatch[], round: readonly CupMatch[]): [CupMatch, Step][] =>
  round.flatMap((match, i): [CupMatch, Step][] => {
    const into = next[Math.floor(i / 2)]
    return into ? [[match, { match: into, seat: i % 2 === 0 ? 'a' : 'b' }]] : []
  })

/** CUP-12: 1, 2; then 1, 4, 2, 3; then 1, 8, 4, 5, 2, 7, 3, 6. */
export function placesFor(size: number): readonly number[] {
  let places = [1, 2]
  while (places.length < size) {
    const sum = 2 * places.length + 1
    places = places.flatMap((seed) => [seed, sum - seed])
  }
  return places
}

/** Seats the winner (or nobody) and the loser of a semifinal; returns the matches that may be ready then. */
export function goOn(match: CupMatch, { winnerGoesTo, loserGoesTo }: Bracket): CupMatch[] {
  const taken = [take(winnerGoesTo.get(match), match.winner), take(loserGoesTo.get(match), match.loser)]
  return taken.filter((next) => next !== undefined)
}

function take(step: Step | undefined, who: Seat | undefined): CupMatch | undefined {
  if (!step) return undefined
  const [a, b] = step.match.seats
  step.match.seats = step.seat === 'a' ? [who, b] : [a, who]
  return step.match
}
