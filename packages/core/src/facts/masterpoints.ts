/** The masterpoints of a team: sum and average. */
import type { Entrant } from './entrant.ts'

/** The average as a fraction: masterpoints of all members, and their number. */
export interface Masterpoints {
  readonly hundredths: number
  readonly players: number
}

export function masterpointsOf({ players }: Pick<Entrant, 'players'>): Masterpoints | undefined {
  if (!players) return undefined
  const hundredths = players.reduce((sum, { masterpoints }) => sum + Math.round(masterpoints * 100), 0)
  return { hundredths, players: players.length }
}

/** The average masterpoints of the members; `undefined` without members. */
export function averageOf(team: Pick<Entrant, 'players'>): number | undefined {
  const sum = masterpointsOf(team)
  return sum && sum.hundredths / 100 / sum.players
}
