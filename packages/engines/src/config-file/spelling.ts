/** Corrects upper and lower case of names and words to the spelling of the schema; unknown ones are reported (CUP-3). */
import { didYouMean } from '@arbiter/core'
import { nearest } from '@arbiter/core/issues'
import * as z from 'zod'
import type { Path, Review } from './review.ts'
import { message } from './words/messages.ts'

type Schema = z.core.$ZodType

/** Core uses zod/mini and we use zod; `z.core` has what both share. */
const { $ZodArray, $ZodEnum, $ZodNullable, $ZodObject, $ZodOptional, $ZodReadonly, $ZodUnion, $ZodUnknown } = z.core

export function respelt(schema: Schema, given: unknown, review: Review, path: Path = []): unknown {
  const form = formFor(schema, given)
  if (form instanceof $ZodObject && isObject(given)) return respeltObject(form._zod.def.shape, given, review, path)
  if (form instanceof $ZodArray && Array.isArray(given))
    return given.map((each, i) => respelt(form._zod.def.element, each, review, [...path, i]))
  if (form instanceof $ZodEnum && typeof given === 'string')
    return sameWord(given, Object.values(form._zod.def.entries).map(String)) ?? given
  return given
}

/** The schema without wrappers; of a union, the object alternative if an object was given. */
function formFor(schema: Schema, given: unknown): Schema {
  if (schema instanceof $ZodOptional || schema instanceof $ZodNullable || schema instanceof $ZodReadonly)
    return formFor(schema._zod.def.innerType, given)
  if (!(schema instanceof $ZodUnion)) return schema
  return schema._zod.def.options.find((each) => each instanceof $ZodObject && isObject(given)) ?? schema
}

type Shape = Readonly<Record<string, Schema>>

function respeltObject(shape: Shape, given: Readonly<Record<string, unknown>>, review: Review, path: Path) {
  const known = Object.keys(shape)
  const result: Record<string, unknown> = {}
  for (const [word, value] of Object.entries(given)) {
    const name = sameWord(word, known)
    const at = [...path, name ?? word]
    if (name === undefined)
      review.tells(at, (where) => message('config-unknown', { where }), ...didYouMean(nearest(word, known)))
    else if (name in result)
      review.tells([...path, word], (where) => message('config-twice', { where, other: { text: name } }))
    else {
      review.isWritten(at, word)
      result[name] = respelt(shape[name] as Schema, value, review, at)
      if (isUnused(shape[name])) review.unused.add(name)
    }
  }
  return result
}

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const sameWord = (word: string, known: readonly string[]): string | undefined =>
  known.find((each) => each.toLowerCase() === word.trim().toLowerCase())

/** True for fields without effect. */
const isUnused = (schema: unknown): boolean =>
  schema instanceof $ZodOptional && schema._zod.def.innerType instanceof $ZodUnknown
