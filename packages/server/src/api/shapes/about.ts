/**
 * What the published document says of a shape or a field: the id of a message. Which language it is said in is known when the
 * document is made.
 */
import type { message } from './words/messages.ts'

export const about = (id: Parameters<typeof message>[0]): string => id
