/** The answer to a search: `bestmove e2e4 ponder e7e5`. What is said may be no move at all; the game judges that. */
import { bytesOf, endOfWord, firstWord, hasWordAt } from './words.ts'

export const bestmove = bytesOf('bestmove')

/** The word after `bestmove`, empty if nothing follows; undefined if the line, whose first word is at `at`, is another. */
export function bestmoveIn(bytes: Buffer, at: number, end: number): string | undefined {
  if (!hasWordAt(bytes, bestmove, at, end)) return undefined
  const start = firstWord(bytes, at + bestmove.length, end)
  return bytes.toString('latin1', start, endOfWord(bytes, start, end))
}
