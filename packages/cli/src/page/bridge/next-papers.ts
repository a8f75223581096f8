/** What a bridge event wants beside results: tickets printed, conditions posted, line-ups told. */

import type { RecordedFact } from '@arbiter/core'
import { bridgeLedger, lineupsToTell, type MissingLineup } from '@arbiter/core/bridge'
import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { isForTeams } from '../../desk/input/team.ts'
import { typed } from '../../desk/shell.ts'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { pointer } from '../pointer.ts'
import { asText, harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'

/** Of many the first show how. */
const most = 3

export function paperLines(tournament: Tournament, file: string, paper: Paper): string[] {
  const { chart, format } = tournament
  if (!isForTeams(format) || !chart.started || chart.isClosed) return []
  return [...posting(tournament, file, paper), ...lineups(lineupsToTell(tournament), file, paper)]
}

/** After a draw all tickets, after a late entry or a withdrawal those that changed. */
export function ticketsToPrint(
  tournament: Tournament,
  facts: readonly RecordedFact[],
  file: string,
  paper: Paper,
): string[] {
  if (!isForTeams(tournament.format) || !tournament.chart.started || tournament.chart.state === 'finished') return []
  const types = facts.map(({ type }) => type)
  const print = ['bridge', 'print', file, 'tickets']
  if (types.includes('tournament-started'))
    return [...pointer(words('term-print-tickets'), [typed(...print)], paper), ...posting(tournament, file, paper)]
  if (!types.some((type) => moving.includes(type))) return []
  const since = String((facts[0]?.seq ?? 1) - 1)
  const elsewhere = inAnotherBracket(tournament, facts).map((sentence) => harmless(sentence))
  return [...elsewhere, ...pointer(words('term-print-changed'), [typed(...print, '--since', since)], paper)]
}

/** What is said of late teams of these facts that do not play in the bracket they belong to (BRI-84). */
function inAnotherBracket(tournament: Tournament, facts: readonly RecordedFact[]): string[] {
  const names = facts.flatMap((fact) => (fact.type === 'entrant-entered' ? [fact.entrant.name] : []))
  if (names.length === 0) return []
  return show(tournament)
    .remarks.filter(({ rule, entrant, belongs }) => rule === 'BRI-84' && belongs && names.includes(entrant as string))
    .map(textOf)
}

const moving: readonly string[] = [
  'entrant-entered',
  'entrant-withdrew',
  'entrant-returned',
  'round-paired',
  'bracket-corrected',
]

const posting = ({ chart }: Tournament, file: string, paper: Paper): string[] =>
  bridgeLedger(chart).posted || chart.state === 'finished'
    ? []
    : pointer(words('term-when-posted'), [typed('bridge', 'post', file)], paper)

function lineups(missing: readonly MissingLineup[], file: string, paper: Paper): string[] {
  const lines = missing.slice(0, most).flatMap(({ match, team, half }) => {
    const parts = [
      'bridge',
      'lineup',
      file,
      match,
      team,
      'A, B, C, D',
      ...(half === undefined ? [] : ['--half', String(half)]),
    ]
    const missing = words('term-lineup-missing', { team: asText(team), match: { text: match } })
    return pointer(missing, [typed(...parts)], paper)
  })
  const left = missing.length - most
  return left > 0 ? [...lines, paper.pencil(words('term-more-lineups', { count: left }))] : lines
}
