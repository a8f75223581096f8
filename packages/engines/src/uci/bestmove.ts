/** The answer to a search: `bestmove e2e4 ponder e7e5`. The game judges whether it is a move. */
import { bytesOf, endOfWord, firstWord, hasWordAt } from './words.ts'

export const bestmove = bytesOf('bestmove')

/** The word after `bestmove`, perhaps empty; undefined if the line, whose first word is at `at`, is another. */
export function bestmoveIn(bytes: Buffer, at: number, end: number): string | undefined {
  if (!hasWordAt(bytes, bestmove, at, end)) return undefined
  const start = firstWord(bytes, at + bestmove.length, end)
  return bytes.toString('latin1', start, endOfWord(bytes, start, end))
}
