/** The strengths of the entrants, and the assumption for entrants without a rating. */

import type { Chart } from '../../chart/chart.ts'
import type { Entrant } from '../../facts/entrant.ts'
import { averageOf } from '../../facts/masterpoints.ts'
import { formatOf } from '../../formats/rule-book/format.ts'
import type { Message } from '../../message/message.ts'
import { message } from '../words/messages.ts'

/** The source of a strength. */
export type Basis = 'ratings' | 'masterpoints'

/** The assumed strength, and the number of entrants it is assumed for. */
export interface Prior {
  readonly basis: Basis
  readonly whom: 'players' | 'teams'
  readonly players: number
  readonly missing: number
  /** The mean of the known strengths, or the usual one if none is known. */
  readonly value: number
}

/** If nobody has a rating all are equal, and any number will do. */
const usualRating = 1500

/** Teams are rated by masterpoints if at least one has named its players. */
export function priorOf(chart: Chart): Prior {
  const everybody = (chart.started ? chart.field.order : chart.field.present).map((who) => chart.field.entrant(who))
  const whom = formatOf(chart).about.whom
  const basis = whom === 'teams' && everybody.some(({ players }) => players) ? 'masterpoints' : 'ratings'
  const known = everybody.flatMap((entrant) => toldBy(entrant, basis) ?? [])
  const missing = everybody.length - known.length
  return { basis, whom, players: everybody.length, missing, value: meanOf(known, basis) }
}

export const strengthsIn = (chart: Chart, { basis, value }: Prior): number[] =>
  chart.field.entrants.map((entrant) => toldBy(entrant, basis) ?? value)

const toldBy = (entrant: Entrant, basis: Basis): number | undefined =>
  basis === 'ratings' ? entrant.rating : averageOf(entrant)

/** Ratings are whole, averages have hundredths. */
function meanOf(known: readonly number[], basis: Basis): number {
  if (known.length === 0) return usualRating
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length
  return basis === 'ratings' ? Math.round(mean) : Math.round(mean * 100) / 100
}

/** The assumption in words, if there is one. */
export function priorSays(prior: Prior): Message[] {
  const { basis, whom, players, missing } = prior
  if (whom === 'players' || basis === 'masterpoints') return missing === 0 ? [] : [missingSays(prior)]
  if (missing === players) return [message('simulate-nothing-told')]
  return [message('simulate-by-ratings'), ...(missing > 0 ? [missingSays(prior)] : [])]
}

function missingSays({ basis, whom, players: of, missing, value }: Prior): Message {
  if (missing === of) return message('simulate-nobody-rated', { rating: value })
  if (basis === 'ratings') return message('simulate-unrated', { missing, of, whom, rating: value })
  return message('simulate-untold', { missing, of, average: { number: value } })
}
