/** `arbiter bridge print FILE SHEET` */

import { type PrintedSheet, printedSheet, type SheetName, sheetNames, type TicketSheet } from '@arbiter/core/bridge'
import { type Call, command } from '../../command-line/command.ts'
import { orStop } from '../../command-line/refusal.ts'
import { misused } from '../../command-line/stop.ts'
import { numberFrom } from '../../desk/input/options.ts'
import { look, refuseBeyond } from '../../desk/look.ts'
import { replacePage } from '../../file/new-page.ts'
import { voice } from '../../language/voice.ts'
import { ticketChanged } from '../../page/foreseen.ts'
import { asText } from '../../page/text-width.ts'
import { message, words } from './words/messages.ts'

const printWords = { file: 'FILE', sheet: 'SHEET' } as const
const printOptions = {
  bracket: { value: 'B', about: message('cli-bridge-option-bracket') },
  round: { value: 'N', about: message('cli-bridge-option-round') },
  since: { value: 'SEQ', about: message('cli-bridge-option-since') },
  output: { value: 'OUT', about: message('cli-bridge-option-output') },
} as const

export const print = command({
  about: message('cli-bridge-about-print'),
  words: printWords,
  options: printOptions,
  examples: [
    'arbiter bridge print evening.arbiter bracket-sheet --bracket B',
    'arbiter bridge print evening.arbiter tickets --since 42',
  ],
  /** With `--json` the data; otherwise pages are written, if anything is on them. */
  run: async (call) => {
    const { file } = call.words
    const name = sheetNamed(call.words.sheet)
    const sheet = await sheetIn(call, file, name)
    const { data } = sheet
    if (call.json) return { exit: 'done', data, page: () => '' }
    const { sheetPage } = await import('@arbiter/paper')
    const html = sheetPage(sheet, voice())
    const told = sheet.name === 'tickets' ? ticketsInWords(sheet.data) : []
    if (html === undefined)
      return { exit: 'done', data, page: () => [...told, words('cli-bridge-nothing-to-print')].join('\n') }
    const out = call.options.output ?? besideFile(file, name)
    replacePage(call.world.disk, out, html, '--output')
    const written = words('cli-bridge-printed', { out: asText(out) })
    return { exit: 'done', data, page: () => [...told, written].join('\n') }
  },
})

function sheetNamed(sheet: string): SheetName {
  const name = sheetNames.find((each) => each === sheet)
  if (name) return name
  const sheets = sheetNames.map((text) => ({ text }))
  throw misused(message('cli-bridge-which-sheet-not', { sheets, typed: { text: sheet } }))
}

async function sheetIn(
  { options, world }: Call<typeof printWords, typeof printOptions>,
  file: string,
  name: SheetName,
): Promise<PrintedSheet> {
  const since = numberFrom('--since', options.since)
  if (since !== undefined && name !== 'tickets')
    throw misused(message('cli-bridge-no-since', { sheet: { text: name } }))
  const tournament = await look(world, file)
  if (since !== undefined) refuseBeyond(tournament, since)
  const query = { bracket: options.bracket, round: numberFrom('--round', options.round), since }
  return orStop(printedSheet(tournament, name, query)).sheet
}

/** evening.arbiter: evening-tickets.html. */
const besideFile = (file: string, name: SheetName): string => `${file.replace(/\.arbiter$/, '')}-${name}.html`

/** What changed, and what cannot be printed yet. */
function ticketsInWords({ tickets, changes, notPaired }: TicketSheet): string[] {
  const changed = changes?.map((each) => `  ${ticketChanged(each)}`)
  const waiting = notPaired.map(({ bracket, round }) =>
    bracket === ''
      ? words('cli-bridge-not-paired', { round })
      : words('cli-bridge-not-paired-in', { bracket: asText(bracket), round }),
  )
  if (!changed) return [words('cli-bridge-tickets', { count: tickets.length }), ...waiting]
  return changed.length === 0
    ? [words('cli-bridge-tickets-same'), ...waiting]
    : [words('cli-bridge-tickets-changed', { count: changed.length }), ...changed, ...waiting]
}
