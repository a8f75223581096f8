/** The columns of a comparison. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export const columns = ['best', 'order', 'hours', 'games', 'rounds', 'each', 'byes', 'unequal'] as const
export type ColumnName = (typeof columns)[number]

/** The heading of a column. */
export const columnSaid = (column: ColumnName | 'format'): Message =>
  column === 'format' ? message('plot-page-format') : message('plot-column', { column })
