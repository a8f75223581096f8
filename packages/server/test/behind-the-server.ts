import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import type { Kind } from './site.ts'

/** Changes the database as another program could do. */
export async function behindTheServer(kind: Kind, where: string, ...statements: string[]): Promise<void> {
  if (kind === 'sqlite') {
    const file = new DatabaseSync(where, { timeout: 5000 })
    for (const sql of statements) file.exec(sql)
    return file.close()
  }
  const client = new pg.Client({ connectionString: where })
  await client.connect()
  for (const sql of statements) await client.query(sql)
  await client.end()
}
