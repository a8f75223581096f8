/** How current the page is: live, or since when the server has not answered. */
import { useEffect, useReducer } from 'preact/hooks'
import { useLive } from '../live/live-context.ts'
import { exactMoment } from '../words/time.ts'
import { words } from './words/messages.ts'

export function Freshness() {
  const live = useLive()
  useTicking()
  const { connection, tournament } = live
  const isLive = connection === 'live'
  return (
    <p class="fresh" data-connection={connection} data-fact={tournament.last.seq}>
      <span class={isLive ? 'beat' : 'ring'} aria-hidden="true" />
      {live.seen.archived
        ? words('app-fresh-archived')
        : isLive
          ? words('app-fresh-live')
          : words('app-fresh-stale', { at: { text: exactMoment(live.heardAt) } })}
    </p>
  )
}

function useTicking(): void {
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(() => again(undefined), 15_000)
    return () => clearInterval(timer)
  }, [])
}
