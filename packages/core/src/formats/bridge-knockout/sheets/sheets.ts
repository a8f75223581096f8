/** Every sheet a director of a bridge knockout prints, by name: as data and as a page (BRI-75 to BRI-80). */
import * as z from 'zod/mini'
import type { Voice } from '../../../message/message.ts'
import { readAs } from '../../../refusals/read-as.ts'
import { isRefused, type Refused, type Result } from '../../../refusals/result.ts'
import { type BracketSheet, bracketSheets } from './bracket-sheet.ts'
import { type ConditionsSheet, conditionsSheet } from './conditions.ts'
import type { Occasion, SheetQuery } from './event.ts'
import { type GoToSheet, goToSheet } from './go-to.ts'
import { bracketSheetHtml } from './page/bracket-sheet.ts'
import { conditionsHtml } from './page/conditions.ts'
import { goToHtml } from './page/go-to.ts'
import { rackHtml } from './page/rack.ts'
import { recapHtml } from './page/recap.ts'
import { ticketsHtml } from './page/tickets.ts'
import { type RackList, rackList } from './rack.ts'
import { type Recap, recapOf } from './recap.ts'
import { type TicketSheet, ticketSheet } from './tickets.ts'
import { ticketsChanged } from './tickets-changed.ts'

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

export interface PrintedSheet {
  readonly data: object
  /** Pages to print; empty if there is nothing on them. */
  readonly html: string | undefined
}

export function printedSheet(
  tournament: Occasion,
  name: SheetName,
  voice: Voice,
  query: PrintQuery = {},
): Result<{ readonly sheet: PrintedSheet }> {
  const asked = readAs(askedSchema, { ...query, name }, 'name')
  return isRefused(asked) ? asked : printedAs(tournament, name, voice, query)
}

function printedAs(
  tournament: Occasion,
  name: SheetName,
  voice: Voice,
  query: PrintQuery,
): Result<{ sheet: PrintedSheet }> {
  switch (name) {
    case 'bracket-sheet':
      return printedBrackets(bracketSheets(tournament, query), voice)
    case 'tickets':
      return printed<TicketSheet>(ticketsAsked(tournament, query), (sheet) =>
        sheet.tickets.length === 0 ? undefined : ticketsHtml(sheet, voice),
      )
    case 'go-to':
      return printed<GoToSheet>(goToSheet(tournament), (sheet) => goToHtml(sheet, voice))
    case 'rack':
      return printed<RackList>(rackList(tournament, query), (list) => rackHtml(list, voice))
    case 'recap':
      return printed<Recap>(recapOf(tournament, query), (recap) => recapHtml(recap, voice))
    case 'conditions':
      return printed<ConditionsSheet>(conditionsSheet(tournament, query), (sheet) => conditionsHtml(sheet, voice))
    default:
      return name satisfies never
  }
}

const printedBrackets = (sheets: readonly BracketSheet[] | Refused, voice: Voice): Result<{ sheet: PrintedSheet }> =>
  isRefused(sheets) ? sheets : { ok: true, sheet: { data: { sheets }, html: bracketSheetHtml(sheets, voice) } }

function printed<Sheet extends object>(
  sheet: Sheet | Refused,
  html: (sheet: Sheet) => string | undefined,
): Result<{ sheet: PrintedSheet }> {
  return isRefused(sheet) ? sheet : { ok: true, sheet: { data: sheet, html: html(sheet) } }
}

/** All tickets, or only the changed ones with their changes in words. */
function ticketsAsked(tournament: Occasion, query: PrintQuery): TicketSheet | Refused {
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
