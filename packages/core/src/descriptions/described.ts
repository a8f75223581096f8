/** What the fields of a schema are for, as the JSON Schemas made from it describe them. */
import * as z from 'zod/mini'
import type { Message, Voice } from '../message/message.ts'

/** A copy that says what it is for; the check `z.describe` would be run on every value. */
export function described<Schema extends z.core.$ZodType>(schema: Schema, says: Message): Schema {
  const copy = z.clone(schema)
  z.globalRegistry.add(copy, { says })
  return copy
}

/** A JSON Schema in which what a part says has become its description. */
export function describedIn<Schema>(schema: Schema, voice: Voice): Schema {
  return told(schema, voice) as Schema
}

function told(value: unknown, voice: Voice): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => told(each, voice))
  const fields = Object.entries(value).map(([key, inner]) =>
    isSaid(key, inner) ? ['description', voice.say(inner)] : [key, told(inner, voice)],
  )
  return Object.fromEntries(fields)
}

/** A field of a fact may be called `says` too, but then a schema stands there, and a schema has no id. */
export const isSaid = (key: string, value: unknown): value is Message =>
  key === 'says' && typeof value === 'object' && value !== null && 'id' in value
