/** The link of the first owner, printed once at the first start. */
import type { Database } from '../database/database.ts'
import { hasOwner } from '../people/people.ts'
import { keeping, newId, newSecret, type Secret, site, theServer, timeAfter } from '../people/secret.ts'

const hours = 24

/** Undefined if there is an owner and no link is wanted. Earlier unused links are revoked. */
export async function ownerLink(
  database: Database,
  url: string,
  now: string,
  isWanted: boolean,
): Promise<string | undefined> {
  if (!isWanted && (await hasOwner(database))) return undefined
  const text = newSecret()
  const invitation: Secret = {
    ...{ id: newId(), kind: 'invitation', scope: site, role: 'owner' },
    ...{ createdAt: now, createdBy: theServer, expiresAt: timeAfter(now, hours * 3_600_000) },
  }
  const older = {
    sql: `UPDATE secrets SET revoked_at = $1 WHERE kind = 'invitation' AND created_by = 'server' AND used_at IS NULL AND revoked_at IS NULL`,
    values: [now],
  }
  await database.write([older, keeping(text, invitation)])
  return `${url}/join#${text}`
}
