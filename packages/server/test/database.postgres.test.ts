/** PostgreSQL: the contract, several servers on one database, and what happens when connections or the server go. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { socketFolder } from '../../../tools/socket-folder.mjs'
import { until } from '../../../tools/until.mjs'
import { type Change, type Database, InDoubt } from '../src/database/database.ts'
import { newestSchema } from '../src/database/migrations.ts'
import { openDatabase } from '../src/database/open.ts'
import type { PostgresOptions } from '../src/database/postgres.ts'
import { withoutPassword } from '../src/database/postgres-session.ts'
import { databaseContract, ear, fact, factsOf } from './database-contract.ts'
import { freshPostgres } from './postgres.ts'
import { type PostgresServer, startPostgres } from './postgres-server.mjs'

databaseContract({ kind: 'postgres', fresh: freshPostgres, breakOff: killTheBackend, long: { tags: ['rest'] } })

/** Ends the server's side of a connection whose write waits for another. */
async function killTheBackend(database: Database, where: string, changes: readonly Change[]) {
  const other = await connect(where)
  await other.query('begin')
  await other.query(`insert into facts values ('obstacle', 1, '{}')`)
  const written = database.write([...changes, fact('obstacle', 1)])
  written.catch(() => {})
  const watch = await connect(where)
  await until(
    'the write waits for the other one',
    async () => (await watch.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${waits}`)).rowCount,
  )
  await written.catch(() => {})
  await Promise.all([other.end(), watch.end()])
  return written
}

const waits = `datname = current_database() and wait_event_type = 'Lock'`
/** Other tests use databases of their own in the same server. */
const isHere = `database = (select oid from pg_database where datname = current_database())`
const opened: Database[] = []

async function open(where: string, say?: PostgresOptions['say']): Promise<Database> {
  const database = await openDatabase(where, say ? { say } : {})
  opened.push(database)
  return database
}

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

describe('a line that is cut in the middle of a write (M3)', { tags: ['rest'] }, () => {
  test.each([
    ['the commit was on its way', 'commit', 'lost', InDoubt, 0],
    ['the commit was done and its answer was on its way', 'commit', 'unanswered', InDoubt, 1],
    ['nothing was committed yet', 'begin', 'lost', Error, 0],
  ] as const)('%s', async (_, word, fate, kind, written) => {
    const where = await freshPostgres()
    const direct = await open(where)
    const line = await cuttable(where)
    const database = await open(line.where)
    line.cutAt(word, fate)
    const failed = await database.write([fact('a', 1), fact('a', 2)]).then(
      () => undefined,
      (error) => error,
    )
    expect(failed).toBeInstanceOf(kind)
    expect(failed instanceof InDoubt).toBe(kind === InDoubt)
    expect(failed.message).toMatch(/^The database failed/)
    await until('what was on its way has arrived', async () => (await factsOf(direct, 'a')).length === 2 * written)
    line.close()
  })
})

/** A proxy that cuts the connection at a given word: before the server receives it, or before its answer. */
async function cuttable(where: string) {
  const folder = mkdtempSync(join(socketFolder(), 'cut-'))
  const name = '.s.PGSQL.5432'
  const address = new URL(where)
  const real = join(address.searchParams.get('host') as string, name)
  address.searchParams.set('host', folder)
  let cut: { readonly word: string; readonly fate: 'lost' | 'unanswered' } | undefined
  const proxy = createServer((ours) => {
    const theirs = connectTo(real)
    for (const each of [ours, theirs]) each.on('error', () => {})
    theirs.pipe(ours)
    ours.on('end', () => theirs.end())
    ours.on('data', (bytes) => {
      const isHere = cut && bytes.includes(cut.word)
      if (!isHere || cut?.fate === 'unanswered') theirs.write(bytes)
      if (!isHere) return
      theirs.unpipe(ours)
      if (cut?.fate === 'unanswered') theirs.once('data', () => theirs.destroy())
      else theirs.destroy()
      ours.destroy()
      cut = undefined
    })
  })
  await new Promise<void>((listening) => proxy.listen(join(folder, name), listening))
  return {
    where: address.href,
    cutAt: (word: string, fate: 'lost' | 'unanswered') => {
      cut = { word, fate }
    },
    close: () => {
      proxy.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

describe('several servers on one database', () => {
  test('eight that start at once bring it up to date together', async () => {
    const where = await freshPostgres()
    const servers = await Promise.all(Array.from({ length: 8 }, () => open(where)))
    for (const server of servers) expect(await server.write([fact(`by ${servers.indexOf(server)}`, 1)])).toBe('done')
    const steps = await servers[0]?.rows('select count(*) as steps from arbiter_schema')
    expect(steps?.[0]?.['steps']).toBe(newestSchema)
  })

  test('an append is told to all of them by itself, with the last number of each tournament', async () => {
    const where = await freshPostgres()
    const [here, there] = [await open(where), await open(where)]
    const [near, far] = [ear(3), ear(3)]
    await here.listen(near.hear, () => {})
    await there.listen(far.hear, () => {})
    await here.write([fact('a', 1)])
    await here.write([{ sql: `insert into facts values ('a', 2, '{}'), ('a', 3, '{}'), ('b', 1, '{}')` }])
    const told = ['a 1', 'a 3', 'b 1'].map((text) => ({ about: 'facts', text }))
    for (const each of [near, far]) expect([...(await each.heard)].sort(byText)).toEqual(told)
  })

  test('what was not done is not told', async () => {
    const database = await open(await freshPostgres())
    const heard = ear(2)
    await database.listen(heard.hear, () => {})
    await database.write([fact('a', 1)])
    expect(await database.write([fact('b', 1), fact('a', 1)])).toBe('conflict')
    await database.tell({ about: 'end', text: '' })
    expect((await heard.heard).map((message) => message.text)).toEqual(['a 1', ''])
  })

  test('what others say on our channel and we do not understand is not heard', async () => {
    const where = await freshPostgres()
    const database = await open(where)
    const heard = ear(1)
    await database.listen(heard.hear, () => {})
    const other = await connect(where)
    await other.query(`notify arbiter, 'hello'; notify arbiter, '{"about":1}'; notify arbiter`)
    await other.end()
    await database.tell({ about: 'end', text: 'ours' })
    expect(await heard.heard).toEqual([{ about: 'end', text: 'ours' }])
  })

  test('two writes that stand in each other’s way are both done in the end', async () => {
    const where = await freshPostgres()
    const [first, second] = [await open(where), await open(where)]
    await first.write([fact('a', 1, ''), fact('b', 1, '')])
    const add = (tournament: string) => ({
      sql: `update facts set fact = fact || 'x' where tournament = $1 and pg_sleep(0.05) is not null`,
      values: [tournament],
      rows: 1,
    })
    let rounds = 0
    await until('two writes have stood in each other’s way', async () => {
      rounds++
      const written = await Promise.all([first.write([add('a'), add('b')]), second.write([add('b'), add('a')])])
      expect(written).toEqual(['done', 'done'])
      const [row] = await first.rows('select deadlocks from pg_stat_database where datname = current_database()')
      return Number(row?.['deadlocks']) > 0
    })
    expect(await factsOf(first, 'a')).toEqual([{ seq: 1, fact: 'xx'.repeat(rounds) }])
  })

  test('a lease is lost with its connection, its holder learns of it, and another takes it', async () => {
    const where = await freshPostgres()
    const [holder, other] = [await open(where), await open(where)]
    const held = await holder.lease('cup 1')
    const lost = new Promise((resolve) => held?.lost.addEventListener('abort', resolve))
    await other.rows(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and ${isHere}`)
    await lost
    const taken = await until('the lease is free', () => other.lease('cup 1'))
    expect(await holder.lease('cup 1')).toBeUndefined()
    await taken.release()
  })
})

describe('a holder that has gone silent', () => {
  test('loses its lease, and learns of it when it comes back (M9)', { tags: ['rest'] }, async () => {
    const where = await freshPostgres()
    const holder = await openDatabase(where, { leaseSilenceMs: 900 })
    const other = await open(where)
    opened.push(holder)
    const held = await holder.lease('cup 1')
    // A holder that answers keeps the lease.
    await until('it has spoken', async () => {
      const [row] = await other.rows(
        `select count(*) as n from pg_stat_activity where ${isLease} and query = 'select 1'`,
      )
      return row?.['n'] === 1
    })
    expect(await other.lease('cup 1')).toBeUndefined()
    frozen(2500)
    const taken = await until('the lease is free', () => other.lease('cup 1'))
    await until('the holder knows', () => held?.lost.aborted)
    await taken.release()
  })

  const isLease = `datname = current_database() and application_name = 'arbiter lease'`

  /** Blocks this whole process, like a sleeping machine. */
  const frozen = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
})

describe('sessions', () => {
  test('commits are synced whatever the default of the database is', async () => {
    const where = await freshPostgres()
    const other = await connect(where)
    await other.query(`alter database ${new URL(where).pathname.slice(1)} set synchronous_commit = off`)
    await other.end()
    const database = await open(where)
    const setting = async () => (await database.rows(`select current_setting('synchronous_commit') as is`))[0]?.['is']
    expect(new Set(await Promise.all(Array.from({ length: 10 }, setting)))).toEqual(new Set(['on']))
  })

  test('a stricter setting is left as it is', async () => {
    const where = await freshPostgres()
    const other = await connect(where)
    await other.query(`alter database ${new URL(where).pathname.slice(1)} set synchronous_commit = remote_apply`)
    await other.end()
    const database = await open(where)
    const [found] = await database.rows(`select current_setting('synchronous_commit') as is`)
    expect(found?.['is']).toBe('remote_apply')
  })

  test('an address where nobody answers is told without its password', async () => {
    const where = 'postgres://club:s3cret@localhost/arbiter?host=/nowhere/at/all'
    const refused = await openDatabase(where).catch((error) => error)
    expect(refused.message).toContain('postgres://club@localhost/arbiter')
    expect(refused.message).not.toContain('s3cret')
    expect(refused.cause).toBeInstanceOf(Error)
  })
})

test.each`
  address                                                    | shown
  ${'postgres://u:p@ssw0rd@db/arbiter'}                      | ${'postgres://u@db/arbiter'}
  ${'postgres://u:p/ssw0rd@db/arbiter'}                      | ${'postgres://u@db/arbiter'}
  ${'postgresql://db/arbiter?user=u&password=ssw0rd'}        | ${'postgresql://db/arbiter?…'}
  ${'postgres://u:x@db/arbiter?sslmode=on&PASSWORD=ssw0rd'}  | ${'postgres://u@db/arbiter?…'}
  ${'postgres://u:x@db/arbiter?sslpassword=ssw0rd#p@ssw0rd'} | ${'postgres://u@db/arbiter?…'}
  ${'postgres://db/arbiter'}                                 | ${'postgres://db/arbiter'}
  ${'arbiter-data/arbiter.sqlite'}                           | ${'arbiter-data/arbiter.sqlite'}
`('$address is shown without its password (L8)', ({ address, shown }) => {
  expect(withoutPassword(address)).toBe(shown)
})

describe('a server that goes', { tags: ['rest'] }, () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres({ isSynced: true })
  })
  afterAll(() => postgres.stop())

  test('after a restart what was acknowledged is there, writing goes on, and listening mends itself', async () => {
    const where = await postgres.freshDatabase()
    const database = await open(where)
    let again: () => void = () => {}
    const mended = new Promise<void>((resolve) => {
      again = resolve
    })
    const heard = ear(1)
    await database.listen((message) => message.about === 'end' && heard.hear(message), again)
    const writers = ['a', 'b', 'c', 'd'].map((tournament) => appendThrough(database, tournament))
    await until('everybody has written', () => writers.every((writer) => writer.acknowledged.length > 20))
    await postgres.restart()
    await until('everybody goes on', () =>
      writers.every((writer) => writer.failures.length > 0 && writer.acknowledged.length > writer.before() + 20),
    )
    for (const writer of writers) await writer.stop()
    for (const writer of writers)
      expect(await seqsOf(database, writer.tournament)).toEqual(expect.arrayContaining(writer.acknowledged))
    for (const failure of writers.flatMap((writer) => writer.failures)) expect(failure.cause).toBeInstanceOf(Error)
    await mended
    await database.tell({ about: 'end', text: 'after' })
    expect(await heard.heard).toEqual([{ about: 'end', text: 'after' }])
  })

  test('a server that does not sync is told aloud', async () => {
    const where = await postgres.freshDatabase()
    const said: unknown[] = []
    await open(where, (sentence) => said.push(sentence))
    expect(said).toEqual([])
    const other = await connect(where)
    await other.query('alter system set fsync = off')
    await other.query('select pg_reload_conf()')
    await until('the setting holds', async () => (await other.query('show fsync')).rows[0].fsync === 'off')
    await other.end()
    await open(where, (sentence) => said.push(sentence))
    expect(said).toEqual([{ id: 'database-unsynced' }])
  })
})

/** Appends facts one after another through failures, and records which were acknowledged. */
function appendThrough(database: Database, tournament: string) {
  const acknowledged: number[] = []
  const failures: Error[] = []
  let before = 0
  let isStopped = false
  const append = async (seq: number) => {
    try {
      if ((await database.write([fact(tournament, seq)])) === 'done') acknowledged.push(seq)
    } catch (error) {
      failures.push(error as Error)
      before = acknowledged.length
    }
  }
  const ended = (async () => {
    for (let seq = 1; !isStopped; seq += 1) await append(seq)
  })()
  const stop = () => {
    isStopped = true
    return ended
  }
  return { tournament, acknowledged, failures, before: () => before, stop }
}

const seqsOf = async (database: Database, tournament: string) =>
  (await factsOf(database, tournament)).map((row) => row['seq'])

async function connect(where: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: where })
  await client.connect()
  return client
}

const byText = (a: { text: string }, b: { text: string }) => a.text.localeCompare(b.text)
