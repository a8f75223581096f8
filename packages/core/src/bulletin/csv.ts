/**
 * The table as CSV for a spreadsheet: rank, name, then what the format counts. Names can do no harm there, and a shared
 * place such as 3/4 is left out because a spreadsheet reads it as a date; the shared rank says the same.
 */

import { writeCells } from '../entries/cells.ts'
import type { Count } from '../formats/format.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { tableOf } from './table.ts'

export function tableCsv({ chart, format }: Tournament): string {
  const rows = tableOf(chart)
  const counts = format.views.columns
    .map(({ count }) => count)
    .filter((count) => rows.some((row) => row[count] !== undefined))
  const columns = ['rank', 'name', ...counts]
  return writeCells([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))])
}

/** Files have no language: a round is called as the description calls it. */
const cellOf = (count: Count = ''): string | number | boolean => (typeof count === 'object' ? String(count) : count)
