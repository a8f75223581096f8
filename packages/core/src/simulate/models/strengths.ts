/** How strong everybody is taken to be, and what is assumed of those of whom nothing is told. */
import type { Chart } from '../../chart/chart.ts'
import type { Entrant } from '../../facts/entrant.ts'
import { averageOf } from '../../facts/holding.ts'
import { plural } from '../../words/sentence.ts'

/** What strength is read from. */
export type Basis = 'ratings' | 'masterpoints'

/** What is assumed, of how many of those who play. */
export interface Prior {
  readonly basis: Basis
  readonly whom: 'players' | 'teams'
  readonly players: number
  readonly missing: number
  /** The mean of those who have told theirs, or the usual one if nobody has. */
  readonly value: number
}

/** Where nobody has a rating all are equal, and no number is better than another. */
const usualRating = 1500

/** Teams are read by masterpoints as soon as one has told its players. */
export function priorOf(chart: Chart): Prior {
  const everybody = (chart.started ? chart.order : chart.present).map((who) => chart.entrant(who))
  const whom = chart.format.whom ?? 'players'
  const basis = whom === 'teams' && everybody.some(({ players }) => players) ? 'masterpoints' : 'ratings'
  const known = everybody.flatMap((entrant) => toldBy(entrant, basis) ?? [])
  const missing = everybody.length - known.length
  return { basis, whom, players: everybody.length, missing, value: meanOf(known, basis) }
}

export const strengthsIn = (chart: Chart, { basis, value }: Prior): number[] =>
  chart.entrants.map((entrant) => toldBy(entrant, basis) ?? value)

const toldBy = (entrant: Entrant, basis: Basis): number | undefined =>
  basis === 'ratings' ? entrant.rating : averageOf(entrant)

/** Ratings are whole, averages have hundredths. */
function meanOf(known: readonly number[], basis: Basis): number {
  if (known.length === 0) return usualRating
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length
  return basis === 'ratings' ? Math.round(mean) : Math.round(mean * 100) / 100
}

/** A sentence for people, where something is assumed. */
export function priorInWords(prior: Prior): string | undefined {
  const { basis, whom, players, missing } = prior
  if (whom === 'players') return missing === 0 ? undefined : missingInWords(prior)
  if (basis === 'masterpoints') return missing === 0 ? undefined : missingInWords(prior)
  if (missing === players) return 'No team has told masterpoints or a rating: all are taken to be equally strong.'
  return ['No team has told masterpoints: strength is read from ratings.', missing > 0 ? missingInWords(prior) : '']
    .join(' ')
    .trim()
}

function missingInWords({ basis, whom, players, missing, value }: Prior): string {
  if (missing === players) return `Nobody has a rating: all are taken to be equally strong, at ${value}.`
  const one = whom === 'teams' ? 'team' : 'entrant'
  const what = basis === 'ratings' ? 'no rating' : 'told no masterpoints'
  const count = `${plural(missing, one)} of ${players} ${missing === 1 ? 'has' : 'have'} ${what}`
  const taken = basis === 'ratings' ? `${value}` : `an average of ${value}`
  return `${count}: taken for ${taken}, the mean of the others.`
}
