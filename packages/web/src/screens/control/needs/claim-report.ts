/** A claim of one side, reported by the director. */
import type { ClaimedMeeting } from '../../../live/claims.ts'
import type { CommandInput } from '../../../live/live.ts'

export function claimReport({ meeting, match, sides }: ClaimedMeeting, result: unknown): CommandInput {
  const [, game, half] = JSON.parse(meeting) as [string, number, number]
  const [first = '', second = ''] = sides
  if (Array.isArray(result)) {
    const part = half === 0 ? {} : { half: half as 1 | 2 }
    return {
      do: 'report',
      match,
      imps: result as unknown as readonly [number, number],
      between: [first, second],
      ...part,
    }
  }
  return { do: 'report', match, game, result: result as '1-0', players: [first, second] }
}
