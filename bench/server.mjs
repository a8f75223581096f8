/**
 * The server as `arbiter serve` runs it: durable results, the live feed, a cold open, start-up. Each beside a bare ceiling in
 * the same run: a loop that appends and syncs through the same binding, or a plain fan-out. Clients are separate processes;
 * the processor time of both sides is printed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchColdOpen } from './server/cold-open.mjs'
import { benchFeed } from './server/feed.mjs'
import { benchPostgres, benchSqlite } from './server/results.mjs'
import { benchStart } from './server/start.mjs'

const parts = [benchSqlite, benchPostgres, benchFeed, benchColdOpen, benchStart]

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
