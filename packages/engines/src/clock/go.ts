/** The `go` command: both clocks, and the limits of the search. */
import type { Clock } from './clock.ts'

export interface Clocks {
  readonly white: Clock
  readonly black: Clock
}

export function goCommand(clocks: Clocks, turn: 'white' | 'black'): string {
  const own = clocks[turn]
  const { movetimeMs, nodes, depth } = own.limit
  let go = 'go'
  if (own.hasTime) go += times(clocks, own)
  if (movetimeMs !== undefined) go += ` movetime ${movetimeMs}`
  if (nodes !== undefined) go += ` nodes ${nodes}`
  if (depth !== undefined) go += ` depth ${depth}`
  return go
}

/** If the opponent has no clock, the mover's own is sent: engines expect both. */
function times({ white, black }: Clocks, own: Clock): string {
  const w = white.hasTime ? white : own
  const b = black.hasTime ? black : own
  const togo = own.movesToGo
  const times = ` wtime ${shownMs(w)} btime ${shownMs(b)} winc ${w.incrementMs} binc ${b.incrementMs}`
  return togo === undefined ? times : `${times} movestogo ${togo}`
}

/** Rounded down, so that no engine relies on time it does not have; at least 1, because some read 0 as "no clock". */
const shownMs = ({ leftUs }: Clock) => Math.max(1, Math.floor(leftUs / 1000))
