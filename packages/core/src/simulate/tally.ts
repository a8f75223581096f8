/**
 * What was counted over runs: plain data that workers can send. Whole numbers only, so that the sum is the same in
 * whatever order runs are added up.
 */

/** A place shared by k counts so much to each: whole for k up to 16 and for powers of two. */
export const whole = 720720 * 2 ** 10

/** The correlation of a run is counted in millionths. */
export const million = 1_000_000

/** How often each number came: index by number. */
export type Histogram = number[]

export interface Tally {
  runs: number
  /** By entrant: shares of each place, n × n. */
  readonly places: Float64Array
  /** By entrant: squares of the shares of the first place, in `whole`. */
  readonly titleSquares: Float64Array
  /** By entrant. */
  readonly gamesOf: Float64Array
  /** In the runs themselves. */
  gamesPlayed: number
  unequalGames: number
  correlation: number
  correlationSquares: number
  /** Shares of the title that went to the best. */
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

/** Adds one tally to another. */
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

/** What so many runs count that are all the same as this one. */
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
