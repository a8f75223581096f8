/** Entrants: players or teams. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { ownWords } from '../issues/own-words.ts'
import { message as issue } from '../issues/words/messages.ts'
import type { Message } from '../message/message.ts'
import { entrantIdSchema } from './ids.ts'
import { message } from './words/messages.ts'

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

const longestName = 200

/** Why a name cannot be used, or `undefined` if it can. */
export function problemWithName(name: string): Message | undefined {
  if (name.trim() === '') return message('name-empty')
  if (name !== name.trim()) return message('name-spaces')
  if (unprintable.test(name)) return message('name-controls')
  if (name.length > longestName) return message('name-long', { most: longestName })
  return undefined
}

/** "#3" is the third in the list, so new entrants may not have such names. Old logs may contain them. */
export const isPlaceInList = (name: string): boolean => /^#\d+$/.test(name)

export const nameSchema = z.string().check(
  z.superRefine((name, context) => {
    const problem = problemWithName(name)
    if (problem) context.addIssue({ code: 'custom', message: ownWords({ says: problem }) })
  }),
  z.meta({ minLength: 1, maxLength: longestName }),
)

const clubSchema = z.string().check(
  z.maxLength(200),
  z.refine((text) => !unprintable.test(text), ownWords({ says: message('name-controls') })),
)

const ratingSchema = z.int().check(z.minimum(0), z.maximum(9999))

const paidSchema = described(z.boolean(), about('about-entrant-paid'))

/** Letter of a bracket. */
export const bracketSchema = z.string().check(z.regex(/^[A-Z]$/, ownWords({ takes: issue('takes-bracket') })))

const claimedSchema = described(bracketSchema, about('about-entrant-claimed'))

/** Whole hundredths, not negative. */
const masterpointsSchema = z.number().check(
  z.minimum(0),
  z.maximum(1_000_000),
  z.refine(
    (points) => Math.abs(points * 100 - Math.round(points * 100)) < 1e-4,
    ownWords({ takes: issue('takes-two-decimals') }),
  ),
)

/** A member of a team. */
const playerSchema = z.readonly(
  z.strictObject({
    name: nameSchema,
    number: described(z.optional(z.string().check(z.minLength(1), z.maxLength(40))), about('about-entrant-number')),
    masterpoints: masterpointsSchema,
  }),
)
export type Player = z.infer<typeof playerSchema>

const playersSchema = described(
  z.readonly(z.array(playerSchema).check(z.minLength(1), z.maxLength(20))),
  about('about-entrant-players'),
)

/** The fields of an entry; only the name is required. */
export const profileShape = {
  name: nameSchema,
  rating: z.optional(ratingSchema),
  maxRating: z.optional(ratingSchema),
  club: z.optional(clubSchema),
  captain: z.optional(nameSchema),
  paid: z.optional(paidSchema),
  claimed: z.optional(claimedSchema),
  players: z.optional(playersSchema),
}

/** The fields that can be edited beside the name; `null` removes a value. */
export const editedShape = {
  rating: z.optional(z.nullable(ratingSchema)),
  maxRating: z.optional(z.nullable(ratingSchema)),
  club: z.optional(z.nullable(clubSchema)),
  captain: z.optional(z.nullable(nameSchema)),
  paid: z.optional(z.nullable(paidSchema)),
  claimed: z.optional(z.nullable(claimedSchema)),
  players: z.optional(z.nullable(playersSchema)),
}

export const entrantSchema = z.readonly(z.strictObject({ id: entrantIdSchema, ...profileShape }))
export type Entrant = z.infer<typeof entrantSchema>
/** An entrant before it has an id. */
export type Profile = Omit<Entrant, 'id'>
