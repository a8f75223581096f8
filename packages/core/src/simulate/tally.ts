/**
 * Counts over runs: plain data that workers can send. Whole numbers only, so that the sum does not depend on the order in
 * which runs are added.
 */

/** One place, in parts: divisible by every k up to 16 and by powers of two, for places shared by k. */
export const whole = 720720 * 2 ** 10

/** Unit of a run's correlation: a millionth. */
export const million = 1_000_000

/** Frequency of each number, by number. */
export type Histogram = number[]

export interface Tally {
  runs: number
  /** By entrant: shares of each place, n × n. */
  readonly places: Float64Array
  /** By entrant: squares of the shares of the first place, in `whole`. */
  readonly titleSquares: Float64Array
  /** By entrant: games. */
  readonly gamesOf: Float64Array
  /** Games of the runs themselves. */
  gamesPlayed: number
  unequalGames: number
  correlation: number
  correlationSquares: number
  /** The best entrant's shares of the title. */
  bestTitle: number
  bestTitleSquares: number
  readonly games: Histogram
  readonly gamesPerEntrant: Histogram
  readonly rounds: Histogram
  readonly byes: Histogram
  readonly minutes: Histogram
}

export const newTally = (size: number): Tally => ({
  runs: 0,
  places: new Float64Array(size * size),
  titleSquares: new Float64Array(size),
  gamesOf: new Float64Array(size),
  gamesPlayed: 0,
  unequalGames: 0,
  correlation: 0,
  correlationSquares: 0,
  bestTitle: 0,
  bestTitleSquares: 0,
  games: [],
  gamesPerEntrant: [],
  rounds: [],
  byes: [],
  minutes: [],
})

export const countIn = (histogram: Histogram, number: number): void => {
  while (histogram.length <= number) histogram.push(0)
  histogram[number] = (histogram[number] ?? 0) + 1
}

export function addTally(sum: Tally, other: Tally): void {
  sum.runs += other.runs
  sum.gamesPlayed += other.gamesPlayed
  sum.unequalGames += other.unequalGames
  sum.correlation += other.correlation
  sum.correlationSquares += other.correlationSquares
  sum.bestTitle += other.bestTitle
  sum.bestTitleSquares += other.bestTitleSquares
  for (const list of ['places', 'titleSquares', 'gamesOf'] as const) addAll(sum[list], other[list])
  for (const list of ['games', 'gamesPerEntrant', 'rounds', 'byes', 'minutes'] as const) {
    while (sum[list].length < other[list].length) sum[list].push(0)
    addAll(sum[list], other[list])
  }
}

/** The tally of a number of runs, all the same as this one. */
export function repeated(one: Tally, times: number): Tally {
  const multiplied = Object.entries(one).map(([figure, count]) => [
    figure,
    typeof count === 'number' ? count * times : count.map((each: number) => each * times),
  ])
  return Object.fromEntries(multiplied) as Tally
}

function addAll(sum: Float64Array | number[], other: Float64Array | number[]): void {
  for (let i = 0; i < other.length; i++) sum[i] = (sum[i] ?? 0) + (other[i] ?? 0)
}
