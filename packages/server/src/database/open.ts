/** Opens a database by its name: a file, or the address of a PostgreSQL server. */
import type { Database } from './database.ts'
import { assertMigrated, migrate } from './migrations.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

export interface DatabaseOptions extends SqliteOptions, PostgresOptions {}

export async function openDatabase(where: string, options: DatabaseOptions = {}): Promise<Database> {
  const isAddress = /^postgres(ql)?:\/\//.test(where)
  const database = isAddress ? await openPostgres(where, options) : openSqlite(where, options)
  try {
    await (options.forReading ? assertMigrated(database) : migrate(database))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
