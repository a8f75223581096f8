/** Everything the server says to its operator is produced, and said in every language. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteName } from '@arbiter/api/addresses'
import {
  bracketShape,
  crosstableShape,
  liveEventShape,
  matrixShape,
  raceShape,
  roundRobinShape,
  scorecardShape,
} from '@arbiter/api/shapes'
import type { Message, Voice } from '@arbiter/core/messages'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { EveryLanguage } from '../../core/test/every-language.ts'
import { hybrid, league } from '../../core/test/hall.ts'
import { access, rolesThatMay } from '../src/api/access.ts'
import type { Route } from '../src/api/call.ts'
import { openApi } from '../src/api/document/open-api.ts'
import { described } from '../src/api/document/schema.ts'
import { message as documented } from '../src/api/document/words/messages.ts'
import { routes } from '../src/api/routes/index.ts'
import { type Reason, whyNotRestored } from '../src/backup/unfit.ts'
import { message as backup } from '../src/backup/words/messages.ts'
import { DamagedLog } from '../src/database/checksum.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { failure } from '../src/database/postgres-failure.ts'
import { message as database } from '../src/database/words/messages.ts'
import { makeDemos } from '../src/demos/demos.ts'
import { examined, type Finding } from '../src/operations/doctor.ts'
import { Metrics } from '../src/operations/metrics.ts'
import { message as operations } from '../src/operations/words/messages.ts'
import { referencePage } from '../src/site/reference/page.ts'
import { withShareHead } from '../src/site/share-head.ts'
import { inEnglish } from '../src/site/voice.ts'
import { readWeb } from '../src/site/web.ts'
import { failureSays } from '../src/words/failure.ts'
import { allSaid } from '../src/words/voice.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-words-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const failureOf = (work: () => unknown): Promise<Message> =>
  Promise.resolve()
    .then(work)
    .then(() => expect.unreachable(), failureSays)

/** Edits the file directly. */
function inFile(file: string, ...statements: readonly string[]): void {
  const connection = new DatabaseSync(file)
  for (const sql of statements) connection.exec(sql)
  connection.close()
}

// --- the database ------------------------------------------------------------------------------------

test('a database that cannot be used says why', async () => {
  const every = new EveryLanguage()
  const at = (name: string) => join(folder, name)
  const ours = await openDatabase(at('ours.sqlite'))
  every.say(await failureOf(() => openDatabase(at('ours.sqlite'))))
  await ours.close()
  every.say(await failureOf(() => ours.rows('SELECT 1')))
  every.say(await failureOf(() => openDatabase(at('none.sqlite'), { forReading: true })))
  every.say(await failureOf(() => openDatabase(at('no/folder.sqlite'))))
  writeFileSync(at('foreign.sqlite'), 'Smith and Jones '.repeat(100))
  every.say(await failureOf(() => openDatabase(at('foreign.sqlite'))))
  inFile(at('ours.sqlite'), 'UPDATE arbiter_schema SET number = number + 100')
  expect(await failureOf(() => openDatabase(at('ours.sqlite'), { forReading: true }))).toMatchObject({
    id: 'database-newer',
    schema: expect.any(Number),
  })
  every.say(await failureOf(() => openDatabase(at('ours.sqlite'))))
  inFile(at('ours.sqlite'), 'UPDATE arbiter_schema SET number = number - 200')
  every.say(await failureOf(() => openDatabase(at('ours.sqlite'), { forReading: true })))
  inFile(at('ours.sqlite'), 'DROP TABLE arbiter_schema')
  every.say(await failureOf(() => openDatabase(at('ours.sqlite'), { forReading: true })))
  every.say(await failureOf(() => openPostgres('postgres://somebody:secret@127.0.0.1:1/none')))
  every.say(failureSays(failure(new Error('too many clients'))))
  const lost = await openDatabase(at('lost.sqlite'))
  rmSync(at('lost.sqlite'))
  every.say(await failureOf(() => lost.check()))
  await lost.close()
  for (const what of ['missing', 'changed'] as const) every.say(new DamagedLog('{name}', 3, what).says)
  // Needs a failing disk, or a misconfigured server.
  every.all([database('database-not-written'), database('database-not-synced'), database('database-unsynced')])
  expect(every.reached.missing('packages/server/src/database')).toEqual([])
})

test('a failure is told in English in the log, and what another program says stays as it is', () => {
  expect(new DamagedLog('k3v9', 3, 'missing').message).toBe('Fact 3 of tournament k3v9 is missing.')
  expect(failureSays(new Error('ENOSPC'))).toEqual({ id: 'problem-text', problem: { text: 'ENOSPC' } })
})

// --- backups -----------------------------------------------------------------------------------------

test('a backup that is not restored says why', () => {
  const every = new EveryLanguage()
  const text = { text: 'people' }
  const damages = [
    backup('backup-more-lines'),
    backup('backup-column', { column: { text: '-term' }, table: text }),
    backup('backup-values', { values: 1, columns: 2 }),
    backup('backup-values', { values: 2, columns: 1 }),
    backup('backup-rows', { table: text, written: 1, found: 0 }),
    backup('backup-rows', { table: text, written: 7, found: 8 }),
    backup('backup-hash'),
    backup('backup-unreadable'),
    backup('backup-packed'),
  ]
  const reasons: readonly Reason[] = [
    { code: 'database-not-empty' },
    { code: 'not-a-backup' },
    { code: 'newer-backup', version: 2, schema: 9 },
    { code: 'cut-short', line: 12 },
    { code: 'swollen', line: 12 },
    ...damages.map((what) => ({ code: 'damaged', line: 12, what }) as const),
  ]
  every.all(reasons.map(whyNotRestored))
  expect(every.reached.missing('packages/server/src/backup')).toEqual([])
})

// --- the published document ----------------------------------------------------------------------------

/** Says everything in English, and records it. */
const heardBy = (every: EveryLanguage): Voice => ({
  language: 'en',
  say: (each) => {
    every.say(each)
    return inEnglish.say(each)
  },
})

test('everything the document and its page say is said in every language', () => {
  const every = new EveryLanguage()
  const bounds = z.strictObject({ most: z.number().max(7), usual: z.number().min(1).default(3), any: z.unknown() })
  const odd = {
    ...(routes['formats.list'] as Route),
    query: bounds,
    success: { status: 200, about: 'route-done', shape: z.strictObject({}) },
  } as const
  const all = Object.entries({ ...routes, 'page.odd': { ...odd, path: '/odd' } }).map(([name, route]) => ({
    ...route,
    name,
  }))
  const document = openApi(
    all,
    { version: '1' },
    (name) => rolesThatMay(access[name as RouteName] ?? { who: 'anyone' }),
    heardBy(every),
  )
  referencePage(document, heardBy(every), '/assets/page.css')
  const unpublished = {
    bracketShape,
    crosstableShape,
    matrixShape,
    raceShape,
    roundRobinShape,
    scorecardShape,
    liveEventShape,
  }
  described(unpublished, 'output', heardBy(every))
  every.say(documented('document-refused')) // an unknown status
  for (const folder of ['api/src/routes', 'api/src/shapes', 'server/src/api/document', 'server/src/site/reference'])
    expect(every.reached.missing(`packages/${folder}`)).toEqual([])
})

// --- the doctor, the counters ------------------------------------------------------------------------

async function findingsIn(looked: Database): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of examined(looked)) findings.push(finding)
  return findings
}

test('the doctor says what is well and what is not', async () => {
  const every = new EveryLanguage()
  const file = join(folder, 'looked.sqlite')
  const looked = await openDatabase(file)
  const found = async () => {
    const findings = await findingsIn(looked)
    for (const { about, says } of findings) every.all([about, ...says])
    return findings.filter(({ isWell }) => !isWell).map(({ says }) => allSaid(says))
  }
  await makeDemos(looked, Date.parse('2026-05-01T20:00:00Z'))
  expect(await found()).toEqual([
    'Nobody owns the site. Start the server: it prints a link, and whoever opens it becomes the owner.',
  ])
  await looked.write([
    {
      sql: `INSERT INTO grants (person, scope, role, given_at) VALUES ('p1', 'site', 'owner', 'now'), ('p1', 'gone', 'owner', 'now')`,
    },
    { sql: `UPDATE tournaments SET state = 'closed' WHERE id = 'demo-league'` },
    { sql: `UPDATE facts SET fact = '{}' WHERE tournament = 'demo-cup' AND seq = 4` },
    { sql: `DELETE FROM facts WHERE tournament = 'demo-diagonal' AND seq = 5` },
  ])
  const ill = await found()
  expect(ill).toContain('1 row belongs to nothing that exists.')
  expect(ill).toContain('The list has it as “closed”, the log as “running”.')
  expect(ill).toContainEqual(expect.stringContaining('Fact 5 of tournament demo-diagonal is missing.'))
  await looked.close()
  // Needs a broken disk, another kind of database, or a bug.
  every.all([
    operations('doctor-postgres'),
    operations('doctor-file-damaged', { problem: { text: 'row 3 missing from index' } }),
    operations('doctor-unreadable'),
    operations('doctor-fact-unreadable', { fact: { fact: 3 as never } }),
    operations('doctor-unplaced', { count: 2 }),
    operations('doctor-findings', { count: 1, rule: { rule: 'LEA-8' } }),
  ])
  const nothing = { feedReaders: 0, readersDropped: 0, tournamentsOpen: 0, cupsPlaying: 0, bytesKept: 0 }
  new Metrics().text(nothing, heardBy(every))
  expect(every.reached.missing('packages/server/src/operations')).toEqual([])
})

test('a server without its web app says so', async () => {
  const every = new EveryLanguage()
  every.say(await failureOf(() => readWeb('/nowhere')))
  const heard: Voice = {
    ...inEnglish,
    say(said) {
      every.say(said)
      return inEnglish.say(said)
    },
  }
  for (const { tournament } of [league(4).playPhases(1), hybrid(2).play('1 1-0')])
    expect(withShareHead(Buffer.from('<title></title>'), tournament, { name: 'x', url: 'y' }, heard)).toContain('og:')
  expect(every.reached.missing('packages/server/src/site')).toEqual([])
})
