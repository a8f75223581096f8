/** Finds a match by its id in upper or lower case: Q2.1 and q2.1. */
import type { MatchId } from '../facts/ids.ts'
import type { Chart } from './chart.ts'
import type { Match } from './match.ts'

export function matchById({ board: { matches } }: Chart, text: string): Match | undefined {
  const exact = matches.get(text as MatchId)
  if (exact) return exact
  const word = text.trim().toLowerCase()
  for (const [id, match] of matches) if (id.toLowerCase() === word) return match
  return undefined
}
