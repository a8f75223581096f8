/** Brings a database to the shape this version knows, one numbered step after another, each in one transaction. */
import type { Change, Database } from './database.ts'
import { type Migration, migrations } from './schema.ts'

/** The number of the last step. */
export const newestSchema = migrations.length

export async function migrate(database: Database): Promise<void> {
  await database.write([...alone(database), { sql: record[database.kind] }])
  for (let schema = await known(database); schema < newestSchema; schema += 1) await step(database, schema + 1)
}

/** For who only reads: the shape must be right already. */
export async function assertMigrated(database: Database): Promise<void> {
  const schema = await known(database).catch((cause) => {
    throw new Error(`${cause.message} It is no database of Arbiter that can be read.`, { cause })
  })
  if (schema < newestSchema) throw new Error(`${older(schema)} Start the server once to bring it up to date.`)
}

/** Two servers may start at once on one PostgreSQL: whoever comes second waits, and finds it done. */
function alone(database: Database): readonly Change[] {
  return database.kind === 'postgres' ? [{ sql: `select pg_advisory_xact_lock(${ourLock})` }] : []
}

const ourLock = 0x41726269
const strict = { sqlite: 'strict, without rowid', postgres: '' } as const
const record = {
  sqlite: `create table if not exists arbiter_schema (number int primary key, about text not null) ${strict.sqlite}`,
  postgres: 'create table if not exists arbiter_schema (number int primary key, about text not null)',
} as const

async function known(database: Database): Promise<number> {
  const [found] = await database.rows('select coalesce(max(number), 0) as number from arbiter_schema')
  const schema = Number(found?.['number'])
  if (schema > newestSchema) throw new Error(newer(schema))
  return schema
}

async function step(database: Database, number: number): Promise<void> {
  const migration = migrations[number - 1]
  if (!migration) throw new Error(`There is no step ${number}.`)
  // Its number is written first: who comes second meets it there and leaves the rest alone.
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

const newer = (schema: number) =>
  `This database was made by a newer version of Arbiter: its schema is ${schema}, and this version knows ${newestSchema}. ` +
  'Install that version or a later one.'
const older = (schema: number) =>
  `This database was made by an older version of Arbiter: its schema is ${schema}, and this version needs ${newestSchema}.`
