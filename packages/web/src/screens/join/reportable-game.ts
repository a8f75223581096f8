/** A game to report, beside what its sides have claimed of it. */
import type { BoardsToReport, GameToReport } from '@arbiter/core/bulletin'
import { useEffect } from 'preact/hooks'
import type { ClaimedMeeting } from '../../live/claims.ts'

export type ToReport = GameToReport | BoardsToReport

const pollMs = 10_000

/** The feed tells only directors of claims, so an entrant's page asks at an interval, and when it gets the focus. */
export function usePolling(ask: () => void): void {
  useEffect(() => {
    const timer = setInterval(ask, pollMs)
    addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', ask)
    }
  }, [ask])
}

type NameOf = (id: string) => string

/** True for a claim about this game. Claims name sides by id, games to report by name. */
export function isClaimFor({ meeting, match, sides }: ClaimedMeeting, todo: ToReport, nameOf: NameOf): boolean {
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
