/** Authentication: the caller of a request, and the caller's role in a tournament. */
import type { GivenRole, Role } from '@arbiter/api/shapes'
import type { Database } from '../database/database.ts'
import { type TournamentRow, tournamentIn } from '../store/tournaments.ts'
import { lesser } from './role.ts'
import { isDead, type Secret, secretBehind, secretIn, site } from './secret.ts'

export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly person: string; readonly secret: Secret }
  | { readonly kind: 'entrant'; readonly tournament: string; readonly entrant: string; readonly secret: Secret }

export const nobody: Caller = { kind: 'nobody' }

/** Undefined if the secret is invalid, or not meant for this use. */
export async function callerWith(
  database: Database,
  text: string,
  via: 'cookie' | 'bearer',
  now: string,
): Promise<Caller | undefined> {
  const secret = await secretBehind(database, text)
  if (!secret || isDead(secret, now)) return undefined
  if (secret.kind === 'token' ? via !== 'bearer' : secret.kind !== 'session') return undefined
  const { person, entrant, scope } = secret
  if (entrant !== undefined && scope !== undefined) return { kind: 'entrant', tournament: scope, entrant, secret }
  return person === undefined ? undefined : { kind: 'person', person, secret }
}

/** A tournament, and the caller's role in it; no role if its existence must stay hidden. */
export interface TournamentAccess {
  readonly row: TournamentRow
  /** The last seq. */
  readonly seq: number
  readonly role: Role | undefined
}

export async function accessOf(
  database: Database,
  caller: Caller,
  tournament: string,
): Promise<TournamentAccess | undefined> {
  const person = caller.kind === 'person' ? caller.person : ''
  const [found] = await database.rows(
    `SELECT t.*, (SELECT MAX(seq) FROM facts WHERE tournament = t.id) AS seq,
       (SELECT role FROM grants WHERE person = $2 AND scope = t.id) AS own_role,
       (SELECT role FROM grants WHERE person = $2 AND scope = $3) AS site_role
     FROM tournaments t WHERE t.id = $1`,
    [tournament, person, site],
  )
  if (!found) return undefined
  const row = tournamentIn(found)
  const given = found['site_role'] === 'owner' ? 'owner' : (found['own_role'] as GivenRole | null)
  return { row, seq: Number(found['seq']), role: roleIn(row, caller, given) }
}

function roleIn({ id, visibility }: TournamentRow, caller: Caller, given: GivenRole | null): Role | undefined {
  const watching = visibility === 'public' ? 'spectator' : undefined
  if (caller.kind === 'entrant') return caller.tournament === id ? 'entrant' : watching
  if (caller.kind === 'nobody' || given === null) return watching
  return within(caller.secret, id, given) ?? watching
}

/** A token may be restricted to a lower role than its maker's. */
export function within({ kind, scope, role }: Secret, wanted: string, given: GivenRole): GivenRole | undefined {
  if (kind !== 'token') return given
  if (scope !== undefined && scope !== site && scope !== wanted) return undefined
  return role === undefined ? given : lesser(given, role)
}

/** The caller's role now; undefined if it is gone, or the secret is no longer valid. */
export async function roleNow(
  database: Database,
  caller: Exclude<Caller, { kind: 'nobody' }>,
  tournament: string,
  now: string,
): Promise<Role | undefined> {
  const [row] = await database.rows('SELECT * FROM secrets WHERE id = $1', [caller.secret.id])
  if (!row || isDead(secretIn(row), now)) return undefined
  return (await accessOf(database, caller, tournament))?.role
}

/** The author of facts: an id, never a name. */
export function authorOf(caller: Caller): string {
  switch (caller.kind) {
    case 'person':
      return caller.secret.kind === 'token' ? `${caller.person} token ${caller.secret.id}` : caller.person
    case 'entrant':
      return `entrant ${caller.entrant}`
    case 'nobody':
      return 'nobody'
    default:
      return caller satisfies never
  }
}
