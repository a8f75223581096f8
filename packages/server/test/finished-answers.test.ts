/**
 * A finished tournament is answered from the database: by what is true now, and without anybody who was erased.
 * @module-tag both
 */

import { crc32, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { openDatabase } from '../src/database/open.ts'
import { behindTheServer } from './behind-the-server.ts'
import { entrantIds } from './cast.ts'
import { Client, kindsOfTier, siteOn, type TestSite, testSite, tournamentOf } from './site.ts'

const who = 'Smith and Jones'
const players = [who, '#3 Ann', 'Cy', 'Di']
const routes = ['tournament.log', 'tournament.chart', 'tournament.table'] as const
const planted = { planted: true }

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite(kind)
  })
  afterAll(() => site.close())

  const command = async (tournament: string, given: object) => {
    const said = await site.owner.post('tournament.command', { tournament }, given)
    expect([said.status, said.body.detail]).toEqual([200, undefined])
  }

  async function played(state: 'finished' | 'closed' = 'finished'): Promise<string> {
    const tournament = await tournamentOf(site.owner, 'league', players)
    await command(tournament, { do: 'start' })
    for (let match = 1; match <= 12; match++)
      await command(tournament, { do: 'report', match: String(match), result: '1-0' })
    if (state === 'closed') await command(tournament, { do: 'close' })
    return tournament
  }

  async function restarted(version: string): Promise<void> {
    await site.site.close()
    const config = { isBehindProxy: false, version, mostImport: 1024 * 1024 }
    const again = await siteOn(site.where, { config })
    site.site = again.site
    site = { ...site, url: again.url, owner: new Client(again.url, site.owner.headers), guest: new Client(again.url) }
  }

  /** The stored answers of a tournament. */
  async function stored(tournament: string, isCurrent = 'seq > 0'): Promise<readonly string[]> {
    const database = await openDatabase(site.where, { forReading: true })
    try {
      const sql = `SELECT body FROM answers WHERE tournament = $1 AND ${isCurrent}`
      return (await database.rows(sql, [tournament])).map(({ body }) => unzipped(String(body)))
    } finally {
      await database.close()
    }
  }

  /** Asks for each answer, in both audiences, until all of them are stored. */
  async function askedForAll(tournament: string): Promise<string> {
    for (const client of [site.owner, site.guest])
      for (const route of routes) expect((await client.get(route, { tournament })).status).toBe(200)
    const isCurrent = 'seq = (SELECT MAX(seq) FROM facts WHERE tournament = $1)'
    await until('six answers are stored', async () => (await stored(tournament, isCurrent)).length === 6)
    return (await stored(tournament)).join('\n')
  }

  /** Every stored answer says something no chart would. */
  async function plant(tournament: string): Promise<void> {
    const body = gzipSync(JSON.stringify(planted))
    await behindTheServer(
      kind,
      site.where,
      `UPDATE answers SET body = '${body.toString('base64')}', sum = '${sumOf(body)}' WHERE tournament = '${tournament}'`,
    )
  }

  const asked = async (tournament: string, query = '', headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}/api/v1/tournaments/${tournament}/table${query}`, { headers })
    return response.json()
  }

  test.each(['finished', 'closed'] as const)('a %s tournament is answered with what is stored', async (state) => {
    const tournament = await played(state)
    const before = await asked(tournament)
    await askedForAll(tournament)
    expect(await asked(tournament)).toEqual(before)
    expect(await asked(tournament, '', { 'accept-encoding': 'identity' })).toEqual(before)
    await plant(tournament)
    expect(await asked(tournament)).toEqual(planted)
    expect(await asked(tournament, '', { 'accept-encoding': 'identity' })).toEqual(planted)
  })

  test('nothing of a running tournament is stored, nor about a part of a finished one', async () => {
    const running = await tournamentOf(site.owner, 'league', players)
    await command(running, { do: 'start' })
    await asked(running)
    const finished = await played()
    await asked(finished, '?through=1')
    await asked(finished, '?at=3')
    await askedForAll(finished) // written after what was asked before
    expect(await stored(running)).toEqual([])
  })

  test('it is for one audience, one language, one state of the log and one build of the program', async () => {
    const tournament = await played()
    await askedForAll(tournament)
    await plant(tournament)
    expect(await asked(tournament, '', { 'accept-language': 'de' })).not.toEqual(planted)
    await restarted('test')
    expect(await asked(tournament)).toEqual(planted)
    await restarted('of another version')
    expect(await asked(tournament)).not.toEqual(planted)
  })

  test('a reopened, corrected or undone tournament is answered anew', async () => {
    const tournament = await played()
    for (const change of [{ do: 'correct', match: '1', result: '0-1' }, { do: 'undo' }, { do: 'redo' }]) {
      await askedForAll(tournament)
      await plant(tournament)
      await command(tournament, change)
      for (const route of routes)
        for (const client of [site.owner, site.guest])
          expect((await client.get(route, { tournament })).body).not.toEqual(planted)
    }
  })

  test('a damaged answer is made again', async () => {
    const tournament = await played()
    const before = await asked(tournament)
    await askedForAll(tournament)
    await behindTheServer(kind, site.where, `UPDATE answers SET body = 'AAAA' WHERE tournament = '${tournament}'`)
    expect(await asked(tournament)).toEqual(before)
  })

  test('when somebody is erased or renamed, no stored answer has the name', async () => {
    const tournament = await played()
    const entrant = (await entrantIds(site.owner, tournament))[who] as string
    expect(await askedForAll(tournament)).toContain(who)
    await command(tournament, { do: 'edit', entrant, name: 'Erica Feather' })
    expect(await stored(tournament)).toEqual([])
    expect(await askedForAll(tournament)).toContain('Erica Feather')
    expect((await site.owner.post('entrants.erase', { tournament, entrant }, {})).status).toBe(200)
    expect(await stored(tournament)).toEqual([])
    expect(await askedForAll(tournament)).not.toMatch(/Smith|Erica/)
  })

  test('they go with a removed tournament', async () => {
    const tournament = await played()
    await askedForAll(tournament)
    await site.owner.post('tournament.remove', { tournament, name: 'Test league' })
    expect(await stored(tournament)).toEqual([])
  })

  test('nothing of all this was an error of the server', () => expect(site.errors).toEqual([]))
})

const unzipped = (body: string): string => gunzipSync(Buffer.from(body, 'base64')).toString()
const sumOf = (body: Buffer): string => crc32(body).toString(16).padStart(8, '0')
