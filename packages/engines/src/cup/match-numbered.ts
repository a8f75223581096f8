/** A match of the cup by its number. */
import type { Tournament } from '@arbiter/core/tournament'

export type Chart = Tournament['chart']
export type Match = ReturnType<Chart['board']['openMatches']>[number]

export const matchNumbered = ({ chart }: Tournament, number: number): Match | undefined =>
  chart.board.matches.get(String(number) as Match['id'])

/** Who sits in a seat; undefined while nobody does. */
export const nameIn = (chart: Chart, match: Match, seat: number): string | undefined =>
  chart.field.entrants[match.who(seat)]?.name
