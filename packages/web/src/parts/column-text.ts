/** The text of a table cell in the language and time zone of the page, for every screen, the projector and paper. */

import { columnShown, type TableRow } from '@arbiter/core/bulletin'
import type { AnyFormat } from '@arbiter/core/formats'
import { textOf } from '../words/message-text.ts'

type Column = AnyFormat['views']['columns'][number]

export function columnText(column: Column, rows: readonly TableRow[]): (row: TableRow) => string {
  const shown = columnShown(column, rows)
  return (row) => textOf(shown(row))
}
