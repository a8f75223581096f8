/** Descriptions of schemas and their fields, for the JSON Schemas made from them. */
import * as z from 'zod/mini'
import type { Message, Voice } from '../message/message.ts'

/** A copy with a description. `z.describe` would add a check that runs on every value. */
export function described<Schema extends z.core.$ZodType>(schema: Schema, says: Message): Schema {
  const copy = z.clone(schema)
  z.globalRegistry.add(copy, { says })
  return copy
}

/** A JSON Schema with the messages of its parts as their descriptions in one language. */
export function describedIn<Schema>(schema: Schema, voice: Voice): Schema {
  return inWords(schema, voice) as Schema
}

function inWords(value: unknown, voice: Voice): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => inWords(each, voice))
  const fields = Object.entries(value).map(([key, inner]) =>
    isSaid(key, inner) ? ['description', voice.say(inner)] : [key, inWords(inner, voice)],
  )
  return Object.fromEntries(fields)
}

/** A fact may have a field called `says`; its value is a schema, which has no id. */
export const isSaid = (key: string, value: unknown): value is Message =>
  key === 'says' && typeof value === 'object' && value !== null && 'id' in value
