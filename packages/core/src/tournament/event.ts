/** The details of an event: what the facts in force say, the last word on each. */
import { changedDetails, type EventDetails } from '../facts/event-details.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { factsInForce } from '../facts/in-force.ts'

export function eventOf(log: readonly RecordedFact[]): EventDetails {
  if (!log.some(({ type }) => type === 'event-described')) return {}
  return factsInForce(log).reduce<EventDetails>(
    (details, fact) => (fact.type === 'event-described' ? changedDetails(details, fact) : details),
    {},
  )
}
