/** Brings a database to the schema of this version by numbered steps, each in one transaction. */
import { failureSays } from '../words/failure.ts'
import { type Change, type Database, DatabaseFailure } from './database.ts'
import { type Migration, migrations } from './schema.ts'
import { message } from './words/messages.ts'

/** The number of the last step. */
export const newestSchema = migrations.length

export async function migrate(database: Database): Promise<void> {
  await database.write([...alone(database), { sql: record[database.kind] }])
  for (let schema = notNewer(await schemaIn(database)); schema < newestSchema; schema += 1)
    await step(database, schema + 1)
}

/** For readers, who cannot migrate. */
export async function assertMigrated(database: Database): Promise<void> {
  const schema = await schemaIn(database).catch((cause) => {
    throw new DatabaseFailure(message('database-unreadable', { problem: failureSays(cause) }), { cause })
  })
  if (notNewer(schema) < newestSchema)
    throw new DatabaseFailure(message('database-older', { schema, needed: newestSchema }))
}

/** Two servers may start at once: the second waits, and finds the work done. */
function alone(database: Database): readonly Change[] {
  return database.kind === 'postgres' ? [{ sql: `select pg_advisory_xact_lock(${ourLock})` }] : []
}

const ourLock = 0x41726269
const strict = { sqlite: 'strict, without rowid', postgres: '' } as const
const record = {
  sqlite: `create table if not exists arbiter_schema (number int primary key, about text not null) ${strict.sqlite}`,
  postgres: 'create table if not exists arbiter_schema (number int primary key, about text not null)',
} as const

async function schemaIn(database: Database): Promise<number> {
  const [found] = await database.rows('select coalesce(max(number), 0) as number from arbiter_schema')
  return Number(found?.['number'])
}

function notNewer(schema: number): number {
  if (schema > newestSchema) throw new DatabaseFailure(message('database-newer', { schema, known: newestSchema }))
  return schema
}

async function step(database: Database, number: number): Promise<void> {
  const migration = migrations[number - 1]
  if (!migration) throw new Error(`There is no step ${number}.`)
  // The number is written first, so that a second server meets a conflict and does nothing.
  const first = { sql: 'insert into arbiter_schema (number, about) values ($1, $2)', values: [number, migration.about] }
  const changes = [...alone(database), first, ...changesOf(migration, database.kind)]
  if (migration.fill) await database.writeAll(inTurn(changes, migration.fill(database)))
  else await database.write(changes)
}

async function* inTurn(changes: readonly Change[], more: AsyncIterable<Change>): AsyncGenerator<Change> {
  yield* changes
  yield* more
}

function changesOf(migration: Migration, kind: Database['kind']): readonly Change[] {
  const tables = migration.tables.map((table) => `${table} ${strict[kind]}`)
  const own = kind === 'postgres' ? migration.postgres : []
  return [...tables, ...migration.statements, ...own].map((sql) => ({ sql }))
}
