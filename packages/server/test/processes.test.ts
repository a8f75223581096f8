/**
 * Two servers on one PostgreSQL: what one writes the other sees, and both may write to one tournament at once.
 * @module-tag both
 */
import { gameAbandoned } from '@arbiter/core/formats/cup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { until } from '../../../tools/until.mjs'
import { Happened, seededChance } from './chance.ts'
import { moody, planOf, runnerOf } from './cup-world.ts'
import { freshPostgres } from './postgres.ts'
import { type PostgresServer, startPostgres } from './postgres-server.mjs'
import { FeedReader } from './reader.ts'
import { type Answered, call, ownerHeaders, Served } from './served.ts'
import { siteOn } from './site.ts'
import { at, expectWhole, type Headers, logOf, startedLeague, Writer } from './writers.ts'

describe('two processes', () => {
  let here: Served
  let there: Served
  let headers: Headers

  beforeAll(async () => {
    const database = await freshPostgres()
    here = await Served.start(database)
    headers = await ownerHeaders(here.url, here.ownerLink)
    there = await Served.start(database)
  })

  afterAll(async () => {
    expect([here.errors, there.errors]).toEqual(['', ''])
    for (const each of [here, there]) each.signal('SIGTERM')
    expect([await here.ended(), await there.ended()]).toEqual([0, 0])
  })

  const report = (to: Served, tournament: string, match: string) =>
    call(at(to.url, tournament, 'commands'), headers, { do: 'report', match, result: '1-0' })

  test('a result reported to one is on the other’s feed', async () => {
    const tournament = await startedLeague(here.url, headers, 4)
    const readers = await Promise.all(
      [{}, headers].map((each) => new FeedReader(each).open(at(there.url, tournament, 'feed'))),
    )
    const done = await report(here, tournament, '1')
    for (const reader of readers) await reader.until(() => reader.facts.length === done.body.seq)
    expect(readers[1]?.facts.at(-1)).toEqual(done.body.facts[0])
    expect(readers[0]?.facts.at(-1)).toMatchObject({ type: 'game-finished', match: '1', result: '1-0' })
    for (const reader of readers) reader.cut()
  })

  test('what one has acknowledged the other has, whoever asks next', async () => {
    const tournament = await startedLeague(here.url, headers, 6)
    for (let match = 1; match <= 30; match++) {
      const [one, other] = match % 2 === 0 ? [here, there] : [there, here]
      const done = await report(one, tournament, String(match))
      expect(done.status).toBe(200)
      const log = await logOf(other.url, headers, tournament)
      expect(log.at(-1)).toEqual(done.body.facts[0])
    }
  })

  test('settings that were changed at one hold at the other at once', async () => {
    const tournament = await startedLeague(here.url, headers, 4)
    await call(at(there.url, tournament, 'chart'), {})
    for (const visibility of ['private', 'public', 'private'] as const) {
      await call(at(here.url, tournament, 'settings'), headers, { visibility })
      const seen = await call(at(there.url, tournament, 'chart'), {})
      expect(seen.status).toBe(visibility === 'public' ? 200 : 404)
    }
  })

  test('the list says what became of it, whichever of them wrote last', async () => {
    const tournament = await startedLeague(here.url, headers, 4)
    for (let match = 1; match <= 11; match++) await report(here, tournament, String(match))
    const state = async () => (await call(`${here.url}/api/v1/tournaments/${tournament}`, headers)).body.state
    expect(await state()).toBe('running')
    await report(there, tournament, '12')
    expect(await state()).toBe('finished')
    await call(at(here.url, tournament, 'commands'), headers, { do: 'undo' })
    expect(await state()).toBe('running')
  })

  test('four clients on each side write to one tournament at once: no gap, each command once', async () => {
    const commands = sized({ test: 15, rest: 40, deep: 200 })
    const chance = seededChance('two sides')
    const happened = new Happened()
    const tournament = await startedLeague(here.url, headers, 12)
    const readers = await Promise.all(
      [here, there].map(({ url }) => new FeedReader(headers).open(at(url, tournament, 'feed'))),
    )
    const writers = Array.from(
      { length: 8 },
      (_, i) => new Writer(`w${i}`, tournament, headers, chance.stream(`writer ${i}`), 132),
    )
    const writing = writers.map(async (writer, i) => {
      const { url } = i % 2 === 0 ? here : there
      for (let n = 0; n < commands; n++) await writer.write(url, happened)
    })
    await Promise.all(writing)
    process.stdout.write(`two sides: ${happened}\n`)
    const seq = await expectWhole(here.url, headers, tournament, writers)
    expect(await expectWhole(there.url, headers, tournament, writers)).toBe(seq)
    for (const reader of readers) {
      await reader.until(() => reader.facts.length >= seq)
      expect(reader.facts).toEqual(await logOf(here.url, headers, tournament))
      reader.cut()
    }
    expect(happened.of('unknown')).toBe(0)
    for (const what of ['report', 'correct', 'undo']) expect(happened.of(what), what).toBeGreaterThan(commands / 4)
  })
})

describe('a cup that one of two processes plays', { tags: ['rest'] }, () => {
  const names = ['Ada', 'Bea', 'Cyd', 'Dot']

  async function twoSites() {
    const where = await freshPostgres()
    const engines = names.map((name, i) => moody(name, 9 - 2 * i, 60))
    const here = await siteOn(where, { engines: await runnerOf(engines) })
    const headers = await ownerHeaders(here.url, here.site.ownerLink)
    const there = await siteOn(where, { engines: await runnerOf(engines) })
    const made = await call(`${here.url}/api/v1/tournaments`, headers, {
      format: 'cup',
      name: 'Engines',
      autoPair: true,
    })
    const tournament: string = made.body.id
    await call(at(here.url, tournament, 'entrants'), headers, `name\n${names.join('\n')}`)
    const close = async () => {
      await Promise.all([here.site.close(), there.site.close()])
      expect([here.errors, there.errors]).toEqual([[], []])
    }
    return { here, there, headers, tournament, close }
  }

  test('is seen, stopped and gone on with at either of them (M9)', async () => {
    const { here, there, headers, tournament, close } = await twoSites()
    const isPlayed = async (url: string) =>
      (await call(`${url}/api/v1/tournaments/${tournament}`, headers)).body.isPlayed
    const shown = (url: string) => call(at(url, tournament, 'play'), headers)
    const play = (url: string) => call(at(url, tournament, 'play'), headers, planOf())
    const stop = (url: string) => call(at(url, tournament, 'play/stop'), headers, {})
    expect((await shown(there.url)).body.code).toBe('not-playing')
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      expect((await play(one.url)).status).toBe(202)
      const seen = await until('the other one shows a running game', async () => {
        const said = await shown(other.url)
        expect([said.status, said.body.code]).toEqual([200, undefined])
        return said.body.live.length > 0 ? said.body : undefined
      })
      expect(seen.cup.state).toBe('playing')
      expect([await isPlayed(one.url), await isPlayed(other.url)]).toEqual([true, true])
      expect((await play(other.url)).body.code).toBe('already-playing')
      const many = await Promise.all(Array.from({ length: 20 }, () => shown(other.url)))
      for (const { status } of many) expect(status).toBe(200)
      expect((await stop(other.url)).status).toBe(200)
      expect([await isPlayed(one.url), await isPlayed(other.url)]).toEqual([false, false])
      for (const { url } of [one, other]) {
        expect((await shown(url)).body.code).toBe('not-playing')
        expect((await stop(url)).body.code).toBe('not-playing')
      }
    }
    const log = await logOf(here.url, headers, tournament)
    expect(log.some((fact) => gameAbandoned.is(fact))).toBe(true)
    await close()
  })
})

describe('PostgreSQL is restarted in the middle', { tags: ['rest'] }, () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('clients are told to come back, then all goes on and the feeds catch up', async () => {
    const chance = seededChance('restarted database')
    const happened = new Happened()
    const database = await postgres.freshDatabase()
    const here = await siteOn(database)
    const headers = await ownerHeaders(here.url, here.site.ownerLink)
    const there = await siteOn(database)
    try {
      const tournament = await startedLeague(here.url, headers, 10)
      const readers = await Promise.all(
        [here, there].map(({ url }) => new FeedReader(headers).open(at(url, tournament, 'feed'))),
      )
      const watching = readers.map((reader, i) =>
        alwaysBack(reader, at((i === 0 ? here : there).url, tournament, 'feed')),
      )
      const writers = [0, 1, 2, 3].map(
        (i) => new Writer(`w${i}`, tournament, headers, chance.stream(`writer ${i}`), 90),
      )
      const refusals: Answered[] = []
      let isOver = false
      const writing = writers.map(async (writer, i) => {
        const { url } = i % 2 === 0 ? here : there
        while (!isOver) {
          const { kind } = await writer.write(url, happened)
          if (kind === 'unknown') refusals.push(await call(at(url, tournament, 'table'), headers))
        }
      })
      for (let restart = 0; restart < 2; restart++) {
        const before = happened.of('done')
        await until('ten more are written', () => happened.of('done') >= before + 10)
        await postgres.restart()
      }
      const before = happened.of('done')
      await until('ten more are written', () => happened.of('done') >= before + 10)
      isOver = true
      await Promise.all(writing)
      for (const writer of writers)
        if ([...writer.outcomes.values()].at(-1)?.kind === 'unknown') await writer.write(here.url, happened)
      const seq = await expectWhole(here.url, headers, tournament, writers)
      await expectWhole(there.url, headers, tournament, writers)
      const log = await logOf(here.url, headers, tournament)
      for (const [i, reader] of readers.entries()) {
        await reader.until(() => reader.facts.length >= seq)
        expect(reader.facts).toEqual(log)
        await watching[i]?.leave()
      }
      process.stdout.write(`restarted database: ${happened}, turned away ${refusals.length}\n`)
      expect(happened.of('unknown')).toBeGreaterThan(0)
      for (const { status, headers: said, body } of refusals)
        if (status !== 200) expect([status, said.get('retry-after'), body.code]).toEqual([503, '2', 'unavailable'])
    } finally {
      await Promise.all([here.site.close(), there.site.close()])
    }
  })

  test('a writer that was turned away was told when to come back', { tags: ['rest'] }, async () => {
    const site = await siteOn(await postgres.freshDatabase())
    const headers = await ownerHeaders(site.url, site.site.ownerLink)
    const tournament = await startedLeague(site.url, headers, 4)
    const restarting = postgres.restart()
    const turnedAway: Answered[] = []
    let isBack = false
    restarting.then(() => {
      isBack = true
    })
    while (!isBack) {
      const answer = await call(at(site.url, tournament, 'commands'), headers, {
        do: 'correct',
        match: '9',
        result: '1-0',
      })
      if (answer.status === 503) turnedAway.push(answer)
      else expect(answer.status).toBe(409)
    }
    expect(turnedAway.length).toBeGreaterThan(0)
    for (const { headers: said, body } of turnedAway)
      expect([said.get('retry-after'), body.code]).toEqual(['2', 'unavailable'])
    await site.site.close()
  })
})

const isOpened = async (reader: FeedReader, url: string): Promise<boolean> => (await reader.open(url)).status === 200

/** Reconnects whenever it is cut off, like a browser, until it leaves. */
function alwaysBack(reader: FeedReader, url: string): { leave(): Promise<void> } {
  let isLeaving = false
  const staying = (async () => {
    while (!isLeaving) {
      await reader.until(() => !reader.isOpen)
      if (isLeaving) return
      await until('the server lets it in again', () => isOpened(reader, url))
    }
  })()
  const leave = async () => {
    isLeaving = true
    reader.cut()
    await staying
  }
  return { leave }
}
