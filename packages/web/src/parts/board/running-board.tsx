/** The board of a running engine game, loaded only when there is one. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import type { LiveGame } from '../../live/running-games.ts'

type Board = ComponentType<{ live: Live; game: LiveGame }>

export function RunningBoard({ live, game }: { live: Live; game: LiveGame }) {
  const [Loaded, set] = useState<{ readonly board: Board } | undefined>()
  useEffect(() => {
    void import('./live-board.tsx').then(
      ({ LiveBoard }) => set({ board: LiveBoard }),
      () => undefined,
    )
  }, [])
  return Loaded ? <Loaded.board live={live} game={game} /> : null
}
