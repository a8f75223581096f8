/** Secrets: sessions, tokens and links. 128 random bits; the database keeps only their hash. */

import { createHash, randomBytes } from 'node:crypto'
import type { GivenRole, SecretKind } from '@arbiter/api/shapes'
import type { Change, Database, Row } from '../database/database.ts'

/** The scope of the whole site. */
export const site = 'site'

/** The maker of the first owner's link. */
export const theServer = 'server'

export interface Secret {
  readonly id: string
  readonly kind: SecretKind
  readonly person?: string
  /** A tournament, or the site. */
  readonly scope?: string
  readonly role?: GivenRole
  readonly entrant?: string
  readonly label?: string
  readonly createdAt: string
  readonly createdBy: string
  readonly expiresAt?: string
  readonly usedAt?: string
  readonly revokedAt?: string
}

/** The text of a new secret, shown once. */
export const newSecret = (): string => randomBytes(16).toString('base64url')

/** A random id; not a secret. */
export const newId = (): string => randomBytes(8).toString('hex')

/** A fast hash is enough: 128 random bits cannot be guessed. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export function keeping(text: string, secret: Secret): Change {
  const { id, kind, person, scope, role, entrant, label, createdAt, createdBy, expiresAt } = secret
  return {
    sql: `INSERT INTO secrets (hash, id, kind, person, scope, role, entrant, label, created_at, created_by, expires_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      ...[hashOf(text), id, kind, person ?? null, scope ?? null, role ?? null],
      ...[entrant ?? null, label ?? null, createdAt, createdBy, expiresAt ?? null],
    ],
  }
}

/** Marks a link as used; a second use is a conflict. */
export const using = (id: string, now: string): Change => ({
  sql: 'UPDATE secrets SET used_at = $2 WHERE id = $1 AND used_at IS NULL AND revoked_at IS NULL',
  values: [id, now],
  rows: 1,
})

export const revoking = (id: string, now: string): Change => ({
  sql: 'UPDATE secrets SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL',
  values: [id, now],
})

export async function secretBehind(database: Database, text: string): Promise<Secret | undefined> {
  const [row] = await database.rows('SELECT * FROM secrets WHERE hash = $1', [hashOf(text)])
  return row && secretIn(row)
}

const columns = {
  person: 'person',
  scope: 'scope',
  role: 'role',
  entrant: 'entrant',
  label: 'label',
  expiresAt: 'expires_at',
  usedAt: 'used_at',
  revokedAt: 'revoked_at',
} as const satisfies Partial<Record<keyof Secret, string>>

export function secretIn(row: Row): Secret {
  const given = Object.entries(columns).filter(([, column]) => row[column] !== null)
  return {
    id: String(row['id']),
    kind: row['kind'] as SecretKind,
    createdAt: String(row['created_at']),
    createdBy: String(row['created_by']),
    ...Object.fromEntries(given.map(([field, column]) => [field, String(row[column])])),
  }
}

/** A moment this many milliseconds later, or earlier. */
export const timeAfter = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString()

/** Why the secret is invalid; undefined if it is valid. */
export function isDead({ revokedAt, expiresAt }: Secret, now: string): 'revoked' | 'expired' | undefined {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : undefined
}
