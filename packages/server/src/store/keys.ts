/** Idempotency keys. That of a command has its hash beside it: the same key with another command is not a retry. */
import { createHash } from 'node:crypto'
import type { Command } from '@arbiter/core'
import type { Change, Database } from '../database/database.ts'

/** A key and its command. */
export interface KeyRecord {
  readonly key: string
  /** A hash of the command and its author. */
  readonly hash: string
}

/** Undefined without a key. */
export function keyed({ key, ...command }: Command, by: string): KeyRecord | undefined {
  if (key === undefined) return undefined
  return {
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([by, command]))
      .digest('hex'),
  }
}

/** Rows in one statement: databases limit the number of values. */
const rowsAtOnce = 300

export function keepingKeys(tournament: string, keys: readonly KeyRecord[]): Change[] {
  const changes: Change[] = []
  for (let from = 0; from < keys.length; from += rowsAtOnce) {
    const some = keys.slice(from, from + rowsAtOnce)
    const places = some.map((_, i) => `($1, $${2 * i + 2}, $${2 * i + 3})`).join(', ')
    changes.push({
      sql: `INSERT INTO keys (tournament, key, hash) VALUES ${places}`,
      values: [tournament, ...some.flatMap(({ key, hash }) => [key, hash])],
      rows: some.length,
    })
  }
  return changes
}

/** True if the key belongs to another command or author. Imported keys are unknown. */
export async function isForAnother(database: Database, tournament: string, { key, hash }: KeyRecord): Promise<boolean> {
  const [row] = await database.rows('SELECT hash FROM keys WHERE tournament = $1 AND key = $2', [tournament, key])
  return row !== undefined && row['hash'] !== hash
}

/** True if a request with this key was done. */
export async function isKept(database: Database, scope: string, key: string): Promise<boolean> {
  const rows = await database.rows('SELECT 1 AS kept FROM keys WHERE tournament = $1 AND key = $2', [scope, key])
  return rows.length > 0
}
