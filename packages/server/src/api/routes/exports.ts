/** Exports: the file, the table as CSV, a printable page, the games. */

import { tableCsv } from '@arbiter/core/bulletin'
import { writeEntrants } from '@arbiter/core/entries'
import { gamesInLog } from '@arbiter/engines'
import { htmlPage } from '@arbiter/paper'
import { type Handlers, refused, type TournamentCall } from '../call.ts'

export const exportHandlers = {
  'export.log': async (call) => {
    const bytes = await (await call.live()).answerFile(call.audience)
    if (!bytes) return refused({ code: 'dice-not-published' })
    return { bytes, type: 'application/jsonl', name: fileName(call, 'arbiter') }
  },
  'export.table': async (call) => {
    const bytes = await (await call.live()).answer(call.audience, 'csv', tableCsv)
    return { bytes, type: 'text/csv', name: fileName(call, 'csv') }
  },
  'export.entrants': async (call) => {
    const bytes = await (await call.live()).answer(call.audience, 'entrants csv', ({ chart }) =>
      writeEntrants(chart.field.entrants),
    )
    return { bytes, type: 'text/csv', name: fileName(call, 'entrants.csv') }
  },
  'export.page': async (call) => {
    const bytes = await (await call.live()).answer(call.audience, `page ${call.voice.language}`, (tournament) =>
      htmlPage(tournament, call.voice),
    )
    return { bytes, type: 'text/html', policy: 'paper' }
  },
  'export.games': async (call) => {
    const { match } = call.query
    const bytes = await (await call.live()).answer('inside', `games ${match ?? ''}`, (tournament) =>
      gamesInLog(tournament, { match }).join(''),
    )
    if (bytes.length === 0) return refused({ code: 'not-found', what: 'game' })
    return { bytes, type: 'application/vnd.chess-pgn', name: fileName(call, 'pgn') }
  },
} satisfies Partial<Handlers>

/** The name of the download: the tournament's name in characters every disk takes. */
function fileName({ access }: TournamentCall, end: string): string {
  const name = access.row.name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${name || access.row.id}.${end}`
}
