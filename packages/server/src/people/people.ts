/** People and what they were given: a role in a tournament, or on the whole site. */
import type { Change, Database } from '../database/database.ts'
import type { GivenRole } from './role.ts'
import { type Secret, secretIn, site } from './secret.ts'

export interface Person {
  readonly id: string
  readonly name: string
}

export interface Member extends Person {
  readonly role: GivenRole
  readonly since: string
}

export const entering = ({ id, name }: Person, now: string): Change => ({
  sql: 'INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)',
  values: [id, name, now],
})

export const renaming = ({ id, name }: Person): Change => ({
  sql: 'UPDATE people SET name = $2 WHERE id = $1 AND erased_at IS NULL',
  values: [id, name],
  rows: 1,
})

/** A role that was given before is replaced. */
export const giving = (person: string, scope: string, role: GivenRole, by: string, now: string): Change => ({
  sql: `INSERT INTO grants (person, scope, role, given_at, given_by) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (person, scope) DO UPDATE SET role = excluded.role, given_at = excluded.given_at, given_by = excluded.given_by`,
  values: [person, scope, role, now, by],
})

/** What was given, and the tokens that were made for that scope, hold no longer. */
export const taking = (person: string, scope: string, now: string): Change[] => [
  { sql: 'DELETE FROM grants WHERE person = $1 AND scope = $2', values: [person, scope] },
  {
    sql: `UPDATE secrets SET revoked_at = $3 WHERE person = $1 AND scope = $2 AND revoked_at IS NULL AND kind <> 'session'`,
    values: [person, scope, now],
  },
]

/** Everything somebody holds is over: sessions, tokens, links and roles. The name goes, the id in the facts stays. */
export const erasing = (person: string, now: string): Change[] => [
  {
    sql: 'UPDATE people SET name = $2, erased_at = $3 WHERE id = $1',
    values: [person, `Erased ${person}`, now],
    rows: 1,
  },
  { sql: 'DELETE FROM grants WHERE person = $1', values: [person] },
  {
    sql: 'UPDATE secrets SET revoked_at = $2 WHERE person = $1 AND revoked_at IS NULL',
    values: [person, now],
  },
  // A label may say for whom an invitation was.
  {
    sql: 'UPDATE secrets SET label = NULL WHERE person = $1 OR id IN (SELECT created_by FROM secrets WHERE person = $1)',
    values: [person],
  },
]

export async function personNamed(database: Database, id: string): Promise<Person | undefined> {
  const [row] = await database.rows('SELECT id, name FROM people WHERE id = $1 AND erased_at IS NULL', [id])
  return row && { id: String(row['id']), name: String(row['name']) }
}

export async function roleOf(database: Database, person: string, scope: string): Promise<GivenRole | undefined> {
  const [row] = await database.rows('SELECT role FROM grants WHERE person = $1 AND scope = $2', [person, scope])
  return row?.['role'] as GivenRole | undefined
}

export async function membersOf(database: Database, scope: string): Promise<Member[]> {
  const rows = await database.rows(
    `SELECT p.id AS id, p.name AS name, g.role AS role, g.given_at AS since FROM grants g
     JOIN people p ON p.id = g.person WHERE g.scope = $1 ORDER BY g.given_at, p.id`,
    [scope],
  )
  return rows.map(({ id, name, role, since }) => ({
    id: String(id),
    name: String(name),
    role: role as GivenRole,
    since: String(since),
  }))
}

/** Links and tokens that open something in this scope, dead ones left out. */
export async function secretsIn(database: Database, scope: string, now: string): Promise<Secret[]> {
  const rows = await database.rows(
    `SELECT * FROM secrets WHERE scope = $1 AND kind <> 'session' AND revoked_at IS NULL
     AND (expires_at IS NULL OR expires_at > $2) AND (used_at IS NULL OR kind IN ('entrant', 'token')) ORDER BY created_at, id`,
    [scope, now],
  )
  return rows.map(secretIn)
}

export async function secretsOf(database: Database, person: string, now: string): Promise<Secret[]> {
  const rows = await database.rows(
    `SELECT * FROM secrets WHERE person = $1 AND kind IN ('session', 'token') AND revoked_at IS NULL
     AND (expires_at IS NULL OR expires_at > $2) ORDER BY created_at, id`,
    [person, now],
  )
  return rows.map(secretIn)
}

export async function hasOwner(database: Database): Promise<boolean> {
  const rows = await database.rows(`SELECT person FROM grants WHERE scope = $1 AND role = 'owner' LIMIT 1`, [site])
  return rows.length > 0
}
