/** What stands in a column of a table, in the language of the page and on its clock: every screen, hall and paper asks here. */

import { columnShown, type TableRow } from '@arbiter/core/bulletin'
import type { AnyFormat } from '@arbiter/core/formats'
import { said } from '../words/said.ts'

type Column = AnyFormat['views']['columns'][number]

export function columnText(column: Column, rows: readonly TableRow[]): (row: TableRow) => string {
  const shown = columnShown(column, rows)
  return (row) => said(shown(row))
}
