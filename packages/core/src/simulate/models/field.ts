/** An invented field: entrants with normally distributed strengths. */
import type { Player, Profile } from '../../facts/entrant.ts'
import { normalSteps } from './normal.ts'

export interface FieldSettings {
  /** Of the ratings. */
  readonly mean?: number | undefined
  readonly spread?: number | undefined
}

/** The best first; each entrant is in the middle of an equal share of the distribution. */
export function fieldOf(
  count: number,
  { mean = 1500, spread = 200 }: FieldSettings = {},
  whom: 'players' | 'teams' = 'players',
): Profile[] {
  const ratings = normalSteps(count).map((step) => mean + spread * step)
  return whom === 'teams' ? ratings.map(teamOf) : ratings.map(playerOf)
}

const playerOf = (rating: number, i: number): Profile => ({
  name: `Player ${i + 1}`,
  rating: Math.min(9999, Math.max(0, Math.round(rating))),
})

const teamOf = (rating: number, i: number): Profile => ({
  name: `Team ${i + 1}`,
  players: shares.map((share, j) => memberOf(4 * i + j + 1, share * masterpointsAt(rating))),
})

/** Masterpoints are lognormal: a team rated 1500 averages 800, and 200 points more multiply that by e. */
const masterpointsAt = (rating: number): number => 800 * Math.exp((rating - 1500) / 200)

/** Masterpoints of the members, in averages of the team. */
const shares = [1.6, 1.2, 0.8, 0.4]

const memberOf = (number: number, masterpoints: number): Player => ({
  name: `Player ${number}`,
  masterpoints: Math.min(1_000_000, Math.round(masterpoints * 100) / 100),
})
