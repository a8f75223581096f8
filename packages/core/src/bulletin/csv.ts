/**
 * The table as CSV for a spreadsheet: rank, name, then the format's columns. Names cannot run as formulas. A shared place
 * such as 3/4 is left out because a spreadsheet reads it as a date; the shared rank says the same.
 */

import { writeCells } from '../entries/cells.ts'
import type { Count } from '../formats/rule-book/format.ts'
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

/** CSV files have no language, so rounds have the names of the descriptions. */
const cellOf = (count: Count = ''): string | number | boolean => (typeof count === 'object' ? String(count) : count)
