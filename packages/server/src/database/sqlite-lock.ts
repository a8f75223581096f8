/** One server a file. The lock is the system's own, so it ends with the process, however that ends. */
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { keepPrivate, makePrivate } from './private-file.ts'
import { isBusy } from './sqlite-failure.ts'

/** A file beside the database: whoever only reads must not be kept out, so the database itself cannot be the lock. */
export function lockFile(file: string): DatabaseSyncInstance {
  const lock = openLock(file)
  try {
    lock.exec('pragma journal_mode = memory')
    lock.exec('begin exclusive')
    return lock
  } catch (cause) {
    lock.close()
    throw isBusy(cause) ? new Error(inUse(file), { cause }) : cause
  }
}

function openLock(file: string): DatabaseSyncInstance {
  try {
    makePrivate(`${file}.lock`)
    keepPrivate(`${file}.lock`)
    return new DatabaseSync(`${file}.lock`)
  } catch (cause) {
    throw new Error(`${file} cannot be opened. Is its folder there, and may the server write in it?`, { cause })
  }
}

const inUse = (file: string) =>
  `${file} is in use by another server. Stop that one first, or give this one a database of its own.`
