/** Nobody mistypes a word longer than this, and comparing takes as long as both lengths multiplied. */
const longest = 60

/** The closest word of a list, if one is close enough to be meant. */
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

/** How many letters must be changed, added or left out; undefined: more than `most`. */
function distanceWithin(most: number, a: string, b: string): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    if (Math.min(...next) > most) return undefined
    row = next
  }
  const distance = row[b.length] as number
  return distance > most ? undefined : distance
}
