/** Writes a consistent snapshot of the database to one file while others go on writing. */
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Row, Value } from '../database/database.ts'
import { newestSchema } from '../database/migrations.ts'
import { type Table, type TableName, tableNames, tables } from '../database/tables.ts'
import { allColumns, backupVersion, noRows, type RowCounts } from './lines.ts'
import { Sums } from './sums.ts'

/** Rows in memory at a time. */
const pageLength = 200
const chunkLength = 65_536

/**
 * The file appears whole or not at all: it is written beside its place, synced, and renamed. A log that does not fit its
 * checksums is not backed up: it could replace a good backup.
 */
export async function backup(database: Database, to: string | Writable, now: Date): Promise<RowCounts> {
  return typeof to === 'string' ? backupToFile(database, to, now) : backupTo(database, to, now)
}

async function backupToFile(database: Database, file: string, now: Date): Promise<RowCounts> {
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    // Private: it holds people's addresses.
    const counts = await backupTo(database, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }), now)
    await sync(unfinished)
    await rename(unfinished, file)
    await sync(dirname(file))
    return counts
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function backupTo(database: Database, sink: Writable, now: Date): Promise<RowCounts> {
  const counts = noRows()
  await database.snapshot((rows) => pipeline(Readable.from(chunks(written(rows, counts, now))), createGzip(), sink))
  return counts
}

/** Lines in chunks: compressing one at a time would be slow and hold up others. */
async function* chunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += line
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

async function* written(rows: Database['rows'], counts: Record<TableName, number>, now: Date): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines(rows, counts, now)) {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest('hex') })}\n`
}

async function* lines(rows: Database['rows'], counts: Record<TableName, number>, now: Date): AsyncGenerator<object> {
  const at = now.toISOString()
  yield { arbiter: 'backup', version: backupVersion, schema: newestSchema, at, tables: allColumns }
  const sums = new Sums()
  for (const name of tableNames) {
    for await (const row of rowsOf(rows, name)) {
      counts[name] += 1
      const values = tables[name].columns.map((column) => row[column] ?? null)
      sums.check(name, values)
      yield [name, ...values]
    }
  }
}

async function* rowsOf(rows: Database['rows'], name: TableName): AsyncGenerator<Row> {
  let after: readonly Value[] = []
  for (;;) {
    const page = await rows(pageSql(name, after.length > 0), after)
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < pageLength) return
    after = tables[name].key.map((column) => last[column] ?? null)
  }
}

function pageSql(name: TableName, isLater: boolean): string {
  const { columns, key }: Table = tables[name]
  const order = key.join(', ')
  const later = `(${order}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`
  const where = isLater ? `${kept(name)} and ${later}` : kept(name)
  return `select ${columns.join(', ')} from ${name} where ${where} order by ${order} limit ${pageLength}`
}

/** Sessions are left out: restored elsewhere they would still open. */
const kept = (name: TableName) => (name === 'secrets' ? `kind <> 'session'` : '1 = 1')
