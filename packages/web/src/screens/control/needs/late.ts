/** Matches that take much longer than the games of their round did. */
import { type Bulletin, progressOf } from '@arbiter/core/bulletin'
import { roundKey, type Times, usualLength } from '../bar/times.ts'

export interface Late {
  readonly match: string
  /** When it could begin, or its last game came in. */
  readonly since: number
  /** Minutes. */
  readonly waited: number
  readonly usual: number
  readonly seats: readonly string[]
}

/** Late after twice the usual time, and at least five minutes more. */
const isLate = (waited: number, usual: number): boolean => waited > 2 * usual && waited > usual + 5

export function lateMatches(bulletin: Bulletin, times: Times, now: number): Late[] {
  return progressOf(bulletin).open.flatMap(({ stage, round }) => {
    const usual = usualLength(times, roundKey(stage, round))
    if (usual === undefined) return []
    return round.matches.flatMap(({ match, state, seats }) => {
      const since = Math.max(times.opened.get(match) ?? now, times.heard.get(match) ?? 0)
      const waited = (now - since) / 60_000
      if (state !== 'open' || !isLate(waited, usual)) return []
      return [{ match, since, waited, usual, seats: seats.flatMap(({ entrant }) => entrant ?? []) }]
    })
  })
}
