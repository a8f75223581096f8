/** What the members of a team hold in masterpoints: sum and average. */
import type { Entrant } from './entrant.ts'

/** Masterpoints of all members and how many they are: an average as a fraction. */
export interface Holding {
  readonly hundredths: number
  readonly players: number
}

export function holdingOf({ players }: Pick<Entrant, 'players'>): Holding | undefined {
  if (!players) return undefined
  const hundredths = players.reduce((sum, { masterpoints }) => sum + Math.round(masterpoints * 100), 0)
  return { hundredths, players: players.length }
}

/** The average holding of all members, or nothing while they are not told. */
export function averageOf(team: Pick<Entrant, 'players'>): number | undefined {
  const holding = holdingOf(team)
  return holding && holding.hundredths / 100 / holding.players
}
