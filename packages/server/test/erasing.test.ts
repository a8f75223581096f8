/**
 * A person is erased from a tournament: the name is nowhere, the results stay, and the log is whole.
 * @module-tag both
 */

import { readFileSync } from 'node:fs'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { verify } from '@arbiter/core/verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/database/open.ts'
import { tableNames } from '../src/database/tables.ts'
import { examined } from '../src/operations/doctor.ts'
import { allSaid } from '../src/words/voice.ts'
import { entrantIds, invitedBy, opens } from './cast.ts'
import { Client, kindsOfTier, siteOn, type TestSite, testSite } from './site.ts'

const who = 'Erasmus Quill'
const club = 'Quillers of the Marsh'
const gone = /Erasmus|Quill|quill@example/

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite(kind)
  })
  afterAll(() => site.close())

  const command = async (tournament: string, given: object) => {
    const said = await site.owner.post('tournament.command', { tournament }, given)
    expect([said.status, said.body.detail]).toEqual([200, undefined])
    return said.body
  }

  async function played(visibility: 'public' | 'private') {
    const { body } = await site.owner.post(
      'tournaments.create',
      {},
      { format: 'league', name: 'Marsh league', visibility },
    )
    const tournament = body.id
    const csv = `name,rating,club\n${who},2100,${club}\nBen,1900,North\nCy,1800,North\nDi,1700,South`
    await site.owner.post('entrants.enter', { tournament }, csv, 'text/csv')
    const ids = await entrantIds(site.owner, tournament)
    const entrant = ids[who] as string
    await site.owner.post('entrants.setContact', { tournament, entrant }, { email: 'quill@example.org', note: who })
    await command(tournament, { do: 'start', note: `asked for by ${who}` })
    return { tournament, entrant }
  }

  async function playOn(tournament: string) {
    for (let games = 0; ; games++) {
      const { body } = await site.owner.get('tournament.chart', { tournament })
      const todo = body.todo.find((each: { do: string }) => each.do === 'report')
      if (!todo) return games
      await command(tournament, { do: 'report', match: todo.match, game: todo.game, result: '1-0' })
    }
  }

  const erase = (tournament: string, entrant: string) => site.owner.post('entrants.erase', { tournament, entrant }, {})

  /** Everything the API can say about it. */
  async function everythingSaid(tournament: string): Promise<string> {
    const texts: string[] = []
    for (const client of [site.owner, site.guest])
      for (const name of views) texts.push(JSON.stringify((await client.get(name, { tournament })).body))
    const why = await site.owner.get('tournament.why', { tournament, about: '1' })
    return [...texts, JSON.stringify(why.body)].join('\n')
  }

  async function siteIsWell(): Promise<readonly string[]> {
    const database = await openDatabase(site.where, { forReading: true })
    const ill: string[] = []
    for await (const { isWell, says } of examined(database)) if (!isWell) ill.push(allSaid(says))
    await database.close()
    return ill
  }

  async function everythingKept(): Promise<string> {
    const database = await openDatabase(site.where, { forReading: true })
    try {
      return JSON.stringify(await Promise.all(tableNames.map((table) => database.rows(`SELECT * FROM ${table}`))))
    } finally {
      await database.close()
    }
  }

  test('somebody is erased from a tournament that runs, stays in it without a name, and it goes on (M6)', async () => {
    const { tournament, entrant } = await played('public')
    await command(tournament, { do: 'report', match: '1', result: '1-0' })
    await command(tournament, { do: 'edit', entrant: who, club: `${club} II` })
    const before = (await site.owner.get('tournament.table', { tournament })).body.table
    expect((await erase(tournament, entrant)).status).toBe(200)
    expect(await everythingSaid(tournament)).not.toMatch(gone)
    const after = (await site.owner.get('tournament.table', { tournament })).body.table
    expect(after.map(pointsIn)).toEqual(before.map(pointsIn))
    await command(tournament, { do: 'undo' })
    await command(tournament, { do: 'redo' })
    await playOn(tournament)
    await command(tournament, { do: 'close' })
    expect(await everythingSaid(tournament)).not.toMatch(gone)
    const read = readLog((await site.owner.get('export.log', { tournament })).body, formats)
    if (!read.ok) throw new Error(read.refusal.problem.id)
    expect(verify(read.log).findings).toEqual([])
  })

  test('who erases while others record loses nothing of what they record (M6)', { tags: ['rest'] }, async () => {
    const { tournament, entrant } = await played('public')
    const recording = playOn(tournament)
    expect((await erase(tournament, entrant)).status).toBe(200)
    expect(await recording).toBe(12)
    expect(await everythingSaid(tournament)).not.toMatch(gone)
    expect(await siteIsWell()).toEqual([])
  })

  test('spectators are told the new name of somebody who was renamed, and the old one nowhere (M6)', async () => {
    const { tournament, entrant } = await played('public')
    const feed = await fetch(`${site.url}/api/v1/tournaments/${tournament}/feed`)
    const heard = new Response(feed.body).text()
    const tag = (await fetch(`${site.url}/api/v1/tournaments/${tournament}/table`)).headers.get('etag') as string
    await command(tournament, { do: 'edit', entrant, name: 'Erica Feather' })
    expect(await heard).toContain('event: reload')
    const outside: string[] = []
    for (const name of views) outside.push(JSON.stringify((await site.guest.get(name, { tournament })).body))
    expect(outside.join('')).not.toMatch(/Erasmus/)
    expect(outside.join('')).toContain('Erica Feather')
    const tagged = await fetch(`${site.url}/api/v1/tournaments/${tournament}/table`, {
      headers: { 'if-none-match': tag },
    })
    expect(tagged.status).toBe(200)
    const inside = (await site.owner.get('tournament.log', { tournament })).body
    expect(JSON.stringify(inside)).toMatch(/Erasmus/)
    // After undo the first name is back.
    await command(tournament, { do: 'undo' })
    const back = JSON.stringify((await site.guest.get('tournament.log', { tournament })).body)
    expect([back.includes('Erasmus'), back.includes('Erica')]).toEqual([true, false])
    await command(tournament, { do: 'redo' })
    await playOn(tournament)
    await command(tournament, { do: 'close' })
    const file = readLog((await site.guest.get('export.log', { tournament })).body, formats)
    if (!file.ok) throw new Error(file.refusal.problem.id)
    expect(JSON.stringify(file.log)).not.toMatch(/Erasmus/)
    expect(verify(file.log).findings).toEqual([])
  })

  test('a tournament made by mistake is removed by its owner, who says its name and is told what is lost (M6)', async () => {
    const { tournament } = await played('public')
    const director = await opens(site, await invitedBy(site.owner, tournament, 'director'), 'Dan')
    expect((await director.post('tournament.remove', { tournament, name: 'Marsh league' })).status).toBe(403)
    for (const given of [{}, { name: 'marsh' }]) {
      const asked = await site.owner.post('tournament.remove', { tournament, ...given })
      expect([asked.status, asked.body.code]).toEqual([409, 'not-confirmed'])
      expect(asked.body.refusal).toMatchObject({ name: 'Marsh league', entrants: 4, facts: expect.any(Number) })
      expect(asked.body.detail).toMatch(/with 4 entrants.*export/)
    }
    expect((await site.owner.post('tournament.remove', { tournament, name: 'Marsh league' })).status).toBe(200)
    expect((await site.owner.get('tournament.see', { tournament })).status).toBe(404)
    expect(await everythingKept()).not.toContain(tournament)
    expect(await siteIsWell()).toEqual([])
  })

  test.runIf(kind === 'sqlite')(
    'what was erased is in no file of the database, while the server runs (M6)',
    async () => {
      const { tournament, entrant } = await played('private')
      const other = await opens(site, await invitedBy(site.owner, tournament, 'scorer'), 'Quilliam Erasmus')
      const files = () => ['', '-wal'].map((end) => readFileSync(`${site.where}${end}`, 'latin1')).join('')
      expect(files()).toMatch(/Erasmus Quill.*quill@example/s)
      await site.owner.post('site.erase', { person: (await other.get('session.who')).body.id })
      await erase(tournament, entrant)
      for (const { id } of (await site.owner.get('tournaments.list')).body.tournaments)
        if (id !== tournament) await site.owner.post('tournament.remove', { tournament: id, name: 'Marsh league' })
      expect(files()).not.toMatch(/Quill|quill@example|Erasmus/)
    },
  )

  test('nothing that is asked for, kept or exported has the name; the log is whole and the table the same', async () => {
    const { tournament, entrant } = await played('public')
    expect(await playOn(tournament)).toBeGreaterThan(5)
    await command(tournament, { do: 'close' })
    const before = await site.owner.get('tournament.table', { tournament })
    const seen = await site.owner.get('tournament.see', { tournament })
    const length = (await site.owner.get('tournament.log', { tournament })).body.seq
    expect(await everythingSaid(tournament)).toMatch(gone)

    const erased = await erase(tournament, entrant)
    expect([erased.status, erased.body.entrant]).toEqual([200, entrant])
    expect(erased.body.facts).toBeGreaterThan(0)

    expect(await everythingSaid(tournament)).not.toMatch(gone)
    const after = await site.owner.get('tournament.table', { tournament })
    const points = ({ body }: typeof before) => body.table.map((row: { points: number }) => row.points)
    expect(points(after)).toEqual(points(before))
    expect((await site.owner.get('tournament.see', { tournament })).body.edition).toBe(seen.body.edition + 1)
    expect((await site.owner.get('tournament.log', { tournament })).body.seq).toBe(length)
    expect((await site.owner.get('entrants.contact', { tournament, entrant })).body).toEqual({})

    for (const client of [site.owner, site.guest]) {
      const file = await client.get('export.log', { tournament })
      const read = readLog(file.body, formats)
      if (!read.ok) throw new Error(read.refusal.problem.id)
      expect(read.cut).toBeUndefined()
      expect(read.log).toHaveLength(length)
      expect(verify(read.log).findings).toEqual([])
    }
  })

  test('it is in no table of the database, and stays away after a restart', async () => {
    const { tournament, entrant } = await played('private')
    await playOn(tournament)
    await erase(tournament, entrant)
    const kept = await everythingKept()
    const own = kept.split('"tournament":').filter((row) => row.startsWith(`"${tournament}"`))
    expect(own.length).toBeGreaterThan(10)
    expect(own.join('')).not.toMatch(gone)
    if (kind === 'sqlite') return
    const second = await siteOn(site.where)
    try {
      const { body } = await new Client(second.url, site.owner.headers).get('tournament.log', { tournament })
      expect(JSON.stringify(body)).not.toMatch(gone)
    } finally {
      await second.site.close()
    }
  })

  test('whoever watches is told to load everything anew', { tags: ['rest'] }, async () => {
    const { tournament, entrant } = await played('public')
    await playOn(tournament)
    const response = await fetch(`${site.url}/api/v1/tournaments/${tournament}/feed`)
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    await erase(tournament, entrant)
    let heard = ''
    for (let part = await reader.read(); !part.done; part = await reader.read())
      heard += Buffer.from(part.value).toString()
    expect(heard).toContain('event: reload')
  })

  test('a tag from before the erasing is worth nothing', { tags: ['rest'] }, async () => {
    const { tournament, entrant } = await played('public')
    await playOn(tournament)
    const path = `${site.url}/api/v1/tournaments/${tournament}/table`
    const tag = (await fetch(path)).headers.get('etag') as string
    expect((await fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await erase(tournament, entrant)
    expect((await fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  test('it is for owners, and for entrants who are there', async () => {
    const { tournament } = await played('public')
    await playOn(tournament)
    const director = await opens(site, await invitedBy(site.owner, tournament, 'director'), 'Dan')
    const [entrant] = Object.values(await entrantIds(site.owner, tournament))
    expect((await director.post('entrants.erase', { tournament, entrant: entrant as string }, {})).status).toBe(403)
    expect((await erase(tournament, 'e999')).body.refusal).toEqual({ what: 'entrant' })
  })

  test('nothing of all this was an error of the server', () => expect(site.errors).toEqual([]))
})

const pointsIn = ({ points }: { points: number }) => points

const views = [
  ...(['tournament.see', 'tournament.chart', 'tournament.table', 'tournament.log', 'entrants.list'] as const),
  ...(['export.log', 'export.table', 'export.entrants', 'export.page', 'export.games', 'page.tournament'] as const),
]
