/** What is good to know of a cup that begins: sentences, and lines below them. */
import type { Message, Statement } from '@arbiter/core/messages'

export const remark = (...says: readonly Message[]): Statement => ({ says })
