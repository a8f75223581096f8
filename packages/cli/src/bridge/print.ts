/** `arbiter bridge print FILE SHEET` */
import { type PrintedSheet, plural, printedSheet, type SheetName, sheetNames, type TicketSheet } from '@arbiter/core'
import type { Answer } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { misused, refused } from '../command-line/stop.ts'
import { look } from '../desk/looking.ts'
import { numberFrom } from '../desk/options.ts'
import { replacePage } from '../file/new-page.ts'
import { harmless } from '../page/text-width.ts'
import type { Asked } from './asked.ts'

/** With `--json` the data; otherwise pages are written, if anything is on them. */
export function print(call: Asked): Answer {
  const { file, name } = askedFor(call)
  const { data, html } = sheetIn(call, file, name)
  if (call.json) return { exit: 'done', data, page: () => '' }
  const told = name === 'tickets' ? ticketsInWords(data as TicketSheet) : []
  if (html === undefined) return { exit: 'done', data, page: () => [...told, 'Nothing to print.'].join('\n') }
  const out = call.options.output ?? besideFile(file, name)
  replacePage(call.world.disk, out, html, '--output')
  const written = `Written: ${harmless(out)}. Open it in a browser and print it.`
  return { exit: 'done', data, page: () => [...told, written].join('\n') }
}

function askedFor({ words: { points: file, sheet } }: Asked): { file: string; name: SheetName } {
  const sheets = `${sheetNames.slice(0, -1).join(', ')} or ${sheetNames.at(-1)}`
  if (file === undefined)
    throw misused('bridge print: FILE and SHEET are missing, such as: arbiter bridge print evening.arbiter tickets')
  const name = sheetNames.find((each) => each === sheet)
  if (!name) throw misused(`bridge print: say which sheet, ${sheets}${sheet === undefined ? '' : `, not "${sheet}"`}.`)
  return { file, name }
}

function sheetIn({ options, world }: Asked, file: string, name: SheetName): PrintedSheet {
  const since = numberFrom('--since', options.since)
  if (since !== undefined && name !== 'tickets')
    throw misused(`bridge print ${name} takes no --since: only tickets do.`)
  const tournament = look(world, file)
  if (since !== undefined && since > tournament.log.length)
    throw refused('no-such-fact', `There is no fact ${since}: the log ends with fact ${tournament.log.length}.`)
  const query = { bracket: options.bracket, round: numberFrom('--round', options.round), since }
  return orStop<PrintedSheet>(printedSheet(tournament, name, query))
}

/** evening.arbiter: evening-tickets.html. */
const besideFile = (file: string, name: SheetName): string => `${file.replace(/\.arbiter$/, '')}-${name}.html`

/** What changed, and what cannot be printed yet. */
function ticketsInWords({ tickets, changes, notPaired }: TicketSheet): string[] {
  const changed = changes?.map(({ team, changes: what }) => `  ${harmless(team)}: ${harmless(what.join('; '))}`)
  const waiting = notPaired.map(
    ({ bracket, round }) =>
      `${bracket === '' ? '' : `Bracket ${bracket}: `}${harmless(round)} has no tickets yet: finish the round before it, then pair it (arbiter pair).`,
  )
  if (!changed) return [plural(tickets.length, 'ticket'), ...waiting]
  return changed.length === 0
    ? ['No ticket has changed.', ...waiting]
    : [`${plural(changed.length, 'ticket')} changed:`, ...changed, ...waiting]
}
