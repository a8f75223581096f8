/** One server a file. The lock is the system's own, so it ends with the process, however that ends. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { DatabaseFailure } from './database.ts'
import { keepPrivate, makePrivate } from './private-file.ts'
import { isBusy } from './sqlite-failure.ts'
import { message } from './words/messages.ts'

/** A file beside the database: whoever only reads must not be kept out, so the database itself cannot be the lock. */
export function lockFile(file: string): DatabaseSyncInstance {
  const lock = openLock(file)
  try {
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
    return lock
  } catch (cause) {
    lock.close()
    throw isBusy(cause) ? new DatabaseFailure(message('database-in-use', { file: { text: file } }), { cause }) : cause
  }
}

function openLock(file: string): DatabaseSyncInstance {
  try {
    makePrivate(`${file}.lock`)
    keepPrivate(`${file}.lock`)
    return new DatabaseSync(`${file}.lock`)
  } catch (cause) {
    throw new DatabaseFailure(message('database-not-opened', { file: { text: file } }), { cause })
  }
}
