/**
 * A schema's own message. Zod takes only a text, so the text is the message as JSON:
 *
 *     z.string().regex(/^[A-Z]$/, ownWords({ takes: message('takes-bracket') }))
 */
import type * as z from 'zod/mini'
import type { Message } from '../message/message.ts'

/** The value it takes ("a move such as e2e4"), or a sentence about what is wrong. */
export type OwnWords = { readonly takes: Message } | { readonly says: Message }

export const ownWords = (words: OwnWords): string => JSON.stringify(words)

/** `text` is the message of a schema that is not ours. */
export function ownWordsOf({ code, message }: z.core.$ZodIssue): OwnWords | { readonly text: string } | undefined {
  if (/^\{"(takes|says)":/.test(message)) return JSON.parse(message) as OwnWords
  return code === 'custom' ? { text: message } : undefined
}
