/** What a report tells beside the result: when the game was finished and how long it was. */
import type { MatchId } from '../facts/ids.ts'
import { type Instant, parseInstant } from '../facts/instant.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Command, CommandOf } from './command.ts'

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

/** A game is over when it is reported; clocks of two devices may differ a little. */
export function notFinishedYet(command: Command, at: Instant): Refusal | undefined {
  if ((command.do !== 'report' && command.do !== 'correct') || command.finishedAt === undefined) return undefined
  const finishedAt = parseInstant(command.finishedAt) as Instant
  if (Date.parse(finishedAt) - Date.parse(at) <= mostClocksDifferMs) return undefined
  return { code: 'not-finished-yet', match: command.match as MatchId, finishedAt, at }
}

const mostClocksDifferMs = 60_000
