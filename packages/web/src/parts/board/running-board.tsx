/** The board of a running engine game, loaded only when there is one. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { LiveGame } from '../../live/running-games.ts'

type Board = ComponentType<{ game: LiveGame }>

export function RunningBoard({ game }: { game: LiveGame }) {
  const [Loaded, set] = useState<{ readonly board: Board } | undefined>()
  useEffect(() => {
    void import('./live-board.tsx').then(
      ({ LiveBoard }) => set({ board: LiveBoard }),
      () => undefined,
    )
  }, [])
  return Loaded ? <Loaded.board game={game} /> : null
}
