/** Starts one PostgreSQL server for the whole test run when the first test needs it, and ends it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { socketFolder } from '../../../tools/socket-folder.mjs'
import { type PostgresServer, startPostgres } from './postgres-server.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket that hands out fresh databases. */
    databasesAt: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(socketFolder(), 'arbiter-tests-'))
  const at = join(folder, 'databases')
  let postgres: Promise<PostgresServer> | undefined
  const server = createServer((asker) => {
    postgres ??= startPostgres()
    postgres.then((found) => found.freshDatabase()).then(...answers(asker))
  })
  await new Promise<void>((listening) => server.listen(at, listening))
  project.provide('databasesAt', at)
  return async () => {
    server.close()
    await (await postgres?.catch(() => undefined))?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function answers(asker: Socket): [(address: string) => void, (error: Error) => void] {
  return [
    (address) => asker.end(JSON.stringify({ address })),
    (error) => asker.end(JSON.stringify({ error: error.message })),
  ]
}
