/**
 * The server as `arbiter serve` runs it: results that are on the disk, the live feed, a cold open, its start. Each beside its
 * bare ceiling in the same run: a loop that appends and syncs through the same binding, a fan-out that knows nothing.
 * Clients are processes of their own; how much of a processor they and the server took is said.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchColdOpen } from './server/cold-open.mjs'
import { benchPostgres, benchSqlite } from './server/results.mjs'
import { benchStart } from './server/start.mjs'
import { benchWatching } from './server/watching.mjs'

const parts = [benchSqlite, benchPostgres, benchWatching, benchColdOpen, benchStart]

export async function benchServer() {
  const rows = []
  for (const part of parts) rows.push(...(await inFolder(part)))
  return rows
}

async function inFolder(part) {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'))
  try {
    return await part(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
