/** What the server itself refuses, whatever the tournament: the codes and the facts they carry. */
import * as z from 'zod'
import { refusal, text, texts, whole } from './words.ts'

const seconds = whole.describe('Seconds')

const recorded = z
  .enum(['nothing', 'unknown'])
  .describe('Whether it is known that this request recorded nothing; if not, the same with the same key counts once')

const all = [
  refusal('not-found', { what: text.describe('"tournament", "person", "page" …') }),
  refusal('sign-in-first', {}),
  refusal('not-allowed', { roles: texts.describe('Who may') }),
  refusal('cross-site', {}),
  refusal('bad-request', { field: text, problem: text }),
  refusal('body-too-large', { most: whole.describe('Bytes') }),
  refusal('wrong-content-type', { accepted: texts }),
  refusal('too-many-attempts', { retryAfter: seconds }),
  refusal('changed-meanwhile', {
    last: whole.describe('Place of the last fact now'),
    facts: z.array(z.looseObject({ seq: whole, type: text })).describe('What was recorded since'),
  }),
  refusal('key-used', { key: text }),
  refusal('unavailable', { retryAfter: seconds, recorded }),
  refusal('database-gone', {}),
  refusal('shutting-down', { retryAfter: seconds }),
  refusal('secret-unknown', {}),
  refusal('secret-used', {}),
  refusal('secret-expired', { at: text.describe('When it ceased to hold') }),
  refusal('dice-not-published', {}),
  refusal('no-engines', {}),
  refusal('already-playing', {}),
  refusal('not-playing', {}),
  refusal('archived', {}),
  refusal('not-confirmed', { name: text, entrants: whole, facts: whole }),
  refusal('bad-file', { problem: text }),
  refusal('bad-list', { problems: z.array(z.strictObject({ line: whole, column: whole, problem: text })) }),
  refusal('last-owner', {}),
  refusal('too-slow', { most: seconds, recorded }),
  refusal('damaged-log', { fact: whole.describe('The first that is not as it was written') }),
  refusal('our-mistake', { request: text.describe('Under which it stands in the log of the server') }),
] as const

export const serverRefusalShape = z.discriminatedUnion('code', all).meta({ id: 'ServerRefusal' })

export type ServerRefusal = z.infer<typeof serverRefusalShape>
export type ServerCode = ServerRefusal['code']
export const serverCodes: readonly ServerCode[] = all.map(({ shape }) => shape.code.value)
