/** Exports: the file, the table as CSV, a printable page, the games. */
import * as z from 'zod'
import { route } from '../route.ts'
import { about } from './about.ts'
import { lineText, tournamentParams } from './params.ts'

const file = <Type extends string>(what: string, type: Type) =>
  ({ about: what, params: tournamentParams, success: { status: 200, about: what, text: [type] } }) as const

export const exportRoutes = {
  'export.log': route({
    ...file(about('route-export-log'), 'application/jsonl'),
    refusals: ['dice-not-published'],
  }),
  'export.table': route(file(about('route-export-table'), 'text/csv')),
  'export.entrants': route(file(about('route-export-entrants'), 'text/csv')),
  'export.page': route(file(about('route-export-page'), 'text/html')),
  'export.games': route({
    ...file(about('route-export-games'), 'application/vnd.chess-pgn'),
    query: z.strictObject({ match: lineText(40).min(1).optional().describe(about('route-games-match')) }),
  }),
} as const
