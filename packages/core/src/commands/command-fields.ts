/** Fields that several commands share. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import { editedShape, profileShape } from '../facts/entrant.ts'
import { parseInstant, someTime, timeShape } from '../facts/instant.ts'
import { results } from '../facts/result.ts'
import { ownWords } from '../issues/own-words.ts'
import { message as issue } from '../issues/words/messages.ts'

/** More entrants than any format allows. */
export const mostPeople = 2000

export const time = z.string().check(
  z.maxLength(40),
  z.regex(timeShape, ownWords({ takes: issue('takes-time', { such: { text: someTime } }) })),
  z.refine((text) => parseInstant(text) !== undefined, ownWords({ says: issue('issue-no-moment') })),
)
export const note = z.string().check(z.maxLength(2000))
export const who = described(z.string().check(z.minLength(1), z.maxLength(200)), about('about-who'))
export const match = described(z.string().check(z.minLength(1), z.maxLength(40)), about('about-match'))
export const game = z.int().check(z.minimum(1))
export const confirm = described(
  z.union([z.literal(true), z.readonly(z.array(z.int().check(z.minimum(1))).check(z.maxLength(100_000)))]),
  about('about-confirm'),
)

export const result = described(z.enum([...results, '1/2']), about('about-result'))
const length = z.int().check(z.minimum(0), z.maximum(9999))

/** The fields of a reported game: its number, result and length. */
export const playedShape = {
  match,
  game: z.optional(game),
  result: z.optional(result),
  finishedAt: z.optional(time),
  moves: z.optional(length),
  movesToFinish: z.optional(length),
}

const sizes = z.readonly(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(26)))

/** The director's choices for the start. */
export const beginningShape = {
  order: described(
    z.optional(z.union([z.literal('entry'), z.readonly(z.array(who).check(z.maxLength(mostPeople)))])),
    about('about-start-order'),
  ),
  brackets: z.optional(described(sizes, about('about-bracket-sizes'))),
}

export const newcomer = z.readonly(
  z.strictObject({
    ...profileShape,
    id: z.optional(z.string().check(z.maxLength(200))),
    joins: described(z.optional(match), about('about-command-joins')),
  }),
)

export const editShape = {
  entrant: who,
  name: z.optional(z.string().check(z.maxLength(200))),
  ...editedShape,
}
