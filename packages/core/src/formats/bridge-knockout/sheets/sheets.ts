/** Every sheet a director of a bridge knockout prints, by name, as data (BRI-75 to BRI-80). */
import * as z from 'zod/mini'
import { readAs } from '../../../refusals/read-as.ts'
import { isRefused, type RefusedResult, type Result } from '../../../refusals/result.ts'
import { type BracketSheet, bracketSheets } from './bracket-sheet.ts'
import { type ConditionsSheet, conditionsSheet } from './conditions.ts'
import type { Occasion, SheetQuery } from './event.ts'
import { type GoToSheet, goToSheet } from './go-to.ts'
import { type RackList, rackList } from './rack.ts'
import { type Recap, recapOf } from './recap.ts'
import { ticketsChanged } from './ticket-changes.ts'
import { type TicketSheet, ticketSheet } from './tickets.ts'

export const sheetNames = ['bracket-sheet', 'tickets', 'go-to', 'rack', 'recap', 'conditions'] as const
export type SheetName = (typeof sheetNames)[number]

/** Tickets can be limited to changes since a fact of the log. */
export interface PrintQuery extends SheetQuery {
  readonly since?: number | undefined
}

const askedSchema = z.strictObject({
  name: z.enum(sheetNames),
  bracket: z.optional(z.string()),
  round: z.optional(z.int()),
  since: z.optional(z.int().check(z.minimum(1))),
})

export type PrintedSheet =
  | { readonly name: 'bracket-sheet'; readonly data: { readonly sheets: readonly BracketSheet[] } }
  | { readonly name: 'tickets'; readonly data: TicketSheet }
  | { readonly name: 'go-to'; readonly data: GoToSheet }
  | { readonly name: 'rack'; readonly data: RackList }
  | { readonly name: 'recap'; readonly data: Recap }
  | { readonly name: 'conditions'; readonly data: ConditionsSheet }

export function printedSheet(
  tournament: Occasion,
  name: SheetName,
  query: PrintQuery = {},
): Result<{ readonly sheet: PrintedSheet }> {
  const asked = readAs(askedSchema, { ...query, name }, 'name')
  return isRefused(asked) ? asked : sheetNamed(tournament, name, query)
}

function sheetNamed(tournament: Occasion, name: SheetName, query: PrintQuery): Result<{ sheet: PrintedSheet }> {
  switch (name) {
    case 'bracket-sheet':
      return unlessRefused(bracketSheets(tournament, query), (sheets) => ({ name, data: { sheets } }))
    case 'tickets':
      return unlessRefused(ticketsFor(tournament, query), (data) => ({ name, data }))
    case 'go-to':
      return unlessRefused(goToSheet(tournament), (data) => ({ name, data }))
    case 'rack':
      return unlessRefused(rackList(tournament, query), (data) => ({ name, data }))
    case 'recap':
      return unlessRefused(recapOf(tournament, query), (data) => ({ name, data }))
    case 'conditions':
      return unlessRefused(conditionsSheet(tournament, query), (data) => ({ name, data }))
    default:
      return name satisfies never
  }
}

const unlessRefused = <Data extends object>(
  data: Data | RefusedResult,
  sheet: (data: Data) => PrintedSheet,
): Result<{ sheet: PrintedSheet }> => (isRefused(data) ? data : { ok: true, sheet: sheet(data) })

/** All tickets, or only the changed ones with their changes in words. */
function ticketsFor(tournament: Occasion, query: PrintQuery): TicketSheet | RefusedResult {
  const sheet = ticketSheet(tournament, query)
  if (isRefused(sheet) || query.since === undefined) return sheet
  const changes = ticketsChanged(tournament.asOf(query.since), tournament, query.round)
  const asked = changes.filter(
    ({ ticket }) => !ticket || sheet.tickets.some(({ entrant }) => entrant === ticket.entrant),
  )
  return {
    ...sheet,
    tickets: sheet.tickets.filter(({ entrant }) => asked.some((change) => change.entrant === entrant)),
    changes: asked.map(({ team, changes }) => ({ team, changes })),
  }
}
