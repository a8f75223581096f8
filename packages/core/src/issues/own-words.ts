/**
 * What a schema says itself. Zod has room for a text only, so the message stands in it as JSON:
 *
 *     z.string().regex(/^[A-Z]$/, ownWords({ takes: message('takes-bracket') }))
 */
import type * as z from 'zod/mini'
import type { Message } from '../message/message.ts'

/** What is taken ("a move such as e2e4"), or a sentence that says what is wrong. */
export type OwnWords = { readonly takes: Message } | { readonly says: Message }

export const ownWords = (words: OwnWords): string => JSON.stringify(words)

/** `text`: of a schema that others made, in their words. */
export function ownWordsOf({ code, message }: z.core.$ZodIssue): OwnWords | { readonly text: string } | undefined {
  if (/^\{"(takes|says)":/.test(message)) return JSON.parse(message) as OwnWords
  return code === 'custom' ? { text: message } : undefined
}
