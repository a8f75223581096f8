/**
 * People (S6): links, sessions, tokens and roles, revoking them, and that no secret is stored or logged.
 * @module-tag both
 */
import { createHash } from 'node:crypto'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/api/routes/index.ts'
import { openDatabase } from '../src/database/open.ts'
import { tableNames } from '../src/database/tables.ts'
import { logTo } from '../src/operations/log.ts'
import { allPeople } from '../src/people/people.ts'
import { entrantIds, invitedBy, opens, tokenOf } from './cast.ts'
import { Client, kindsOfTier, pathOf, siteOn, type TestSite, testSite, tournamentOf } from './site.ts'

const day = 86_400_000
const config = { isBehindProxy: true, version: 'test', mostImport: 1024 * 1024 }

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  let clock = Date.now()
  const lines: string[] = []
  /** Every secret that was given away. */
  const secrets: string[] = []
  let addresses = 0

  beforeAll(async () => {
    const log = logTo({ write: (line: string) => void lines.push(line) }, 'debug')
    site = await testSite(kind, { config, now: () => clock, log })
  })
  afterAll(() => site.close())

  /** From another address, so that dead links do not count as guesses. */
  const stranger = (more: Record<string, string> = {}) =>
    new Client(site.url, { origin: site.url, 'x-forwarded-for': `192.0.2.${++addresses}`, ...more })
  const secretIn = (link: string): string => {
    const secret = link.split('#')[1] as string
    secrets.push(secret)
    return secret
  }
  const open = (link: string, name?: string, as = stranger()) =>
    as.post('session.open', {}, { secret: secretIn(link), ...(name === undefined ? {} : { name }) })
  const join = async (link: string, name?: string, as?: Client) => {
    secretIn(link)
    const client = await opens(site, link, name, as)
    secrets.push(client.headers['cookie']?.split('=')[1] as string)
    return client
  }
  const idOf = async (client: Client): Promise<string> => (await client.get('session.who')).body.id
  /** Signed in; the site's owner calls with a token. */
  const siteOwner = async () => join(await invitedBy(site.owner, undefined, 'owner'), 'Olivia')
  const newTournament = (more: object = {}) => tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'], more)

  // --- links -------------------------------------------------------------------------------------------

  test('the link of the first owner works once; then there is none any more', async () => {
    const link = site.site.ownerLink as string
    expect(link).toMatch(/\/join#[\w-]{22}$/)
    expect((await open(link, 'Second')).status).toBe(410)
    const again = kind === 'postgres' ? await siteOn(site.where) : undefined
    if (again) expect(again.site.ownerLink).toBeUndefined()
    await again?.site.close()
  })

  test('a secret stands behind #, where no server log sees it', async () => {
    const link = await invitedBy(site.owner, undefined, 'director')
    expect(new URL(link).search).toBe('')
    expect(new URL(link).hash.length).toBeGreaterThan(20)
    expect(new URL(link).pathname).toBe('/join')
  })

  test('an invitation works once, also when many open it in the same moment', async () => {
    const tournament = await newTournament()
    for (let n = 0; n < 5; n++) {
      const link = await invitedBy(site.owner, tournament, 'scorer')
      const all = await Promise.all(Array.from({ length: 8 }, (_, i) => open(link, `Paul ${n} ${i}`)))
      expect(all.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(410)])
      expect((await open(link, 'Pauline')).body.code).toBe('secret-used')
    }
    expect((await site.owner.get('people.list', { tournament })).body.people).toHaveLength(6)
  })

  test('an invitation that has run out says so', async () => {
    const tournament = await newTournament()
    const { body } = await site.owner.post('people.invite', { tournament }, { role: 'scorer', days: 2 })
    clock += 2 * day
    const late = await open(body.link, 'Late')
    expect([late.status, late.body.code]).toEqual([410, 'secret-expired'])
  })

  test('an invitation that was taken back opens nothing', async () => {
    const tournament = await newTournament()
    const { body } = await site.owner.post('people.invite', { tournament }, { role: 'scorer' })
    expect((await site.owner.post('people.revoke', { tournament, secret: body.id })).status).toBe(200)
    expect((await open(body.link, 'Late')).status).toBe(404)
    const atSite = await site.owner.post('site.invite', {}, { role: 'director' })
    expect((await site.owner.post('site.revoke', { secret: atSite.body.id })).status).toBe(200)
    expect((await open(atSite.body.link, 'Late')).status).toBe(404)
  })

  test('somebody new says a name, and the link is not used up by forgetting it', async () => {
    const link = await invitedBy(site.owner, await newTournament(), 'scorer')
    const nameless = await open(link)
    expect([nameless.status, nameless.body.refusal.field]).toEqual([400, 'name'])
    expect((await open(link, 'Nora')).status).toBe(201)
  })

  test('who is signed in keeps being the same person, and never gets less', async () => {
    const tournament = await newTournament()
    const director = await join(await invitedBy(site.owner, tournament, 'director'), 'Dora')
    const id = await idOf(director)
    const again = await join(await invitedBy(site.owner, tournament, 'scorer'), 'Another name', director)
    expect((await again.get('session.who')).body).toMatchObject({ id, name: 'Dora' })
    expect((await again.get('tournament.see', { tournament })).body.role).toBe('director')
    const owner = await join(await invitedBy(site.owner, tournament, 'owner'), undefined, again)
    expect((await owner.get('tournament.see', { tournament })).body.role).toBe('owner')
  })

  test('a sign-in link lets the same person in on another device, once, within an hour', async () => {
    const person = await join(await invitedBy(site.owner, await newTournament(), 'scorer'), 'Sid')
    const { body } = await person.post('session.link')
    const other = await join(body.link)
    expect(await idOf(other)).toBe(await idOf(person))
    expect((await open(body.link)).status).toBe(410)
    const late = await person.post('session.link')
    clock += 3_600_000
    expect((await open(late.body.link)).body.code).toBe('secret-expired')
    const helped = await (await siteOwner()).post('site.signIn', { person: await idOf(person) })
    expect(await idOf(await join(helped.body.link))).toBe(await idOf(person))
  })

  test('a token made for less leads to no more: no link, no token, no end of sessions', async () => {
    const tournament = await newTournament()
    const owner = await join(await invitedBy(site.owner, tournament, 'owner'), 'Ottilie')
    const limited = await tokenOf(owner, { role: 'scorer', tournament })
    expect((await limited.get('tournament.see', { tournament })).body.role).toBe('scorer')
    const session = (await limited.get('keys.list')).body.keys.find(({ kind }: { kind: string }) => kind === 'session')
    expect((await limited.post('session.link')).status).toBe(403)
    expect((await limited.post('keys.token', {}, { label: 'more' })).status).toBe(403)
    expect((await limited.post('keys.revoke', { secret: session.id })).status).toBe(403)
    expect((await limited.post('session.rename', {}, { name: 'Mallory' })).status).toBe(403)
  })

  test('a token is made for tournaments where one has a role, and for no other', async () => {
    const [own, other] = [await newTournament(), await newTournament({ visibility: 'private' })]
    const person = await join(await invitedBy(site.owner, own, 'scorer'), 'Tom')
    const label = 'x'
    expect((await person.post('keys.token', {}, { label, tournament: own })).status).toBe(201)
    for (const tournament of [other, 'no-such-one', 'site'])
      expect((await person.post('keys.token', {}, { label, tournament })).status).toBe(404)
    expect((await site.owner.get('people.list', { tournament: other })).body.keys).toEqual([])
  })

  // --- what is taken back is gone at once ----------------------------------------------------------------

  test('a token that was revoked or has run out is dead', async () => {
    const person = await join(await invitedBy(site.owner, await newTournament(), 'scorer'), 'Rita')
    const [one, two] = await Promise.all(
      ['one', 'two'].map((label) => person.post('keys.token', {}, { label, days: 3 })),
    )
    const by = (made: typeof one) => stranger({ authorization: `Bearer ${made?.body.token}` })
    secrets.push(one?.body.token, two?.body.token)
    expect((await by(one).get('keys.list')).status).toBe(200)
    await person.post('keys.revoke', { secret: one?.body.id })
    expect((await by(one).get('keys.list')).status).toBe(401)
    expect((await by(two).get('keys.list')).status).toBe(200)
    clock += 3 * day
    expect((await by(two).get('keys.list')).status).toBe(401)
  })

  test('nobody ends the sessions and tokens of others', async () => {
    const tournament = await newTournament()
    const [one, other] = [
      await join(await invitedBy(site.owner, tournament, 'scorer'), 'One'),
      await join(await invitedBy(site.owner, tournament, 'scorer'), 'Other'),
    ]
    const { body } = await other.get('keys.list')
    expect((await one.post('keys.revoke', { secret: body.keys[0].id })).status).toBe(404)
    expect((await other.get('keys.list')).status).toBe(200)
  })

  test('who logs out is out, on that device', async () => {
    const person = await join(await invitedBy(site.owner, await newTournament(), 'scorer'), 'Lou')
    const other = await join((await person.post('session.link')).body.link)
    const closed = await person.post('session.close')
    expect(closed.headers.get('set-cookie')).toMatch(/^arbiter=; .*Max-Age=0/)
    expect((await person.get('session.who')).body).toEqual({ kind: 'nobody' })
    expect((await other.get('session.who')).body.kind).toBe('person')
    const { body } = await other.get('keys.list')
    expect((await other.post('keys.revoke', { secret: body.keys[0].id })).status).toBe(200)
    expect((await other.get('session.who')).body).toEqual({ kind: 'nobody' })
  })

  test('a session ends after ninety days', async () => {
    const person = await join(await invitedBy(site.owner, await newTournament(), 'scorer'), 'Old')
    clock += 90 * day - 1
    expect((await person.get('session.who')).body.kind).toBe('person')
    clock += 1
    expect((await person.get('session.who')).body.kind).toBe('nobody')
  })

  test('the link of an entrant works on every device, and is dead with all its sessions when it is taken back', async () => {
    const tournament = await newTournament({ visibility: 'private' })
    const { Ann } = await entrantIds(site.owner, tournament)
    const { body } = await site.owner.post('entrants.link', { tournament, entrant: Ann as string })
    expect(new URL(body.link).pathname).toBe('/report')
    const devices = [await join(body.link), await join(body.link)]
    for (const device of devices) expect((await device.get('tournament.see', { tournament })).body.role).toBe('entrant')
    await site.owner.post('people.revoke', { tournament, secret: body.id })
    for (const device of devices) expect((await device.get('tournament.see', { tournament })).status).toBe(404)
    expect((await open(body.link)).status).toBe(404)
  })

  test('a director takes links of entrants back, but no invitation', async () => {
    const tournament = await newTournament()
    const director = await join(await invitedBy(site.owner, tournament, 'director'), 'Dirk')
    const { Ann } = await entrantIds(site.owner, tournament)
    const link = await director.post('entrants.link', { tournament, entrant: Ann as string })
    const invitation = await site.owner.post('people.invite', { tournament }, { role: 'owner' })
    expect((await director.post('people.revoke', { tournament, secret: invitation.body.id })).status).toBe(403)
    expect((await director.post('people.revoke', { tournament, secret: link.body.id })).status).toBe(200)
  })

  test('a role that is taken or changed holds at the next request, for tokens too', async () => {
    const tournament = await newTournament({ visibility: 'private' })
    const director = await join(await invitedBy(site.owner, tournament, 'director'), 'Rolf')
    const token = await tokenOf(director, { tournament })
    const person = await idOf(director)
    await site.owner.post('people.role', { tournament, person }, { role: 'scorer' })
    for (const each of [director, token]) {
      expect((await each.get('tournament.see', { tournament })).body.role).toBe('scorer')
      expect((await each.post('tournament.command', { tournament }, { do: 'start' })).status).toBe(403)
    }
    await site.owner.post('people.remove', { tournament, person })
    expect((await director.get('tournament.see', { tournament })).status).toBe(404)
    expect((await stranger(token.headers).get('tournament.see', { tournament })).status).toBe(401)
  })

  test('the last owner of the site stays', async () => {
    const owner = (await site.owner.get('session.who')).body.id
    const { people } = (await site.owner.get('site.people')).body
    for (const { id } of people) if (id !== owner) await site.owner.post('site.remove', { person: id })
    expect((await site.owner.post('site.remove', { person: owner })).body.code).toBe('last-owner')
    expect((await site.owner.post('site.erase', { person: owner })).body.code).toBe('last-owner')
    const second = await join(await invitedBy(site.owner, undefined, 'owner'), 'Second')
    expect((await site.owner.post('site.remove', { person: await idOf(second) })).status).toBe(200)
    expect((await second.get('site.people')).status).toBe(403)
  })

  test('a person who is erased is nobody, and the name is nowhere', async () => {
    const tournament = await newTournament()
    const { body } = await site.owner.post('people.invite', { tournament }, { role: 'director', label: 'Zebedee Q' })
    const person = await join(body.link, 'Zebedee Q')
    const id = await idOf(person)
    await person.post('keys.token', {}, { label: 'laptop of Zebedee Q' })
    const command = await person.post('tournament.command', { tournament }, { do: 'start' })
    expect(command.body.facts.every(({ by }: { by: string }) => by === id)).toBe(true)
    expect((await site.owner.post('site.erase', { person: id })).status).toBe(200)
    expect((await person.get('session.who')).body).toEqual({ kind: 'nobody' })
    expect(JSON.stringify((await site.owner.get('people.list', { tournament })).body)).not.toContain('Zebedee')
    expect(await everythingKept()).not.toContain('Zebedee')
    expect((await site.owner.get('tournament.log', { tournament })).body.facts.at(-1).by).toBe(id)
    expect((await (await siteOwner()).post('site.signIn', { person: id })).status).toBe(404)
  })

  test('everybody is listed with all their roles, also beside the server; who was erased is not', async () => {
    const tournament = await newTournament()
    const twoRoles = await join(await invitedBy(site.owner, undefined, 'director'), 'Smith and Jones')
    const id = await idOf(twoRoles)
    await join(await invitedBy(site.owner, tournament, 'scorer'), undefined, twoRoles)
    const withoutRole = await join(await invitedBy(site.owner, tournament, 'scorer'), 'Smith and Jones')
    await site.owner.post('people.remove', { tournament, person: await idOf(withoutRole) })
    const erased = await idOf(await join(await invitedBy(site.owner, tournament, 'scorer'), 'Zoe Z'))
    await site.owner.post('site.erase', { person: erased })
    const reader = await openDatabase(site.where, { forReading: true })
    const everybody = await allPeople(reader).finally(() => reader.close())
    const since = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(everybody.filter(({ name }) => name === 'Smith and Jones').slice(-2)).toEqual(
      expect.arrayContaining([
        {
          id,
          name: 'Smith and Jones',
          since,
          roles: [
            { role: 'director', since },
            { role: 'scorer', since, tournament: { id: tournament, name: expect.any(String) } },
          ],
        },
        { id: await idOf(withoutRole), name: 'Smith and Jones', since, roles: [] },
      ]),
    )
    expect(everybody.map((person) => person.id)).not.toContain(erased)
    for (const secret of secrets) expect(JSON.stringify(everybody)).not.toContain(secret)
  })

  // --- what somebody gave falls with the role it was given by ------------------------------------------------

  const secretStatus = async (link: string) => (await open(link, 'Comes back')).status
  const invites = async (by: Client, tournament: string | undefined, role: string): Promise<string> => {
    const link = await invitedBy(by, tournament, role)
    secretIn(link)
    return link
  }

  test('an owner of the site who was erased does not come back by an invitation made before (H3)', async () => {
    const second = await join(await invitedBy(site.owner, undefined, 'owner'), 'Bela')
    const id = await idOf(second)
    const tournament = await newTournament()
    const links = [await invites(second, undefined, 'owner'), await invites(second, tournament, 'owner')]
    expect((await site.owner.post('site.erase', { person: id })).status).toBe(200)
    for (const link of links) expect(await secretStatus(link)).toBe(404)
    const { body } = await site.owner.get('site.people')
    expect(body.keys.filter(({ createdBy }: { createdBy: string }) => createdBy === id)).toEqual([])
  })

  test('an owner of the site who was removed does not come back, by no tournament and by nobody else’s name (H3)', async () => {
    const second = await join(await invitedBy(site.owner, undefined, 'owner'), 'Boris')
    const other = await join(await invitedBy(site.owner, undefined, 'director'), 'Smith and Jones')
    const [own, others] = [await tournamentOf(second, 'league', ['Ann', 'Ben']), await newTournament()]
    const links = [await invites(second, undefined, 'director'), await invites(second, others, 'owner')]
    links.push((await second.post('site.signIn', { person: await idOf(other) })).body.link)
    const kept = await invites(second, own, 'scorer')
    expect((await site.owner.post('site.remove', { person: await idOf(second) })).status).toBe(200)
    for (const link of links) expect(await secretStatus(link)).toBe(404)
    // In his own tournament he is still the owner.
    expect(await secretStatus(kept)).toBe(201)
  })

  test('invitations of an owner of a tournament fall when he is removed or gets less (H3)', async () => {
    const tournament = await newTournament()
    for (const take of ['remove', 'role'] as const) {
      const owner = await join(await invitedBy(site.owner, tournament, 'owner'), `Owner to ${take}`)
      const person = await idOf(owner)
      const [link, used] = [await invites(owner, tournament, 'owner'), await invites(owner, tournament, 'scorer')]
      const scorer = await join(used, 'Came in before')
      const body = take === 'role' ? { role: 'director' } : undefined
      expect((await site.owner.post(`people.${take}`, { tournament, person }, body)).status).toBe(200)
      expect(await secretStatus(link)).toBe(404)
      // Those who joined before stay.
      expect((await scorer.get('tournament.see', { tournament })).body.role).toBe('scorer')
    }
  })

  test('an invitation made in the moment of the removal opens nothing either (H3)', async () => {
    const tournament = await newTournament()
    const owner = await join(await invitedBy(site.owner, tournament, 'owner'), 'Racer')
    const person = await idOf(owner)
    const link = await invites(owner, tournament, 'owner')
    await site.owner.post('people.remove', { tournament, person })
    const secret = createHash('sha256')
      .update(link.split('#')[1] as string)
      .digest('hex')
    await behindTheServer(`UPDATE secrets SET revoked_at = NULL WHERE hash = '${secret}'`)
    expect(await secretStatus(link)).toBe(404)
  })

  test('links of entrants outlive the director who made them, unless he takes them along; both are told (H3)', async () => {
    const tournament = await newTournament()
    const { Ann, Ben } = await entrantIds(site.owner, tournament)
    for (const withLinks of [false, true]) {
      const director = await join(await invitedBy(site.owner, tournament, 'director'), 'Dieter')
      const person = await idOf(director)
      const link = await director.post('entrants.link', { tournament, entrant: (withLinks ? Ben : Ann) as string })
      const device = await join(link.body.link)
      const given = { tournament, person, ...(withLinks ? { entrantLinks: 'revoke' } : {}) }
      const removed = await site.owner.post('people.remove', given)
      expect(removed.body).toEqual({ done: true, entrantLinks: withLinks ? 0 : 1 })
      expect(await secretStatus(link.body.link)).toBe(withLinks ? 404 : 201)
      const seen = (await device.get('tournament.see', { tournament })).body.role
      expect(seen).toBe(withLinks ? 'spectator' : 'entrant')
    }
  })

  test('links are listed with who made them (H3)', async () => {
    const tournament = await newTournament()
    const director = await join(await invitedBy(site.owner, tournament, 'director'), 'Smith and Jones')
    const { Ann } = await entrantIds(site.owner, tournament)
    await director.post('entrants.link', { tournament, entrant: Ann as string })
    await site.owner.post('people.invite', { tournament }, { role: 'scorer' })
    const { keys } = (await site.owner.get('people.list', { tournament })).body
    const made = keys.map(({ kind, createdByName }: Record<string, string>) => [kind, createdByName]).toSorted()
    expect(made).toEqual([
      ['entrant', 'Smith and Jones'],
      ['invitation', 'Olga Owner'],
    ])
  })

  test('sign-in links are listed and taken back like everything else (L1)', async () => {
    const person = await join(await invitedBy(site.owner, await newTournament(), 'scorer'), 'Lina')
    const own = await person.post('session.link')
    const helped = await (await siteOwner()).post('site.signIn', { person: await idOf(person) })
    const kindsOf = (keys: { id: string; kind: string }[], id: string) =>
      keys.filter((key) => key.id === id).map(({ kind }) => kind)
    const mine = (await person.get('keys.list')).body.keys
    for (const { body } of [own, helped]) expect(kindsOf(mine, body.id)).toEqual(['sign-in'])
    expect(kindsOf((await site.owner.get('site.people')).body.keys, helped.body.id)).toEqual(['sign-in'])
    expect((await person.post('keys.revoke', { secret: own.body.id })).status).toBe(200)
    expect((await site.owner.post('site.revoke', { secret: helped.body.id })).status).toBe(200)
    for (const { body } of [own, helped]) expect((await open(body.link)).status).toBe(404)
  })

  test('a token of an owner makes no sign-in link, so that nothing outlives it (L2)', async () => {
    const owner = await siteOwner()
    const token = await tokenOf(owner)
    expect((await token.get('site.people')).status).toBe(200)
    const refused = await token.post('site.signIn', { person: await idOf(owner) })
    expect([refused.status, refused.body.code]).toEqual([403, 'not-allowed'])
    expect((await owner.post('site.signIn', { person: await idOf(owner) })).status).toBe(201)
  })

  test('who signs in anew in the same browser leaves no old session behind (L4)', async () => {
    const tournament = await newTournament()
    const before = await join(await invitedBy(site.owner, tournament, 'scorer'), 'Nele')
    const now = await join(await invitedBy(site.owner, tournament, 'director'), undefined, before)
    expect((await before.get('session.who')).body).toEqual({ kind: 'nobody' })
    expect((await now.get('session.who')).body.name).toBe('Nele')
    const { Ann } = await entrantIds(site.owner, tournament)
    await join(
      (await site.owner.post('entrants.link', { tournament, entrant: Ann as string })).body.link,
      undefined,
      now,
    )
    expect((await now.get('session.who')).body).toEqual({ kind: 'nobody' })
  })

  test('a link of an entrant that is opened over and over keeps its last twenty sessions (L5)', async () => {
    const tournament = await newTournament()
    const { Ann } = await entrantIds(site.owner, tournament)
    const { body } = await site.owner.post('entrants.link', { tournament, entrant: Ann as string })
    const devices: Client[] = []
    for (let n = 0; n < 25; n++) {
      clock += 1
      devices.push(await join(body.link))
    }
    const kinds = await Promise.all(devices.map(async (device) => (await device.get('session.who')).body.kind))
    expect(kinds).toEqual([...Array(5).fill('nobody'), ...Array(20).fill('entrant')])
    expect((await everythingKept()).split(body.id)).toHaveLength(1 + 1 + 20)
  })

  test('a session opened by the link of an entrant ends with the link (L5)', async () => {
    const tournament = await newTournament()
    const { Ann } = await entrantIds(site.owner, tournament)
    const { body } = await site.owner.post('entrants.link', { tournament, entrant: Ann as string })
    const device = await join(body.link)
    clock = Date.parse(body.expiresAt) - 1
    expect((await device.get('session.who')).body.kind).toBe('entrant')
    clock += 1
    expect((await device.get('session.who')).body.kind).toBe('nobody')
  })

  test('secrets that have opened nothing for thirty days are cleaned up when a server starts (L5)', async () => {
    const own = await testSite(kind, { now: () => clock })
    const tournament = await tournamentOf(own.owner, 'league', ['Ann', 'Ben'])
    const invite = (days: number) => own.owner.post('people.invite', { tournament }, { role: 'scorer', days })
    const [dead, taken, alive] = await Promise.all([invite(2), invite(90), invite(90)])
    await own.owner.post('people.revoke', { tournament, secret: taken.body.id })
    const isKept = async () => {
      const kept = await everythingKept(own.where)
      return [dead, taken, alive].map(({ body }) => kept.includes(body.id))
    }
    const restarted = async () => {
      await own.site.close()
      own.site = (await siteOn(own.where, { now: () => clock })).site
    }
    clock += 29 * day
    await restarted()
    expect(await isKept()).toEqual([true, true, true])
    clock += 4 * day
    await restarted()
    expect(await isKept()).toEqual([false, false, true])
    await own.close()
  })

  test('facts carry the id of their author, and of the token where it was a program', async () => {
    const tournament = await newTournament()
    const person = await join(await invitedBy(site.owner, tournament, 'director'), 'Author')
    const made = await person.post('keys.token', {}, { label: 'program' })
    const program = new Client(site.url, { authorization: `Bearer ${made.body.token}` })
    const id = await idOf(person)
    const started = await person.post('tournament.command', { tournament }, { do: 'start' })
    expect(started.body.facts[0].by).toBe(id)
    const undone = await program.post('tournament.command', { tournament }, { do: 'undo' })
    expect(undone.body.facts[0].by).toBe(`${id} token ${made.body.id}`)
    const outside = await site.guest.get('tournament.log', { tournament })
    expect(JSON.stringify(outside.body)).not.toContain(id)
  })

  // --- cookies and other sites ---------------------------------------------------------------------------

  test('the cookie of a session is for this site alone, and no script reads it', async () => {
    const link = await invitedBy(site.owner, await newTournament(), 'scorer')
    const plain = await open(link, 'Http')
    expect(plain.headers.get('set-cookie')).toMatch(
      /^arbiter=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    )
  })

  test('over TLS it is bound to this very host and sent over TLS only', async () => {
    const link = await invitedBy(site.owner, await newTournament(), 'scorer')
    const tls = { 'x-forwarded-proto': 'https' }
    const browser = stranger({ ...tls, origin: site.url.replace('http:', 'https:') })
    const opened = await open(link, 'Https', browser)
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-arbiter=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    expect(opened.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
    const session = { cookie: cookie.split(';')[0] as string }
    expect((await stranger({ ...tls, ...session }).get('session.who')).body.kind).toBe('person')
    const unbound = { cookie: session.cookie.replace('__Host-', '') }
    expect((await stranger({ ...tls, ...unbound }).get('session.who')).body.kind).toBe('nobody')
  })

  test('over TLS refusals and feeds say that TLS is to be used, too', async () => {
    const tls = { 'x-forwarded-proto': 'https' }
    const isStrict = ({ headers }: { headers: Headers }) => headers.get('strict-transport-security') !== null
    expect(isStrict(await stranger(tls).get('tournament.see', { tournament: 'none' }))).toBe(true)
    expect(isStrict(await fetch(`${site.url}/nowhere`, { headers: tls }))).toBe(true)
    expect(isStrict(await stranger().get('tournament.see', { tournament: 'none' }))).toBe(false)
    const feed = await fetch(site.url + pathOf('tournament.feed', { tournament: await newTournament() }), {
      method: 'HEAD',
      headers: { ...site.owner.headers, ...tls },
    })
    expect([feed.status, isStrict(feed)]).toEqual([200, true])
  })

  test('a link leads to the host that was asked, not to one that a client names (L13)', async () => {
    const misled = new Client(site.url, { ...site.owner.headers, 'x-forwarded-host': 'evil.example' })
    const link = await invitedBy(misled, await newTournament(), 'scorer')
    expect(new URL(link).host).toBe(new URL(site.url).host)
  })

  test('with a cookie alone changes are taken from our own pages only', async () => {
    const tournament = await newTournament()
    const { headers } = await join(await invitedBy(site.owner, tournament, 'owner'), 'Cross')
    const cookie = headers['cookie'] as string
    const from = (more: Record<string, string>) =>
      new Client(site.url, { cookie, ...more }).post('tournament.command', { tournament }, { do: 'start' })
    for (const more of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await from(more as Record<string, string>)).body.code).toBe('cross-site')
    expect((await from({ origin: `${site.url}.evil.example` })).status).toBe(403)
    expect((await from({ origin: site.url })).status).toBe(200)
  })

  test('a link is not opened for another site either', async () => {
    const link = await invitedBy(site.owner, await newTournament(), 'scorer')
    expect((await open(link, 'X', stranger({ origin: 'https://evil.example' }))).body.code).toBe('cross-site')
    expect((await open(link, 'X')).status).toBe(201)
  })

  test('looking never changes anything', async () => {
    const tournament = await newTournament()
    const before = await everythingKept()
    for (const [name, route] of Object.entries(routes)) {
      if (route.method !== 'GET' || name === 'tournament.feed') continue
      const path = route.path.replace(':tournament', tournament).replace(/:\w+/g, 'x')
      await fetch(site.url + path, { headers: site.owner.headers }).then((answer) => answer.text())
    }
    expect(await everythingKept()).toBe(before)
  })

  // --- secrets are given away once -------------------------------------------------------------------------

  test('no secret is kept as it is, and none is logged', async () => {
    const kept = await everythingKept()
    secrets.push((site.owner.headers['authorization'] as string).slice('Bearer '.length))
    const known = [...new Set(secrets)].filter((secret) => secret !== undefined && secret !== '')
    process.stdout.write(
      `${kind}: ${known.length} secrets looked for in ${kept.length} characters and ${lines.length} lines\n`,
    )
    expect(known.length).toBeGreaterThan(30)
    expect(lines.length).toBeGreaterThan(100)
    const log = lines.join('')
    for (const secret of known) {
      expect(kept.includes(secret)).toBe(false)
      expect(log.includes(secret)).toBe(false)
    }
    expect(kept).toMatch(/[0-9a-f]{64}/)
    for (const name of ['Dora', 'Zebedee', 'Ottilie']) expect(log).not.toContain(name)
  })

  /** As another program could do. */
  async function behindTheServer(sql: string): Promise<void> {
    if (kind === 'sqlite') {
      const file = new DatabaseSync(site.where, { timeout: 5000 })
      file.exec(sql)
      return file.close()
    }
    const database = await openDatabase(site.where)
    await database.write([{ sql }]).finally(() => database.close())
  }

  /** Every column of every table. */
  async function everythingKept(where = site.where): Promise<string> {
    const database = await openDatabase(where, { forReading: true })
    try {
      const all = await Promise.all(tableNames.map((table) => database.rows(`SELECT * FROM ${table}`)))
      return JSON.stringify(all)
    } finally {
      await database.close()
    }
  }
})
