/** "Hazel – Spruce", or three teams. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export const opponentsMessage = (names: readonly string[]): Message =>
  names.map(sideOf).reduce((one, other) => message('history-meeting', { one, other }))

const sideOf = (name: string): Message => message('history-side', { name: { text: name } })
