/** The finish time and the length of a reported game. */
import type { MatchId } from '../facts/ids.ts'
import { type Instant, parseInstant } from '../facts/instant.ts'
import { known } from '../lists/at.ts'
import { type RefusedResult, refuse } from '../refusals/result.ts'

interface Lengths {
  readonly finishedAt?: string | undefined
  readonly moves?: number | undefined
  readonly movesToFinish?: number | undefined
}

export const hasLengths = ({ finishedAt, moves, movesToFinish }: Lengths): boolean =>
  finishedAt !== undefined || moves !== undefined || movesToFinish !== undefined

/** Finish time and lengths, if given. */
export function lengthsOf({ finishedAt, moves, movesToFinish }: Lengths) {
  const lengths: { finishedAt?: Instant; moves?: number; movesToFinish?: number } = {}
  if (finishedAt !== undefined) lengths.finishedAt = known(parseInstant(finishedAt))
  if (moves !== undefined) lengths.moves = moves
  if (movesToFinish !== undefined) lengths.movesToFinish = movesToFinish
  return lengths
}

/** Refuses finish times in the future; the clocks of two devices may differ a little. */
export function notFinishedYet(
  { match, finishedAt: written }: Pick<Lengths, 'finishedAt'> & { readonly match: string },
  at: Instant,
): RefusedResult | undefined {
  const finishedAt = written === undefined ? undefined : parseInstant(written)
  if (finishedAt === undefined || Date.parse(finishedAt) - Date.parse(at) <= mostClocksDifferMs) return undefined
  return refuse({ code: 'not-finished-yet', match: match as MatchId, finishedAt, at })
}

const mostClocksDifferMs = 60_000
