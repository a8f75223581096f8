/** What a report tells beside the result: when the game was finished and how long it was. */
import { type Instant, parseInstant } from '../facts/instant.ts'
import type { CommandOf } from './command.ts'

type Lengths = Pick<CommandOf<'report'>, 'finishedAt' | 'moves' | 'movesToFinish'>

export const hasLengths = ({ finishedAt, moves, movesToFinish }: Lengths): boolean =>
  finishedAt !== undefined || moves !== undefined || movesToFinish !== undefined

/** Finish time and lengths, where they were given. */
export function lengthsOf({ finishedAt, moves, movesToFinish }: Lengths) {
  const lengths: { finishedAt?: Instant; moves?: number; movesToFinish?: number } = {}
  if (finishedAt !== undefined) lengths.finishedAt = parseInstant(finishedAt) as Instant
  if (moves !== undefined) lengths.moves = moves
  if (movesToFinish !== undefined) lengths.movesToFinish = movesToFinish
  return lengths
}
