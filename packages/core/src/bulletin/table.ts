/** The table as data: rank, place, name and what the format counts. */

import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import { type AnyFormat, type Count, formatOf, type TableQuery } from '../formats/rule-book/format.ts'
import type { Column } from '../formats/views/views.ts'
import { at } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { placeOf } from '../ranking/ranking.ts'
import { averageShown, isMoment, momentsShown } from './figures.ts'
import { message } from './words/messages.ts'

export interface TableRow {
  readonly rank: number
  /** "3", or "3–4" when shared. */
  readonly place: string
  readonly name: string
  readonly [count: string]: Count
}

/** The columns worth showing for these rows. */
export function columnsFor({ views: { columns } }: AnyFormat, rows: readonly TableRow[]): Column[] {
  return columns.filter(({ count, isRare }) => rows.some((row) => (isRare ? row[count] : row[count] !== undefined)))
}

/** The current ranking, or the ranking after a round; empty before the start. */
export function tableOf(chart: Chart, query: TableQuery = {}): TableRow[] {
  if (!chart.started) return []
  const names = namesOf(chart)
  const rows = formatOf(chart).table(chart.options, chart, query)
  return rows.map((row) => ({ rank: row.rank, place: placeOf(row), name: at(names, row.who), ...row.counts }))
}

type NumberFormat = Pick<Column, 'count' | 'isRounded' | 'isMoney'>

/** The text of a cell, if any: halves as ½, moments as times of day, averages with two decimals. */
export function columnShown(
  { count, isRounded, isMoney }: NumberFormat,
  rows: readonly TableRow[],
): (row: TableRow) => Message | undefined {
  const timeOf = momentsShown(rows.map((row) => row[count]).filter(isMoment))
  return ({ [count]: value = '', currency }) => {
    if (isMoment(value)) return timeOf(value)
    if (typeof value === 'number' && isMoney) return moneyShown(value, currency)
    if (typeof value === 'number') return isRounded ? wholeShown(value) : numberShown(count, value)
    if (typeof value === 'string') return value === '' ? undefined : message('figure-text', { text: { text: value } })
    return typeof value === 'boolean' ? yesShown(value) : value
  }
}

const moneyShown = (money: number, currency: unknown): Message =>
  message('figure-money', { money: { money, ...(typeof currency === 'string' ? { currency } : {}) } })

const wholeShown = (value: number): Message => message('figure-whole', { whole: Math.round(value) })

const numberShown = (count: string, value: number): Message =>
  count === 'average' ? averageShown(value) : message('figure-points', { points: { points: value } })

const yesShown = (isTrue: boolean): Message | undefined => (isTrue ? message('figure-yes') : undefined)
