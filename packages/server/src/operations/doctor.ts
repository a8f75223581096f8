/** Looks at everything a server keeps and says what is wrong: the database itself, every log, the list, the people. */
import { isRefusal, plural, type Recorded, readLog, sentenceOf, tournamentOf, writeLog } from '@arbiter/core'
import { verify } from '@arbiter/core/verify'
import { DamagedLog } from '../database/checksum.ts'
import type { Database } from '../database/database.ts'
import { hasOwner } from '../people/people.ts'
import { storedAfter } from '../store/log.ts'
import { type Kept, keptIn, stateOf } from '../store/tournaments.ts'

export interface Finding {
  /** What was looked at. */
  readonly about: string
  readonly isWell: boolean
  readonly sentence: string
}

const well = (about: string, sentence: string): Finding => ({ about, isWell: true, sentence })
const ill = (about: string, sentence: string): Finding => ({ about, isWell: false, sentence })

/** One finding after the other, as they are made; it may take a while. */
export async function* examined(database: Database): AsyncGenerator<Finding> {
  yield await theDatabase(database)
  yield await theOwner(database)
  yield* strays(database)
  const rows = await database.rows('SELECT * FROM tournaments ORDER BY created_at, id')
  for (const row of rows) yield await theTournament(database, keptIn(row))
  yield well('tournaments', `${plural(rows.length, 'tournament')} looked at`)
}

async function theDatabase(database: Database): Promise<Finding> {
  if (database.kind === 'postgres')
    return well('database', 'PostgreSQL answers, and its tables are as this version needs them')
  const rows = await database.rows('PRAGMA integrity_check')
  const said = rows.map((row) => String(Object.values(row)[0]))
  if (said.join() === 'ok') return well('database', 'the file is whole, and its tables are as this version needs them')
  return ill('database', `the file is damaged: ${said.slice(0, 5).join('; ')}. Restore the last backup`)
}

async function theOwner(database: Database): Promise<Finding> {
  if (await hasOwner(database)) return well('owner', 'the site has an owner')
  return ill('owner', 'nobody owns the site: start the server, it prints a link that makes whoever opens it the owner')
}

/** Rows that belong to nothing. */
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
    if (count > 0) yield ill(table, `${plural(count, 'row')} of ${table} belong to nothing that is there`)
  }
}

async function theTournament(database: Database, kept: Kept): Promise<Finding> {
  const about = `${kept.name} (${kept.id})`
  const stored = await storedAfter(database, kept.id).catch((error: Error) => error)
  if (stored instanceof DamagedLog)
    return ill(about, `its log was changed or damaged in the database: ${stored.message}. ${howToMend}`)
  if (stored instanceof Error) return ill(about, `its facts cannot be read: ${stored.message}`)
  const { facts } = stored
  const problem = unreadable(facts) ?? unlike(kept, facts)
  if (problem !== undefined) return ill(about, problem)
  const { findings } = verify(facts)
  const [first] = findings
  if (!first) return well(about, `${plural(facts.length, 'fact')}, all rules hold`)
  return ill(
    about,
    `${plural(findings.length, 'finding')} of the second opinion; the first: ${first.rule}: ${first.sentence}`,
  )
}

const howToMend =
  'It is not served. Restore the last backup that is whole into a new database; or remove the tournament, as its owner can'

function unreadable(facts: readonly Recorded[]): string | undefined {
  try {
    const read = readLog(writeLog(facts))
    return read.ok ? undefined : `fact ${read.line - 1} cannot be read: ${read.problem}`
  } catch (error) {
    return (error as Error).message
  }
}

/** Does the list say what the log says? */
function unlike(kept: Kept, facts: readonly Recorded[]): string | undefined {
  const tournament = tournamentOf(facts)
  if (isRefusal(tournament)) return sentenceOf(tournament)
  const state = stateOf(tournament)
  if (state !== kept.state) return `the list says ${kept.state}, the log says ${state}`
  const { unplaced } = tournament.chart
  return unplaced.length === 0 ? undefined : `${plural(unplaced.length, 'fact')} find no place on the chart`
}
