/** A PostgreSQL database, shared by any number of our servers. */
import type { Message } from '@arbiter/core/messages'
import { type ClientConfig, Pool } from 'pg'
import {
  type Change,
  type Database,
  DatabaseFailure,
  type Lease,
  type Notification,
  type Row,
  type Value,
  type WriteResult,
} from './database.ts'
import { failing } from './postgres-failure.ts'
import { Leases } from './postgres-lease.ts'
import { Listener } from './postgres-listener.ts'
import { giveBack, numbersNotTexts, onlyRead, syncEveryCommit, withoutPassword } from './postgres-session.ts'
import { PostgresWriter } from './postgres-writer.ts'
import { SharedSync } from './shared-sync.ts'
import { assertKept, writeMessage } from './value.ts'
import { message as words } from './words/messages.ts'

export interface PostgresOptions {
  /** Read-only. */
  readonly forReading?: boolean
  /** Connections for reading and writing; leases and the listener have their own. */
  readonly connections?: number
  /** A lease's holder that is silent this long loses it. */
  readonly leaseSilenceMs?: number
  /** Receives sentences for the operator. */
  readonly say?: (sentence: Message) => void
}

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const database = new PostgresDatabase(url, options)
  try {
    const [server] = await database.rows(`select current_setting('fsync') as fsync`)
    if (server?.['fsync'] === 'off') options.say?.(words('database-unsynced'))
    return database
  } catch (cause) {
    await database.close()
    throw new DatabaseFailure(words('database-unreachable', { address: { text: withoutPassword(url) } }), { cause })
  }
}

/** Timeout for a free connection. */
const patienceMs = 10_000
const leaseSilenceMs = 30_000

class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  readonly isShared = true
  readonly #pool: Pool
  readonly #writer: PostgresWriter
  readonly #writes: SharedSync
  readonly #listener: Listener
  readonly #leases: Leases

  constructor(url: string, options: PostgresOptions) {
    const config: ClientConfig = {
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      types: numbersNotTexts,
    }
    const onConnect = options.forReading ? onlyRead : syncEveryCommit
    this.#pool = new Pool({ ...config, max: options.connections ?? 10, pipeline: true, onConnect })
    // A broken connection is replaced when next needed; its user gets the error from the query.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#writer = new PostgresWriter(this.#pool)
    this.#writes = new SharedSync((writes) => this.#writer.writeTogether(writes))
    this.#listener = new Listener(config)
    this.#leases = new Leases(config, options.leaseSilenceMs ?? leaseSilenceMs)
  }

  async rows(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    assertKept(values)
    return (await failing(this.#pool.query<Row>(sql, [...values]))).rows
  }

  async write(changes: readonly Change[]): Promise<WriteResult> {
    for (const change of changes) assertKept(change.values ?? [])
    return this.#writes.write(changes)
  }

  writeAll(changes: AsyncIterable<Change>): Promise<WriteResult> {
    return this.#writer.writeAll(changes)
  }

  async snapshot<Found>(read: (rows: Database['rows']) => Promise<Found>): Promise<Found> {
    const client = await failing(this.#pool.connect())
    try {
      // The snapshot is taken by the first read, so there is one at once.
      await failing(client.query('begin isolation level repeatable read read only; select 1'))
      return await read(async (sql, values = []) => (await failing(client.query<Row>(sql, [...values]))).rows)
    } finally {
      await giveBack(client)
    }
  }

  async check(): Promise<void> {
    await this.rows('select 1')
  }

  /** PostgreSQL reuses space itself, and keeps its write-ahead log as configured. */
  async scrub(): Promise<void> {}

  async tell(message: Notification): Promise<void> {
    await this.rows(`select pg_notify('arbiter', $1)`, [writeMessage(message)])
  }

  listen(hear: (message: Notification) => void, again: () => void): Promise<void> {
    return failing(this.#listener.listen(hear, again))
  }

  lease(name: string): Promise<Lease | undefined> {
    return failing(this.#leases.take(name))
  }

  async close(): Promise<void> {
    await this.#writes.idle()
    await this.#listener.close()
    await this.#leases.close()
    if (!this.#pool.ending) await this.#pool.end()
  }
}
