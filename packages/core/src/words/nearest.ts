/** The closest word of a list, if one is close enough to be meant. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const lower = word.toLowerCase()
  const near = words
    .map((candidate) => ({ candidate, distance: distance(lower, candidate.toLowerCase()) }))
    .filter(({ distance, candidate }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.candidate
}

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1)
    }
    row = next
  }
  return row[b.length] as number
}
