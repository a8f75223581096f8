/** What SQLite and PostgreSQL both do. Everything above is written once, in the SQL both understand. */
import { Failure } from '../words/failure.ts'

/** A boolean is 0 or 1, a time its ISO text, a list its JSON. Texts contain neither NUL nor lone surrogates. */
export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** One statement; values stand for $1, $2 … */
export interface Change {
  readonly sql: string
  readonly values?: readonly Value[]
  /** The number of rows that must change; otherwise the whole write is undone. */
  readonly rows?: number
}

/** `conflict`: the key exists already, or another number of rows changed. Nothing was done. */
export type WriteResult = 'done' | 'conflict'

/** The database cannot be reached, or could not do it. */
export class DatabaseFailure extends Failure {}

/** The database went away between a commit and its answer, so the write may have been done. */
export class InDoubt extends DatabaseFailure {}

/** A notification to all server processes: its topic and its text. */
export interface Notification {
  readonly about: string
  readonly text: string
}

/** Held by one process at a time; ends with the process or its connection. */
export interface Lease {
  /** Aborted when the connection is gone: another process may hold the lease now. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** The database file was deleted or replaced. */
export class MissingDatabaseFile extends DatabaseFailure {}

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** Other processes may write too, so reads may be out of date. */
  readonly isShared: boolean
  rows(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /**
   * All or nothing, and on disk when it resolves. Concurrent writes may share one sync. After an `InDoubt` it may have been
   * done; after any other error it was not.
   */
  write(changes: readonly Change[]): Promise<WriteResult>
  /** One write larger than memory, for restoring a backup; nobody else should write meanwhile. */
  writeAll(changes: AsyncIterable<Change>): Promise<WriteResult>
  /** Consistent reads of one moment. */
  snapshot<Found>(read: (rows: Database['rows']) => Promise<Found>): Promise<Found>
  /** Throws if it cannot write now. */
  check(): Promise<void>
  /** Overwrites deleted data in our files. */
  scrub(): Promise<void>
  /** Notifies every process on this database, this one too; at most 7,000 bytes. Without listeners it is lost. */
  tell(message: Notification): Promise<void>
  /** `again` is called after reconnecting: notifications may have been missed. */
  listen(hear: (message: Notification) => void, again: () => void): Promise<void>
  /** Undefined if it is held already, here or elsewhere. */
  lease(name: string): Promise<Lease | undefined>
  /** Waits for running reads and writes. */
  close(): Promise<void>
}
