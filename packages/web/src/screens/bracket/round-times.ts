/** When the rounds of a bracket can begin, counted back from its expected end. */
import type { BulletinBracket } from '@arbiter/core/bulletin'
import type { ExpectedEnd } from '../control/bar/expected-end.ts'

const minuteMs = 60_000

/** In milliseconds; undefined once a match of the round can be played, or where no end is expected. */
export function beginningOf(
  { rounds }: BulletinBracket,
  level: number,
  end: Pick<ExpectedEnd, 'at' | 'length'> | undefined,
): number | undefined {
  const isToCome = rounds[level]?.matches.every(({ state }) => state === 'waiting') ?? false
  return end && isToCome ? end.at - (rounds.length - level) * end.length * minuteMs : undefined
}

/** Rounds with no match left to decide: only when there is one more can the pace be another. */
export const completeRounds = ({ rounds }: BulletinBracket): number =>
  rounds.filter(({ matches }) => matches.every(({ state }) => state === 'decided')).length
