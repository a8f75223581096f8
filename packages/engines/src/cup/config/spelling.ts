/** CUP-3: names and words may be written in upper or lower case. Brings them into the spelling of the schema; unknown ones are objected to. */
import { nearest } from '@arbiter/core'
import * as z from 'zod'
import type { Path, Review } from './review.ts'

export function respelt(schema: z.core.$ZodType, given: unknown, review: Review, path: Path = []): unknown {
  const form = formFor(schema, given)
  if (form instanceof z.ZodObject && isObject(given)) return respeltObject(form, given, review, path)
  if (form instanceof z.ZodArray && Array.isArray(given))
    return given.map((each, i) => respelt(form.element, each, review, [...path, i]))
  if (form instanceof z.ZodEnum && typeof given === 'string') return sameWord(given, form.options.map(String)) ?? given
  return given
}

/** What is inside the wrappings; of alternatives the one for objects if an object was given. */
function formFor(schema: z.core.$ZodType, given: unknown): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly)
    return formFor(schema.unwrap(), given)
  if (!(schema instanceof z.ZodUnion)) return schema
  return schema.options.find((each) => each instanceof z.ZodObject && isObject(given)) ?? schema
}

function respeltObject(form: z.ZodObject, given: Readonly<Record<string, unknown>>, review: Review, path: Path) {
  const known = Object.keys(form.shape)
  const result: Record<string, unknown> = {}
  for (const [word, value] of Object.entries(given)) {
    const name = sameWord(word, known)
    if (name === undefined) review.objects([...path, word], 'there is no such name', nearest(word, known))
    else if (name in result) review.objects([...path, word], `is said twice, here and as ${name}`)
    else {
      const at = [...path, name]
      review.isWritten(at, word)
      result[name] = respelt(form.shape[name] as z.core.$ZodType, value, review, at)
      if (isUnused(form.shape[name])) review.unused.add(name)
    }
  }
  return result
}

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const sameWord = (word: string, known: readonly string[]): string | undefined =>
  known.find((each) => each.toLowerCase() === word.trim().toLowerCase())

/** Anything goes where nothing follows from it. */
const isUnused = (schema: unknown): boolean =>
  schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodUnknown
