/** Remarks beside the table of a cup. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf, nameOf } from '../../chart/names.ts'
import type { Remark } from '../views/views.ts'
import { cupLedger } from './ledger.ts'
import type { CupOptions } from './options.ts'
import { roundsOf } from './plan.ts'
import { message } from './words/messages.ts'

export function remarks(options: CupOptions, chart: Chart): Remark[] {
  return [...unrated(options, chart), ...unusedNumbers(options, chart), ...reuse(chart), ...dropped(chart)]
}

/** CUP-12. */
function unrated({ seedingStrategy }: CupOptions, chart: Chart): Remark[] {
  const unknown = chart.field.order.filter((who) => chart.field.entrant(who).rating === undefined)
  if (seedingStrategy !== 'ByRating' || chart.started?.reason['by'] !== 'rating' || unknown.length === 0) return []
  const says =
    unknown.length === chart.field.size
      ? message('cup-nobody-rated')
      : message('cup-unrated', { who: unknown.map((who) => entrantOf(chart, who)) })
  return [{ rule: 'CUP-12', says: [says], entrants: unknown.map((who) => nameOf(chart, who)) }]
}

/** CUP-7. */
function unusedNumbers({ roundPairIncrements: list }: CupOptions, { field: { size } }: Chart): Remark[] {
  const rounds = roundsOf(size)
  if (list.length <= rounds) return []
  const option = { text: 'roundPairIncrements' }
  const details = { option, numbers: list.length, rounds, unused: list.length - rounds }
  return [{ rule: 'CUP-7', says: [message('cup-unused-numbers', details)], unused: list.slice(rounds) }]
}

/** CUP-21a. */
function reuse(chart: Chart): Remark[] {
  const again = cupLedger(chart).draws.filter(({ reused }) => reused)
  if (again.length === 0) return []
  const matches = [...new Set(again.map(({ match }) => match))].map((match) => ({ match }))
  return [{ rule: 'CUP-21a', says: [message('cup-reused', { matches })], pairs: again.length }]
}

/** CUP-20. */
function dropped(chart: Chart): Remark[] {
  const { dropped: count = 0, count: distinct = 0 } = cupLedger(chart).book ?? {}
  if (count === 0) return []
  return [{ rule: 'CUP-20', says: [message('cup-dropped', { count, left: distinct })], dropped: count }]
}
