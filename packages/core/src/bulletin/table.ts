/** The table as data: rank, place, name and what the format counts. */
import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import type { AnyFormat, Column, TableQuery } from '../formats/format.ts'
import { placeOf } from '../ranking/ranking.ts'
import { averageShown, halvesShown, isMoment, momentsShown } from './figures.ts'

export interface TableRow {
  readonly rank: number
  /** "3", or "3/4" when shared. */
  readonly place: string
  readonly name: string
  readonly [count: string]: number | string | boolean
}

/** The columns worth showing for these rows. */
export function columnsFor({ columns }: AnyFormat, rows: readonly TableRow[]): Column[] {
  return columns.filter(({ count, isRare }) => rows.some((row) => (isRare ? row[count] : row[count] !== undefined)))
}

/** The ranking as it stands, or as it stood after a round; empty before the start. */
export function tableOf(chart: Chart, query: TableQuery = {}): TableRow[] {
  if (!chart.started) return []
  const names = namesOf(chart)
  const rows = chart.format.table(chart.options, chart, query)
  return rows.map((row) => ({ rank: row.rank, place: placeOf(row), name: names[row.who] as string, ...row.counts }))
}

/** What stands in a column, as people read it: halves as ½, moments as times of day, averages with two decimals. */
export function columnShown({ count, isRounded }: Column, rows: readonly TableRow[]): (row: TableRow) => string {
  const timeOf = momentsShown(rows.map((row) => row[count]).filter(isMoment))
  return ({ [count]: value = '' }) => {
    if (isMoment(value)) return timeOf(value)
    if (typeof value === 'boolean') return value ? 'yes' : ''
    if (typeof value !== 'number') return value
    if (count === 'average') return averageShown(value)
    return isRounded ? String(Math.round(value)) : halvesShown(value)
  }
}
