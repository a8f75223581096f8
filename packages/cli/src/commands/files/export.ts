/** `arbiter export FILE` */

import { tableCsv } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { command } from '../../command-line/command.ts'
import { jsonLine } from '../../command-line/json.ts'
import { misused } from '../../command-line/stop.ts'
import { look } from '../../desk/look.ts'
import { jsonExport } from '../../file/json-export.ts'
import { replacePage } from '../../file/new-page.ts'
import { textOf, voice } from '../../language/voice.ts'
import { message } from '../words/messages.ts'

/** The page is loaded when it is written: it brings its fonts. */
const writers = {
  csv: tableCsv,
  json: jsonExport,
  html: async (tournament) => (await import('@arbiter/paper')).htmlPage(tournament, voice()),
} as const satisfies Record<string, (tournament: Tournament) => string | Promise<string>>

export const exportCommand = command({
  about: message('cmd-export-about'),
  words: { file: 'FILE' },
  options: {
    to: { value: 'csv|json|html', about: message('cmd-export-to') },
    out: { value: 'OUT', about: message('cmd-export-out') },
  },
  examples: [
    'arbiter export club.arbiter --to html --out club.html',
    'arbiter export club.arbiter --to csv > table.csv',
  ],
  run: async ({ words, options: { to, out }, world, json }) => {
    const write = writerFor(to)
    const text = await write(await look(world, words.file))
    if (out === undefined) {
      world.say(json ? jsonLine({ ok: true, text }) : text)
      return { exit: 'done', isSaid: true }
    }
    replacePage(world.disk, out, text, '--out')
    return {
      exit: 'done',
      data: { ok: true, out },
      page: () => textOf(message('cmd-export-written', { out: { text: out } })),
    }
  },
})

function writerFor(to: string | undefined) {
  const write = writers[to as keyof typeof writers]
  if (to !== undefined && Object.hasOwn(writers, to)) return write
  throw misused(to === undefined ? message('cmd-export-say') : message('cmd-export-say-not', { typed: { text: to } }))
}
