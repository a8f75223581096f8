/** What stands in paths and queries, the same wherever it stands. */
import * as z from 'zod'

const id = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'is no id')

export const tournamentParams = z.strictObject({ tournament: id.describe('Id of the tournament') })
export const entrantParams = z.strictObject({ ...tournamentParams.shape, entrant: id.describe('Id of the entrant') })
export const personParams = z.strictObject({ person: id.describe('Id of the person') })
export const memberParams = z.strictObject({ ...tournamentParams.shape, ...personParams.shape })
export const secretParams = z.strictObject({ secret: id.describe('Id of the link or token, never itself') })
export const keyParams = z.strictObject({ ...tournamentParams.shape, ...secretParams.shape })
export const formatParams = z.strictObject({ format: z.string().min(1).max(40) })

/** Numbers come as text in a query. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .refine((text) => Number(text) >= least && Number(text) <= most, `must be from ${least} to ${most}`)

export const seqText = wholeNumber(0, 999_999_999)
export const atQuery = { at: wholeNumber(1, 999_999_999).optional().describe('As it stood after this fact') }

/** As in the names of entrants: control characters, halves of surrogate pairs, and marks that turn the direction around. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** A line somebody typed: nothing that no database takes and nobody sees. */
export const lineText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !unprintable.test(text), 'has control characters in it')

export const nameText = lineText(200)
  .min(1)
  .refine((name) => name.trim() === name, 'has spaces at an end')
