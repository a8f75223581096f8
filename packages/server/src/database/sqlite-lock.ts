/** One server for each file. The lock is the system's, so it ends with the process. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { DatabaseFailure } from './database.ts'
import { keepPrivate, makePrivate } from './private-file.ts'
import { isBusy } from './sqlite-failure.ts'
import { message } from './words/messages.ts'

/** A file beside the database: locking the database itself would keep readers out. */
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
