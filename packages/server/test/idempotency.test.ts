/**
 * Requests with an Idempotency-Key: sent again, they are done once and answered the same.
 * @module-tag both
 */
import type { RouteName } from '@arbiter/api/addresses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entrantIds, entrantOf, invitedBy, opens } from './cast.ts'
import { Client, kindsOfTier, type Said, type TestSite, testSite, tournamentOf } from './site.ts'

const keyed = ({ url, headers }: Client, key: string) => new Client(url, { ...headers, 'idempotency-key': key })

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  let person: Client
  let tournament: string
  let ids: Record<string, string>
  beforeAll(async () => {
    site = await testSite(kind)
    tournament = await tournamentOf(site.owner, 'league', ['Smith and Jones', 'Ben', 'Cy', 'Di'])
    await site.owner.post('tournament.command', { tournament }, { do: 'start' })
    ids = await entrantIds(site.owner, tournament)
    person = await opens(site, await invitedBy(site.owner, undefined, 'owner'), 'Smith and Jones')
  })
  afterAll(() => site.close())

  const links = async (): Promise<number> => (await site.owner.get('people.list', { tournament })).body.keys.length
  const tokens = async (): Promise<number> => (await person.get('keys.list')).body.keys.length
  const invitations = async (): Promise<number> => (await site.owner.get('site.people')).body.keys.length
  const tournaments = async (): Promise<number> =>
    (await site.owner.get('tournaments.list', { limit: 100 })).body.tournaments.length
  const opening = { format: 'league', name: 'Sent twice' }
  const file = async () => (await site.owner.get('export.log', { tournament })).body

  interface Row {
    readonly name: RouteName
    readonly bodyOf: () => unknown
    readonly count: () => Promise<number>
    readonly type?: string
  }
  const made: readonly Row[] = [
    { name: 'tournaments.create', bodyOf: () => opening, count: tournaments },
    { name: 'tournaments.import', bodyOf: file, count: tournaments, type: 'application/jsonl' },
    { name: 'people.invite', bodyOf: () => ({ role: 'scorer', label: 'Table 1' }), count: links },
    { name: 'entrants.link', bodyOf: () => undefined, count: links },
    { name: 'site.invite', bodyOf: () => ({ role: 'director' }), count: invitations },
    { name: 'session.link', bodyOf: () => undefined, count: tokens },
    { name: 'keys.token', bodyOf: () => ({ label: 'a program' }), count: tokens },
  ]
  const pathFor = (name: RouteName) =>
    name === 'people.invite'
      ? { tournament }
      : name === 'entrants.link'
        ? { tournament, entrant: ids['Ben'] as string }
        : ({} as Record<string, string>)

  describe.each(made)('$name', ({ name, bodyOf, count, type }) => {
    test('sent again makes one thing and gives the same answer', async () => {
      const [before, body, client] = [await count(), await bodyOf(), keyed(person, `again-${name}`)]
      const first = await client.post(name, pathFor(name), body, type)
      const again = await client.post(name, pathFor(name), body, type)
      expect(first.status).toBeLessThan(300)
      expect(again).toMatchObject({ status: first.status, body: first.body })
      expect(await count()).toBe(before + 1)
    })

    test('sent twice at the same moment makes one thing', async () => {
      const [before, body, client] = [await count(), await bodyOf(), keyed(person, `twice-${name}`)]
      const [one, other] = await Promise.all([1, 2].map(() => client.post(name, pathFor(name), body, type)))
      expect(one?.body).toEqual(other?.body)
      expect(await count()).toBe(before + 1)
    })

    test('with another key, or without one, makes another', async () => {
      const [before, body] = [await count(), await bodyOf()]
      for (const client of [keyed(person, `one-${name}`), keyed(person, `two-${name}`), person, person])
        expect((await client.post(name, pathFor(name), body, type)).status).toBeLessThan(300)
      expect(await count()).toBe(before + 4)
    })
  })

  test('the same key of somebody else, or with other content, is another request', async () => {
    const other = await opens(site, await invitedBy(site.owner, undefined, 'director'), 'Somebody else')
    const first = await keyed(person, 'key').post('tournaments.create', {}, opening)
    for (const again of [
      await keyed(other, 'key').post('tournaments.create', {}, opening),
      await keyed(person, 'key').post('tournaments.create', {}, { ...opening, name: 'Another one' }),
    ])
      expect([again.status, again.body.id === first.body.id]).toEqual([201, false])
  })

  test('a link for one use, opened again with the same key, gives the same session; with another key it is used', async () => {
    const secret = (await invitedBy(site.owner, tournament, 'scorer')).split('#')[1]
    const browser = new Client(site.url, { origin: site.url })
    const body = { secret, name: 'Sue' }
    const open = (key: string): Promise<Said> => keyed(browser, key).post('session.open', {}, body)
    const [first, again] = [await open('mine'), await open('mine')]
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(again.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'))
    expect(await open('of-somebody-else')).toMatchObject({ status: 410, body: { code: 'secret-used' } })
    const { people } = (await site.owner.get('people.list', { tournament })).body
    expect(people.filter(({ name }: { name: string }) => name === 'Sue')).toHaveLength(1)
  })

  test('a claim sent again after its game was recorded is answered as recorded', async () => {
    const { todo } = (await site.owner.get('tournament.chart', { tournament })).body
    const { match, game, white, black } = todo[0]
    const body = { match, game, result: '1-0' }
    const devices = await Promise.all([white, black].map((name) => entrantOf(site, tournament, ids[name] as string)))
    const claim = (device: Client | undefined, key: string) =>
      keyed(device as Client, key).post('claims.claim', { tournament }, body)
    const states: string[] = []
    for (const [device, key] of [
      [devices[0], 'white'],
      [devices[0], 'white'],
      [devices[1], 'black'],
      [devices[1], 'black'],
      [devices[0], 'white'],
    ] as const)
      states.push((await claim(device, key)).body.state)
    expect(states).toEqual(['waiting', 'waiting', 'recorded', 'recorded', 'recorded'])
    const { facts } = (await site.owner.get('tournament.log', { tournament })).body
    expect(facts.filter((fact: { match?: string }) => fact.match === match)).toHaveLength(1)
  })

  test('a claim taken back by a later one does not return when it is sent again', async () => {
    const { todo } = (await site.owner.get('tournament.chart', { tournament })).body
    const { match, game, white } = todo[0]
    const device = await entrantOf(site, tournament, ids[white] as string)
    const claim = (key: string, result: string) =>
      keyed(device, key).post('claims.claim', { tournament }, { match, game, result })
    for (const [key, result] of [
      ['first', '1-0'],
      ['second', '0-1'],
      ['first', '1-0'],
    ] as const)
      expect((await claim(key, result)).body).toEqual({ state: 'waiting' })
    const [meeting] = (await site.owner.get('claims.list', { tournament })).body.meetings
    expect(meeting.claims).toMatchObject([{ result: '0-1' }])
  })

  test('a key with a space, or one that is too long, is refused', async () => {
    for (const key of ['a b', 'x'.repeat(101)])
      expect(await keyed(person, key).post('tournaments.create', {}, opening)).toMatchObject({
        status: 400,
        body: { refusal: { field: 'Idempotency-Key' } },
      })
  })
})
