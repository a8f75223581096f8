/** A format on offer: its description, its settings, and its field sizes. */
import * as z from 'zod'
import { about } from './about.ts'
import { messageShape, text, texts, whole } from './words.ts'

const column = z.strictObject({
  count: text.describe(about('shape-column-count')),
  heading: messageShape,
  meaning: messageShape,
  isRare: z.literal(true).optional().describe(about('shape-column-rare')),
  isRounded: z.literal(true).optional().describe(about('shape-column-rounded')),
  isMoney: z.literal(true).optional().describe(about('shape-column-money')),
})

const setting = z.strictObject({
  name: messageShape,
  about: messageShape.describe(about('shape-setting-about')),
  rules: texts.describe(about('shape-setting-rules')),
  values: z.record(text, messageShape).optional().describe(about('shape-setting-values')),
  parts: z.record(text, messageShape).optional().describe(about('shape-setting-parts')),
  means: z.record(text, messageShape).optional().describe(about('shape-setting-means')),
  typedAs: z.enum(['clock', 'money', 'currency']).optional().describe(about('shape-setting-typed')),
  isMain: z.literal(true).optional().describe(about('shape-setting-main')),
  onlyIf: z
    .strictObject({ setting: text, is: z.union([text, z.boolean()]) })
    .optional()
    .describe(about('shape-setting-only')),
})

/** A setting as JSON Schema, with the words of it that forms read. */
export interface OptionSchema {
  readonly type?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly items?: OptionSchema
  readonly prefixItems?: readonly OptionSchema[]
  readonly anyOf?: readonly OptionSchema[]
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly required?: readonly string[]
}

/** Made by zod from the settings that validate. */
const optionsShape = z
  .record(text, z.unknown())
  .describe(about('shape-format-options')) as unknown as z.ZodType<OptionSchema>

export const formatShape = z
  .strictObject({
    name: text,
    title: messageShape,
    summary: messageShape.describe(about('shape-format-summary')),
    whom: z.enum(['players', 'teams']).describe(about('shape-format-whom')),
    options: optionsShape,
    settings: z.record(text, setting).describe(about('shape-format-settings')),
    presets: z
      .array(z.strictObject({ name: messageShape, options: z.record(text, z.unknown()) }))
      .describe(about('shape-format-presets')),
    field: z.array(z.strictObject({ from: whole, to: whole })).describe(about('shape-format-field')),
    columns: z.array(column),
    pictures: z.array(z.enum(['crosstable', 'race', 'bracket', 'matrix'])),
  })
  .meta({ id: 'FormatShown' })
export type FormatDescription = z.infer<typeof formatShape>
