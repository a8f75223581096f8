/** Names of events in a sentence: "match 3, game 2". */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export const gameNamed = (match: number, game: number): Message =>
  message('bracket-event-game', { match: numbered(match), game })

export const rulingNamed = (match: number): Message => message('bracket-event-ruling', { match: numbered(match) })

export const withdrawalNamed = (player: string): Message =>
  message('bracket-event-withdrawal', { player: { text: player } })

/** A match by its number in the file. */
export const numbered = (match: number) => ({ text: String(match) })
