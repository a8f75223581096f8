/** The JSON Schema of the configuration for editors; `cup.schema.json` is a copy of it. */

import type { Setting } from '@arbiter/core/formats'
import type { Voice } from '@arbiter/core/messages'
import { describedBy, describedIn } from '@arbiter/core/schemas'
import * as z from 'zod'
import { entrySchema } from '../engine/roster.ts'
import { configSchema, coreOptions, cup, engineSchema } from './schema.ts'
import { message } from './words/messages.ts'

/** The text of the file, formatted like our sources. */
export const configSchemaText = (voice: Voice): string =>
  `${JSON.stringify(configJsonSchema(voice), null, 2).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, list: string) => `[${list.replace(/\n\s+/g, ' ')}]`)}\n`

function configJsonSchema(voice: Voice): object {
  const schema = z.toJSONSchema(configSchema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // readOnly would tell editors that nobody may change it.
      delete jsonSchema.readOnly
      // An engine may also be written as in our own lists.
      if (zodSchema === engineSchema) jsonSchema.properties = { ...jsonSchema.properties, ...entryProperties() }
    },
  })
  describeOptions(schema, voice)
  const about = {
    title: voice.say(message('config-about-title')),
    description: voice.say(message('config-about-whole')),
  }
  return { ...describedIn(schema, voice), ...about }
}

/** Descriptions of the format's options come from core. */
function describeOptions({ properties = {} }: JsonSchema, voice: Voice): void {
  const options = (properties['CupOptions'] as JsonSchema).properties ?? {}
  for (const { ours, written } of coreOptions)
    Object.assign(options[written] as object, { description: describedBy(cup.about.settings[ours] as Setting, voice) })
}

type JsonSchema = z.core.JSONSchema.BaseSchema

const entryProperties = () => z.toJSONSchema(entrySchema.partial(), { io: 'input' }).properties
