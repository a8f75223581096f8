/** Which engine games run now. */
import { useEffect, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'

/** Which matches have a running game: the tree is drawn again only when that changes, not with every move. */
export function useRunning(live: Live): string {
  const running = () => live.cup.games.map(({ match }) => match).join(' ')
  const [now, set] = useState(running)
  useEffect(() => live.cup.watch(() => set(running())), [live])
  return now
}
