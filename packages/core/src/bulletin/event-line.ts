/** When, where and how fast: what stands under the name of an event. */
import { daysSaid, type EventDetails } from '../facts/event-details.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

export const eventLine = ({ days, place, timeControl }: EventDetails): readonly Message[] => [
  ...(days ? [message('event-on', { days: daysSaid(days) })] : []),
  ...(place === undefined ? [] : [message('figure-text', { text: { text: place } })]),
  ...(timeControl === undefined ? [] : [message('figure-text', { text: { text: timeControl } })]),
]
