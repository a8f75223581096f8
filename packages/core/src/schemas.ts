/** The JSON Schemas of a tournament file's lines, of commands and of each format's options, made from the schemas that validate. */
import { z } from 'zod'
import { recordedSchema } from './facts/fact.ts'
import { formats } from './formats/index.ts'
import { commandSchema } from './tournament/command.ts'

export function schemas(): Record<string, unknown> {
  const options = formats.map(({ name, options }) => [`${name}.options`, z.toJSONSchema(options, { io: 'input' })])
  return { log: z.toJSONSchema(recordedSchema), command: z.toJSONSchema(commandSchema), ...Object.fromEntries(options) }
}
