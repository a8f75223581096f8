/** LEA-10: who withdrew from half on keeps the results, and with them rank and prize; said, because nobody expects it. */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import { placeOf } from '../../ranking/ranking.ts'
import type { Remark, Row } from '../format.ts'
import type { LeagueOptions } from './options.ts'
import { leagueTable } from './table.ts'

export function placesOfWithdrawn({ prizes }: LeagueOptions, chart: Chart): Remark[] {
  if (!chart.started || chart.gone.size === 0) return []
  const rows = leagueTable(chart, prizes).filter(({ counts }) => counts['withdrawn'])
  return rows.map((row) => ({ rule: 'LEA-10', entrant: nameOf(chart, row.who), sentence: sentenceFor(chart, row) }))
}

function sentenceFor(chart: Chart, row: Row): string {
  const prize = Number(row.counts['prize'] ?? 0)
  const kept = prize > 0 ? `place ${placeOf(row)} and a prize of ${prize}` : `place ${placeOf(row)}`
  return `${nameOf(chart, row.who)} has withdrawn and keeps the results so far, and with them ${kept}.`
}
