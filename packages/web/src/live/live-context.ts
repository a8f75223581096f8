/** The open tournament, for every component below `LiveProvider`. */
import type { Tournament } from '@arbiter/core/tournament'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Live } from './live.ts'
import { useWatched } from './subscription.ts'

/** A chart that can answer why: the present one, or one of the past. */
export interface ChartView {
  readonly id: string
  readonly tournament: Tournament
  look<Found>(view: (tournament: Tournament) => Found): Found
}

const LiveContext = createContext<Live | undefined>(undefined)
const ChartContext = createContext<ChartView | undefined>(undefined)

export const LiveProvider = LiveContext.Provider

/** For a part of the page that shows a moment of the past. */
export const ChartProvider = ChartContext.Provider

/** Redraws the component with every fact and every change of the connection. */
export const useLive = (): Live => useWatched(useOpenLive())

/** The chart that this part of the page shows. */
export function useChart(): ChartView {
  const live = useLive()
  return useContext(ChartContext) ?? live
}

/** Undefined on pages of the site. */
export const useLiveIfAny = (): Live | undefined => useContext(LiveContext)

export const useTournamentId = (): string => useOpenLive().id

function useOpenLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('a component outside LiveProvider asks for the tournament')
  return live
}
