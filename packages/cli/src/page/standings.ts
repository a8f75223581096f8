/** The table on a page: rank, name and what the format counts. */

import { columnShown, columnsFor, type TableRow } from '@arbiter/core/bulletin'
import type { AnyFormat } from '@arbiter/core/formats'
import { textOf } from '../language/voice.ts'
import type { Paper } from './paper.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless } from './text-width.ts'
import { words } from './words/messages.ts'

export function standings(format: AnyFormat, rows: readonly TableRow[], paper: Paper): string[] {
  const counts = columnsFor(format, rows)
  const columns: Column[] = [
    { heading: '#', align: 'right' },
    { heading: words('term-col-name'), least: 8 },
    ...counts.map(({ heading }): Column => ({ heading: textOf(heading), align: 'right' })),
    { heading: '' },
  ]
  const shown = counts.map((count) => columnShown(count, rows))
  const lines = rows.map(
    (row): Row => ({
      cells: [row.place, harmless(row.name), ...shown.map((of) => textOf(of(row))), statusOf(row)],
      ...(row['annulled'] ? { style: paper.pencil } : {}),
    }),
  )
  return table(paper, columns, lines, '  ')
}

const statusOf = (row: TableRow): string =>
  row['annulled'] ? words('term-annulled') : row['withdrawn'] ? words('term-withdrawn') : ''

/** "Pts points: win 3, draw 1, loss 0 · Pl games played · …". */
export const headingsMean = (format: AnyFormat, rows: readonly TableRow[]): string =>
  columnsFor(format, rows)
    .map(({ heading, meaning }) => `${textOf(heading)} ${textOf(meaning)}`)
    .join(' · ')
