/** Shapes as JSON Schemas that speak of each other by the names of their components. */
import * as z from 'zod'

export type JsonSchema = { readonly [word: string]: unknown }

/** The schemas of some shapes by a key of ours, which of them must be given, and the components they speak of. */
export interface Described {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  readonly required: ReadonlySet<string>
  readonly components: Readonly<Record<string, JsonSchema>>
}

export const refTo = (component: string): JsonSchema => ({ $ref: `#/components/schemas/${component}` })

/** All at once, so that a component is described once. `input`: as it is asked for; `output`: as it is answered. */
export function described(shapes: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Described {
  const { properties = {}, required = [], $defs = {} } = z.toJSONSchema(z.strictObject(shapes), { io })
  return {
    schemas: plain(properties) as Described['schemas'],
    required: new Set(required),
    components: plain($defs) as Described['components'],
  }
}

/** Components by their new address; without what says nothing to a reader: that an answer is read-only, and 2^53. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([word, each]) => said(word, each)))
}

function said(word: string, value: unknown): [string, unknown][] {
  if (word === 'readOnly' && value === true) return []
  if (word === 'maximum' && value === Number.MAX_SAFE_INTEGER) return []
  if (word === 'minimum' && value === Number.MIN_SAFE_INTEGER) return []
  if (word === '$ref' && typeof value === 'string') return [[word, value.replace('#/$defs/', '#/components/schemas/')]]
  return [[word, plain(value)]]
}
