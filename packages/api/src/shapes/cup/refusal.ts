/** The codes of refused engine cups, with their fields. */
import type { Message } from '@arbiter/core/messages'
import * as z from 'zod'
import { about } from '../about.ts'
import { schemaOf } from '../as-json.ts'
import { messageShape, refusal, text, texts } from '../words.ts'

/** Why an engine cup cannot be started or resumed. */
export type CupRefusal =
  | { readonly code: 'bad-plan'; readonly field: string; readonly problem: Message }
  | { readonly code: 'not-a-cup'; readonly format: string }
  | { readonly code: 'cup-begun' }
  | { readonly code: 'cup-not-begun' }
  | { readonly code: 'played-by-people' }
  | { readonly code: 'unknown-engines'; readonly engines: readonly string[]; readonly offered: readonly string[] }
  | { readonly code: 'engine-twice'; readonly engines: readonly string[] }
  /** The problems of each engine. */
  | { readonly code: 'engines-not-ready'; readonly problems: readonly (readonly Message[])[] }
  | { readonly code: 'book-unreadable'; readonly book: string }
  | { readonly code: 'programs-changed'; readonly engines: readonly string[] }
  | { readonly code: 'arrangement-unreadable'; readonly problems: readonly Message[] }

const engines = { engines: texts }

const all = [
  refusal('bad-plan', { field: text, problem: messageShape }),
  refusal('not-a-cup', { format: text }),
  refusal('cup-begun', {}),
  refusal('cup-not-begun', {}),
  refusal('played-by-people', {}),
  refusal('unknown-engines', { ...engines, offered: texts }),
  refusal('engine-twice', engines),
  refusal('engines-not-ready', { problems: z.array(z.array(messageShape)).describe(about('shape-engine-problems')) }),
  refusal('book-unreadable', { book: text }),
  refusal('programs-changed', engines),
  refusal('arrangement-unreadable', { problems: z.array(messageShape) }),
] as const

export const cupRefusalShape = schemaOf<CupRefusal>()('CupRefusal', z.discriminatedUnion('code', all))

export type CupCode = CupRefusal['code']
/** The codes a cup may be refused with, beside those of the rules. */
export const cupCodes: readonly CupCode[] = all.map(({ shape }) => shape.code.value)
