/**
 * Excerpts of books with millions of lines: a cup keeps 10,000 openings (CUP-20), so of a book with more than 200,000 lines
 * only some are read: the first ones if they are played in order, or lines spread evenly if the order is drawn
 * by lot. The same file always gives the same lines.
 */

export interface Excerpt {
  readonly order: 'book' | 'lot'
  /** Books up to this length are read whole. */
  readonly longest?: number
  /** Lines read of a longer book. */
  readonly lines?: number
}

/** The lines to read, from 0; undefined for all. */
export function chosenOf(count: number, excerpt: Excerpt | undefined): (index: number) => boolean {
  const { order, longest = 200_000, lines = 20_000 } = excerpt ?? { order: 'book', longest: count }
  if (count <= longest) return () => true
  if (order === 'book') return (index) => index < lines
  return (index) => Math.floor(((index + 1) * lines) / count) > Math.floor((index * lines) / count)
}

/** The lines of a text with their numbers from 1; skipped lines are not even decoded. */
export function* linesIn(bytes: Uint8Array, excerpt: Excerpt | undefined): Generator<readonly [number, string]> {
  const isChosen = chosenOf(lineCount(bytes), excerpt)
  const decoder = new TextDecoder()
  let [start, index] = [0, 0]
  while (start <= bytes.length) {
    const newline = bytes.indexOf(0x0a, start)
    const end = newline < 0 ? bytes.length : newline
    if (isChosen(index)) yield [index + 1, decoder.decode(bytes.subarray(start, end))]
    start = end + 1
    index++
  }
}

function lineCount(bytes: Uint8Array): number {
  let count = 1
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) count++
  return count
}
