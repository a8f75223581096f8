/**
 * The live feed: cut and resumed it ends as a fresh load of the log; who may no longer see something is sent away.
 * @module-tag both
 */
import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { invitedBy, opens, tokenOf } from './cast.ts'
import { type Chance, Happened, seededChance } from './chance.ts'
import { FeedReader } from './reader.ts'
import { call } from './served.ts'
import { type Client, type kinds, kindsOfTier, type TestSite, testSite, tournamentOf } from './site.ts'
import { at, type Headers, startedLeague, Writer } from './writers.ts'

const ownerOf = ({ owner }: TestSite): Headers => ({ ...owner.headers })

/** A member of the tournament: headers with a token, and the id. */
async function member(site: TestSite, tournament: string, role: string): Promise<{ headers: Headers; id: string }> {
  const { url } = site
  const invited = await call(at(url, tournament, 'invitations'), ownerOf(site), { role })
  const opened = await call(
    `${url}/api/v1/session`,
    {},
    { secret: invited.body.link.split('#')[1], name: 'Sam Scorer' },
  )
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await call(`${url}/api/v1/keys/tokens`, { cookie, origin: url }, { label: 'test' })
  const people = await call(at(url, tournament, 'people'), ownerOf(site))
  const { id } = people.body.people.find((each: { name: string }) => each.name === 'Sam Scorer')
  return { headers: { authorization: `Bearer ${made.body.token}` }, id }
}

async function onSite(kind: (typeof kinds)[number], run: (site: TestSite) => Promise<void>): Promise<void> {
  const site = await testSite(kind)
  try {
    await run(site)
    expect(site.errors).toEqual([])
  } finally {
    await site.close()
  }
}

const readersAtOnce = sized({ test: 8, rest: 20, deep: 20 })

describe.each(kindsOfTier)('on %s', (kind) => {
  test('a feed ends when the secret it was opened with is signed out, taken back or over, and no other does (M4)', async () => {
    let clock = Date.now()
    const site = await testSite(kind, { now: () => clock, limits: { heartbeatMs: 50 } })
    try {
      const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben'], { visibility: 'private' })
      const feedOf = ({ headers }: Client) => new FeedReader(headers).open(at(site.url, tournament, 'feed'))
      const scorer = await opens(site, await invitedBy(site.owner, tournament, 'scorer'), 'Sam Scorer')
      const director = await opens(site, await invitedBy(site.owner, tournament, 'director'), 'Dora Director')
      const made = await site.owner.post('entrants.link', { tournament, entrant: 'e2' })
      const entrant = await opens(site, made.body.link)
      const forAWhile = await tokenOf(director, { days: 1 })
      const feeds = {
        owner: await feedOf(site.owner),
        director: await feedOf(director),
        scorer: await feedOf(scorer),
        entrant: await feedOf(entrant),
        token: await feedOf(forAWhile),
      }
      type Name = keyof typeof feeds
      const closes = async (gone: Name, left: readonly Name[]) => {
        await feeds[gone].until(() => !feeds[gone].isOpen)
        const seen = left.map((name) => feeds[name].facts.length)
        await site.owner.post(
          'tournament.command',
          { tournament },
          { do: 'edit', entrant: 'Ann', club: `After ${gone}` },
        )
        for (const [i, name] of left.entries()) {
          await feeds[name].until(() => feeds[name].facts.length > (seen[i] ?? 0) || !feeds[name].isOpen)
          expect([name, feeds[name].events.filter(({ event }) => event === 'hello').length]).toEqual([name, 1])
          expect([gone, name, feeds[name].isOpen]).toEqual([gone, name, true])
        }
      }

      const own = await scorer.post('keys.token', {}, { label: 'phone' })
      await scorer.post('keys.revoke', { secret: own.body.id })
      await scorer.post('session.close')
      await closes('scorer', ['owner', 'director', 'entrant', 'token'])
      await site.owner.post('people.revoke', { tournament, secret: made.body.id })
      await closes('entrant', ['owner', 'director', 'token'])
      clock += 2 * 86_400_000
      await closes('token', ['owner', 'director'])
      await director.post('session.close')
      await closes('director', ['owner'])
      expect((await director.get('tournament.log', { tournament })).status).toBe(404)
      feeds.owner.cut()
    } finally {
      await site.close()
    }
  })

  test(`${10 * readersAtOnce} feeds cut anywhere and resumed are equal to a fresh load, inside and outside`, () =>
    onSite(kind, async (site) => {
      const chance = seededChance(`cut feeds on ${kind}`)
      const happened = new Happened()
      const tournament = await startedLeague(site.url, ownerOf(site), 8)
      const readers = Array.from({ length: readersAtOnce }, (_, i) => ({
        reader: new FeedReader(i % 2 === 0 ? ownerOf(site) : {}),
        chance: chance.stream(`reader ${i}`),
      }))
      let isWriting = true
      const writing = [1, 2].map(async (name) => {
        const writer = new Writer(`w${name}`, tournament, ownerOf(site), chance.stream(`writer ${name}`), 56)
        while (isWriting) await writer.write(site.url, happened)
      })
      const watching = readers.map((each) => watchedInPieces(at(site.url, tournament, 'feed'), each, 10, happened))
      await Promise.all(watching)
      isWriting = false
      await Promise.all(writing)
      const logs = [
        await call(at(site.url, tournament, 'log'), ownerOf(site)),
        await call(at(site.url, tournament, 'log'), {}),
      ]
      for (const [i, { reader }] of readers.entries()) {
        const { facts, seq } = (logs[i % 2] as (typeof logs)[number]).body
        await reader.until(() => reader.facts.length >= seq)
        expect(JSON.stringify(reader.facts)).toBe(JSON.stringify(facts))
        for (const { event, id, data } of reader.events) if (event === 'facts') expect(Number(id)).toBe(data.at(-1).seq)
        reader.cut()
      }
      process.stdout.write(`cut feeds on ${kind}: ${happened}\n`)
      expect(happened.of('cut')).toBe(10 * readersAtOnce)
      expect(happened.of('cut inside an event')).toBeGreaterThan(readersAtOnce)
      expect(happened.of('facts while away')).toBeGreaterThan(readersAtOnce)
      expect(happened.of('done')).toBeGreaterThan(1.5 * readersAtOnce)
    }))

  test('it begins with hello and tells nothing twice to who has seen all', () =>
    onSite(kind, async (site) => {
      const tournament = await startedLeague(site.url, ownerOf(site), 4)
      const { body } = await call(at(site.url, tournament, ''), {})
      const reader = await new FeedReader().open(`${at(site.url, tournament, 'feed')}?after=${body.seq}`)
      expect([reader.status, reader.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
      await reader.until(() => reader.events.length > 0)
      expect(reader.events).toEqual([{ event: 'hello', id: undefined, data: { seq: body.seq, edition: body.edition } }])
      await call(at(site.url, tournament, 'commands'), ownerOf(site), { do: 'report', match: '1', result: '1-0' })
      await reader.until(() => reader.facts.length > 0)
      expect(reader.facts.map(({ seq }) => seq)).toEqual([body.seq + 1])
      reader.cut()
    }))

  test('settings and an erased name are followed by reload, and the feed is opened anew', { tags: ['rest'] }, () =>
    onSite(kind, async (site) => {
      const owner = ownerOf(site)
      const tournament = await startedLeague(site.url, owner, 4)
      const feed = at(site.url, tournament, 'feed')
      for (const [what, body] of [
        ['settings', { autoPair: true }],
        ['archive', { archived: true }],
        ['archive', { archived: false }],
      ] as const) {
        const reader = await new FeedReader().open(feed)
        await call(at(site.url, tournament, what), owner, body)
        await reader.until(() => !reader.isOpen)
        expect(reader.events.at(-1)).toMatchObject({ event: 'reload' })
      }
      for (let match = 1; match <= 12; match++)
        await call(at(site.url, tournament, 'commands'), owner, { do: 'report', match: `${match}`, result: '1-0' })
      const reader = await new FeedReader().open(feed)
      await reader.until(() => reader.facts.length > 0)
      expect(reader.text).toContain('P1')
      expect((await call(at(site.url, tournament, 'entrants/e2/erase'), owner, {})).status).toBe(200)
      await reader.until(() => !reader.isOpen)
      expect(reader.events.at(-1)).toMatchObject({ event: 'reload' })
      const again = await new FeedReader().open(feed)
      await again.until(() => again.facts.length > 0)
      expect(again.text).not.toContain('"P1"')
      expect(again.events[0]?.data.edition).toBeGreaterThan(reader.events[0]?.data.edition)
      again.cut()
    }),
  )

  test('a role that is taken away ends the feed from inside at once; of a public tournament the public one is left', () =>
    onSite(kind, async (site) => {
      const tournament = await startedLeague(site.url, ownerOf(site), 4)
      const scorer = await member(site, tournament, 'scorer')
      const feed = at(site.url, tournament, 'feed')
      const [reader, guest] = [await new FeedReader(scorer.headers).open(feed), await new FeedReader().open(feed)]
      await reader.until(() => reader.facts.length > 0)
      expect(reader.text).toContain('"by"')
      await call(at(site.url, tournament, `people/${scorer.id}/remove`), ownerOf(site), {})
      await reader.until(() => !reader.isOpen)
      await call(at(site.url, tournament, 'commands'), ownerOf(site), {
        do: 'report',
        match: '1',
        result: '1-0',
        key: 'secret key',
      })
      const before = reader.text.length
      await reader.open(feed)
      await reader.until(() => reader.text.includes('game-finished'))
      expect(reader.text.slice(before)).not.toContain('"by"')
      expect(reader.text).not.toContain('secret key')
      expect(guest.isOpen).toBe(true)
      for (const each of [reader, guest]) each.cut()
    }))

  test('the feed of a private tournament is not there for others, and ends for spectators when it becomes private', () =>
    onSite(kind, async (site) => {
      const tournament = await startedLeague(site.url, ownerOf(site), 4)
      const feed = at(site.url, tournament, 'feed')
      const scorer = await member(site, tournament, 'scorer')
      const guest = await new FeedReader().open(feed)
      await call(at(site.url, tournament, 'settings'), ownerOf(site), { visibility: 'private' })
      await guest.until(() => !guest.isOpen)
      const missing = await call(at(site.url, 'nothing', 'feed'), {})
      const hidden = await call(feed, {})
      expect([hidden.status, hidden.body]).toEqual([404, missing.body])
      const reader = await new FeedReader(scorer.headers).open(feed)
      expect(reader.status).toBe(200)
      await call(at(site.url, tournament, `people/${scorer.id}/remove`), ownerOf(site), {})
      await reader.until(() => !reader.isOpen)
      await reader.open(feed)
      expect(reader.status).toBe(404)
    }))
})

interface Watching {
  readonly reader: FeedReader
  readonly chance: Chance
}

/** A viewer who is cut off after some bytes, away for a while, and reconnects; in the end it stays. */
async function watchedInPieces(
  url: string,
  { reader, chance }: Watching,
  cuts: number,
  happened: Happened,
): Promise<void> {
  for (let cut = 0; cut < cuts; cut++) {
    await reader.open(url)
    const bytes = cut === 0 ? chance.roll(0, 9000) : chance.roll(0, 900)
    reader.cutAfter(bytes)
    await reader.until(() => !reader.isOpen)
    happened.count('cut')
    if (!reader.text.endsWith('\n\n')) happened.count('cut inside an event')
    const seen = reader.facts.length
    await watchedBriefly(url, chance)
    if (seen > 0) happened.count('facts while away')
  }
  await reader.open(url)
}

/** Waits for as long as a few requests take. */
async function watchedBriefly(url: string, chance: Chance): Promise<void> {
  for (let i = chance.roll(0, 2); i > 0; i--) await call(url.replace('/feed', '/table'), {})
}
