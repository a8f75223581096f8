/** Who enters: a player, an engine or a team. */
import * as z from 'zod'
import { entrantIdSchema } from './ids.ts'

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** Why a name cannot be used, in words, or `undefined` if it can. */
export function problemWithName(name: string): string | undefined {
  if (name.trim() === '') return 'it is empty'
  if (name !== name.trim()) return 'it has spaces at an end'
  if (unprintable.test(name)) return 'it has control characters in it'
  if (name.length > 200) return 'it is longer than 200 characters'
  return undefined
}

export const nameSchema = z.string().superRefine((name, context) => {
  const problem = problemWithName(name)
  if (problem) context.addIssue({ code: 'custom', message: `is not a usable name: ${problem}` })
})

export const clubSchema = z
  .string()
  .max(200)
  .refine((text) => !unprintable.test(text), 'has control characters in it')

export const ratingSchema = z.int().min(0).max(9999)

/** What is told about an entrant; only the name is required. */
export const profileShape = {
  name: nameSchema,
  rating: ratingSchema.optional(),
  maxRating: ratingSchema.optional(),
  club: clubSchema.optional(),
}

export const entrantSchema = z.strictObject({ id: entrantIdSchema, ...profileShape }).readonly()
export type Entrant = z.infer<typeof entrantSchema>
