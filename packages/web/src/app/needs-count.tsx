/** How many things need the director: the number at the tab of the control room. Loaded on demand. */
import { useClaims } from '../live/claims.ts'
import { useLive } from '../live/live-context.ts'
import { useNow } from '../screens/control/bar/now.ts'
import { needsOf, needsYou } from '../screens/control/needs/needs.ts'
import { useTitleCount } from './title-count.ts'
import { words } from './words/messages.ts'

const nobodyWaits: ReadonlyMap<string, number> = new Map()

export function NeedsCount() {
  const live = useLive()
  const now = useNow()
  const { meetings } = useClaims(live)
  const count = needsOf(live, { cup: live.cup, engines: [], meetings, patience: nobodyWaits, now }).filter(
    needsYou,
  ).length
  useTitleCount(count)
  if (count === 0) return null
  return (
    <>
      <span class="count" aria-hidden="true">
        {count}
      </span>
      <span class="hide">{words('app-tab-needs', { count })}</span>
    </>
  )
}
