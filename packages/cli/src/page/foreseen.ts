/** What a command would lead to, line by line: what happens, and which tickets have to be printed anew. */

import { type TicketChange, ticketsChanged } from '@arbiter/core/bridge'
import { namesIn } from '@arbiter/core/chronicle'
import type { Foreseen } from '../desk/foresight.ts'
import { isForTeams } from '../desk/input/team.ts'
import { textOf } from '../language/voice.ts'
import { factSaid } from './history.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { asText, harmless } from './text-width.ts'
import { words } from './words/messages.ts'

export function foreseenLines({ facts, after }: Foreseen, { width }: Paper): string[] {
  const names = namesIn(after)
  return facts.map((fact) => wrapped(`  ${harmless(factSaid(fact, after.log, names))}`, width, '    '))
}

/** Nothing where nobody has a ticket. */
export const ticketsIn = ({ before, after }: Foreseen): TicketChange[] =>
  isForTeams(after.format) && after.chart.started ? ticketsChanged(before, after) : []

/** Of many the first show what it is about. */
const most = 24

export function ticketLines(foreseen: Foreseen, { width }: Paper): string[] {
  const { after } = foreseen
  if (!isForTeams(after.format) || !after.chart.started) return []
  const changes = ticketsIn(foreseen)
  if (changes.length === 0) return [words('term-tickets-none')]
  const lines = changes.slice(0, most).map(ticketChanged)
  const left = changes.length - lines.length
  return [
    words('term-tickets-change', { count: changes.length }),
    ...lines.map((line) => wrapped(`  ${line}`, width, '    ')),
    ...(left > 0 ? [`  ${words('term-more', { count: left })}`] : []),
  ]
}

export const ticketChanged = ({ team, changes }: Pick<TicketChange, 'team' | 'changes'>): string =>
  words('term-ticket-changes', { team: asText(team), changes: asText(changes.map((each) => textOf(each)).join('; ')) })
