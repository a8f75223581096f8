/** What entrants have said of games that are not recorded yet. */
import { useEffect, useState } from 'preact/hooks'
import type { Asked, Live } from '../../../live/live.ts'

export interface Meeting {
  /** Match, game, half and sides. */
  readonly meeting: string
  readonly match: string
  /** Ids. */
  readonly sides: readonly string[]
  readonly claims: readonly { readonly entrant: string; readonly result: unknown; readonly claimedAt: string }[]
  readonly state: 'waiting' | 'disagreed'
}

/** Asked again whenever somebody says something, or something is recorded. */
export function useClaims(live: Live): readonly Meeting[] {
  const [meetings, set] = useState<readonly Meeting[]>([])
  const { claims, seq } = live
  useEffect(() => {
    let isGone = false
    void live.ask<{ meetings: readonly Meeting[] }>('/claims').then((answer) => {
      if (answer.ok && !isGone) set(answer.value.meetings)
    })
    return () => {
      isGone = true
    }
  }, [live, claims, seq])
  return meetings
}

/** One side's word as a report of the desk. */
export function reportOf({ meeting, match, sides }: Meeting, result: unknown): Asked {
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
