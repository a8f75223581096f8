/** `arbiter export FILE` */
import { htmlPage, type Tournament, tableCsv } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { jsonLine } from '../command-line/json.ts'
import { misused } from '../command-line/stop.ts'
import { look } from '../desk/looking.ts'
import { jsonExport } from '../file/json-export.ts'
import { replacePage } from '../file/new-page.ts'

const writers = {
  csv: tableCsv,
  json: jsonExport,
  html: htmlPage,
} as const satisfies Record<string, (tournament: Tournament) => string>

export const exportCommand = command({
  about:
    'Writes the tournament for others: csv (the table, for a spreadsheet), json (the bulletin and the whole log; import reads it back) or html (one page to print or put on a web site).',
  words: { file: 'FILE' },
  options: {
    to: { value: 'csv|json|html', about: 'What to write' },
    out: { value: 'OUT', about: 'Where to; without it: on the screen. An earlier export there is replaced' },
  },
  examples: [
    'arbiter export club.arbiter --to html --out club.html',
    'arbiter export club.arbiter --to csv > table.csv',
  ],
  run: ({ words, options: { to, out }, world, json }) => {
    const write = writerFor(to)
    const text = write(look(world, words.file))
    if (out === undefined) {
      world.say(json ? jsonLine({ ok: true, text }) : text)
      return { exit: 'done', isSaid: true }
    }
    replacePage(world.disk, out, text, '--out')
    return { exit: 'done', data: { ok: true, out }, page: () => `Written: ${out}` }
  },
})

function writerFor(to: string | undefined) {
  const write = writers[to as keyof typeof writers]
  if (to !== undefined && Object.hasOwn(writers, to)) return write
  throw misused(`export: say --to csv, --to json or --to html${to === undefined ? '' : `, not "${to}"`}.`)
}
