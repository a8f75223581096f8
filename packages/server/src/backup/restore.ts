/** Restores a backup into an empty database, whole or not at all, also of the other kind. */
import type { Change, Database, Value } from '../database/database.ts'
import { tableNames } from '../database/tables.ts'
import type { RowCounts } from './lines.ts'
import { type BackedUp, BackupReader } from './read-backup.ts'
import { type Reason, Unfit } from './unfit.ts'

/** The result, or why there is none. */
type Answer<State> =
  | { readonly state: State; readonly rows: RowCounts }
  | { readonly state: 'refused'; readonly reason: Reason }

export async function restore(file: string, database: Database): Promise<Answer<'restored'>> {
  // It is read twice: nothing is written before the last line has confirmed all others.
  const examined = await examine(file)
  if (examined.state === 'refused') return examined
  const reading = new BackupReader(file)
  return answer('restored', reading, async () => {
    const written = await database.writeAll(changes(reading.rows()))
    if (written === 'conflict') throw new Unfit({ code: 'database-not-empty' })
  })
}

/** Checks a backup without restoring it. */
export async function examine(file: string): Promise<Answer<'whole'>> {
  const reading = new BackupReader(file)
  return answer('whole', reading, async () => {
    for await (const _ of reading.rows());
  })
}

async function answer<State>(state: State, reading: BackupReader, work: () => Promise<void>): Promise<Answer<State>> {
  try {
    await work()
    return { state, rows: reading.counts }
  } catch (error) {
    if (error instanceof Unfit) return { state: 'refused', reason: error.reason }
    throw error
  }
}

/** Rows, and characters, of one statement. */
const mostRows = 100
const mostCharacters = 1_000_000

async function* changes(rows: AsyncIterable<BackedUp>): AsyncGenerator<Change> {
  yield ifEmpty
  let batch: BackedUp[] = []
  let characters = 0
  for await (const row of rows) {
    const isFull = batch.length === mostRows || characters > mostCharacters
    if (isFull || (batch[0] && batch[0].table !== row.table)) {
      yield insert(batch)
      batch = []
      characters = 0
    }
    batch.push(row)
    characters += lengthOf(row)
  }
  if (batch.length > 0) yield insert(batch)
}

/** A change that fails unless the database is empty. */
const ifEmpty: Change = {
  sql: `update arbiter_schema set about = about where number = 1 and ${tableNames
    .map((table) => `not exists (select 1 from ${table})`)
    .join(' and ')}`,
  rows: 1,
}

function insert(batch: readonly BackedUp[]): Change {
  const [first] = batch
  if (!first) throw new Error('There is nothing to insert.')
  let place = 0
  const next = () => {
    place += 1
    return `$${place}`
  }
  const rows = batch.map((row) => `(${row.values.map(next).join(', ')})`)
  const sql = `insert into ${first.table} (${first.columns.join(', ')}) values ${rows.join(', ')}`
  return { sql, values: batch.flatMap((row): readonly Value[] => row.values) }
}

const lengthOf = (row: BackedUp) => row.values.reduce<number>((sum, value) => sum + String(value).length, 0)
