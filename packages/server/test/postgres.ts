/** An empty database on the PostgreSQL server of this test run. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { type PostgresServer, startPostgres } from './postgres-server.mjs'

let own: Promise<PostgresServer> | undefined

/** Its address, `postgres://…`, valid for other processes too. */
export async function freshPostgres(): Promise<string> {
  const at = inject('databasesAt')
  return at ? ask(at) : alone()
}

async function ask(at: string): Promise<string> {
  const answer = JSON.parse(await text(connect(at)))
  if (answer.error) throw new Error(answer.error)
  return answer.address
}

/** Without the set-up: a server for this file alone, which ends with the process. */
async function alone(): Promise<string> {
  own ??= startPostgres()
  return (await own).freshDatabase()
}
