/** The ceiling of the store: the same lines through the same binding, each in a synced transaction. */
import { createRequire } from 'node:module'
import { answerParent } from './child-process.mjs'
import { clockMs, quantiles } from './clock.mjs'

const fromServer = createRequire(new URL('../../packages/server/package.json', import.meta.url))
const table = 'facts (tournament text, seq int, fact text not null, primary key (tournament, seq))'

answerParent(async ({ database, lines, connections, perSecond }) => {
  const store = await (database.startsWith('postgres:') ? onPostgres(database, connections) : onSqlite(database))
  const began = clockMs()
  const times = []
  let next = 0
  const work = async (append) => {
    while (next < lines.length) times.push(await appended(append, next++, lines, began, perSecond))
  }
  await Promise.all(store.appends.map(work))
  const ms = clockMs() - began
  await store.close()
  return { perSecond: (1000 * lines.length) / ms, ...quantiles(times) }
})

async function appended(append, i, lines, began, perSecond) {
  const due = perSecond === undefined ? clockMs() : began + (1000 * i) / perSecond
  if (due > clockMs()) await new Promise((now) => setTimeout(now, due - clockMs()))
  const pending = append(i, lines[i])
  if (pending instanceof Promise) await pending
  return clockMs() - due
}

async function onSqlite(file) {
  const { DatabaseSync } = fromServer('@photostructure/sqlite')
  const connection = new DatabaseSync(file)
  connection.exec('pragma journal_mode = wal; pragma synchronous = full')
  connection.exec(`create table if not exists ${table}; delete from facts`)
  const insert = connection.prepare('insert into facts values (?, ?, ?)')
  return { appends: [(i, line) => void insert.run('bare', i, line)], close: () => connection.close() }
}

async function onPostgres(address, count) {
  const { Client } = fromServer('pg')
  const clients = Array.from({ length: count }, () => new Client({ connectionString: address }))
  for (const client of clients) await client.connect()
  await clients[0].query(`create table if not exists bare_${table}`)
  await clients[0].query('delete from bare_facts')
  const text = 'insert into bare_facts values ($1, $2, $3)'
  const appends = clients.map(
    (client) => (i, line) => client.query({ name: 'append', text, values: ['bare', i, line] }),
  )
  return { appends, close: () => Promise.all(clients.map((client) => client.end())) }
}
