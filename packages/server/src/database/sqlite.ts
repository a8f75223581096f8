/** A database in one file, for one server: nothing to install, and every write is synced before it is acknowledged. */

import { statSync } from 'node:fs'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import {
  type Change,
  type Database,
  DatabaseFailure,
  InDoubt,
  type Lease,
  MissingDatabaseFile,
  type Notification,
  type Row,
  type Value,
  type WriteResult,
} from './database.ts'
import { SharedSync } from './shared-sync.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { lockFile } from './sqlite-lock.ts'
import { writeMessage } from './value.ts'
import { message as words } from './words/messages.ts'

export interface SqliteOptions {
  /** Read-only and without a lock: for a backup or a check while the server runs. */
  readonly forReading?: boolean
}

export function openSqlite(file: string, options: SqliteOptions = {}): Database {
  return options.forReading ? new SqliteDatabase(file, undefined) : new SqliteDatabase(file, lockFile(file))
}

class SqliteDatabase implements Database {
  readonly kind = 'sqlite'
  readonly isShared = false
  readonly #file: string
  /** The identity of the file, to notice that it was replaced. */
  readonly #identity: string | undefined
  /** Undefined if read-only. */
  readonly #lock: DatabaseSyncInstance | undefined
  /** Undefined after a failure: the file is then opened again. */
  #connection: SqliteConnection | undefined
  readonly #writes = new SharedSync((writes) => this.#commit(writes))
  readonly #readers: SqliteConnection[] = []
  readonly #busy = new Set<Promise<unknown>>()
  readonly #ears: ((message: Notification) => void)[] = []
  readonly #leases = new Set<string>()
  /** The write-ahead log may still contain erased data, because a reader needed it. */
  #owesScrubbing = false
  #isClosed = false

  constructor(file: string, lock: DatabaseSyncInstance | undefined) {
    this.#file = file
    this.#lock = lock
    try {
      this.#connection = this.#open()
      this.#identity = identityOf(file)
    } catch (error) {
      lock?.close()
      throw error
    }
  }

  async rows(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    this.#assertOpen()
    return this.#main().rows(sql, values)
  }

  async write(changes: readonly Change[]): Promise<WriteResult> {
    this.#assertOpen()
    return this.#writes.write(changes)
  }

  async writeAll(changes: AsyncIterable<Change>): Promise<WriteResult> {
    this.#assertOpen()
    // A connection of its own: the shared one must never wait inside a transaction.
    const connection = this.#open()
    return this.#finish(connection.writeAll(changes), () => connection.close())
  }

  async snapshot<Found>(read: (rows: Database['rows']) => Promise<Found>): Promise<Found> {
    this.#assertOpen()
    const reader = this.#readers.pop() ?? SqliteConnection.open(this.#file, 'read')
    return this.#finish(reader.snapshot(read), () => this.#readers.push(reader))
  }

  async check(): Promise<void> {
    this.#assertOpen()
    this.#assertThere()
  }

  async scrub(): Promise<void> {
    this.#assertOpen()
    this.#owesScrubbing = !this.#main().emptyLog()
  }

  async tell(message: Notification): Promise<void> {
    writeMessage(message)
    setImmediate(() => {
      for (const hear of this.#ears) hear(message)
    })
  }

  async listen(hear: (message: Notification) => void): Promise<void> {
    this.#ears.push(hear)
  }

  async lease(name: string): Promise<Lease | undefined> {
    if (this.#leases.has(name)) return undefined
    this.#leases.add(name)
    const release = async () => void this.#leases.delete(name)
    return { lost: new AbortController().signal, release }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await Promise.allSettled([this.#writes.idle(), ...this.#busy])
    this.#ears.length = 0
    for (const reader of this.#readers) reader.close()
    this.#connection?.close()
    this.#lock?.close()
  }

  async #commit(writes: readonly (readonly Change[])[]): Promise<readonly (WriteResult | Error)[]> {
    this.#assertThere()
    try {
      const written = this.#main().writeTogether(writes)
      if (this.#owesScrubbing) await this.scrub()
      return written
    } catch (cause) {
      this.#connection?.abandon()
      this.#connection = undefined
      throw cause instanceof InDoubt ? cause : new DatabaseFailure(words('database-not-written'), { cause })
    }
  }

  async #finish<Result>(work: Promise<Result>, after: () => void): Promise<Result> {
    this.#busy.add(work)
    try {
      return await work
    } finally {
      this.#busy.delete(work)
      after()
    }
  }

  #main(): SqliteConnection {
    if (this.#connection) return this.#connection
    this.#assertThere()
    this.#connection = this.#open()
    return this.#connection
  }

  /** A deleted file can still be written to, and all of it is lost with the process. */
  #assertThere(): void {
    if (identityOf(this.#file) === this.#identity) return
    throw new MissingDatabaseFile(words('database-gone', { file: { text: this.#file } }))
  }

  #open(): SqliteConnection {
    return SqliteConnection.open(this.#file, this.#lock ? 'write' : 'read')
  }

  #assertOpen(): void {
    if (this.#isClosed) throw new DatabaseFailure(words('database-closed'))
  }
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
