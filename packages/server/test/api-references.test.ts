/**
 * Object references (S5): an id of another tournament gives no access and no information.
 * @module-tag both
 */
import type { RouteName } from '@arbiter/api/addresses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { routes } from '../src/api/routes/index.ts'
import { entrantIds, invitedBy, opens } from './cast.ts'
import { dice, seedOf } from './luck.ts'
import { type Client, kindsOfTier, type Said, type TestSite, testSite, tournamentOf } from './site.ts'

const requests = sized({ test: 120, rest: 500, deep: 5000 })

/** A private tournament with everything that has an id. */
interface Estate {
  readonly tournament: string
  readonly owner: Client
  readonly entrants: readonly string[]
  readonly people: readonly string[]
  readonly keys: readonly string[]
  /** Texts that nobody else may read. */
  readonly words: readonly string[]
}

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  let estates: Estate[]
  beforeAll(async () => {
    site = await testSite(kind)
    estates = [await estate('Crimzon'), await estate('Azurro'), await estate('Verdigriz')]
  })
  afterAll(() => site.close())

  async function estate(name: string): Promise<Estate> {
    const tournament = await tournamentOf(site.owner, 'league', [], { visibility: 'private' })
    const newcomers = ['Ann', 'Ben', 'Cy', 'Di'].map((each) => ({ name: `${name} ${each}`, id: `${name}-${each}` }))
    await site.owner.post('tournament.command', { tournament }, { do: 'enter', entrants: newcomers })
    const owner = await opens(site, await invitedBy(site.owner, tournament, 'owner'), `${name} Owner`)
    const scorer = await opens(site, await invitedBy(owner, tournament, 'scorer'), `${name} Scorer`)
    const entrants = Object.values(await entrantIds(owner, tournament))
    for (const entrant of entrants)
      await owner.post('entrants.setContact', { tournament, entrant }, { email: `${entrant}@${name}.example` })
    const invited = await owner.post('people.invite', { tournament }, { role: 'scorer', label: `${name} friend` })
    const linked = await owner.post('entrants.link', { tournament, entrant: entrants[0] as string })
    const token = await owner.post('keys.token', {}, { label: `${name} program`, tournament })
    const own = await scorer.get('keys.list')
    await owner.post('tournament.command', { tournament }, { do: 'start', note: `${name} note` })
    const people = await Promise.all([owner, scorer].map(async (each) => (await each.get('session.who')).body.id))
    const keys = [invited.body.id, linked.body.id, token.body.id, own.body.keys[0].id]
    return { tournament, owner, entrants, people, keys, words: [name, ...people, ...keys] }
  }

  test('whatever of another tournament is put into a request, nothing of it comes out', async () => {
    const seed = seedOf(`object references on ${kind}`)
    const luck = dice(seed)
    const counts: Record<string, number> = {}
    const before = await everything()
    const names = (Object.keys(routes) as RouteName[]).filter(
      (name) => /:(tournament|entrant|person|secret)/.test(routes[name].path) && name !== 'tournament.feed',
    )
    for (let n = 0; n < requests; n++) {
      const mine = luck.oneOf(estates)
      const other = luck.oneOf(estates.filter((each) => each !== mine))
      const isForeign = luck.chance(0.5)
      const said = await asked(mine.owner, luck.oneOf(names), {
        tournament: isForeign ? other.tournament : mine.tournament,
        entrant: luck.oneOf(other.entrants),
        person: luck.oneOf(other.people),
        secret: luck.oneOf(other.keys),
      })
      counts[said.status] = (counts[said.status] ?? 0) + 1
      // A page that repeats the request reveals nothing.
      const text = JSON.stringify(said.body)
      for (const word of other.words) expect(text, `${word} of another`).not.toContain(word)
      if (isForeign && said.status !== 404) expect([403, 401]).toContain(said.status)
    }
    process.stdout.write(`${kind}: ${JSON.stringify(counts)}\n`)
    expect(counts['404']).toBeGreaterThan(requests / 4)
    expect(counts['200'] ?? 0).toBeGreaterThan(requests / 20)
    expect(await everything()).toBe(before)
    expect(site.errors).toEqual([])
  })

  /** Reads as they are; changes with the ids of others, so that each would have an effect if allowed. */
  function asked(client: Client, name: RouteName, ids: Readonly<Record<string, string>>): Promise<Said> {
    const { path, method } = routes[name]
    const given = Object.fromEntries(Object.entries(ids).filter(([key]) => path.includes(`:${key}`)))
    const isOwnOnly = !/:(entrant|person|secret)/.test(path)
    if (method === 'GET') return client.get(name, name === 'tournament.why' ? { ...given, about: '1' } : given)
    // On one's own tournament alone it would be allowed; that is not tested here.
    return client.post(name, isOwnOnly ? { ...given, unknown: 1 } : given, bodies[name])
  }

  /** All facts, people, keys and contacts, as their owners see them. */
  async function everything(): Promise<string> {
    const all = await Promise.all(
      estates.map(async ({ owner, tournament, entrants }) => [
        (await owner.get('tournament.log', { tournament })).body,
        (await owner.get('people.list', { tournament })).body,
        await Promise.all(
          entrants.map(async (entrant) => (await owner.get('entrants.contact', { tournament, entrant })).body),
        ),
      ]),
    )
    return JSON.stringify(all)
  }

  test('a list shows what is public or one’s own', async () => {
    for (const { owner, tournament } of estates) {
      const { body } = await owner.get('tournaments.list')
      expect(body.tournaments.map(({ id }: { id: string }) => id)).toEqual([tournament])
    }
    expect((await site.guest.get('tournaments.list')).body.tournaments).toEqual([])
    expect((await site.guest.get('tournaments.list', { search: 'Test' })).body.tournaments).toEqual([])
    expect((await site.owner.get('tournaments.list')).body.tournaments).toHaveLength(3)
  })
})

const bodies: Partial<Record<RouteName, object>> = {
  'people.role': { role: 'scorer' },
  'entrants.setContact': { email: 'mallory@example.org' },
  'entrants.erase': {},
}
