/** "3 tournaments, 120 facts": what is in a backup. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export interface Rows {
  readonly tournaments: number
  readonly facts: number
}

export const rowsSaid = ({ tournaments, facts }: Rows): Message => message('serve-rows', { tournaments, facts })
