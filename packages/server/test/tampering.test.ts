/**
 * Changes behind the server's back, by a person or a failing disk, are noticed and never served.
 * @module-tag both
 */

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup } from '../src/backup/backup.ts'
import { examine, restore } from '../src/backup/restore.ts'
import { openDatabase } from '../src/database/open.ts'
import { examined } from '../src/operations/doctor.ts'
import { allSaid } from '../src/words/voice.ts'
import { behindTheServer } from './behind-the-server.ts'
import { entrantIds } from './cast.ts'
import { freshPostgres } from './postgres.ts'
import { Client, kindsOfTier, siteOn, type TestSite, testSite, tournamentOf } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'arbiter-tampering-'))
const now = new Date('2026-11-17T09:00:00Z')
let files = 0
const freshFile = (end: string) => join(folder, `${++files}.${end}`)
afterAll(() => rmSync(folder, { recursive: true }))

async function diagnosis(where: string): Promise<readonly string[]> {
  const database = await openDatabase(where, { forReading: true })
  const ill: string[] = []
  try {
    for await (const { isWell, says } of examined(database)) if (!isWell) ill.push(allSaid(says))
    return ill
  } finally {
    await database.close()
  }
}

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite(kind)
  })
  afterAll(() => site.close())

  async function played(): Promise<string> {
    const tournament = await tournamentOf(site.owner, 'league', ['Smith and Jones', '#3 Ann', 'Cy', 'Di'])
    await site.owner.post('tournament.command', { tournament }, { do: 'start', note: 'asked for by #3' })
    for (const match of ['1', '2', '3']) {
      const said = await site.owner.post('tournament.command', { tournament }, { do: 'report', match, result: '1-0' })
      expect(said.status).toBe(200)
    }
    return tournament
  }

  async function restarted(): Promise<void> {
    await site.site.close()
    const again = await siteOn(site.where)
    site.site = again.site
    site = { ...site, url: again.url, owner: new Client(again.url, site.owner.headers), guest: new Client(again.url) }
  }

  /** Changes to the stored data of one tournament. */
  const changes = {
    'a result': (id: string) => `UPDATE facts SET fact = REPLACE(fact, '"1-0"', '"0-1"') WHERE tournament = '${id}'`,
    'a name': (id: string) => `UPDATE personal SET body = REPLACE(body, 'Smith', 'Smyth') WHERE tournament = '${id}'`,
    'a lost fact': (id: string) =>
      `DELETE FROM facts WHERE tournament = '${id}' AND seq = (SELECT MAX(seq) - 1 FROM facts WHERE tournament = '${id}')`,
    'a lost name': (id: string) =>
      `DELETE FROM personal WHERE tournament = '${id}' AND seq = (SELECT MIN(seq) FROM personal WHERE tournament = '${id}')`,
    'a fact that is no JSON': (id: string) => `UPDATE facts SET fact = '{' WHERE tournament = '${id}' AND seq = 3`,
    'two names that changed places': (id: string) =>
      `UPDATE personal SET body = (SELECT o.body FROM personal o WHERE o.tournament = '${id}' AND o.seq = 5 - personal.seq)
       WHERE tournament = '${id}' AND seq IN (2, 3)`,
  }

  const title = '%s changed in the database: not served, named by doctor and by the backup (M7)'
  const few: readonly (keyof typeof changes)[] = ['a result', 'a lost name']
  const others = (Object.keys(changes) as (keyof typeof changes)[]).filter((what) => !few.includes(what))
  test.each(few)(title, (what) => isNoticed(what))
  test.each(others)(title, { tags: ['rest'] }, (what) => isNoticed(what))

  async function isNoticed(what: keyof typeof changes): Promise<void> {
    const [tournament, other] = [await played(), await played()]
    expect(await diagnosis(site.where)).toEqual([])
    await behindTheServer(kind, site.where, changes[what](tournament))
    await restarted()
    for (const client of [site.owner, site.guest])
      for (const view of ['tournament.table', 'tournament.log', 'export.page', 'tournament.see'] as const) {
        const said = await client.get(view, { tournament })
        expect([said.status, said.body.code]).toEqual([500, 'damaged-log'])
        expect(said.body.detail).toMatch(/fact \d+.*arbiter server doctor/)
      }
    const command = { do: 'report', match: '4', result: '1-0' }
    const written = await site.owner.post('tournament.command', { tournament }, command)
    expect(written.body.code).toBe('damaged-log')
    expect((await site.owner.post('tournament.command', { tournament: other }, command)).status).toBe(200)
    expect(await diagnosis(site.where)).toEqual([
      expect.stringMatching(new RegExp(`Fact \\d+ of tournament ${tournament}`)),
    ])
    const database = await openDatabase(site.where, { forReading: true })
    const taken = backup(database, freshFile('backup'), now)
    // A backup reads facts and names one after the other, so it does not miss a name.
    if (what === 'a lost name') await taken
    else await expect(taken).rejects.toThrow(new RegExp(`Fact \\d+ of tournament ${tournament}`))
    await database.close()
    expect((await site.owner.get('tournaments.list')).status).toBe(200)
    await behindTheServer(kind, site.where, `DELETE FROM facts WHERE tournament = '${tournament}'`)
    await behindTheServer(kind, site.where, `DELETE FROM personal WHERE tournament = '${tournament}'`)
    await behindTheServer(kind, site.where, `DELETE FROM grants WHERE scope = '${tournament}'`)
    await behindTheServer(kind, site.where, `DELETE FROM tournaments WHERE id = '${tournament}'`)
  }

  test('a fact that another process wrote and somebody changed is not followed (M7)', async () => {
    const tournament = await played()
    await site.owner.get('tournament.table', { tournament })
    const { body } = await site.owner.get('tournament.log', { tournament })
    const forged = JSON.stringify({ ...body.facts.at(-1), seq: body.seq + 1, match: '4' })
    const insert = `INSERT INTO facts (tournament, seq, fact) VALUES ('${tournament}', ${body.seq + 1}, '${forged}')`
    await behindTheServer(kind, site.where, insert)
    const said = await site.owner.get('tournament.table', { tournament })
    expect([said.status, said.body.code]).toEqual([500, 'damaged-log'])
    await behindTheServer(
      kind,
      site.where,
      `DELETE FROM facts WHERE tournament = '${tournament}' AND seq > ${body.seq}`,
    )
  })

  test('erasing somebody keeps the checksums right (M7)', async () => {
    const tournament = await played()
    for (let match = 4; match <= 12; match++)
      await site.owner.post('tournament.command', { tournament }, { do: 'report', match: String(match), result: '1-0' })
    const entrant = (await entrantIds(site.owner, tournament))['Smith and Jones'] as string
    expect((await site.owner.post('entrants.erase', { tournament, entrant }, {})).status).toBe(200)
    await restarted()
    expect((await site.owner.get('tournament.table', { tournament })).status).toBe(200)
    expect(await diagnosis(site.where)).toEqual([])
  })

  test('a database from before the checksums gets them when it is opened (M7)', async () => {
    const tournaments = [await played(), await played()]
    await site.site.close()
    const old = [
      'ALTER TABLE facts DROP COLUMN sum',
      'ALTER TABLE personal DROP COLUMN sum',
      ...['answers', 'cups_shown', 'keys', 'settings'].map((table) => `DROP TABLE ${table}`),
      'DELETE FROM arbiter_schema WHERE number > 1',
    ]
    await behindTheServer(kind, site.where, ...old)
    const again = await siteOn(site.where)
    site.site = again.site
    site = { ...site, url: again.url, owner: new Client(again.url, site.owner.headers), guest: new Client(again.url) }
    expect(await diagnosis(site.where)).toEqual([])
    for (const tournament of tournaments) {
      const command = { do: 'report', match: '4', result: '1-0' }
      expect((await site.owner.post('tournament.command', { tournament }, command)).status).toBe(200)
    }
    expect(await diagnosis(site.where)).toEqual([])
  })

  test('a backup from before the checksums is restored with them; one that was changed is refused (M7)', async () => {
    const tournament = await played()
    const file = freshFile('backup')
    const source = await openDatabase(site.where, { forReading: true })
    await backup(source, file, now)
    await source.close()
    const lines = linesOf(file)
    const copyTo = async (name: string) => {
      const where = kind === 'sqlite' ? freshFile('sqlite') : await freshPostgres()
      const database = await openDatabase(where)
      const answer = await restore(name, database)
      await database.close()
      return { where, answer }
    }
    const old = freshFile('backup')
    writeLines(old, lines.map(withoutSums))
    const restored = await copyTo(old)
    expect(restored.answer.state).toBe('restored')
    expect(await diagnosis(restored.where)).toEqual([])

    const changed = freshFile('backup')
    writeLines(
      changed,
      lines.map((line) => (line.includes(tournament) ? line.replace('\\"1-0\\"', '\\"0-1\\"') : line)),
    )
    for (const answer of [await examine(changed), (await copyTo(changed)).answer])
      expect(answer).toMatchObject({
        state: 'refused',
        reason: {
          code: 'damaged',
          what: { id: expect.stringMatching(/^database-fact-/), fact: { fact: expect.any(Number) } },
        },
      })
  })
})

test('a database file deleted while the server runs: writes are refused in words, and it is not ready', async () => {
  const site = await testSite('sqlite')
  const tournament = await tournamentOf(site.owner, 'league', ['Smith and Jones', '#3 Ann', 'Cy', 'Di'])
  renameSync(site.where, `${site.where}.gone`)
  const said = await site.owner.post('tournament.command', { tournament }, { do: 'start' })
  expect([said.status, said.body.code]).toEqual([503, 'database-gone'])
  expect(said.body.detail).toMatch(/removed or replaced.*nothing was recorded/)
  const ready = await site.guest.get('site.ready')
  expect([ready.status, ready.body.code]).toEqual([503, 'database-gone'])
  renameSync(`${site.where}.gone`, site.where)
  expect((await site.guest.get('site.ready')).status).toBe(200)
  expect((await site.owner.post('tournament.command', { tournament }, { do: 'start' })).status).toBe(200)
  await site.close()
})

const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')

/** With a corrected last line, as somebody who knows the format would do. */
function writeLines(file: string, lines: readonly string[]): void {
  const all = lines.slice(0, -1).map((line) => `${line}\n`)
  const last = JSON.parse(lines.at(-1) as string)
  const sha256 = createHash('sha256').update(all.join('')).digest('hex')
  writeFileSync(file, gzipSync(`${all.join('')}${JSON.stringify({ ...last, sha256 })}\n`))
}

/** A line in the format of the first version. */
function withoutSums(line: string): string {
  const value = JSON.parse(line)
  if (Array.isArray(value)) return JSON.stringify(['facts', 'personal'].includes(value[0]) ? value.slice(0, -1) : value)
  if (!value.tables) return line
  const without = (columns: string[]) => columns.filter((column) => column !== 'sum')
  const { facts, personal } = value.tables
  return JSON.stringify({
    ...value,
    schema: 1,
    tables: { ...value.tables, facts: without(facts), personal: without(personal) },
  })
}
