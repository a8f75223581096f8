/** The codes of refused engine cups, with their fields. */
import * as z from 'zod'
import type { CupRefusal } from '../../cup/refusal.ts'
import { about } from './about.ts'
import { shapeOf } from './as-json.ts'
import { refusal, said, text, texts } from './words.ts'

const engines = { engines: texts }

const all = [
  refusal('bad-plan', { field: text, problem: said }),
  refusal('not-a-cup', { format: text }),
  refusal('cup-begun', {}),
  refusal('cup-not-begun', {}),
  refusal('played-by-people', {}),
  refusal('unknown-engines', { ...engines, offered: texts }),
  refusal('engine-twice', engines),
  refusal('engines-not-ready', { problems: z.array(z.array(said)).describe(about('shape-engine-problems')) }),
  refusal('book-unreadable', { book: text }),
  refusal('programs-changed', engines),
  refusal('arrangement-unreadable', { problems: z.array(said) }),
] as const

export const cupRefusalShape = shapeOf<CupRefusal>()('CupRefusal', z.discriminatedUnion('code', all))

export type CupCode = CupRefusal['code']
/** The codes a cup may be refused with, beside those of the rules. */
export const cupCodes: readonly CupCode[] = all.map(({ shape }) => shape.code.value)
