/** A limit in PGN's notation: `40/300+2:60+1` for a clock, `1/0.5` for half a second a move, `-` without a clock. */
import type { Limit, Period } from '../clock/limit.ts'

export function timeControlText({ clock, movetimeMs }: Limit): string {
  if (clock?.length) return clock.map(periodText).join(':')
  return movetimeMs === undefined ? '-' : `1/${seconds(movetimeMs)}`
}

/** Search limits, for which PGN has no notation. */
export function searchText({ nodes, depth, clock, movetimeMs }: Limit): string | undefined {
  const parts = [
    nodes !== undefined && `${nodes} nodes`,
    depth !== undefined && `depth ${depth}`,
    clock?.length && movetimeMs !== undefined && `${seconds(movetimeMs)} s a move`,
  ]
  return parts.filter((part) => part).join(', ') || undefined
}

function periodText({ moves, baseMs, incrementMs }: Period): string {
  const base = moves === undefined ? seconds(baseMs) : `${moves}/${seconds(baseMs)}`
  return incrementMs === 0 ? base : `${base}+${seconds(incrementMs)}`
}

function seconds(ms: number): string {
  return String(ms / 1000)
}
