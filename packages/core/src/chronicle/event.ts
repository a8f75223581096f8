/** What was said about the event. */

import { daysSaid, eventFields } from '../facts/event-details.ts'
import type { RecordedFactOf } from '../facts/fact.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

export function describedEvent(fact: RecordedFactOf<'event-described'>): Message {
  const set = eventFields.filter((name) => fact[name] !== undefined && fact[name] !== null)
  const cleared = eventFields.filter((name) => fact[name] === null)
  const named = (fields: typeof set) => fields.map((what) => detailOf(fact, what))
  if (set.length === 0)
    return message('fact-event-cleared', { what: cleared.map((what) => message('event-detail', { what })) })
  return message('fact-event', { what: named(set) })
}

type Field = (typeof eventFields)[number]

/** Long texts and pictures are named, not repeated. */
function detailOf({ days, ...fact }: RecordedFactOf<'event-described'>, what: Field): Message {
  if (what === 'days' && days) return message('event-days', { days: daysSaid(days) })
  const value = what === 'days' ? undefined : fact[what]
  return typeof value === 'string' && what !== 'about' && what !== 'logo'
    ? message('event-detail-is', { what, value: { text: value } })
    : message('event-detail', { what })
}
