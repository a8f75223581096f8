/** The row: the players by rating, fixed at the start (DIA-1, DIA-26). */

import type { Chart } from '../../chart/chart.ts'
import type { Who } from '../../chart/slot.ts'
import type { Entrant } from '../../facts/entrant.ts'
import { at } from '../../lists/at.ts'
import { most } from '../../ranking/ranking.ts'
import type { StartRefusal } from '../../refusals/refusal.ts'
import { type RefusedResult, refuse } from '../../refusals/result.ts'
import type { Seeding } from '../rule-book/format.ts'
import type { DiagonalOptions, RowOrder } from './options.ts'

export function rowOf({ row }: DiagonalOptions, entrants: readonly Entrant[], present: readonly Who[]): Seeding {
  const reason = { rule: 'DIA-1', by: row }
  if (row === 'entry') return { order: present, reason }
  return { order: present.toSorted(most((who) => entrants[who]?.[row] ?? 0)), reason }
}

/** DIA-26: without a rating a player has no place in the row. */
export function missingRatings(
  { row }: DiagonalOptions,
  entrants: readonly Entrant[],
  present: readonly Who[],
  isGiven: boolean,
): RefusedResult<StartRefusal> | undefined {
  if (row === 'entry' || isGiven) return undefined
  const missing = present.flatMap((who) => (at(entrants, who)[row] === undefined ? [at(entrants, who).name] : []))
  return missing.length === 0
    ? undefined
    : refuse({ code: 'missing-ratings', entrants: missing, which: row, rule: 'DIA-26' })
}

/** The rating used for the row, and for performance. */
export const ratingIn = ({ row }: { row: RowOrder }, { rating, maxRating }: Entrant): number | undefined =>
  row === 'maxRating' ? maxRating : rating

/** "number 3 of the row". */
export const placeInRow = (chart: Chart, who: Who): number => chart.field.order.indexOf(who) + 1
