/** What somebody else wrote, such as the system about an error, where a message is wanted. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export const written = (text: string): Message => message('language-text', { text: { text } })
