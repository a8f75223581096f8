/** A sheet of a bridge knockout as pages to print; nothing if there is nothing on it. */
import type { PrintedSheet } from '@arbiter/core/bridge'
import type { Voice } from '@arbiter/core/messages'
import { bracketSheetHtml } from './bracket-sheet.ts'
import { conditionsHtml } from './conditions.ts'
import { goToHtml } from './go-to.ts'
import { rackHtml } from './rack.ts'
import { recapHtml } from './recap.ts'
import { ticketsHtml } from './tickets.ts'

export function sheetPage(sheet: PrintedSheet, voice: Voice): string | undefined {
  switch (sheet.name) {
    case 'bracket-sheet':
      return bracketSheetHtml(sheet.data.sheets, voice)
    case 'tickets':
      return sheet.data.tickets.length === 0 ? undefined : ticketsHtml(sheet.data, voice)
    case 'go-to':
      return goToHtml(sheet.data, voice)
    case 'rack':
      return rackHtml(sheet.data, voice)
    case 'recap':
      return recapHtml(sheet.data, voice)
    case 'conditions':
      return conditionsHtml(sheet.data, voice)
    default:
      return sheet satisfies never
  }
}
