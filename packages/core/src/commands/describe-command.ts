/** Says when and where an event is, how fast the games are and whom to ask; at any time before the close. */
import { changedDetails, type EventChange, eventFields, eventShape } from '../facts/event-details.ts'
import type { Fact } from '../facts/fact.ts'
import { type RefusedResult, refuse } from '../refusals/result.ts'
import { eventOf } from '../tournament/event.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { commandKind } from './command-kind.ts'

export const describe = commandKind('describe', { shape: eventShape, role: 'director', decide: describedEvent })

function describedEvent({ log }: Tournament, command: EventChange): Fact[] | RefusedResult {
  const before = eventOf(log)
  const after = changedDetails(before, command)
  const changes = eventFields.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
  if (changes.length === 0) return refuse({ code: 'nothing-to-describe' })
  return [{ type: 'event-described', ...Object.fromEntries(changes.map((name) => [name, command[name]])) }]
}
