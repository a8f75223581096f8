/** A line of a table: rank, place, name and what the format counts. */
import type { TableRow } from '@arbiter/core'
import * as z from 'zod'
import { shapeOf } from './as-json.ts'
import { text, whole } from './words.ts'

export const tableRowShape = shapeOf<TableRow>()(
  'TableRow',
  z
    .object({ rank: whole, place: text.describe('"3", or "3/4" when shared'), name: text })
    .catchall(z.union([z.number(), text, z.boolean()]).describe('What the format counts')),
)
