/** A format on offer: its description, its settings, and its field sizes. */

import { picturesIn } from '@arbiter/core/bulletin'
import type { AnyFormat } from '@arbiter/core/formats'
import type { Voice } from '@arbiter/core/messages'
import { schemas } from '@arbiter/core/schemas'
import * as z from 'zod'
import { about } from './about.ts'
import { said, text, texts, whole } from './words.ts'

const column = z.strictObject({
  count: text.describe(about('shape-column-count')),
  heading: said,
  meaning: said,
  isRare: z.literal(true).optional().describe(about('shape-column-rare')),
  isRounded: z.literal(true).optional().describe(about('shape-column-rounded')),
})

const setting = z.strictObject({
  name: said,
  about: said.describe(about('shape-setting-about')),
  rules: texts.describe(about('shape-setting-rules')),
  values: z.record(text, said).optional().describe(about('shape-setting-values')),
  parts: z.record(text, said).optional().describe(about('shape-setting-parts')),
})

export const formatShape = z
  .strictObject({
    name: text,
    title: said,
    summary: said.describe(about('shape-format-summary')),
    whom: z.enum(['players', 'teams']).describe(about('shape-format-whom')),
    options: z.record(text, z.unknown()).describe(about('shape-format-options')),
    settings: z.record(text, setting).describe(about('shape-format-settings')),
    field: z.array(z.strictObject({ from: whole, to: whole })).describe(about('shape-format-field')),
    columns: z.array(column),
    pictures: z.array(z.enum(['crosstable', 'race', 'bracket', 'matrix'])),
  })
  .meta({ id: 'FormatShown' })
export type FormatDescription = z.infer<typeof formatShape>

/** The settings are described in their schema too. */
export const formatShown = (format: AnyFormat, voice: Voice): FormatDescription => ({
  name: format.name,
  title: format.about.title,
  summary: format.about.summary,
  whom: format.about.whom ?? 'players',
  options: optionsOf(format, voice),
  settings: structuredClone(format.about.settings) as FormatDescription['settings'],
  field: fieldOf(format),
  columns: format.views.columns.map((each) => ({ ...each })),
  pictures: picturesIn(format).filter((picture) => picture !== 'rings'),
})

function optionsOf({ name }: AnyFormat, voice: Voice): Record<string, unknown> {
  const { $schema: _, ...schema } = schemas(voice)[`${name}.options`] as Record<string, unknown>
  return schema
}

const largest = 1024

/** "2–30" or "2, 4, 8, 16 …", asked of the format itself. */
function fieldOf(format: AnyFormat): FormatDescription['field'] {
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
