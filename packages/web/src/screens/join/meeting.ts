/** What the sides have said of a game, beside the game that is to be reported. */
import type { BoardsToReport, GameToReport } from '@arbiter/core/bulletin'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Answer } from '../../live/api.ts'
import { inOrder } from '../../live/in-order.ts'
import type { Live } from '../../live/live.ts'

export type ToReport = GameToReport | BoardsToReport

export interface Meeting {
  readonly meeting: string
  readonly match: string
  readonly sides: readonly string[]
  readonly claims: readonly { readonly entrant: string; readonly result: unknown }[]
  readonly state: 'waiting' | 'disagreed'
}

interface Told {
  readonly meetings: readonly Meeting[]
}

const pollMs = 10_000

/**
 * What was said, and how to ask again. The feed keeps what is said from everybody but directors, so it is asked now and
 * then, when the chart changes, and when somebody comes back to the page.
 */
export function useMeetings(live: Live): { readonly meetings: readonly Meeting[]; readonly ask: () => void } {
  const [meetings, set] = useState<readonly Meeting[]>([])
  const take = useMemo(() => inOrder((answer: Answer<Told>) => answer.ok && set(answer.value.meetings)), [live])
  const ask = () => void take(live.ask<Told>('/claims'))
  useEffect(() => {
    ask()
    const timer = setInterval(ask, pollMs)
    addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', ask)
    }
  }, [live, live.claims, live.seq])
  return { meetings, ask }
}

type NameOf = (id: string) => string

/** Was it said of this game? Sides go by id, what is to be done by name. */
export function isSaidOf({ meeting, match, sides }: Meeting, todo: ToReport, nameOf: NameOf): boolean {
  const [, game, half] = JSON.parse(meeting) as [string, number, number]
  if (match !== todo.match) return false
  if ('game' in todo) return game === todo.game
  const between = sides.map(nameOf)
  return todo.between.every((name) => between.includes(name)) && half === (todo.half ?? 0)
}

export const playsIn = (todo: ToReport, name: string): boolean =>
  'game' in todo ? todo.white === name || todo.black === name : todo.between.includes(name)

export const opponentIn = (todo: ToReport, name: string): string =>
  ('game' in todo ? [todo.white, todo.black] : todo.between).find((each) => each !== name) ?? name
