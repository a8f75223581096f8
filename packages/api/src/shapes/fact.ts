/** Facts, commands and the answer to "why?", with schemas from core. */
import type { Command, RecordedFact } from '@arbiter/core'
import { schemas } from '@arbiter/core/schemas'
import type { Why } from '@arbiter/core/why'
import * as z from 'zod'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { publicFactShape } from './public-fact.ts'
import { sayingFields, text } from './words.ts'

const made = schemas() as Record<string, Record<string, unknown>>

/** A schema of core's as a component; input is still checked by core's own parser. */
function taken<Type>(name: string, from: string): z.ZodType<Type, Type> {
  const { $schema: _, ...schema } = made[from] ?? {}
  return z.unknown().meta({ id: name, ...schema }) as unknown as z.ZodType<Type, Type>
}

export const factShape = taken<RecordedFact>('Fact', 'fact')
export const commandShape = taken<Command>('Command', 'command')

const whyFields = { subject: text, rule: text, ...sayingFields }

export const whyShape = shapeOf<Why>()(
  'Why',
  z.strictObject({ ...whyFields, facts: z.array(factShape).describe(about('shape-why-facts')) }),
)

/** As spectators get it. */
export const publicWhyShape = z
  .strictObject({ ...whyFields, facts: z.array(publicFactShape) })
  .meta({ id: 'PublicWhy' })
