/** The database somebody means. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Database, openDatabase } from '@arbiter/server'
import { failed } from '../command-line/stop.ts'
import { usualDatabase } from './asked.ts'

/** PostgreSQL keeps passwords in its address: they are never said. */
export const said = (where: string): string => where.replace(/(:\/\/[^:@/]*):[^@/]*@/, '$1:…@')

export async function databaseMeant(given: string | undefined, how: { forReading?: boolean } = {}): Promise<Database> {
  const where = given ?? usualDatabase
  try {
    if (!where.includes('://') && !how.forReading) mkdirSync(dirname(where), { recursive: true })
    return await openDatabase(where, how)
  } catch (error) {
    throw failed('database', `The database ${said(where)} cannot be opened. ${(error as Error).message}`, error)
  }
}
