/** A match of the cup by its number. */
import type { Tournament } from '@arbiter/core'

export type Chart = Tournament['chart']
export type Match = ReturnType<Chart['openMatches']>[number]

export const matchNumbered = ({ chart }: Tournament, number: number): Match | undefined =>
  chart.matches.get(String(number) as Match['id'])

/** Who sits in a seat; undefined while nobody does. */
export const nameIn = (chart: Chart, match: Match, seat: number): string | undefined =>
  chart.entrants[match.who(seat)]?.name
