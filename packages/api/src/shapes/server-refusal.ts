/** The server's own refusals, with their fields. */
import * as z from 'zod'
import { about } from './about.ts'
import { factShape } from './fact.ts'
import { messageShape, refusal, text, textOrMessage, texts, whole } from './words.ts'

const seconds = whole.describe(about('shape-seconds'))

const recorded = z.enum(['nothing', 'unknown']).describe(about('shape-recorded'))

const all = [
  refusal('not-found', { what: text.describe(about('shape-not-found')) }),
  refusal('sign-in-first', {}),
  refusal('not-allowed', { roles: texts.describe(about('shape-roles')) }),
  refusal('cross-site', {}),
  refusal('bad-request', { field: text, problem: textOrMessage }),
  refusal('body-too-large', { most: whole.describe(about('shape-bytes')) }),
  refusal('wrong-content-type', { accepted: texts }),
  refusal('too-many-attempts', { retryAfter: seconds }),
  refusal('changed-meanwhile', {
    last: whole.describe(about('shape-last-fact')),
    facts: z.array(factShape).describe(about('shape-since-facts')),
  }),
  refusal('key-used', { key: text }),
  refusal('unavailable', { retryAfter: seconds, recorded }),
  refusal('database-gone', {}),
  refusal('shutting-down', { retryAfter: seconds }),
  refusal('secret-unknown', {}),
  refusal('secret-used', {}),
  refusal('secret-expired', { at: text.describe(about('shape-expired-at')) }),
  refusal('dice-not-published', {}),
  refusal('no-engines', {}),
  refusal('already-playing', {}),
  refusal('not-playing', {}),
  refusal('archived', {}),
  refusal('not-confirmed', { name: text, entrants: whole, facts: whole }),
  refusal('bad-file', { line: whole.optional(), problem: messageShape }),
  refusal('bad-list', { problems: z.array(z.strictObject({ line: whole, column: whole, problem: messageShape })) }),
  refusal('last-owner', {}),
  refusal('too-slow', { most: seconds, recorded }),
  refusal('damaged-log', { fact: whole.describe(about('shape-damaged-fact')) }),
  refusal('our-mistake', { request: text.describe(about('shape-request')) }),
] as const

export const serverRefusalShape = z.discriminatedUnion('code', all).meta({ id: 'ServerRefusal' })

export type ServerRefusal = z.infer<typeof serverRefusalShape>
export type ServerCode = ServerRefusal['code']
export const serverCodes: readonly ServerCode[] = all.map(({ shape }) => shape.code.value)
