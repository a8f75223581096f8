/** Puts the demos into an unused database. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { hasOwner } from '../people/people.ts'
import { storing } from '../store/tournaments.ts'
import { demos, tournamentOf } from './demo.ts'

export const isDemo = (id: string): boolean => id.startsWith('demo-')

/** Only at the very first start: a removed demo does not come back. */
export async function makeDemos(database: Database, now: number): Promise<void> {
  if (await hasOwner(database)) return
  const [any] = await database.rows('SELECT id FROM tournaments LIMIT 1', [])
  if (any) return
  for (const demo of demos) {
    const tournament = tournamentOf(demo, now)
    const at = tournament.last.at
    const salt = randomBytes(16).toString('hex')
    await database.write(storing({ id: demo.id, tournament, visibility: 'public', salt, createdAt: at }))
  }
}
