/** L5: a reader that stops reading is dropped after 1 MiB or ten seconds; others are not affected, and it is counted. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Feed, openFeed, slowness } from '../src/feed/feed.ts'
import { FeedReader } from './reader.ts'
import { call } from './served.ts'
import { testSite } from './site.ts'
import { at, startedLeague } from './writers.ts'

let now = 0
let feed: Feed
let url: string
let server: ReturnType<typeof createServer>
let before = ': begun\n\n'
const joined: ServerResponse[] = []

beforeEach(async () => {
  now = 0
  before = ': begun\n\n'
  joined.length = 0
  feed = new Feed(() => now)
  server = createServer((_, response) => {
    joined.push(response)
    feed.join('outside', openFeed(response), before)
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  feed.end()
  server.closeAllConnections()
  server.close()
})

const mib = 1024 * 1024
const large = `: ${'x'.repeat(mib / 8)}\n\n`
/** Sends until the system's buffers are full and this much more is queued. */
function fill(bytes: number): void {
  while ((joined[0]?.writableLength ?? 0) < bytes) feed.tell('all', large)
}

test('one that lets more than 1 MiB pile up is dropped; one that reads gets everything', async () => {
  const [stalled, reading] = [await new FeedReader().open(url), await new FeedReader().open(url)]
  stalled.stall()
  let rounds = 0
  const hasAll = () => reading.beats === 1 + 2 * rounds // the first one, and two of each round
  while (feed.dropped === 0) {
    feed.tell('all', large)
    feed.beat()
    rounds++
    await reading.until(hasAll)
  }
  expect(feed.dropped).toBe(1)
  expect(feed.size).toBe(1)
  expect(rounds * large.length).toBeGreaterThan(slowness.bytes)
  feed.beat()
  await reading.until(() => reading.beats === 2 + 2 * rounds)
  expect(reading.isOpen).toBe(true)
})

test('one that has read nothing for ten seconds is dropped, however little waits', async () => {
  const stalled = await new FeedReader().open(url)
  stalled.stall()
  fill(1000)
  expect(joined[0]?.writableLength).toBeLessThan(slowness.bytes)
  now += slowness.ms
  feed.beat()
  expect(feed.dropped).toBe(0)
  now += 1
  feed.beat()
  expect([feed.dropped, feed.size]).toEqual([1, 0])
})

test('one that was slow and has caught up starts afresh', async () => {
  const reader = await new FeedReader().open(url)
  reader.stall()
  fill(1000)
  reader.resume()
  await reader.until(() => joined[0]?.writableLength === 0)
  now += 60_000
  feed.beat()
  now += slowness.ms
  feed.beat()
  expect([feed.dropped, feed.size]).toEqual([0, 1])
})

test('a long log that is loaded at the beginning does not count as piled up', async () => {
  before = large.repeat(80)
  const reader = await new FeedReader().open(url)
  reader.stall()
  feed.beat()
  expect(joined[0]?.writableLength).toBeGreaterThan(slowness.bytes)
  expect([feed.dropped, feed.size]).toEqual([0, 1])
  reader.resume()
  await reader.until(() => reader.beats === 81)
})

test('who was on the way to a feed that is over is sent back; who is gone already never joins', async () => {
  feed.end()
  const late = await new FeedReader().open(url)
  await late.until(() => !late.isOpen)
  expect([late.status, feed.size]).toEqual([200, 0])
  const other = new Feed(() => now)
  other.join('outside', joined[0] as ServerResponse, before)
  expect(other.size).toBe(0)
})

test('those that were dropped are counted in the metrics, and can come back', async () => {
  const small = { ...slowness }
  const site = await testSite('sqlite')
  try {
    const owner = { ...site.owner.headers }
    const tournament = await startedLeague(site.url, owner, 4)
    const stalled = await new FeedReader().open(at(site.url, tournament, 'feed'))
    await stalled.until(() => stalled.facts.length > 0)
    stalled.stall()
    Object.assign(slowness, { bytes: -mib })
    await call(at(site.url, tournament, 'commands'), owner, { do: 'report', match: '1', result: '1-0' })
    Object.assign(slowness, small)
    stalled.resume()
    await stalled.until(() => !stalled.isOpen)
    const counts = (await call(`${site.url}/metrics`, owner)).body as string
    expect(counts).toMatch(/^arbiter_feed_dropped_total 1$/m)
    expect(counts).toMatch(/^arbiter_feed_readers 0$/m)
    await stalled.open(at(site.url, tournament, 'feed'))
    const log = await call(at(site.url, tournament, 'log'), {})
    await stalled.until(() => stalled.facts.length === log.body.seq)
    expect(stalled.facts).toEqual(log.body.facts)
    stalled.cut()
  } finally {
    Object.assign(slowness, small)
    await site.close()
  }
})
