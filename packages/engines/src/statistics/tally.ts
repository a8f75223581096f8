/** One side's results: games by result, and pairs by the points of both games. */

/** A game from one side: 0 lost, 1 drawn, 2 won. */
export type HalfPoints = 0 | 1 | 2

/** The games of one opening with colours exchanged; one game if the other was not played. */
export type Pair = readonly HalfPoints[]

export interface Tally {
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Complete pairs by their points: 0, ½, 1, 1½, 2; so LL, LD, WL or DD, WD, WW. */
export type Pentanomial = readonly [number, number, number, number, number]

export function tallyOf(games: readonly HalfPoints[]): Tally {
  const [losses, draws, wins] = counted(games, 3)
  return { wins: wins ?? 0, draws: draws ?? 0, losses: losses ?? 0 }
}

/** Half pairs are left out. */
export function pentanomialOf(pairs: readonly Pair[]): Pentanomial {
  const points = pairs.filter((pair) => pair.length === 2).map(([first = 0, second = 0]) => first + second)
  const [ll = 0, ld = 0, even = 0, wd = 0, ww = 0] = counted(points, 5)
  return [ll, ld, even, wd, ww]
}

function counted(values: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
