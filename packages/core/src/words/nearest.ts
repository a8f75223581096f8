import { at } from '../lists/at.ts'

/** Longer words are not compared: the time grows with the product of both lengths. */
const longest = 60

/** The word of a list that was probably meant; `undefined` if none is close. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > longest) return undefined
  const lower = word.toLowerCase()
  let best: { readonly candidate: string; readonly distance: number } | undefined
  for (const candidate of words) {
    const most = Math.min(Math.max(1, Math.floor(candidate.length / 3)), (best?.distance ?? Infinity) - 1)
    const distance = distanceWithin(most, lower, candidate.toLowerCase())
    if (distance !== undefined) best = { candidate, distance }
  }
  return best?.candidate
}

/** Letters to change, add or leave out, and neighbours to swap; `undefined` if more than `most`. */
function distanceWithin(most: number, a: string, b: string): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? at(before, j - 2) + 1 : Infinity
      next[j] = Math.min(change, swap, at(row, j) + 1, at(next, j - 1) + 1)
    }
    if (Math.min(...next) > most) return undefined
    before = row
    row = next
  }
  const distance = at(row, b.length)
  return distance > most ? undefined : distance
}
