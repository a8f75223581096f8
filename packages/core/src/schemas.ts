/** The JSON Schemas that ship with core, generated from the schemas that validate. */
import * as z from 'zod/mini'
import { describedIn } from './descriptions/schema-description.ts'
import { message as about } from './descriptions/words/messages.ts'
import { commandKinds } from './formats/commands.ts'
import { formats } from './formats/index.ts'
import { kindsOf } from './formats/rule-book/facts/facts-of.ts'
import type { AnyFormat } from './formats/rule-book/format.ts'
import type { Setting } from './formats/rule-book/setting.ts'
import type { Voice } from './message/message.ts'

/**
 * `log`: a line of a tournament file; `fact`: a fact as it is sent; `command`; and each format's options. Without a voice
 * there are no descriptions: each field has its message under `says` instead.
 */
export function schemas(voice?: Voice): Record<string, unknown> {
  const options = formats.map((format) => [`${format.name}.options`, optionsSchema(format, voice)])
  const fact = z.toJSONSchema(
    unionOf(
      'type',
      kindsOf(formats).map(({ type, schema }) => ({ name: type, schema })),
    ),
  )
  const made = { log: lineOf(fact), fact, command: z.toJSONSchema(unionOf('do', commandKinds())) }
  return { ...(voice ? describedIn(made, voice) : made), ...Object.fromEntries(options) }
}

interface Version {
  readonly name: string
  readonly schema: z.ZodMiniType
}

/** A union discriminated by a field; versions of formats with the same name become a union of their own. */
function unionOf(field: 'type' | 'do', versions: readonly Version[]) {
  const names = [...new Set(versions.map(({ name }) => name))]
  const named = (name: string) => versions.filter((each) => each.name === name).map(({ schema }) => schema)
  return z.discriminatedUnion(field, names.map((name) => onlyOrUnion(named(name))) as never)
}

const onlyOrUnion = (all: readonly z.ZodMiniType[]) => (all.length === 1 ? all[0] : z.union(all))

type JsonSchema = z.core.JSONSchema.BaseSchema

function optionsSchema({ options, about: { settings } }: AnyFormat, voice: Voice | undefined): JsonSchema {
  const schema = z.toJSONSchema(options, { io: 'input' })
  const described = ([name, property]: [string, unknown]) => {
    const setting = settings[name]
    return [
      name,
      voice && setting ? { ...(property as JsonSchema), description: describedBy(setting, voice) } : property,
    ]
  }
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties ?? {}).map(described)) }
}

/** "LEA-8: White and Black are even …": the rules of a setting and its description. */
export const describedBy = ({ rules, about }: Setting, voice: Voice): string =>
  `${rules.join(', ')}: ${voice.say(about)}`

/** A line is the header or a fact and ends with a checksum; every fact of a command except its last has `more`. */
function lineOf({ oneOf = [], anyOf = [], ...fact }: JsonSchema): JsonSchema {
  const facts = [...oneOf, ...anyOf].map((each) => factsSealed(each as JsonSchema))
  const header: JsonSchema = {
    type: 'object',
    properties: { arbiter: { const: 'log' }, version: { const: 1 } },
    required: ['arbiter', 'version'],
    additionalProperties: false,
  }
  return { ...fact, oneOf: [sealed(header, {}), ...facts] }
}

/** A fact, or each version of a fact to which formats add fields. */
const factsSealed = ({ anyOf, ...fact }: JsonSchema): JsonSchema =>
  anyOf ? { anyOf: anyOf.map((each) => factsSealed(each)) } : sealed(fact, { more: { const: true } })

function sealed(schema: JsonSchema, more: Record<string, JsonSchema>): JsonSchema {
  const sum: JsonSchema = {
    type: 'string',
    pattern: '^[0-9a-f]{8}$',
    says: about('about-line-sum'),
  }
  return {
    ...schema,
    properties: { ...schema.properties, ...more, sum },
    required: [...(schema.required ?? []), 'sum'],
  }
}
