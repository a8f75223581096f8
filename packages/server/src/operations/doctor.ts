/** Checks the whole database: the file itself, every log, the list, the people. */

import { type RecordedFact, refusalSays } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { readLog, writeLog } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import { tournamentOf } from '@arbiter/core/tournament'
import { verify } from '@arbiter/core/verify'
import { DamagedLog } from '../database/checksum.ts'
import type { Database } from '../database/database.ts'
import { hasOwner } from '../people/people.ts'
import { storedAfter } from '../store/log.ts'
import { stateOf, type TournamentRow, tournamentIn } from '../store/tournaments.ts'
import { failureSays } from '../words/failure.ts'
import { message } from './words/messages.ts'

export interface Finding {
  /** The thing that was checked. */
  readonly about: Message
  readonly isWell: boolean
  readonly says: readonly Message[]
}

const well = (about: Message, ...says: readonly Message[]): Finding => ({ about, isWell: true, says })
const ill = (about: Message, ...says: readonly Message[]): Finding => ({ about, isWell: false, says })

/** Yields findings one by one; it may take a while. */
export async function* examined(database: Database): AsyncGenerator<Finding> {
  yield await theDatabase(database)
  yield await theOwner(database)
  yield* strays(database)
  const rows = await database.rows('SELECT * FROM tournaments ORDER BY created_at, id')
  for (const row of rows) yield await theTournament(database, tournamentIn(row))
  yield well(message('doctor-about', { what: 'tournaments' }), message('doctor-tournaments', { count: rows.length }))
}

async function theDatabase(database: Database): Promise<Finding> {
  const about = message('doctor-about', { what: 'database' })
  if (database.kind === 'postgres') return well(about, message('doctor-postgres'))
  const rows = await database.rows('PRAGMA integrity_check')
  const told = rows.map((row) => String(Object.values(row)[0]))
  if (told.join() === 'ok') return well(about, message('doctor-file-whole'))
  return ill(about, message('doctor-file-damaged', { problem: { text: told.slice(0, 5).join('; ') } }))
}

async function theOwner(database: Database): Promise<Finding> {
  const about = message('doctor-about', { what: 'owner' })
  return (await hasOwner(database)) ? well(about, message('doctor-owned')) : ill(about, message('doctor-not-owned'))
}

/** Orphaned rows. */
async function* strays(database: Database): AsyncGenerator<Finding> {
  const belongings = {
    facts: 'tournament NOT IN (SELECT id FROM tournaments)',
    contacts: 'tournament NOT IN (SELECT id FROM tournaments)',
    personal: 'NOT EXISTS (SELECT 1 FROM facts f WHERE f.tournament = personal.tournament AND f.seq = personal.seq)',
    grants: `scope <> 'site' AND scope NOT IN (SELECT id FROM tournaments)`,
  }
  for (const [table, where] of Object.entries(belongings)) {
    const [row] = await database.rows(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`)
    const count = Number(row?.['n'])
    if (count > 0)
      yield ill(message('doctor-table', { table: { text: table } }), message('doctor-strays', { rows: count }))
  }
}

async function theTournament(database: Database, row: TournamentRow): Promise<Finding> {
  const about = message('doctor-tournament', { name: { text: row.name }, tournament: { text: row.id } })
  const stored = await storedAfter(database, row.id).catch((error: Error) => error)
  if (stored instanceof DamagedLog) return ill(about, message('doctor-damaged'), stored.says, message('doctor-mend'))
  if (stored instanceof Error) return ill(about, message('doctor-unreadable'), failureSays(stored))
  const { facts } = stored
  const problems = unreadable(facts) ?? unlike(row, facts)
  if (problems) return ill(about, ...problems)
  const { findings } = verify(facts)
  const [first] = findings
  if (!first) return well(about, message('doctor-rules-hold', { facts: facts.length }))
  return ill(about, message('doctor-findings', { count: findings.length, rule: { rule: first.rule } }), ...first.says)
}

function unreadable(facts: readonly RecordedFact[]): readonly Message[] | undefined {
  try {
    const read = readLog(writeLog(facts, formats), formats)
    if (read.ok) return undefined
    return [
      message('doctor-fact-unreadable', { fact: { fact: (read.refusal.line - 1) as never } }),
      read.refusal.problem,
    ]
  } catch (error) {
    return [message('doctor-unreadable'), failureSays(error)]
  }
}

/** What the list says otherwise than the log. */
function unlike(row: TournamentRow, facts: readonly RecordedFact[]): readonly Message[] | undefined {
  const found = tournamentOf(facts, formats)
  if (!found.ok) return refusalSays(found.refusal)
  const { tournament } = found
  const log = stateOf(tournament)
  if (log !== row.state) return [message('doctor-state', { list: { text: row.state }, log: { text: log } })]
  const { unplaced } = tournament.chart
  return unplaced.length === 0 ? undefined : [message('doctor-unplaced', { count: unplaced.length })]
}
