/** The JSON Schemas that ship with core, made from the very schemas that validate. */
import * as z from 'zod'
import { recordedSchema } from './facts/fact.ts'
import { formats } from './formats/index.ts'
import { commandSchema } from './tournament/command.ts'

/** `log`: a line of a tournament file; `fact`: a fact as it is sent; `command`; and each format's options. */
export function schemas(): Record<string, unknown> {
  const options = formats.map(({ name, options }) => [`${name}.options`, z.toJSONSchema(options, { io: 'input' })])
  const fact = z.toJSONSchema(recordedSchema)
  return { log: lineOf(fact), fact, command: z.toJSONSchema(commandSchema), ...Object.fromEntries(options) }
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** A file's line is the header, or a fact; all end with a checksum, and the facts of one command but its last say `more`. */
function lineOf({ oneOf = [], anyOf = [], ...fact }: JsonSchema): JsonSchema {
  const facts = [...oneOf, ...anyOf].map((each) => sealed(each as JsonSchema, { more: { const: true } }))
  const header: JsonSchema = {
    type: 'object',
    properties: { arbiter: { const: 'log' }, version: { const: 1 } },
    required: ['arbiter', 'version'],
    additionalProperties: false,
  }
  return { ...fact, oneOf: [sealed(header, {}), ...facts] }
}

function sealed(schema: JsonSchema, more: Record<string, JsonSchema>): JsonSchema {
  const sum: JsonSchema = {
    type: 'string',
    pattern: '^[0-9a-f]{8}$',
    description: 'CRC-32 of the line before and this one',
  }
  return {
    ...schema,
    properties: { ...schema.properties, ...more, sum },
    required: [...(schema.required ?? []), 'sum'],
  }
}
