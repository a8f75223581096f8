/** A match of a cup by its number. */
import type { Chart } from '@arbiter/core/chart'
import type { Tournament } from '@arbiter/core/tournament'

export type CupMatch = ReturnType<Chart['board']['openMatches']>[number]

export const matchNumbered = ({ chart }: Tournament, number: number): CupMatch | undefined =>
  chart.board.matches.get(String(number) as CupMatch['id'])

/** The name in a seat; undefined while it is open. */
export const nameIn = (chart: Chart, match: CupMatch, seat: number): string | undefined =>
  chart.field.entrants[match.who(seat)]?.name
