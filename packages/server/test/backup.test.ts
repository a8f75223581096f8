/**
 * Backups: what goes in comes out, on both databases and between them; damage is named; a backup taken while writing is a prefix.
 * @module-tag both
 */
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { campaignSeed as seed, sized } from '../../../tools/tier.ts'
import { backup } from '../src/backup/backup.ts'
import { examine, restore } from '../src/backup/restore.ts'
import { whyNotRestored } from '../src/backup/unfit.ts'
import { beginning, ChainOfLogs, sumOfFact, sumOfPersonal } from '../src/database/checksum.ts'
import type { Change, Database, Value } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open.ts'
import { type TableName, tableNames, tables } from '../src/database/tables.ts'
import { textOf } from '../src/words/voice.ts'
import { factsOf } from './database-contract.ts'
import { freshPostgres } from './postgres.ts'

process.stdout.write(`backups, seed "${seed}"\n`)
const now = new Date('2026-11-16T09:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'arbiter-backup-'))
const opened: Database[] = []
let files = 0

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

function freshFile(kind: string): string {
  files += 1
  return join(folder, `${files}.${kind}`)
}

async function open(kind: Database['kind']): Promise<Database> {
  const database = await openDatabase(kind === 'sqlite' ? freshFile('db') : await freshPostgres())
  opened.push(database)
  return database
}

const ways = [
  { from: 'sqlite', to: 'sqlite' },
  { from: 'sqlite', to: 'postgres' },
  { from: 'postgres', to: 'sqlite' },
  { from: 'postgres', to: 'postgres' },
] as const

describe('what goes in comes out', () => {
  const everyRowComesOut = async ({ from, to }: (typeof ways)[number]) => {
    const source = await open(from)
    await fill(source, 250, dice(`${seed} rows`))
    const file = freshFile('backup')
    const written = await backup(source, file, now)
    expect(await examine(file)).toEqual({ state: 'whole', rows: written })
    const copy = await open(to)
    expect(await restore(file, copy)).toEqual({ state: 'restored', rows: written })
    for (const table of tableNames) {
      expect(written[table]).toBe(250)
      expect(await contents(copy, table)).toEqual(await contents(source, table))
    }
  }

  const few = ways.filter(({ from, to }) => from !== to)
  const same = ways.filter(({ from, to }) => from === to)
  test.each(few)('every row of every table, from $from to $to', everyRowComesOut)
  test.each(same)('every row of every table, from $from to $to', { tags: ['rest'] }, everyRowComesOut)

  test('of the secrets, those of people who are signed in stay behind', async () => {
    const source = await open('sqlite')
    const secret = (kind: string): Change => ({
      sql: `insert into secrets (hash, id, kind, created_at) values ($1, $1, $1, 'now')`,
      values: [kind],
    })
    await source.write([secret('token'), secret('session'), secret('invitation')])
    const file = freshFile('backup')
    await backup(source, file, now)
    const copy = await open('sqlite')
    await restore(file, copy)
    expect((await contents(copy, 'secrets')).map((row) => row['kind'])).toEqual(['invitation', 'token'])
  })

  test('an empty database has a backup too', async () => {
    const file = freshFile('backup')
    await backup(await open('postgres'), file, now)
    expect(await restore(file, await open('sqlite'))).toMatchObject({ state: 'restored' })
  })

  test('a stream gets the same bytes as a file', async () => {
    const source = await open('sqlite')
    await fill(source, 20, dice(`${seed} stream`))
    const file = freshFile('backup')
    await backup(source, file, now)
    const stream = new PassThrough()
    const received = buffer(stream)
    await backup(source, stream, now)
    expect((await received).equals(readFileSync(file))).toBe(true)
  })

  test('the file is for its owner alone, and nothing lies beside it', async () => {
    const file = freshFile('backup')
    await backup(await open('sqlite'), file, now)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(unfinished()).toEqual([])
  })

  test('a backup that fails leaves the older one and nothing unfinished', async () => {
    const source = await open('sqlite')
    const file = freshFile('backup')
    writeFileSync(file, 'the older one')
    await source.write([{ sql: 'drop table cups' }])
    await expect(backup(source, file, now)).rejects.toThrow('cups')
    expect(readFileSync(file, 'utf8')).toBe('the older one')
    expect(unfinished()).toEqual([])
  })
})

describe('what is refused', () => {
  test('a database that is not empty', async () => {
    for (const kind of ['sqlite', 'postgres'] as const) {
      const file = freshFile('backup')
      await backup(await small(), file, now)
      const copy = await open(kind)
      await copy.write([{ sql: `insert into people (id, created_at) values ('somebody else', 'now')` }])
      expect(await reasonOf(file, copy)).toEqual({ code: 'database-not-empty' })
      expect(await factsOf(copy, 'a')).toEqual([])
    }
  })

  test.each`
    file                                                                      | code
    ${Buffer.from('')}                                                        | ${'cut-short'}
    ${Buffer.from('a text')}                                                  | ${'not-a-backup'}
    ${gzipSync('{"fact":"tournament-opened"}\n')}                             | ${'not-a-backup'}
    ${gzipSync('{"arbiter":"backup","version":2,"schema":1,"new":true}\n')}   | ${'newer-backup'}
    ${gzipSync('{"arbiter":"backup","version":1,"schema":999,"new":true}\n')} | ${'newer-backup'}
    ${gzipSync('{"arbiter":"backup","version":1,"schema":1}\n')}              | ${'damaged'}
  `('a file that is $code', async ({ file, code }) => {
    const path = freshFile('backup')
    writeFileSync(path, file)
    const reason = await reasonOf(path, await open('sqlite'))
    expect(reason.code).toBe(code)
    expect(textOf(whyNotRestored(reason))).toMatch(/\.$/)
  })

  const lines = (change: (lines: string[]) => void) => change
  test.each([
    {
      id: 'database-fact-missing',
      about: { fact: { fact: 3 }, tournament: { text: 'a' } },
      change: lines((all) => all.splice(3, 1)),
    },
    {
      id: 'database-fact-missing',
      about: { fact: { fact: 4 } },
      change: lines((all) => all.splice(3, 0, all[3] ?? '')),
    },
    { id: 'database-fact-missing', about: { fact: { fact: 2 } }, change: lines((all) => swap(all, 2, 3)) },
    {
      id: 'database-fact-changed',
      about: { fact: { fact: 3 } },
      change: lines((all) => replace(all, 3, 'a fact', 'a feat')),
    },
    {
      id: 'backup-rows',
      about: { table: { text: 'facts' }, written: 5, found: 4 },
      change: lines((all) => all.splice(5, 1)),
    },
    {
      id: 'backup-rows',
      about: { table: { text: 'people' }, written: 1, found: 2 },
      change: lines((all) => all.splice(6, 0, all[6] ?? '')),
    },
    { id: 'backup-hash', change: lines((all) => replace(all, 6, 'somebody', 'somebodi')) },
    { id: 'backup-hash', change: lines((all) => replace(all, 0, '2026', '2025')) },
    { id: 'backup-unreadable', change: lines((all) => replace(all, 2, '"facts"', '"fakts"')) },
    { id: 'backup-unreadable', change: lines((all) => replace(all, 2, ']', '')) },
    { id: 'backup-unreadable', change: lines((all) => all.splice(-1, 1, '{}')) },
    { id: 'backup-values', about: { values: 5, columns: 4 }, change: lines((all) => replace(all, 2, ']', ',1]')) },
    {
      id: 'backup-column',
      about: { column: { text: 'fact) values (1); --' }, table: { text: 'facts' } },
      change: lines((all) => replace(all, 0, '"fact"', '"fact) values (1); --"')),
    },
    { id: 'backup-more-lines', change: lines((all) => all.push('{}')) },
  ])('a backup that was changed: $id', async ({ id, about, change }) => {
    const changed = freshFile('backup')
    await backup(await small(), changed, now)
    const all = gunzipSync(readFileSync(changed)).toString().trimEnd().split('\n')
    change(all)
    writeFileSync(changed, gzipSync(`${all.join('\n')}\n`))
    const copy = await open('sqlite')
    expect(await reasonOf(changed, copy)).toMatchObject({ code: 'damaged', what: { id, ...about } })
    expect(await factsOf(copy, 'a')).toEqual([])
  })

  test('a backup that was cut short anywhere', async () => {
    const file = freshFile('backup')
    await backup(await small(), file, now)
    const whole = readFileSync(file)
    const copy = await open('sqlite')
    const step = sized({ test: 17, rest: 1, deep: 1 })
    for (let length = 1; length < whole.length; length += step) {
      writeFileSync(file, whole.subarray(0, length))
      expect((await reasonOf(file, copy)).code, `of ${whole.length} bytes ${length}`).toMatch(/cut-short|not-a-backup/)
      expect(await factsOf(copy, 'a')).toEqual([])
    }
    writeFileSync(file, whole)
    expect(await restore(file, copy)).toMatchObject({ state: 'restored' })
  })

  test('a backup without its last line is cut short, though it is packed well', async () => {
    const file = freshFile('backup')
    await backup(await small(), file, now)
    const all = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    writeFileSync(file, gzipSync(`${all.slice(0, -1).join('\n')}\n`))
    expect(await reasonOf(file, await open('postgres'))).toEqual({ code: 'cut-short', line: all.length - 1 })
  })

  test(`bits that turned, seed ${seed}: refused, or they changed nothing`, async () => {
    const roll = dice(`${seed} bits`)
    const file = freshFile('backup')
    const source = await small()
    await backup(source, file, now)
    const whole = readFileSync(file)
    const text = gunzipSync(whole)
    let refused = 0
    const turns = sized({ test: 60, rest: 300, deep: 300 })
    for (let turn = 0; turn < turns; turn += 1) {
      const turned = Buffer.from(whole)
      const bit = roll(whole.length * 8)
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      writeFileSync(file, turned)
      const answer = await examine(file)
      // A few bits of the compression have no meaning.
      if (answer.state === 'whole') expect(gunzipSync(turned).equals(text), `bit ${bit}`).toBe(true)
      else refused += 1
    }
    expect(refused).toBeGreaterThan((5 * turns) / 6)
  })

  test('a small file that unpacks to one endless line is refused at once, and so is one of endless lines', {
    tags: ['rest'],
  }, async () => {
    const begin = linesIn(await smallBackup())[0] as string
    const cases: [string, Buffer][] = [
      ['one line', Buffer.alloc(1024 * 1024, 'x')],
      ['many lines', Buffer.from(`${JSON.stringify(['people', 'x'.repeat(1000), null, 'now', null])}\n`.repeat(1000))],
    ]
    for (const [what, repeated] of cases) {
      const bomb = freshFile('backup')
      await pipeline(Readable.from(repetition(`${begin}\n`, repeated, 200)), createGzip(), createWriteStream(bomb))
      expect(statSync(bomb).size, what).toBeLessThan(8_000_000)
      const before = process.memoryUsage.rss()
      const reason = await reasonOf(bomb, await open('sqlite'))
      expect(reason, what).toEqual({ code: 'swollen', line: expect.any(Number) })
      expect(textOf(whyNotRestored(reason))).toMatch(/Nothing was restored/)
      expect(process.memoryUsage.rss() - before, what).toBeLessThan(600 * 1024 * 1024)
    }
  })

  test('a file that is not there is an error of the world', async () => {
    await expect(restore(join(folder, 'missing'), await open('sqlite'))).rejects.toThrow('ENOENT')
  })
})

describe('while four write', { tags: ['rest'] }, () => {
  test.each(ways)(
    `a backup is a prefix with everything acknowledged before it, from $from to $to, seed ${seed}`,
    async ({ from, to }) => {
      const roll = dice(`${seed} ${from} ${to}`)
      const source = await open(from)
      await source.writeAll(history(1200))
      const writers = ['a', 'b', 'c', 'd'].map((tournament) => startWriter(source, tournament, roll))
      let grewMeanwhile = 0
      for (let turn = 0; turn < 3; turn += 1) {
        await passed(writers, 10 + roll(20))
        const before = writers.map((writer) => writer.last())
        const file = freshFile('backup')
        await backup(source, file, now)
        const after = writers.map((writer) => writer.last())
        await passed(writers, 1)
        const copy = await open(to)
        expect(await restore(file, copy)).toMatchObject({ state: 'restored' })
        for (const [index, writer] of writers.entries()) {
          const seqs = (await factsOf(copy, writer.tournament)).map((row) => Number(row['seq']))
          expect(seqs).toEqual(seqs.map((_, place) => place + 1))
          expect(seqs.length).toBeGreaterThanOrEqual(before[index] ?? 0)
          const beside = await copy.rows('select seq from personal where tournament = $1 order by seq', [
            writer.tournament,
          ])
          expect(beside.map((row) => row['seq'])).toEqual(seqs)
          if ((after[index] ?? 0) > seqs.length) grewMeanwhile += 1
        }
      }
      for (const writer of writers) await writer.stop()
      // Otherwise nobody wrote during a backup, and nothing was tested.
      expect(grewMeanwhile).toBeGreaterThan(0)
    },
  )
})

async function* history(count: number): AsyncGenerator<Change> {
  const chain = new ChainOfLogs()
  for (let seq = 1; seq <= count; seq += 1) yield fact(chain, 'history', seq, 'x'.repeat(500))
}

const fact = (chain: ChainOfLogs, tournament: string, seq: number, text = '{}'): Change => ({
  sql: 'insert into facts (tournament, seq, fact, sum) values ($1, $2, $3, $4)',
  values: [tournament, seq, text, chain.sum({ tournament, seq, fact: text })],
})

const personal = (tournament: string, seq: number): Change => ({
  sql: `insert into personal (tournament, seq, body, sum) values ($1, $2, '{}', $3)`,
  values: [tournament, seq, sumOfPersonal(tournament, seq, '{}')],
})

/** Appends one to three facts at a time, each with a row in another table, until it is stopped. */
function startWriter(database: Database, tournament: string, roll: (sides: number) => number) {
  const chain = new ChainOfLogs()
  let last = 0
  let isStopped = false
  const append = async () => {
    const seqs = Array.from({ length: 1 + roll(3) }, (_, index) => last + 1 + index)
    expect(await database.write(seqs.flatMap((seq) => [fact(chain, tournament, seq), personal(tournament, seq)]))).toBe(
      'done',
    )
    last += seqs.length
  }
  const ended = (async () => {
    while (!isStopped) await append()
  })()
  const stop = () => {
    isStopped = true
    return ended
  }
  return { tournament, last: () => last, stop }
}

async function passed(writers: readonly { last(): number }[], facts: number): Promise<void> {
  const goals = writers.map((writer) => writer.last() + facts)
  while (writers.some((writer, index) => writer.last() < (goals[index] ?? 0))) await new Promise(setImmediate)
}

/** Five facts and a person. */
async function small(): Promise<Database> {
  const database = await open('sqlite')
  const chain = new ChainOfLogs()
  const facts = [1, 2, 3, 4, 5].map((seq) => fact(chain, 'a', seq, `a fact with the number ${seq}`))
  await database.write([...facts, { sql: `insert into people (id, created_at) values ('somebody', 'now')` }])
  return database
}

async function reasonOf(file: string, database: Database) {
  const answer = await restore(file, database)
  if (answer.state !== 'refused') throw new Error('it was restored')
  return answer.reason
}

async function smallBackup(): Promise<string> {
  const file = freshFile('backup')
  await backup(await small(), file, now)
  return file
}

const linesIn = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')

async function* repetition(first: string, part: Buffer, times: number): AsyncGenerator<Buffer> {
  yield Buffer.from(first)
  for (let n = 0; n < times; n += 1) yield part
}

const unfinished = () => readdirSync(folder).filter((name) => name.endsWith('.part'))

function swap(all: string[], one: number, other: number): void {
  ;[all[one], all[other]] = [all[other] ?? '', all[one] ?? '']
}

function replace(all: string[], line: number, from: string, to: string): void {
  expect(all[line]).toContain(from)
  all[line] = (all[line] ?? '').replace(from, to)
}

async function contents(database: Database, table: TableName) {
  const { columns, key } = tables[table]
  const rows = await database.rows(`select ${columns.join(', ')} from ${table}`)
  const place = (row: object) => JSON.stringify(key.map((column) => (row as Record<string, Value>)[column]))
  return rows.map((row) => ({ ...row })).sort((a, b) => (place(a) < place(b) ? -1 : 1))
}

/** Rows in every table, with awkward texts, and nulls where allowed. */
async function fill(database: Database, count: number, roll: (sides: number) => number): Promise<void> {
  const shapes = await open('sqlite')
  for (const table of tableNames) {
    const columns = await shapes.rows('select name, type, "notnull" as needed from pragma_table_info($1)', [table])
    const sql = `insert into ${table} (${columns.map((column) => column['name']).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`
    const value = (column: (typeof columns)[number], row: number): Value => {
      if (column['type'] === 'INT' || column['type'] === 'int') return row
      if (column['needed'] === 0 && roll(3) === 0) return null
      return `${row} ${awkward[roll(awkward.length)]}`
    }
    const names = columns.map((column) => column['name'])
    const rows = Array.from({ length: count }, (_, row) => columns.map((column) => value(column, row))).map((values) =>
      names.includes('sum') ? summed(table, values) : values,
    )
    expect(await database.write(rows.map((values) => ({ sql, values })))).toBe('done')
  }
}

/** Every row is a log of its own. */
function summed(table: TableName, values: readonly Value[]): Value[] {
  const [tournament, , text] = values.map(String) as [string, string, string]
  if (table === 'facts') return [tournament, 1, text, sumOfFact(beginning(tournament), text)]
  return [...values.slice(0, 3), sumOfPersonal(tournament, Number(values[1]), text)]
}

const awkward = [
  'Žofia',
  '山田',
  '👩🏽‍🚀',
  '',
  'line\nbreak',
  '\u2028\u2029\r',
  '"]',
  'x'.repeat(500),
  '\\u0000',
  '\ufeff',
]

/** Seeded dice. */
function dice(word: string): (sides: number) => number {
  let state = [...word].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
