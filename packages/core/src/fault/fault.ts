/** An engine's fault in a game, as data: the log keeps it, and views put it in words. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'

const did = <What extends string, Shape extends z.core.$ZodShape>(what: What, shape: Shape) =>
  z.readonly(z.strictObject({ what: z.literal(what), ...shape }))

const answer = described(z.string().check(z.maxLength(40)), about('about-fault-answer'))
const milliseconds = z.number().check(z.minimum(0), z.maximum(1e12))

export const misdeedSchema = described(
  z.discriminatedUnion('what', [
    did('illegal-move', { answer }),
    did('no-move', { answer }),
    described(did('late', { tookMs: milliseconds, hadMs: milliseconds }), about('about-fault-late')),
    described(did('silent', { tookMs: milliseconds, hadMs: milliseconds }), about('about-fault-flagged')),
    described(did('hung', { tookMs: milliseconds }), about('about-fault-hung')),
    described(did('exited', { code: z.int() }), about('about-fault-exited')),
    described(
      did('killed', { signal: z.string().check(z.minLength(1), z.maxLength(40)) }),
      about('about-fault-killed'),
    ),
    described(
      did('hung-up', { by: z.enum(['closed-input', 'closed-output', 'broken-output']) }),
      about('about-fault-broken'),
    ),
    described(did('gone', {}), about('about-fault-gone')),
    did('not-ready', {
      withinMs: milliseconds,
      after: described(z.enum(['options', 'new-game', 'stop', 'question']), about('about-fault-after')),
    }),
  ]),
  about('about-fault-did'),
)
export type Misdeed = z.infer<typeof misdeedSchema>

/** A public log keeps only the side. */
export const faultSchema = described(
  z.readonly(
    z.strictObject({
      by: z.enum(['white', 'black']),
      did: z.optional(misdeedSchema),
      sentence: described(z.optional(z.string().check(z.maxLength(2000))), about('about-fault-sentence')),
    }),
  ),
  about('about-fault'),
)
export type Fault = z.infer<typeof faultSchema>
