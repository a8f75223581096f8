/** What a command would lead to, line by line: what happens, and which tickets have to be printed anew. */
import { namesIn, plural, type TicketChange, ticketsChanged } from '@arbiter/core'
import type { Foreseen } from '../desk/foresight.ts'
import { isForTeams } from '../desk/team.ts'
import { factSaid } from './history.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { harmless } from './text-width.ts'

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
  if (changes.length === 0) return ['No ticket changes.']
  const lines = changes.slice(0, most).map(({ team, changes: words }) => `  ${team}: ${words.join('; ')}`)
  const left = changes.length - lines.length
  return [
    `${plural(changes.length, 'ticket')} would change:`,
    ...lines.map((line) => wrapped(harmless(line), width, '    ')),
    ...(left > 0 ? [`  and ${left} more`] : []),
  ]
}
