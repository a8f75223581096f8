/** The database somebody means. */
import { dirname, resolve } from 'node:path'
import { type Database, failureSays, openDatabase, withoutPassword } from '@arbiter/server'
import { failed } from '../command-line/stop.ts'
import { makeFolder } from '../file/disk.ts'
import { usualDatabase } from './options.ts'
import { message } from './words/messages.ts'

const { env } = process

/** An address on the command line is read by everybody on the machine, so it may come from the environment. */
const addressOf = (given: string | undefined): string => given ?? (env['ARBITER_DATABASE'] || usualDatabase)

/** PostgreSQL keeps passwords in its address: they are never said. */
export const databaseShown = (given: string | undefined): string => withoutPassword(addressOf(given))

export async function databaseAt(given: string | undefined, how: { forReading?: boolean } = {}): Promise<Database> {
  const where = addressOf(given)
  try {
    if (!where.includes('://') && !how.forReading) makeFolder(dirname(resolve(where)), 0o700)
    return await openDatabase(where, how)
  } catch (error) {
    const problem = failureSays(error)
    throw failed('database', message('serve-no-database', { database: { text: databaseShown(given) }, problem }), error)
  }
}
