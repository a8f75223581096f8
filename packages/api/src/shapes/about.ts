/**
 * The id of a message that describes a shape or a field in the published document; the language is known when the document is
 * made.
 */
import type { message } from './words/messages.ts'

export const about = (id: Parameters<typeof message>[0]): string => id
