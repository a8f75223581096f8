/** The mean of scores between 0 and 1, and their spread. */

export interface Sample {
  readonly size: number
  readonly mean: number
  /** Of a single score; the variance of the mean is this divided by the size. */
  readonly variance: number
}

/** From the counts of equally spaced scores 0, …, 1; undefined without any. */
export function sampleOf(counts: readonly number[]): Sample | undefined {
  const size = sum(counts)
  if (size === 0) return undefined
  const scores = scoresOf(counts)
  const mean = sum(counts.map((count, at) => count * (scores[at] ?? 0))) / size
  const variance = sum(counts.map((count, at) => count * ((scores[at] ?? 0) - mean) ** 2)) / size
  return { size, mean, variance: isOneScore(counts) ? 0 : variance }
}

/** Three counts are scores of 0, ½, 1; five are quarters. */
export function scoresOf(counts: readonly number[]): number[] {
  return counts.map((_, at) => at / (counts.length - 1))
}

/** Rounding must not create a spread. */
function isOneScore(counts: readonly number[]): boolean {
  return counts.filter((count) => count > 0).length === 1
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
