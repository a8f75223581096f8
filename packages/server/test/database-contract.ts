/** The contract of every database. */
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Change, Database, Notification, WriteResult } from '../src/database/database.ts'
import { newestSchema } from '../src/database/migrations.ts'
import { openDatabase } from '../src/database/open.ts'
import { tableNames, tables } from '../src/database/tables.ts'
import { type AnswerSource, storedAnswer, storingAnswer } from '../src/store/answers.ts'
import { newEdition, removing } from '../src/store/tournaments.ts'

export interface Site {
  readonly kind: Database['kind']
  /** The address of an empty database. */
  readonly fresh: () => Promise<string>
  /** Makes this write fail in the middle, by the disk or the network. */
  readonly breakOff: (database: Database, where: string, changes: readonly Change[]) => Promise<WriteResult>
  readonly clearUp?: () => Promise<void>
  /** The tags of long tests. */
  readonly long: { readonly tags: string[] }
}

export type Reading = Pick<Database, 'rows'>

export const fact = (tournament: string, seq: number, text = '{}'): Change => ({
  sql: 'insert into facts (tournament, seq, fact) values ($1, $2, $3)',
  values: [tournament, seq, text],
})

export const factsOf = async (database: Reading, tournament: string) =>
  (await database.rows('select seq, fact from facts where tournament = $1 order by seq', [tournament])).map((row) => ({
    ...row,
  }))

const countFacts = async (database: Reading) =>
  (await database.rows('select count(*) as facts from facts'))[0]?.['facts']

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

export function databaseContract({ kind, fresh, breakOff, clearUp, long }: Site): void {
  const opened: Database[] = []

  async function open(where?: string): Promise<Database> {
    const database = await openDatabase(where ?? (await fresh()))
    opened.push(database)
    return database
  }

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  afterAll(async () => clearUp?.())

  describe(`${kind}: writing`, () => {
    test('a write is done whole', async () => {
      const database = await open()
      expect(await database.write([fact('a', 1), fact('a', 2), fact('b', 1)])).toBe('done')
      expect(await countFacts(database)).toBe(3)
    })

    test('a row that is there already is a conflict, and nothing of the write is done', async () => {
      const database = await open()
      await database.write([fact('a', 1, 'first')])
      expect(await database.write([fact('b', 1), fact('a', 1, 'second'), fact('b', 2)])).toBe('conflict')
      expect(await countFacts(database)).toBe(1)
      expect(await factsOf(database, 'a')).toEqual([{ seq: 1, fact: 'first' }])
    })

    test('a second key that is taken is a conflict too', async () => {
      const database = await open()
      const secret = (hash: string): Change => ({
        sql: `insert into secrets (hash, id, kind, created_at) values ($1, 'same', 'token', 'now')`,
        values: [hash],
      })
      expect(await database.write([secret('x')])).toBe('done')
      expect(await database.write([secret('y')])).toBe('conflict')
    })

    test.each`
      said | written
      ${2} | ${'done'}
      ${1} | ${'conflict'}
      ${3} | ${'conflict'}
    `('of two rows that change, $said were said: $written', async ({ said, written }) => {
      const database = await open()
      await database.write([fact('a', 1), fact('a', 2)])
      const changed = { sql: `update facts set fact = 'changed'`, rows: said }
      expect(
        await database.write([fact('b', 1, 'changed'), { ...changed, sql: `${changed.sql} where tournament = 'a'` }]),
      ).toBe(written)
      const found = await database.rows(`select count(*) as changed from facts where fact = 'changed'`)
      expect(found[0]?.['changed']).toBe(written === 'done' ? 3 : 0)
    })

    test('one change alone whose rows are not as said does nothing either', async () => {
      const database = await open()
      await database.write([fact('a', 1), fact('a', 2)])
      expect(await database.write([{ sql: `delete from facts where tournament = 'a'`, rows: 1 }])).toBe('conflict')
      expect(await countFacts(database)).toBe(2)
    })

    test('what cannot be right is an error and no conflict, and nothing of it is done', async () => {
      const database = await open()
      const missing = { sql: `insert into facts (tournament, seq) values ('a', 9)` }
      await expect(database.write([fact('a', 1), missing])).rejects.toThrow(/null/i)
      await expect(database.write([fact('a', 1), { sql: 'inzert' }])).rejects.toThrow(/syntax/)
      expect(await countFacts(database)).toBe(0)
    })

    const ofEightOneWrites = async (rounds: number) => {
      const where = await fresh()
      const first = await open(where)
      // Where others may write too, half of them use another connection.
      const second = first.isShared ? await open(where) : first
      for (const seq of upTo(rounds)) {
        const writers = upTo(8).map((writer) => (writer % 2 ? first : second).write([fact('a', seq, `by ${writer}`)]))
        const written = await Promise.all(writers)
        expect(written.filter((each) => each === 'done')).toHaveLength(1)
        const winner = written.indexOf('done') + 1
        expect(await factsOf(first, 'a')).toContainEqual({ seq, fact: `by ${winner}` })
      }
      expect(await countFacts(first)).toBe(rounds)
    }

    test('of eight who write the same fact at once exactly one does, forty times', () => ofEightOneWrites(40))
    test('… and two hundred times', long, () => ofEightOneWrites(200))

    test('many writes at once are all done, whatever one among them does wrong', async () => {
      const database = await open()
      await database.write([fact('taken', 1)])
      const good = upTo(200).map((seq) => database.write([fact('a', seq), fact('b', seq)]))
      const conflicting = database.write([fact('c', 1), fact('taken', 1)])
      const wrong = database.write([fact('d', 1), { sql: `insert into facts (tournament, seq) values ('d', 2)` }])
      const late = database.write([fact('e', 1)])
      await expect(wrong).rejects.toThrow(/null/i)
      expect(await conflicting).toBe('conflict')
      expect(new Set(await Promise.all([...good, late]))).toEqual(new Set(['done']))
      const found = await database.rows(
        'select tournament, count(*) as facts from facts group by tournament order by tournament',
      )
      expect(found.map((row) => `${row['tournament']} ${row['facts']}`)).toEqual(['a 200', 'b 200', 'e 1', 'taken 1'])
    })

    test('a write that fails in the middle is not done, and the next one is', async () => {
      const where = await fresh()
      const database = await open(where)
      await database.write([fact('a', 1)])
      const failed = await breakOff(database, where, [fact('a', 2), fact('a', 3)]).catch((error) => error)
      expect(failed).toBeInstanceOf(Error)
      expect(failed.cause).toBeInstanceOf(Error)
      expect(await countFacts(database)).toBe(1)
      expect(await database.write([fact('a', 2)])).toBe('done')
      expect(await countFacts(database)).toBe(2)
    })

    test('closing waits for what is being written, and nothing is written afterwards', async () => {
      const where = await fresh()
      const database = await openDatabase(where)
      const written = upTo(50).map((seq) => database.write([fact('a', seq)]))
      await database.close()
      expect(new Set(await Promise.all(written))).toEqual(new Set(['done']))
      await expect(database.write([fact('a', 51)])).rejects.toThrow()
      const again = await open(where)
      expect(await countFacts(again)).toBe(50)
    })
  })

  describe(`${kind}: writing more than the memory holds`, () => {
    async function* facts(count: number, fails?: Error): AsyncGenerator<Change> {
      for (const seq of upTo(count)) yield fact('a', seq)
      if (fails) throw fails
    }

    test('it is done whole', async () => {
      const database = await open()
      expect(await database.writeAll(facts(1000))).toBe('done')
      expect(await countFacts(database)).toBe(1000)
    })

    test('a conflict at the end leaves nothing', async () => {
      const database = await open()
      await database.write([fact('a', 1000)])
      expect(await database.writeAll(facts(1000))).toBe('conflict')
      expect(await countFacts(database)).toBe(1)
    })

    test('a source that fails leaves nothing, and its reason is told', async () => {
      const database = await open()
      await expect(database.writeAll(facts(1000, new Error('the source ran dry')))).rejects.toThrow(
        'the source ran dry',
      )
      expect(await countFacts(database)).toBe(0)
      expect(await database.write([fact('a', 1)])).toBe('done')
    })
  })

  describe(`${kind}: reading`, () => {
    test('texts come back as they were', async () => {
      const database = await open()
      for (const text of texts) await database.write([fact(text, 1, text)])
      for (const text of texts) expect(await factsOf(database, text)).toEqual([{ seq: 1, fact: text }])
    })

    test('a text of a megabyte comes back as it was', async () => {
      const database = await open()
      const text = 'Ünïcödé 12345678'.repeat(65_536)
      await database.write([fact('a', 1, text)])
      const [found] = await factsOf(database, 'a')
      expect(found?.['fact'] === text).toBe(true)
    })

    test('a text that would not come back as it was is refused', async () => {
      const database = await open()
      for (const text of ['a\0b', 'half \ud83d of a pair', '\udc00']) {
        await expect(database.write([fact('a', 1, text)])).rejects.toThrow('not stored')
        await expect(database.rows('select 1 as one where $1 = $1', [text])).rejects.toThrow('not stored')
      }
      expect(await countFacts(database)).toBe(0)
    })

    test('numbers are numbers, truth is 0 or 1, nothing is null', async () => {
      const database = await open()
      await database.write([fact('a', 2_000_000_000), fact('a', 2_000_000_001)])
      const found = await database.rows(
        `select count(*) as count, sum(seq) as sum, exists (select 1 from facts) as any_fact,
          exists (select 1 from people) as any_person, max(name) as name from facts left join people on 1 = 0`,
      )
      expect({ ...found[0] }).toEqual({ count: 2, sum: 4_000_000_001, any_fact: 1, any_person: 0, name: null })
    })

    test('too few values are refused', async () => {
      const database = await open()
      await expect(database.rows('select 1 as one where $1 = $2', ['a'])).rejects.toThrow()
    })

    test('a snapshot sees one moment, that of its beginning, while others write', async () => {
      const database = await open()
      await database.write([fact('a', 1)])
      const seen = await database.snapshot(async (rows) => {
        const counts = []
        for (const seq of upTo(20)) {
          expect(await database.write([fact('a', seq + 1)])).toBe('done')
          counts.push(await countFacts({ rows }))
        }
        return counts
      })
      expect(seen).toEqual(Array(20).fill(1))
      expect(await countFacts(database)).toBe(21)
      expect(await database.snapshot((rows) => countFacts({ rows }))).toBe(21)
    })

    test('a snapshot that fails tells why, and the next one works', async () => {
      const database = await open()
      const failing = database.snapshot(async () => {
        throw new Error('no more paper')
      })
      await expect(failing).rejects.toThrow('no more paper')
      expect(await database.snapshot((rows) => countFacts({ rows }))).toBe(0)
    })

    test('who only reads sees what is there and cannot write', async () => {
      const where = await fresh()
      const database = await open(where)
      await database.write([fact('a', 1)])
      const reader = await openDatabase(where, { forReading: true })
      opened.push(reader)
      expect(await countFacts(reader)).toBe(1)
      await expect(reader.write([fact('a', 2)])).rejects.toThrow()
      await expect(
        reader.writeAll(
          (async function* () {
            yield fact('a', 2)
          })(),
        ),
      ).rejects.toThrow()
      await database.write([fact('a', 2)])
      expect(await reader.snapshot((rows) => countFacts({ rows }))).toBe(2)
    })

    test('there is nothing to read where nobody has been', async () => {
      await expect(openDatabase(await fresh(), { forReading: true })).rejects.toThrow(
        /no database|cannot read this as a database/,
      )
    })
  })

  describe(`${kind}: telling, listening and leases`, () => {
    test('what one tells all hear, in order', async () => {
      const where = await fresh()
      const teller = await open(where)
      const hearer = teller.isShared ? await open(where) : teller
      const messages = upTo(20).map((n) => ({ about: 'move', text: `Žofia ${n} 'quoted'` }))
      const ears = [ear(20), ear(20)] as const
      await teller.listen(ears[0].hear, () => {})
      await hearer.listen(ears[1].hear, () => {})
      for (const message of messages) await teller.tell(message)
      for (const each of ears) expect(await each.heard).toEqual(messages)
    })

    test('a message of 7,000 bytes is told and a longer one refused', async () => {
      const database = await open()
      const ends = ear(1)
      await database.listen(ends.hear, () => {})
      const room = 7000 - JSON.stringify({ about: 'a', text: '' }).length
      await expect(database.tell({ about: 'a', text: 'x'.repeat(room + 1) })).rejects.toThrow('too long')
      await database.tell({ about: 'a', text: 'x'.repeat(room) })
      expect((await ends.heard)[0]?.text).toHaveLength(room)
    })

    test('a lease is held by one at a time', async () => {
      const where = await fresh()
      const first = await open(where)
      const second = first.isShared ? await open(where) : first
      const held = await first.lease('cup 1')
      expect(held?.lost.aborted).toBe(false)
      expect(await first.lease('cup 1')).toBeUndefined()
      expect(await second.lease('cup 1')).toBeUndefined()
      const other = await second.lease('cup 2')
      expect(other).toBeDefined()
      await held?.release()
      const next = await second.lease('cup 1')
      expect(next).toBeDefined()
      expect(await first.lease('cup 1')).toBeUndefined()
    })

    test('a lease ends when who held it closes the database', async () => {
      const where = await fresh()
      const first = await openDatabase(where)
      expect(await first.lease('cup 1')).toBeDefined()
      await first.close()
      const second = await open(where)
      expect(await second.lease('cup 1')).toBeDefined()
    })
  })

  describe(`${kind}: the schema`, () => {
    const numbers = async (database: Database) =>
      (await database.rows('select number from arbiter_schema order by number')).map((row) => row['number'])

    test('a new database gets every step, and opening it again changes nothing', async () => {
      const where = await fresh()
      const first = await openDatabase(where)
      expect(await numbers(first)).toEqual(upTo(newestSchema))
      await first.write([fact('a', 1)])
      await first.close()
      const again = await open(where)
      expect(await numbers(again)).toEqual(upTo(newestSchema))
      expect(await countFacts(again)).toBe(1)
    })

    test('a database of a newer version is refused, for writing and for reading', async () => {
      const where = await fresh()
      const database = await openDatabase(where)
      await database.write([
        { sql: `insert into arbiter_schema (number, about) values ($1, 'later')`, values: [newestSchema + 1] },
      ])
      await database.close()
      await expect(openDatabase(where)).rejects.toThrow(`its schema is ${newestSchema + 1}`)
      await expect(openDatabase(where, { forReading: true })).rejects.toThrow('newer version')
    })

    test('the tables have the columns and keys a backup expects, and there are no others but what holds for a moment', async () => {
      const database = await open()
      for (const table of tableNames) {
        expect(await columnsOf(database, table)).toEqual([...tables[table].columns].sort())
        expect(await keyOf(database, table)).toEqual([...tables[table].key].sort())
      }
      expect(await tablesOf(database)).toEqual([...tableNames, 'answers', 'arbiter_schema', 'cups_shown'].sort())
    })
  })

  describe(`${kind}: answers of finished tournaments`, () => {
    const source: AnswerSource = {
      tournament: 'a',
      name: 'outside table en',
      seq: 7,
      edition: 1,
      program: '0.2.0-1a2b',
    }
    const [body, other] = [Buffer.from([31, 139, 0, 255]), Buffer.from('other')]

    async function withTournament(): Promise<Database> {
      const database = await open()
      await database.write([row('a'), row('b')])
      return database
    }

    test('an answer is found by exactly what it was made from', async () => {
      const database = await withTournament()
      expect(await database.write(storingAnswer(source, body))).toBe('done')
      expect(await storedAnswer(database, source)).toEqual(body)
      const others = { tournament: 'b', name: 'inside table en', seq: 8, edition: 2, program: '0.2.0-1a2c' }
      for (const [field, value] of Object.entries(others))
        expect(await storedAnswer(database, { ...source, [field]: value }), field).toBeUndefined()
    })

    test('a later one replaces it, and a damaged one is not found', async () => {
      const database = await withTournament()
      await database.write(storingAnswer(source, body))
      const later = { ...source, seq: 8, program: '0.3.0-1a2b' }
      await database.write(storingAnswer(later, other))
      expect(await storedAnswer(database, source)).toBeUndefined()
      expect(await storedAnswer(database, later)).toEqual(other)
      await database.write([{ sql: 'update answers set body = $1', values: [body.toString('base64')] }])
      expect(await storedAnswer(database, later)).toBeUndefined()
    })

    test('a new edition deletes the answers of its tournament, and none of an older edition is stored any more', async () => {
      const database = await withTournament()
      const neighbour = { ...source, tournament: 'b' }
      await database.write([...storingAnswer(source, body), ...storingAnswer(neighbour, body)])
      await database.write(newEdition('a'))
      expect(await database.write(storingAnswer(source, body))).toBe('conflict')
      expect(await answersOf(database)).toEqual([{ tournament: 'b', edition: 1 }])
      expect(await database.write(storingAnswer({ ...source, edition: 2 }, body))).toBe('done')
    })

    test('an answer stored while the edition changes does not stay', async () => {
      const where = await fresh()
      const first = await open(where)
      const second = kind === 'postgres' ? await open(where) : first
      await first.write([row('a')])
      for (let edition = 1; edition <= 50; edition += 1) {
        const storing = storingAnswer({ ...source, edition }, body)
        await Promise.all(
          edition % 2 === 0
            ? [first.write(storing), second.write(newEdition('a'))]
            : [second.write(newEdition('a')), first.write(storing)],
        )
        expect(await answersOf(first)).toEqual([])
      }
    })

    test('they go with their tournament', async () => {
      const database = await withTournament()
      await database.write(storingAnswer(source, body))
      await database.write(removing('a'))
      expect(await answersOf(database)).toEqual([])
      expect(await database.write(storingAnswer(source, body))).toBe('conflict')
    })
  })
}

const texts = [
  'Žofia Müller-Łęcka',
  '山田 太郎 Ἀθηνᾶ',
  '👩🏽‍🚀 and 𝔘nicode',
  '\u202eright to left\u202c',
  `'; drop table facts; -- "quoted" $1 ?`,
  'line\r\nbreak\ttab \u0001\u007f\ufeff',
  'e\u0301 is not \u00e9',
  '',
]

async function tablesOf(database: Database): Promise<unknown[]> {
  const sql = {
    sqlite: `select name from sqlite_schema where type = 'table'`,
    postgres: `select table_name as name from information_schema.tables where table_schema = 'public'`,
  }
  return (await database.rows(sql[database.kind])).map((row) => row['name']).sort()
}

async function columnsOf(database: Database, table: string): Promise<unknown[]> {
  const sql = {
    sqlite: 'select name from pragma_table_info($1) order by name',
    postgres: 'select column_name as name from information_schema.columns where table_name = $1 order by column_name',
  }
  return (await database.rows(sql[database.kind], [table])).map((row) => row['name']).sort()
}

async function keyOf(database: Database, table: string): Promise<unknown[]> {
  const sql = {
    sqlite: 'select name from pragma_table_info($1) where pk > 0',
    postgres: `select column_name as name from information_schema.key_column_usage
      where table_name = $1 and constraint_name = $1 || '_pkey'`,
  }
  return (await database.rows(sql[database.kind], [table])).map((row) => row['name']).sort()
}

/** Collects this many notifications. */
export function ear(count: number) {
  const messages: Notification[] = []
  let enough: (heard: readonly Notification[]) => void
  const heard = new Promise<readonly Notification[]>((resolve) => {
    enough = resolve
  })
  const hear = (message: Notification) => {
    messages.push(message)
    if (messages.length === count) enough(messages)
  }
  return { hear, heard }
}

const row = (id: string): Change => ({
  sql: `insert into tournaments (id, name, format, state, visibility, archived, auto_pair, salt, edition, entrants, created_at, changed_at)
        values ($1, 'Marsh league', 'league', 'finished', 'public', 0, 0, 'salt', 1, 4, 'then', 'then')`,
  values: [id],
})

const answersOf = async (database: Reading) =>
  (await database.rows('select tournament, edition from answers order by tournament')).map((each) => ({ ...each }))
