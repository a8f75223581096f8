/** Openings: the start positions of a cup's pairs of games. Here a position is only a text. */
import * as z from 'zod/mini'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { ownWords } from '../../../issues/own-words.ts'
import { message as issue } from '../../../issues/words/messages.ts'

const position = described(
  z
    .string()
    .check(
      z.regex(
        /^[1-8pnbrqkPNBRQK/]{15,71} [wb] (-|[A-Ha-hKQkq]{1,4}) (-|[a-h][36])$/,
        ownWords({ takes: issue('takes-fen') }),
      ),
    ),
  about('about-opening-position'),
)

export const openingSchema = z.readonly(
  z.strictObject({
    place: described(z.int().check(z.minimum(1)), about('about-opening-place')),
    position,
    moves: described(
      z.optional(
        z.readonly(
          z
            .array(
              z
                .string()
                .check(
                  z.regex(
                    /^[a-h][1-8][a-h][1-8][qrbn]?$/,
                    ownWords({ takes: issue('takes-move', { such: { text: 'e2e4' } }) }),
                  ),
                ),
            )
            .check(z.maxLength(200)),
        ),
      ),
      about('about-opening-moves'),
    ),
    name: z.optional(z.string().check(z.maxLength(200))),
    variant: z.optional(z.literal('chess960')),
  }),
)
export type Opening = z.infer<typeof openingSchema>

const bookName = described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-book-name'))
const bookHash = described(
  z.string().check(z.regex(/^[0-9a-f]{64}$/, ownWords({ takes: issue('takes-hash', { digits: 64 }) }))),
  about('about-book-hash'),
)

/** A book of openings as given. */
export const bookSchema = z.readonly(
  z.strictObject({
    name: z.optional(bookName),
    hash: z.optional(bookHash),
    openings: z.readonly(z.array(openingSchema).check(z.minLength(1), z.maxLength(200_000))),
    dropped: described(z.optional(z.int().check(z.minimum(0))), about('about-book-left-out')),
  }),
)
export type Book = z.infer<typeof bookSchema>

/** The openings of a tournament, in the order of their use. */
export const openingOrderSchema = z.readonly(
  z.strictObject({
    name: z.optional(bookName),
    hash: z.optional(bookHash),
    count: described(z.int().check(z.minimum(1)), about('about-book-count')),
    dropped: described(z.int().check(z.minimum(0)), about('about-book-dropped')),
    order: z.readonly(z.array(openingSchema).check(z.minLength(1), z.maxLength(10_000))),
  }),
)
export type OpeningOrder = z.infer<typeof openingOrderSchema>
