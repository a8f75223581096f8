/** Openings: the positions the pairs of a cup begin from. What a position is only chess knows; here it is a text. */
import * as z from 'zod'

const position = z
  .string()
  .regex(
    /^[1-8pnbrqkPNBRQK/]{15,71} [wb] (-|[A-Ha-hKQkq]{1,4}) (-|[a-h][36])$/,
    'must be the first four fields of a FEN',
  )
  .describe('First four fields of FEN; two openings with the same position are the same')

export const openingSchema = z
  .strictObject({
    place: z.int().min(1).describe('Place in the book, counted from 1'),
    position,
    moves: z
      .array(z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'must be a move such as e2e4'))
      .max(200)
      .readonly()
      .optional()
      .describe('The moves that lead there from the usual start'),
    name: z.string().max(200).optional(),
    variant: z.literal('chess960').optional(),
  })
  .readonly()
export type Opening = z.infer<typeof openingSchema>

const bookName = z.string().min(1).max(200).describe('What the book is called')
const bookHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the book')

/** A book as it is given. */
export const bookSchema = z
  .strictObject({
    name: bookName.optional(),
    hash: bookHash.optional(),
    openings: z.array(openingSchema).min(1).max(200_000).readonly(),
    dropped: z.int().min(0).optional().describe('Left out already, because their position stood in the book before'),
  })
  .readonly()
export type Book = z.infer<typeof bookSchema>

/** The openings of a tournament, in the one order they are taken in. */
export const openingOrderSchema = z
  .strictObject({
    name: bookName.optional(),
    hash: bookHash.optional(),
    count: z.int().min(1).describe('Distinct openings in the book'),
    dropped: z.int().min(0).describe('Openings whose position stood in the book before'),
    order: z.array(openingSchema).min(1).max(10_000).readonly(),
  })
  .readonly()
export type OpeningOrder = z.infer<typeof openingOrderSchema>
