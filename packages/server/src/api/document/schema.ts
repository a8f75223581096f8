/** Shapes as JSON Schemas that refer to each other by component name. */

import type { Voice } from '@arbiter/core/messages'
import { isSaid } from '@arbiter/core/schemas'
import * as z from 'zod'
import { message } from './words/messages.ts'

export type JsonSchema = { readonly [word: string]: unknown }

/** The schemas of several shapes by our keys, which of them are required, and the components they refer to. */
export interface SchemaSet {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly required: ReadonlySet<string>
  readonly components: Readonly<Record<string, JsonSchema>>
}

export const refTo = (component: string): JsonSchema => ({ $ref: `#/components/schemas/${component}` })

/** All shapes at once, so that each component is described once. `input`: as requested; `output`: as answered. */
export function described(
  shapes: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
  voice: Voice,
): SchemaSet {
  const { properties = {}, required = [], $defs = {} } = z.toJSONSchema(z.strictObject(shapes), { io })
  return {
    schemas: plain(properties, voice) as SchemaSet['schemas'],
    required: new Set(required),
    components: plain($defs, voice) as SchemaSet['components'],
  }
}

/** The text of a description, which is a message id. */
export const toldBy = (voice: Voice, about: string): string =>
  /^(route|shape)-[a-z0-9-]+$/.test(about) ? voice.say({ id: about }) : about

/** With the components' new addresses, and without `readOnly` and the bounds of safe integers. */
function plain(value: unknown, voice: Voice): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each, voice))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([word, each]) => written(word, each, voice)))
}

function written(word: string, value: unknown, voice: Voice): [string, unknown][] {
  if (word === 'readOnly' && value === true) return []
  if (word === 'maximum' && value === Number.MAX_SAFE_INTEGER) return []
  if (word === 'minimum' && value === Number.MIN_SAFE_INTEGER) return []
  if (word === '$ref' && typeof value === 'string') return [[word, value.replace('#/$defs/', '#/components/schemas/')]]
  if (isSaid(word, value)) return [['description', voice.say(value)]]
  if (word === 'description' && typeof value === 'string') return [[word, toldBy(voice, value)]]
  const inside = plain(value, voice)
  return [[word, word === 'properties' ? withSentence(inside as Fields, voice) : inside]]
}

type Fields = Readonly<Record<string, unknown>>

/** In answers a message has its text beside it. */
const withSentence = (fields: Fields, voice: Voice): Fields =>
  'says' in fields
    ? { ...fields, sentence: { type: 'string', description: voice.say(message('document-sentence')) } }
    : fields
