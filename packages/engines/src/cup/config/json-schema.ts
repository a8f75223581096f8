/** The JSON Schema of a configuration, by which an editor knows its names; `cup.schema.json` is a copy of it. */
import * as z from 'zod'
import { entrySchema } from '../../engine/roster.ts'
import { configSchema, engineSchema } from './schema.ts'

/** The very text of the file: lists of plain values on one line, as our formatter has it. */
export const configSchemaText = (): string =>
  `${JSON.stringify(configJsonSchema(), null, 2).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, list: string) => `[${list.replace(/\n\s+/g, ' ')}]`)}\n`

function configJsonSchema(): object {
  const schema = z.toJSONSchema(configSchema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      // We do not change what we read; to an editor it would mean that nobody may.
      delete jsonSchema.readOnly
      // An engine may be written as in our engine files too.
      if (zodSchema === engineSchema) jsonSchema.properties = { ...jsonSchema.properties, ...entryProperties() }
    },
  })
  return { ...schema, title: 'A cup of chess engines', description: 'What `arbiter cup` plays' }
}

const entryProperties = () => z.toJSONSchema(entrySchema.partial(), { io: 'input' }).properties
