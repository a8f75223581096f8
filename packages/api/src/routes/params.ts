/** The parameters that several routes share. */
import { issueMessage, ownWords } from '@arbiter/core/issues'
import * as z from 'zod'
import { message } from '../words/messages.ts'
import { about } from './about.ts'

const id = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)

export const tournamentParams = z.strictObject({ tournament: id.describe(about('route-tournament-id')) })
export const entrantParams = z.strictObject({
  ...tournamentParams.shape,
  entrant: id.describe(about('route-entrant-id')),
})
export const personParams = z.strictObject({ person: id.describe(about('route-person-id')) })
export const memberParams = z.strictObject({ ...tournamentParams.shape, ...personParams.shape })
export const secretParams = z.strictObject({ secret: id.describe(about('route-secret-id')) })
export const keyParams = z.strictObject({ ...tournamentParams.shape, ...secretParams.shape })
export const formatParams = z.strictObject({ format: z.string().min(1).max(40) })

/** Query parameters are text. */
export function wholeNumber(least: number, most: number) {
  const takes = ownWords({ takes: issueMessage('takes-range', { kind: 'whole', least, most }) })
  return z
    .string()
    .regex(/^\d{1,9}$/, takes)
    .refine((text) => Number(text) >= least && Number(text) <= most, takes)
}

export const seqText = wholeNumber(0, 999_999_999)
export const atQuery = { at: wholeNumber(1, 999_999_999).optional().describe(about('route-at')) }

/** As in entrants' names: control characters, lone surrogates and marks that change the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** One line of typed text, without characters that cannot be stored or seen. */
export const lineText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !unprintable.test(text), ownWords({ says: message('bad-controls') }))

export const nameText = lineText(200)
  .min(1)
  .refine((name) => name.trim() === name, ownWords({ says: message('bad-spaces') }))
