/** How old the page is: live with its last fact, or since when nothing was heard. */
import { useEffect, useReducer } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'
import { exactClock, moment } from '../words/time.ts'

const words = catalogue(
  {
    live: (seq: number, at: string) => `Live, fact ${seq} at ${at}`,
    stale: (at: string) => `Last heard ${at}, trying again`,
    archived: 'In the archive',
  },
  {
    live: (seq: number, at: string) => `Aktuell, Fakt ${seq} um ${at}`,
    stale: (at: string) => `Zuletzt gehört ${at}, neuer Versuch läuft`,
    archived: 'Im Archiv',
  },
)

export function Freshness({ live }: { live: Live }) {
  useTicking()
  const { connection, seq, tournament } = live
  const isLive = connection === 'live'
  const at = timeOf(tournament.last.at)
  return (
    <p class="fresh" data-connection={connection}>
      <span class={isLive ? 'beat' : 'ring'} aria-hidden="true" />
      {live.seen.archived ? words.archived : isLive ? words.live(seq, at) : words.stale(exactClock(live.heardAt))}
    </p>
  )
}

/** With the day where it is not today's. */
const timeOf = (at: string): string =>
  new Date(at).toDateString() === new Date().toDateString() ? exactClock(at) : moment(at)

function useTicking(): void {
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(() => again(undefined), 15_000)
    return () => clearInterval(timer)
  }, [])
}
