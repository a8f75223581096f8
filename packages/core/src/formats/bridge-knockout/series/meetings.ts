/** The meetings inside a match of two or more teams, and which games are whose (BRI-94). */
import type { Game, Played, SeatIndex } from '../../../series/played.ts'

/** Two teams of a match: 0-1, 0-2, 1-2, 0-3 …, so that a seat more leaves the numbers of the others alone. */
export interface Pair {
  readonly index: number
  readonly first: SeatIndex
  readonly second: SeatIndex
}

export function pairsOf(seats: readonly SeatIndex[]): Pair[] {
  const pairs: Pair[] = []
  for (const [i, second] of seats.entries())
    for (const first of seats.slice(0, i)) pairs.push({ index: (second * (second - 1)) / 2 + first, first, second })
  return pairs
}

/** Numbers of the game for the first half or the whole, and of the game for the second half. */
export const firstHalf = ({ index }: Pair): number => 2 * index + 1
export const secondHalf = ({ index }: Pair): number => 2 * index + 2

/** All meetings of a match, including teams that left. */
export const allPairs = ({ seats }: Played): Pair[] => pairsOf(seats.map((_, seat) => seat))

/** The game of a pair in a set of extra boards, the sets counted from 1. */
export function extraGame(match: Played, { index }: Pair, set: number): number {
  const pairs = allPairs(match).length
  return 2 * pairs + (set - 1) * pairs + index + 1
}

/** Is this one of the games in which these two meet for extra boards? */
export function isExtraOf(match: Played, pair: Pair, game: number): boolean {
  const first = extraGame(match, pair, 1)
  return game >= first && (game - first) % allPairs(match).length === 0
}

export const gameNumbered = ({ games }: Played, number: number): Game | undefined =>
  games.find((game) => game.number === number)

/** The reported parts of a pair's boards, the first half first. */
export function partsOf({ games }: Played, pair: Pair): Game[] {
  const [first, second] = [firstHalf(pair), secondHalf(pair)]
  return games.filter(({ number }) => number === first || number === second).sort((a, b) => a.number - b.number)
}

export const isComplete = (match: Played, pair: Pair): boolean => areComplete(partsOf(match, pair))

/** Reported whole, or in both halves. */
export const areComplete = (parts: readonly Game[]): boolean =>
  parts.length === 2 || (parts.length === 1 && parts[0]?.half === undefined)
