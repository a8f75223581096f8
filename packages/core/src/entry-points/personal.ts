/** Personal facts kept apart from a log, and erased. */

export type { Meant } from '../facts/personal/erasure.ts'
export type { Apart, ErasedPart, Impersonal, Personal } from '../facts/personal/personal.ts'
export { apart, erased, together } from '../formats/personal.ts'
