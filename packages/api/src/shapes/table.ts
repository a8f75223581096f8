/** A row of a table: rank, place, name and the format's figures. */
import type { TableRow } from '@arbiter/core/bulletin'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { messageShape, text, whole } from './words.ts'

export const tableRowShape = shapeOf<TableRow>()(
  'TableRow',
  z
    .object({ rank: whole, place: text.describe(about('shape-place')), name: text })
    .catchall(z.union([z.number(), text, z.boolean(), messageShape]).describe(about('shape-row-counts'))),
)
