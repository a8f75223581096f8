/** What the API shows of a format. */
import type { FormatDescription } from '@arbiter/api/shapes'
import { picturesIn } from '@arbiter/core/bulletin'
import type { AnyFormat } from '@arbiter/core/formats'
import type { Voice } from '@arbiter/core/messages'
import { schemas } from '@arbiter/core/schemas'

/** The settings are described in their schema too. */
export const formatShown = (format: AnyFormat, voice: Voice): FormatDescription => ({
  name: format.name,
  title: format.about.title,
  summary: format.about.summary,
  whom: format.about.whom,
  options: optionsOf(format, voice),
  settings: structuredClone(format.about.settings) as FormatDescription['settings'],
  presets: structuredClone(format.about.presets ?? []) as unknown as FormatDescription['presets'],
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
