/** LEA-10: players who withdrew after half keep results, rank and prize; a remark says so, because it surprises players. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf, nameOf } from '../../chart/names.ts'
import type { Message } from '../../message/message.ts'
import { placeOf } from '../../ranking/ranking.ts'
import type { Row } from '../rule-book/format.ts'
import type { Remark } from '../views/views.ts'
import type { LeagueOptions } from './options.ts'
import { amountOf, leagueTable } from './table.ts'
import { message } from './words/messages.ts'

export function placesOfWithdrawn(options: LeagueOptions, chart: Chart): Remark[] {
  if (!chart.started || chart.field.gone.size === 0) return []
  const rows = leagueTable(chart, options).filter(({ counts }) => counts['withdrawn'])
  return rows.map((row) => ({ rule: 'LEA-10', entrant: nameOf(chart, row.who), says: [keeps(chart, row, options)] }))
}

function keeps(chart: Chart, row: Row, options: LeagueOptions): Message {
  const prize = Number(row.counts['prize'] ?? 0)
  const kept = { who: entrantOf(chart, row.who), place: { text: placeOf(row) } }
  return prize > 0
    ? message('league-keeps-prize', { ...kept, prize: amountOf(prize, options) })
    : message('league-keeps-place', kept)
}
