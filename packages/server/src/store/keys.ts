/** What each key was given for, and by whom: the same key with something else is not a retry. */
import { createHash } from 'node:crypto'
import type { Command } from '@arbiter/core'
import type { Change, Database } from '../database/database.ts'

/** A command that was done under a key. */
export interface KeyRecord {
  readonly key: string
  /** Stands for the command and its author: two that are the same have the same. */
  readonly hash: string
}

/** Undefined: it has no key. */
export function keyed({ key, ...command }: Command, by: string): KeyRecord | undefined {
  if (key === undefined) return undefined
  return {
    key,
    hash: createHash('sha256')
      .update(JSON.stringify([by, command]))
      .digest('hex'),
  }
}

/** So many in one statement: databases limit the number of values. */
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

/** Was the key given for something else, or by somebody else? Of a key that came with a file nothing is known. */
export async function isForAnother(database: Database, tournament: string, { key, hash }: KeyRecord): Promise<boolean> {
  const [row] = await database.rows('SELECT hash FROM keys WHERE tournament = $1 AND key = $2', [tournament, key])
  return row !== undefined && row['hash'] !== hash
}
