/** What entrants have said of games that are not recorded yet. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { Answer } from './api.ts'
import { inOrder } from './in-order.ts'
import type { Live } from './live.ts'

/** A game, or boards of two teams, with the results its sides have claimed. */
export interface ClaimedMeeting {
  /** Match, game, half and sides, as JSON. */
  readonly meeting: string
  readonly match: string
  /** Ids of the sides. */
  readonly sides: readonly string[]
  readonly claims: readonly { readonly entrant: string; readonly result: unknown; readonly claimedAt: string }[]
  readonly state: 'waiting' | 'disagreed'
}

interface ClaimsAnswer {
  readonly meetings: readonly ClaimedMeeting[]
}

/** Asked again with every claim the feed tells of and every new fact, and by `ask`. */
export function useClaims(live: Live): { readonly meetings: readonly ClaimedMeeting[]; readonly ask: () => void } {
  const [meetings, set] = useState<readonly ClaimedMeeting[]>([])
  const take = useMemo(() => inOrder((answer: Answer<ClaimsAnswer>) => answer.ok && set(answer.value.meetings)), [live])
  const ask = useCallback(() => void take(live.ask<ClaimsAnswer>('/claims')), [live])
  useEffect(ask, [live, live.claims, live.seq])
  return { meetings, ask }
}
