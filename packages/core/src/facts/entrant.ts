/** Who enters: a player, an engine or a team. */
import * as z from 'zod'
import { entrantIdSchema } from './ids.ts'

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

const longestName = 200

/** Why a name cannot be used, in words, or `undefined` if it can. */
export function problemWithName(name: string): string | undefined {
  if (name.trim() === '') return 'it is empty'
  if (name !== name.trim()) return 'it has spaces at an end'
  if (unprintable.test(name)) return 'it has control characters in it'
  if (name.length > longestName) return `it is longer than ${longestName} characters`
  return undefined
}

/** "#3" is the third in the list: nobody who enters may be called so. Old logs may have such names. */
export const isPlaceInList = (name: string): boolean => /^#\d+$/.test(name)

export const nameSchema = z
  .string()
  .superRefine((name, context) => {
    const problem = problemWithName(name)
    if (problem) context.addIssue({ code: 'custom', message: `is not a usable name: ${problem}` })
  })
  .meta({ minLength: 1, maxLength: longestName })

const clubSchema = z
  .string()
  .max(200)
  .refine((text) => !unprintable.test(text), 'has control characters in it')

const ratingSchema = z.int().min(0).max(9999)

const paidSchema = z.boolean().describe('Has the entry been paid? Not said: nothing is due')

/** Letter of a bracket. */
export const bracketSchema = z.string().regex(/^[A-Z]$/, 'is no letter of a bracket')

const claimedSchema = bracketSchema.describe('The bracket a team was told at the sale')

/** Whole hundredths, not negative. */
const masterpointsSchema = z
  .number()
  .min(0, 'must be 0 or more')
  .max(1_000_000)
  .refine((points) => Math.abs(points * 100 - Math.round(points * 100)) < 1e-4, 'has more than two decimals')

/** A member of a team. */
const playerSchema = z
  .strictObject({
    name: nameSchema,
    number: z.string().min(1).max(40).optional().describe('As the federation counts its members'),
    masterpoints: masterpointsSchema,
  })
  .readonly()
export type Player = z.infer<typeof playerSchema>

const playersSchema = z.array(playerSchema).min(1).max(20).readonly().describe('The members of a team')

/** What is told about an entrant; only the name is required. */
export const profileShape = {
  name: nameSchema,
  rating: ratingSchema.optional(),
  maxRating: ratingSchema.optional(),
  club: clubSchema.optional(),
  captain: nameSchema.optional(),
  paid: paidSchema.optional(),
  claimed: claimedSchema.optional(),
  players: playersSchema.optional(),
}

/** What can be changed about an entrant beside the name; `null` takes it away. */
export const editedShape = {
  rating: ratingSchema.nullable().optional(),
  maxRating: ratingSchema.nullable().optional(),
  club: clubSchema.nullable().optional(),
  captain: nameSchema.nullable().optional(),
  paid: paidSchema.nullable().optional(),
  claimed: claimedSchema.nullable().optional(),
  players: playersSchema.nullable().optional(),
}

export const entrantSchema = z.strictObject({ id: entrantIdSchema, ...profileShape }).readonly()
export type Entrant = z.infer<typeof entrantSchema>
/** An entrant before it has an id. */
export type Profile = Omit<Entrant, 'id'>
