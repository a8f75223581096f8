/** SQLite: the contract, one server a file, files that are not ours, and the loss of the process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from '@photostructure/sqlite'
import { build } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import type { Change, Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open.ts'
import { databaseContract, fact, factsOf } from './database-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'arbiter-sqlite-'))
let files = 0
const fresh = async () => {
  files += 1
  return join(folder, `${files}.db`)
}

databaseContract({ kind: 'sqlite', fresh, breakOff: fillTheDisk, long: { tags: ['rest'] } })

afterAll(() => rmSync(folder, { recursive: true }))

/** Limits the size of the file, like a full disk. */
async function fillTheDisk(database: Database, _where: string, changes: readonly Change[]) {
  await database.rows('pragma max_page_count = 1')
  const neighbour = (name: string) => database.write([fact(name, 1)]).catch((error) => error)
  const before = neighbour('before')
  const written = database.write([...changes, fact('large', 1, 'x'.repeat(100_000))])
  const after = neighbour('after')
  await written.catch(() => {})
  expect([await before, await after]).toEqual([expect.any(Error), expect.any(Error)])
  return written
}

describe('one server a file', () => {
  test('a second one in the same process is refused, and says what to do', async () => {
    const where = await fresh()
    const first = await openDatabase(where)
    await expect(openDatabase(where)).rejects.toThrow('is in use by another server. Stop that one first')
    await first.close()
    await (await openDatabase(where)).close()
  })

  test('one in another process keeps us out, readers come in, and kill -9 leaves neither lock nor loss', async () => {
    const where = await fresh()
    const server = await startWriter(where)
    await server.acknowledged(20)
    await expect(openDatabase(where)).rejects.toThrow('is in use by another server')
    const reader = await openDatabase(where, { forReading: true })
    const before = await factsOf(reader, 'a')
    expect(before.length).toBeGreaterThanOrEqual(20)
    await server.kill()
    await reader.close()
    const after = await openDatabase(where)
    const seqs = (await factsOf(after, 'a')).map((row) => row['seq'])
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(seqs.length).toBeGreaterThanOrEqual(server.last())
    expect(await after.write([fact('a', seqs.length + 1)])).toBe('done')
    await after.close()
  })

  test('what a killed server left can be read before another one starts', { tags: ['rest'] }, async () => {
    const where = await fresh()
    const server = await startWriter(where)
    await server.acknowledged(20)
    await server.kill()
    expect(existsSync(`${where}-wal`)).toBe(true)
    const reader = await openDatabase(where, { forReading: true })
    expect((await factsOf(reader, 'a')).length).toBeGreaterThanOrEqual(server.last())
    await reader.close()
  })
})

describe('files that are not ours', () => {
  test('a database of another program is refused and not touched', async () => {
    const where = await fresh()
    const other = new DatabaseSync(where)
    other.exec('create table recipes (name text)')
    other.close()
    const before = readFileSync(where)
    await expect(openDatabase(where)).rejects.toThrow('is not a database of Arbiter')
    await expect(openDatabase(where, { forReading: true })).rejects.toThrow('is not a database of Arbiter')
    expect(readFileSync(where).equals(before)).toBe(true)
  })

  test('a file that is no database is refused and not touched', async () => {
    const where = await fresh()
    const text = '{"fact":"tournament-opened"}\n'.repeat(100)
    writeFileSync(where, text)
    await expect(openDatabase(where)).rejects.toThrow('is not a database of Arbiter')
    expect(readFileSync(where, 'utf8')).toBe(text)
  })

  test('a refused file can be opened once it is gone: the refusal holds no lock', async () => {
    const where = await fresh()
    writeFileSync(where, 'no database, but long enough to look at'.repeat(100))
    await expect(openDatabase(where)).rejects.toThrow('is not a database of Arbiter')
    rmSync(where)
    await (await openDatabase(where)).close()
  })

  test('a folder that is not there is said so', async () => {
    await expect(openDatabase(join(folder, 'missing', 'a.db'))).rejects.toThrow('Check that its folder exists')
    mkdirSync(join(folder, 'missing'))
    await (await openDatabase(join(folder, 'missing', 'a.db'))).close()
  })
})

describe('a file that is deleted or replaced while a server runs', () => {
  test.each(['deleted', 'replaced'])(
    '%s: nothing is acknowledged into nothing, and no new file is made',
    async (how) => {
      const where = await fresh()
      const database = await openDatabase(where)
      await database.write([fact('a', 1)])
      await database.check()
      renameSync(where, `${where}.gone`)
      if (how === 'replaced') writeFileSync(where, '')
      for (let tries = 0; tries < 3; tries += 1) {
        await expect(database.write([fact('a', 2 + tries)])).rejects.toThrow('was removed or replaced')
        await expect(database.check()).rejects.toThrow('was removed or replaced')
      }
      expect(existsSync(where)).toBe(how === 'replaced')
      // Reading continues, and writing resumes once there is space.
      expect(await factsOf(database, 'a')).toHaveLength(1)
      renameSync(`${where}.gone`, where)
      expect(await database.write([fact('a', 2)])).toBe('done')
      await database.close()
    },
  )
})

describe('who may read it', () => {
  const modesOf = (where: string) =>
    ['', '-wal', '-shm', '.lock'].map((end) => (statSync(`${where}${end}`).mode & 0o777).toString(8))

  test('a new file is for its owner alone, with all that lies beside it (M5)', async () => {
    const where = await fresh()
    const database = await openDatabase(where)
    await database.write([fact('a', 1)])
    expect(modesOf(where)).toEqual(['600', '600', '600', '600'])
    await database.close()
  })

  test('a file that everybody could read becomes private when a server opens it (M5)', { tags: ['rest'] }, async () => {
    const where = await fresh()
    await (await openDatabase(where)).close()
    chmodSync(where, 0o644)
    chmodSync(`${where}.lock`, 0o644)
    const server = await startWriter(where)
    await server.acknowledged(2)
    await server.kill()
    for (const end of ['', '-wal', '-shm', '.lock']) chmodSync(`${where}${end}`, 0o644)
    const database = await openDatabase(where)
    expect(modesOf(where)).toEqual(['600', '600', '600', '600'])
    await database.close()
  })

  test('a file that is not ours keeps its mode', async () => {
    const where = await fresh()
    writeFileSync(where, 'no database, but long enough to look at'.repeat(100), { mode: 0o644 })
    await expect(openDatabase(where)).rejects.toThrow('is not a database of Arbiter')
    expect(statSync(where).mode & 0o777).toBe(0o644)
  })
})

test('the file is synced at every commit and checks what refers to what', async () => {
  const database = await openDatabase(await fresh())
  const setting = async (name: string) => Object.values((await database.rows(`pragma ${name}`))[0] ?? {})[0]
  expect(await setting('journal_mode')).toBe('wal')
  expect(await setting('synchronous')).toBe(2)
  expect(await setting('foreign_keys')).toBe(1)
  await database.close()
})

/** A server process that appends facts and reports each acknowledgement. */
async function startWriter(where: string) {
  const child = spawn(process.execPath, [await program(), where], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = 0
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    last = Number(line)
  })
  return { last: () => last, kill: () => killed(child), acknowledged: (seq: number) => reach(seq, lines, () => last) }
}

async function reach(seq: number, lines: NodeJS.EventEmitter, last: () => number): Promise<void> {
  while (last() < seq) await once(lines, 'line')
}

async function killed(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

let written: Promise<string> | undefined
const program = () => {
  written ??= bundle()
  return written
}

/** Bundles our sources: Node runs no TypeScript here. Dependencies stay where they are. */
async function bundle(): Promise<string> {
  const outfile = join(folder, 'writer.mjs')
  const contents = `import { openDatabase } from './open.ts'
    const database = await openDatabase(process.argv[2])
    for (let seq = 1; ; seq += 1) {
      await database.write([{ sql: "insert into facts (tournament, seq, fact) values ('a', $1, '{}')", values: [seq] }])
      console.log(seq)
    }`
  const resolveDir = join(import.meta.dirname, '../src/database')
  const installed = {
    name: 'installed',
    setup: (plugin: import('esbuild').PluginBuild) =>
      plugin.onResolve({ filter: /^[^.]/ }, ({ path }) => ({ path: import.meta.resolve(path), external: true })),
  }
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    plugins: [installed],
  })
  return outfile
}
