/** Puts the demos into a database that nobody has used yet. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { hasOwner } from '../people/people.ts'
import { storing } from '../store/tournaments.ts'
import { casts } from './cast.ts'
import { demoOf } from './demo.ts'

export const isDemo = (id: string): boolean => id.startsWith('demo-')

/** Only at the very first start: what was removed does not come back. */
export async function makeDemos(database: Database, now: number): Promise<void> {
  if (await hasOwner(database)) return
  const [any] = await database.rows('SELECT id FROM tournaments LIMIT 1', [])
  if (any) return
  for (const cast of casts) {
    const tournament = demoOf(cast, now)
    const at = tournament.last.at
    const salt = randomBytes(16).toString('hex')
    await database.write(storing({ id: cast.id, tournament, visibility: 'public', salt, createdAt: at }))
  }
}
