/** The codes of everything the server refuses. */
import type { Refusal } from '@arbiter/core'
import { type CupCode, type CupRefusal, cupCodes } from './cup/refusal.ts'
import { type RulesCode, rulesCodes } from './refusal.ts'
import { type ServerCode, type ServerRefusal, serverCodes } from './server-refusal.ts'

export type Code = RulesCode | ServerCode | CupCode
export type AnyRefusal = Refusal | ServerRefusal | CupRefusal

/** All codes, the server's own first. */
export const codes: readonly Code[] = [...serverCodes, ...cupCodes, ...rulesCodes]
