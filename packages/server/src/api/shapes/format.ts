/** A format as it is offered: what it is good for, its settings, and how many may play. */
import { type AnyFormat, schemas } from '@arbiter/core'
import * as z from 'zod'
import { text, whole } from './words.ts'

const column = z.strictObject({
  count: text.describe('As it is called in a row of the table'),
  heading: text,
  meaning: text,
  isRare: z.literal(true).optional().describe('Left out where nobody has any'),
  isRounded: z.literal(true).optional().describe('Exact in the data, shown as a whole number'),
})

export const formatShape = z
  .strictObject({
    name: text,
    title: text,
    summary: text.describe('What it is good for'),
    whom: z.enum(['players', 'teams']).describe('Who enters'),
    options: z.record(text, z.unknown()).describe('JSON Schema of its settings'),
    field: z
      .array(z.strictObject({ from: whole, to: whole }))
      .describe('How many may play with the usual settings, as runs without a gap; 1024 is the last size asked about'),
    columns: z.array(column),
    pictures: z.array(z.enum(['crosstable', 'race', 'bracket', 'matrix'])),
  })
  .meta({ id: 'FormatShown' })
export type FormatShown = z.infer<typeof formatShape>

export const formatShown = (format: AnyFormat): FormatShown => ({
  name: format.name,
  title: format.title,
  summary: format.summary,
  whom: format.whom ?? 'players',
  options: optionsOf(format),
  field: fieldOf(format),
  columns: format.columns.map((each) => ({ ...each })),
  pictures: [...format.pictures],
})

function optionsOf({ name }: AnyFormat): Record<string, unknown> {
  const { $schema: _, ...schema } = schemas()[`${name}.options`] as Record<string, unknown>
  return schema
}

const largest = 1024

/** 2–30; 2, 4, 8, 16 …: asked of the format itself, which knows no list. */
function fieldOf(format: AnyFormat): FormatShown['field'] {
  const options = format.options.parse({})
  const runs: { from: number; to: number }[] = []
  for (let count = 1; count <= largest; count++) {
    if (format.field(count, options)) continue
    const last = runs.at(-1)
    if (last?.to === count - 1) last.to = count
    else runs.push({ from: count, to: count })
  }
  return runs
}
