/** A server that is stopped finishes running requests, ends the feeds, and loses nothing; asked twice it ends at once. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { randomMoment, until } from '../../../tools/until.mjs'
import { Happened, seededChance } from './chance.ts'
import { FeedReader } from './reader.ts'
import { ownerHeaders, Served } from './served.ts'
import { testSite } from './site.ts'
import { at, expectWhole, type Headers, startedLeague, Writer } from './writers.ts'

let folder: string
let database: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-stop-'))
  database = join(folder, 'site.sqlite')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('SIGTERM under writing clients: what was acknowledged is there, feeds end, the exit code is 0', async () => {
  const chance = seededChance('stopped while writing')
  const happened = new Happened()
  const server = await Served.start(database)
  const headers = await ownerHeaders(server.url, server.ownerLink)
  const tournament = await startedLeague(server.url, headers, 10)
  const readers = await Promise.all(
    [{}, headers].map((each) => new FeedReader(each).open(at(server.url, tournament, 'feed'))),
  )
  const writers = [0, 1, 2, 3].map((i) => new Writer(`w${i}`, tournament, headers, chance.stream(`writer ${i}`), 90))
  /** After the first write, however slow the machine. */
  let stopping: Promise<void> | undefined
  const stop = () => randomMoment(chance.roll(20, 200)).then(() => server.signal('SIGTERM'))
  const writing = writers.map(async (writer) => {
    while ((await writer.write(server.url, happened)).kind !== 'unknown')
      if (happened.of('done') > 3) stopping ??= stop()
  })
  await Promise.all(writing)
  await stopping
  expect(await server.ended()).toBe(0)
  for (const reader of readers) await reader.until(() => !reader.isOpen)
  expect(server.errors).toBe('')
  const again = await Served.start(database)
  try {
    for (const writer of writers) await writer.write(again.url, happened)
    await expectWhole(again.url, headers, tournament, writers)
  } finally {
    again.signal('SIGINT')
    expect(await again.ended()).toBe(0)
  }
  process.stdout.write(`stopped while writing: ${happened}\n`)
})

test('a connection that a browser opened in advance does not keep it from ending', { timeout: 30_000 }, async () => {
  const site = await testSite('sqlite')
  const unused = createConnection(Number(new URL(site.url).port), '127.0.0.1')
  await once(unused, 'connect')
  expect((await site.guest.get('site.health')).status).toBe(200)
  const ended = once(unused, 'close')
  await site.close()
  await ended
})

test('asked twice it ends at once, though somebody is still sending', { tags: ['rest'] }, async () => {
  const server = await Served.start(database)
  const { port } = new URL(server.url)
  const half = createConnection(Number(port), '127.0.0.1')
  half.on('error', () => {})
  half.write(
    'POST /api/v1/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\nexpect: 100-continue\r\n\r\n',
  )
  await once(half, 'data')
  half.write('{')
  server.signal('SIGINT')
  await until('it takes nobody any more', () => isClosed(server.url))
  server.signal('SIGINT')
  expect(await server.ended()).toBe('SIGINT')
  half.destroy()
})

test('who comes late on a line that is open is told that it is shutting down; one that was taken is answered', async () => {
  const site = await testSite('sqlite')
  const owner: Headers = { ...site.owner.headers }
  const tournament = await startedLeague(site.url, owner, 4)
  const taken = sending(at(site.url, tournament, 'commands'), owner, { do: 'report', match: '1', result: '1-0' })
  const late = sending(at(site.url, tournament, 'commands'), owner, { do: 'report', match: '2', result: '1-0' })
  await Promise.all([taken.begun, late.begun])
  const answered = taken.finish()
  await new Promise((taken) => setImmediate(taken))
  const closing = site.site.close()
  const refused = await late.finish()
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'shutting-down', '5'])
  expect([200, 503]).toContain((await answered).status)
  await closing
})

/** True if nobody listens there. */
const isClosed = (url: string): Promise<boolean> =>
  new Promise((answer) => {
    const { port } = new URL(url)
    const line = createConnection(Number(port), '127.0.0.1')
    line.on('error', () => answer(true))
    line.on('connect', () => {
      line.destroy()
      answer(false)
    })
  })

/** A request whose last bytes are held back. It has begun when the server reads its body. */
function sending(url: string, headers: Headers, body: object, agent: Agent | false = false) {
  const bytes = JSON.stringify(body)
  const sent = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes.length, expect: '100-continue' },
  }
  const asking = request(url, { ...sent, agent })
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  const answer = new Promise<{ status: number; headers: Record<string, unknown>; body: any }>((answered, failed) => {
    asking.on('error', failed)
    asking.on('response', async (response) => {
      const { statusCode = 0, headers } = response
      answered({ status: statusCode, headers, body: JSON.parse(await text(response)) })
    })
  })
  answer.catch(() => {})
  asking.flushHeaders()
  const begun = once(asking, 'continue').then(() => asking.write(bytes.slice(0, 5)))
  return {
    begun,
    finish: () => {
      asking.end(bytes.slice(5))
      return answer
    },
  }
}

test('a feed that somebody is opening while it shuts down does not hold it up', async () => {
  const site = await testSite('sqlite')
  const owner: Headers = { ...site.owner.headers }
  const tournaments = await Promise.all([1, 2, 3].map(() => startedLeague(site.url, owner, 4)))
  const opening = tournaments.flatMap((id) =>
    [1, 2, 3, 4].map(() => new FeedReader().open(at(site.url, id, 'feed')).catch(() => undefined)),
  )
  await new Promise((begun) => setImmediate(begun))
  await site.close()
  for (const reader of await Promise.all(opening)) await reader?.until(() => !reader.isOpen)
})

test('a line that somebody keeps open after the last answer does not hold it up', async () => {
  const site = await testSite('sqlite')
  const owner: Headers = { ...site.owner.headers }
  const tournament = await startedLeague(site.url, owner, 4)
  const agent = new Agent({ keepAlive: true })
  const command = { do: 'report', match: '1', result: '1-0' }
  const late = sending(at(site.url, tournament, 'commands'), owner, command, agent)
  await late.begun
  const closing = site.site.close()
  await until('it takes nobody any more', () => isClosed(site.url))
  expect((await late.finish()).status).toBe(503)
  await closing
  agent.destroy()
})
