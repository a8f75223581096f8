/** What entrants have said of games that are not recorded yet. */
import type { AnswerTo } from '@arbiter/api'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { type Answer, call } from './api.ts'
import { inOrder } from './in-order.ts'
import type { Live } from './live.ts'

type ClaimsAnswer = AnswerTo<'claims.list'>

/** A game, or boards of two teams, with the results its sides have claimed. */
export type ClaimedMeeting = ClaimsAnswer['meetings'][number]

/** Asked again with every claim the feed tells of and every new fact, and by `ask`. */
export function useClaims(live: Live): { readonly meetings: readonly ClaimedMeeting[]; readonly ask: () => void } {
  const [meetings, set] = useState<readonly ClaimedMeeting[]>([])
  const take = useMemo(() => inOrder((answer: Answer<ClaimsAnswer>) => answer.ok && set(answer.value.meetings)), [live])
  const ask = useCallback(() => void take(call('claims.list', { tournament: live.id })), [live])
  useEffect(ask, [live, live.claims, live.seq])
  return { meetings, ask }
}
