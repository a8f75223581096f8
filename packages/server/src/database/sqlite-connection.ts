/** One connection to the file: prepared statements, and many writes in a transaction with a savepoint each. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import {
  type Change,
  type Database,
  DatabaseFailure,
  InDoubt,
  type Row,
  type Value,
  type WriteResult,
} from './database.ts'
import { keepPrivate, makePrivate } from './private-file.ts'
import { isFaultOfTheWrite, isInputOutput, isNotADatabase, isTaken } from './sqlite-failure.ts'
import { assertKept } from './value.ts'
import { message } from './words/messages.ts'

/** The application id in the file's header: "Arbi". */
const ourFile = 0x41726269
/** The busy timeout: enough for a short write of another program; longer would block everybody. */
const patienceMs = 2000
/** More different texts than this come from generated SQL; preparing them would waste memory. */
const mostStatements = 500

type Statement = ReturnType<DatabaseSyncInstance['prepare']>

/** A statement with the number of its parameters. */
interface PreparedStatement {
  readonly statement: Statement
  readonly values: number
}

/** Rolls back to the savepoint. */
class Conflict extends Error {}

export class SqliteConnection {
  readonly #connection: DatabaseSyncInstance
  readonly #prepared = new Map<string, PreparedStatement>()

  static open(file: string, purpose: 'read' | 'write'): SqliteConnection {
    if (purpose === 'read' && !existsSync(file))
      throw new DatabaseFailure(message('database-none', { file: { text: file } }))
    if (purpose === 'write') makePrivate(file)
    const connection = new DatabaseSync(file, { readOnly: purpose === 'read', timeout: patienceMs })
    try {
      claim(connection, file, purpose)
      // Also files of earlier versions; SQLite gives new files beside the database its mode.
      if (purpose === 'write') for (const end of ['', '-wal', '-shm']) keepPrivate(`${file}${end}`)
      return new SqliteConnection(connection)
    } catch (error) {
      connection.close()
      throw error
    }
  }

  private constructor(connection: DatabaseSyncInstance) {
    this.#connection = connection
  }

  rows(sql: string, values: readonly Value[]): readonly Row[] {
    return this.#ready(sql, values).all(...values) as Row[]
  }

  /** The result of each write. Throws if none was done: the disk is full, or failed. */
  writeTogether(writes: readonly (readonly Change[])[]): readonly (WriteResult | Error)[] {
    return this.#transaction(() => writes.map((changes) => this.#apart(changes)))
  }

  async writeAll(changes: AsyncIterable<Change>): Promise<WriteResult> {
    this.#run('begin immediate')
    try {
      for await (const change of changes) this.#change(change)
      this.#commit()
      return 'done'
    } catch (error) {
      this.#rollBack()
      if (error instanceof Conflict) return 'conflict'
      throw error
    }
  }

  async snapshot<Found>(read: (rows: Database['rows']) => Promise<Found>): Promise<Found> {
    this.#run('begin')
    try {
      // The snapshot is taken by the first read, so there is one at once.
      this.rows('select count(*) from sqlite_schema', [])
      return await read(async (sql, values = []) => this.rows(sql, values))
    } finally {
      this.#run('rollback')
    }
  }

  /** Checkpoints and truncates the write-ahead log; false if a reader still needs it. */
  emptyLog(): boolean {
    const [row] = this.rows('pragma wal_checkpoint(truncate)', [])
    return row?.['busy'] === 0
  }

  close(): void {
    this.#connection.close()
  }

  /** Closing may fail for the same reason as before; the first error is reported. */
  abandon(): void {
    try {
      this.#connection.close()
    } catch {}
  }

  #transaction<Result>(work: () => Result): Result {
    this.#run('begin immediate')
    try {
      const result = work()
      this.#commit()
      return result
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  /** Data that reached the file before its sync failed may be found there later. */
  #commit(): void {
    try {
      this.#run('commit')
    } catch (cause) {
      throw isInputOutput(cause) ? new InDoubt(message('database-not-synced'), { cause }) : cause
    }
  }

  /** One write in a savepoint of its own. */
  #apart(changes: readonly Change[]): WriteResult | Error {
    this.#run('savepoint one')
    try {
      for (const change of changes) this.#change(change)
      this.#run('release one')
      return 'done'
    } catch (error) {
      if (!isOwnFault(error)) throw error
      this.#run('rollback to one')
      this.#run('release one')
      return error instanceof Conflict ? 'conflict' : error
    }
  }

  #change(change: Change): void {
    const values = change.values ?? []
    const changed = this.#runKept(change.sql, values)
    if (change.rows !== undefined && changed !== change.rows) throw new Conflict()
  }

  #runKept(sql: string, values: readonly Value[]): number {
    try {
      return this.#ready(sql, values).run(...values).changes
    } catch (error) {
      throw isTaken(error) ? new Conflict() : error
    }
  }

  #run(sql: string): void {
    this.#ready(sql, []).run()
  }

  #rollBack(): void {
    // After "disk full" SQLite has rolled back already.
    if (this.#connection.isTransaction) this.#connection.exec('rollback')
  }

  #ready(sql: string, values: readonly Value[]): Statement {
    const prepared = this.#prepared.get(sql) ?? this.#prepare(sql)
    assert.equal(values.length, prepared.values, `so many values for ${sql}`)
    assertKept(values)
    return prepared.statement
  }

  #prepare(sql: string): PreparedStatement {
    if (this.#prepared.size >= mostStatements) this.#prepared.clear()
    const numbers = [...sql.matchAll(/\$(\d+)/g)].map((found) => Number(found[1]))
    const statement = this.#connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
    const prepared = { statement, values: Math.max(0, ...numbers) }
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

function isOwnFault(error: unknown): error is Error {
  return error instanceof Conflict || error instanceof assert.AssertionError || isFaultOfTheWrite(error)
}

/** Marks a new file as ours, and refuses files of other programs. */
function claim(connection: DatabaseSyncInstance, file: string, purpose: 'read' | 'write'): void {
  try {
    const isOurs = number(connection, 'pragma application_id') === ourFile
    if (!isOurs && (purpose === 'read' || !isEmpty(connection))) throw foreign(file)
    if (purpose === 'read') return
    connection.exec('pragma journal_mode = wal')
    connection.exec('pragma synchronous = full')
    connection.exec('pragma foreign_keys = on')
    // Deleted content is overwritten with zeros: people may ask to be forgotten.
    connection.exec('pragma secure_delete = on')
    if (!isOurs) connection.exec(`pragma application_id = ${ourFile}`)
  } catch (cause) {
    throw isNotADatabase(cause) ? foreign(file, cause) : cause
  }
}

const isEmpty = (connection: DatabaseSyncInstance) => number(connection, 'select count(*) from sqlite_schema') === 0

function number(connection: DatabaseSyncInstance, sql: string): number {
  return Number(Object.values(connection.prepare(sql).get())[0])
}

const foreign = (file: string, cause?: unknown) =>
  new DatabaseFailure(message('database-foreign', { file: { text: file } }), { cause })
