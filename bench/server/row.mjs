/** A row of the table from one or several laps. */

/** For rates: the highest is the best. */
export function mostAndMedian(values) {
  const sorted = values.toSorted((a, b) => b - a)
  return { best: sorted[0], median: middle(sorted) }
}

/** For times: the lowest is the best. */
export function leastAndMedian(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return { best: sorted[0], median: middle(sorted) }
}

const middle = (sorted) => sorted[Math.floor(sorted.length / 2)]

export const ratio = (a, b) => ({ best: a.best / b.best, median: a.median / b.median })

export const single = (what, unit, value, bar = {}) => ({ what, unit, best: value, median: value, ...bar })

/** Processor time of the server and its clients. */
export function busy(found) {
  const of = (part) => `${Math.round(100 * middle(found.map((each) => each[part]).toSorted((a, b) => a - b)))} %`
  return { what: `  processor: server ${of('serving')}, clients ${of('processor')}` }
}
