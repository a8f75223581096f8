/** The database somebody means. */
import { dirname, resolve } from 'node:path'
import { type Database, openDatabase, withoutPassword } from '@arbiter/server'
import { failed } from '../command-line/stop.ts'
import { makeFolder } from '../file/disk.ts'
import { usualDatabase } from './asked.ts'

const { env } = process

/** An address on the command line is read by everybody on the machine, so it may come from the environment. */
const whereMeant = (given: string | undefined): string => given ?? (env['ARBITER_DATABASE'] || usualDatabase)

/** PostgreSQL keeps passwords in its address: they are never said. */
export const said = (given: string | undefined): string => withoutPassword(whereMeant(given))

export async function databaseMeant(given: string | undefined, how: { forReading?: boolean } = {}): Promise<Database> {
  const where = whereMeant(given)
  try {
    if (!where.includes('://') && !how.forReading) makeFolder(dirname(resolve(where)), 0o700)
    return await openDatabase(where, how)
  } catch (error) {
    throw failed('database', `The database ${said(given)} cannot be opened. ${(error as Error).message}`, error)
  }
}
