/** What a database must do for us. SQLite and PostgreSQL do; everything above is written once, in the SQL both understand. */
import { Failure } from '../words/failure.ts'

/** Truth is 0 or 1, a time is its ISO text, a list its JSON. A text carries neither NUL nor half a surrogate pair. */
export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

/** One change. Values stand for $1, $2 … */
export interface Change {
  readonly sql: string
  readonly values?: readonly Value[]
  /** So many rows must change; otherwise nothing of the whole write is done. */
  readonly rows?: number
}

/** `conflict`: a row with that key is there already, or not as many rows changed as was said. Nothing was done. */
export type WriteResult = 'done' | 'conflict'

/** It cannot be used, or could not do what it was asked. */
export class DatabaseFailure extends Failure {}

/** Nobody knows whether a write was done: the database went away between the commit and its answer. */
export class InDoubt extends DatabaseFailure {}

/** What one process tells the others: a word, and what it is about. */
export interface Notification {
  readonly about: string
  readonly text: string
}

/** Held by one process at a time; lost when the process or its connection dies. */
export interface Lease {
  /** Aborted when the connection that held it is gone: somebody else may hold it now. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** The file of the database is not where it was. */
export class MissingDatabaseFile extends DatabaseFailure {}

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** Other processes may write too, so what was read a moment ago may be old. */
  readonly isShared: boolean
  rows(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /**
   * All or nothing; on the disk when it resolves. Writes that wait at the same time may share one sync. An `InDoubt` may have been
   * done; with every other error nothing was.
   */
  write(changes: readonly Change[]): Promise<WriteResult>
  /** One write that is too large for the memory, for restoring a backup: nobody else should be writing. */
  writeAll(changes: AsyncIterable<Change>): Promise<WriteResult>
  /** Reads of one moment, whatever is written meanwhile. */
  snapshot<Found>(read: (rows: Database['rows']) => Promise<Found>): Promise<Found>
  /** Throws where it could not write now. */
  check(): Promise<void>
  /** What was deleted or replaced is overwritten where that is ours to do: nothing of it stays in a file. */
  scrub(): Promise<void>
  /** Tells every process on this database, this one too; a message is at most 7,000 bytes. Messages are lost when nobody listens. */
  tell(message: Notification): Promise<void>
  /** `again` is called after a broken connection is mended: messages may have been missed. */
  listen(hear: (message: Notification) => void, again: () => void): Promise<void>
  /** Undefined: another process holds it, or somebody else in this one. */
  lease(name: string): Promise<Lease | undefined>
  /** Waits for what is being written and read. */
  close(): Promise<void>
}
