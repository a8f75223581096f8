/** People and their roles, in a tournament or on the whole site. */
import type { GivenRole } from '@arbiter/api/shapes'
import type { Change, Database, Row } from '../database/database.ts'
import { type Secret, secretIn, site, theServer, timeAfter } from './secret.ts'

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

/** Replaces an earlier role. */
export const giving = (person: string, scope: string, role: GivenRole, by: string, now: string): Change => ({
  sql: `INSERT INTO grants (person, scope, role, given_at, given_by) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (person, scope) DO UPDATE SET role = excluded.role, given_at = excluded.given_at, given_by = excluded.given_by`,
  values: [person, scope, role, now, by],
})

/** Removes a role, the tokens made for that scope, and the invitations given by that role. */
export const taking = (person: string, scope: string, now: string): Change[] => [
  { sql: 'DELETE FROM grants WHERE person = $1 AND scope = $2', values: [person, scope] },
  {
    sql: `UPDATE secrets SET revoked_at = $3 WHERE person = $1 AND scope = $2 AND revoked_at IS NULL AND kind <> 'session'`,
    values: [person, scope, now],
  },
  takingBackInvitations(person, now),
]

/** Replaces an earlier role; if the new one is lower, invitations by the higher one are revoked. */
export const replacing = (person: string, scope: string, role: GivenRole, by: string, now: string): Change[] => [
  giving(person, scope, role, by, now),
  takingBackInvitations(person, now),
]

/** SQL: the maker of a link has one of these roles in its scope, or owns the site. */
const makerIs = (roles: string): string =>
  `EXISTS (SELECT 1 FROM grants g WHERE g.person = secrets.created_by
     AND ((g.scope = secrets.scope AND g.role IN (${roles})) OR (g.scope = '${site}' AND g.role = 'owner')))`

/** Revokes unused invitations and sign-in links for others whose maker could no longer make them. */
const takingBackInvitations = (person: string, now: string): Change => ({
  sql: `UPDATE secrets SET revoked_at = $2 WHERE created_by = $1 AND kind IN ('invitation', 'sign-in')
        AND (person IS NULL OR person <> $1) AND used_at IS NULL AND revoked_at IS NULL AND NOT ${makerIs(`'owner'`)}`,
  values: [person, now],
})

/** Entrants hold these links, perhaps on paper, so they outlive the role of their maker by default. */
const orphaned = `kind = 'entrant' AND created_by = $1 AND NOT ${makerIs(`'owner', 'director'`)}`

/** Revokes entrants' links whose maker could no longer make them, with their sessions. */
export const takingBackEntrantLinks = (person: string, now: string): Change[] => [
  {
    sql: `UPDATE secrets SET revoked_at = $2 WHERE kind = 'session' AND revoked_at IS NULL
          AND created_by IN (SELECT id FROM secrets WHERE ${orphaned})`,
    values: [person, now],
  },
  { sql: `UPDATE secrets SET revoked_at = $2 WHERE revoked_at IS NULL AND ${orphaned}`, values: [person, now] },
]

/** The number of valid entrants' links whose maker could no longer make them. */
export async function orphanedEntrantLinks(database: Database, person: string, now: string): Promise<number> {
  const [row] = await database.rows(
    `SELECT COUNT(*) AS links FROM secrets WHERE revoked_at IS NULL AND expires_at > $2 AND ${orphaned}`,
    [person, now],
  )
  return Number(row?.['links'])
}

/** True if the maker could still make this invitation or sign-in link: roles may have changed at that very moment. */
export async function isStillGiven(database: Database, { kind, person, scope, createdBy }: Secret): Promise<boolean> {
  if (kind === 'entrant' || createdBy === theServer || createdBy === person) return true
  const roles = await Promise.all([site, scope ?? site].map((each) => roleOf(database, createdBy, each)))
  return roles.includes('owner')
}

/** Ends everything a person holds: sessions, tokens, links and roles. The name goes; the id in the facts stays. */
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
  // The label of an invitation may contain a name.
  {
    sql: 'UPDATE secrets SET label = NULL WHERE person = $1 OR id IN (SELECT created_by FROM secrets WHERE person = $1)',
    values: [person],
  },
  takingBackInvitations(person, now),
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

/** Somebody with all their roles. */
export interface PersonWithRoles extends Person {
  readonly since: string
  /** The site's first, then by age. */
  readonly roles: readonly RoleGrant[]
}

export interface RoleGrant {
  readonly role: GivenRole
  readonly since: string
  /** Undefined for a role on the whole site. */
  readonly tournament?: { readonly id: string; readonly name: string }
}

/** Everybody this database knows, also those whose roles were all taken away. */
export async function allPeople(database: Database): Promise<PersonWithRoles[]> {
  const rows = await database.rows(
    `SELECT p.id, p.name, p.created_at, g.scope, g.role, g.given_at, t.name AS tournament FROM people p
     LEFT JOIN grants g ON g.person = p.id LEFT JOIN tournaments t ON t.id = g.scope WHERE p.erased_at IS NULL
     ORDER BY p.created_at, p.id, CASE WHEN g.scope = '${site}' THEN 0 ELSE 1 END, g.given_at, g.scope`,
  )
  const people = new Map<string, PersonWithRoles & { roles: RoleGrant[] }>()
  for (const row of rows) {
    const id = String(row['id'])
    const person = people.get(id) ?? { id, name: String(row['name']), since: String(row['created_at']), roles: [] }
    people.set(id, person)
    if (row['role'] !== null) person.roles.push(grantIn(row))
  }
  return [...people.values()]
}

const grantIn = ({ scope, role, given_at, tournament }: Row): RoleGrant => ({
  role: role as GivenRole,
  since: String(given_at),
  ...(scope === site ? {} : { tournament: { id: String(scope), name: String(tournament ?? scope) } }),
})

/** A secret with the current names of its holder and maker. */
export interface NamedSecret extends Secret {
  readonly personName?: string
  readonly createdByName?: string
}

/** Valid links and tokens of this scope. Sign-in links belong to the site. */
export async function secretsIn(database: Database, scope: string, now: string): Promise<NamedSecret[]> {
  const rows = await database.rows(
    `SELECT s.*, maker.name AS maker, holder.name AS holder FROM secrets s
     LEFT JOIN people maker ON maker.id = s.created_by LEFT JOIN people holder ON holder.id = s.person
     WHERE (s.scope = $1 OR (s.kind = 'sign-in' AND $1 = '${site}')) AND s.kind <> 'session' AND s.revoked_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > $2)
     AND (s.used_at IS NULL OR s.kind IN ('entrant', 'token')) ORDER BY s.created_at, s.id`,
    [scope, now],
  )
  return rows.map(madeIn)
}

const madeIn = (row: Row): NamedSecret => ({
  ...secretIn(row),
  ...(row['holder'] === null ? {} : { personName: String(row['holder']) }),
  ...(row['maker'] === null ? {} : { createdByName: String(row['maker']) }),
})

export async function secretsOf(database: Database, person: string, now: string): Promise<Secret[]> {
  const rows = await database.rows(
    `SELECT * FROM secrets WHERE person = $1 AND revoked_at IS NULL
     AND (kind IN ('session', 'token') OR (kind = 'sign-in' AND used_at IS NULL)) AND (expires_at IS NULL OR expires_at > $2) ORDER BY created_at, id`,
    [person, now],
  )
  return rows.map(secretIn)
}

/** An entrant's link works on all devices of a team; beyond this the oldest session ends. */
const mostSessions = 20

/** Makes room for one more session of this link. */
export const endingOldestSessions = ({ id, scope }: Secret): Change => ({
  sql: `DELETE FROM secrets WHERE kind = 'session' AND scope = $2 AND created_by = $1 AND id NOT IN (
          SELECT id FROM secrets WHERE kind = 'session' AND scope = $2 AND created_by = $1
          ORDER BY created_at DESC, id LIMIT ${mostSessions - 1})`,
  values: [id, scope ?? null],
})

/** Days for which an invalid secret is kept, so that its holder can be told why it is invalid. */
const daysRemembered = 30

export const cleaningUpSecrets = (now: string): Change => ({
  sql: `DELETE FROM secrets WHERE revoked_at < $1 OR expires_at < $1 OR (used_at < $1 AND kind IN ('invitation', 'sign-in'))`,
  values: [timeAfter(now, -daysRemembered * 86_400_000)],
})

export async function hasOwner(database: Database): Promise<boolean> {
  const rows = await database.rows(`SELECT person FROM grants WHERE scope = $1 AND role = 'owner' LIMIT 1`, [site])
  return rows.length > 0
}
