/**
 * Claims: entrants report their own games; a result stands when both sides have said the same.
 * @module-tag both
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entrantIds, entrantOf, invitedBy, opens } from './cast.ts'
import { type Client, kindsOfTier, type Said, type TestSite, testSite, tournamentOf } from './site.ts'

const names = ['Ann', 'Ben', 'Cy', 'Di']

interface Todo {
  readonly do: string
  readonly match: string
  readonly game: number
  readonly white: string
  readonly black: string
  readonly between?: readonly string[]
}

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite(kind)
  })
  afterAll(() => site.close())

  const command = (tournament: string, given: object) => site.owner.post('tournament.command', { tournament }, given)

  /** A running tournament, with a signed-in device for each player. */
  async function underWay(format: string, entrants: readonly string[] = names, more: object = {}) {
    const tournament = await tournamentOf(site.owner, format, entrants, more)
    const started = await command(tournament, { do: 'start' })
    expect([started.status, started.body.code]).toEqual([200, undefined])
    const ids = await entrantIds(site.owner, tournament)
    const devices: Record<string, Client> = {}
    for (const [name, id] of Object.entries(ids)) devices[name] = await entrantOf(site, tournament, id)
    return { tournament, ids, devices }
  }

  const todosOf = async (tournament: string): Promise<Todo[]> =>
    (await site.owner.get('tournament.chart', { tournament })).body.todo.filter((each: Todo) => each.do === 'report')
  const gamesOf = async (tournament: string) =>
    (await site.owner.get('tournament.log', { tournament })).body.facts.filter(
      ({ type }: { type: string }) => type === 'game-finished',
    )
  const meetingsFor = async (client: Client, tournament: string) =>
    (await client.get('claims.list', { tournament })).body.meetings
  const claim = (client: Client | undefined, tournament: string, given: object): Promise<Said> =>
    (client as Client).post('claims.claim', { tournament }, given)

  test('when both sides say the same it is recorded, once, and the author names both', async () => {
    const { tournament, ids, devices } = await underWay('league')
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    const said = { match, game, result: '1-0' }
    expect((await claim(devices[white], tournament, said)).body).toEqual({ state: 'waiting' })
    expect(await gamesOf(tournament)).toEqual([])
    expect(await meetingsFor(site.owner, tournament)).toMatchObject([
      { match, state: 'waiting', claims: [{ entrant: ids[white] }] },
    ])
    expect((await claim(devices[black], tournament, said)).body).toEqual({ state: 'recorded' })
    const games = await gamesOf(tournament)
    expect(games).toMatchObject([{ match, result: '1-0', by: `entrants ${ids[white]} ${ids[black]}` }])
    expect(await meetingsFor(site.owner, tournament)).toEqual([])
  })

  test('a claim is of a named game: said again after it was recorded it counts for no other', async () => {
    const { tournament, devices } = await underWay('cup', ['Ann', 'Ben'])
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    const said = { match, game, result: '1-0' }
    const nameless = await claim(devices[white], tournament, { match, result: '1-0' })
    expect([nameless.status, nameless.body.refusal.field]).toEqual([400, 'game'])
    for (const name of [white, black]) expect((await claim(devices[name], tournament, said)).status).toBe(200)
    for (const name of [white, black]) expect((await claim(devices[name], tournament, said)).status).toBe(409)
    expect(await gamesOf(tournament)).toHaveLength(1)
  })

  test('when they disagree it stays for the director, who reports', async () => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    await claim(devices[white], tournament, { match, game, result: '1-0' })
    expect((await claim(devices[black], tournament, { match, game, result: '0-1' })).body.state).toBe('disagreed')
    expect(await gamesOf(tournament)).toEqual([])
    const [meeting] = await meetingsFor(site.owner, tournament)
    expect(meeting).toMatchObject({ state: 'disagreed', claims: [{ result: '1-0' }, { result: '0-1' }] })
    expect((await command(tournament, { do: 'report', match, game, result: '1/2-1/2' })).status).toBe(200)
    expect(await meetingsFor(site.owner, tournament)).toEqual([])
    expect(await gamesOf(tournament)).toHaveLength(1)
  })

  test('who was wrong says otherwise, and then they agree', async () => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    await claim(devices[white], tournament, { match, game, result: '1-0' })
    await claim(devices[black], tournament, { match, game, result: '0-1' })
    expect((await claim(devices[white], tournament, { match, game, result: '0-1' })).body.state).toBe('recorded')
    expect(await gamesOf(tournament)).toMatchObject([{ result: '0-1' }])
  })

  test('one side alone, however often, records nothing', async () => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white }] = (await todosOf(tournament)) as [Todo]
    for (let n = 0; n < 3; n++)
      expect((await claim(devices[white], tournament, { match, game, result: '1-0' })).body.state).toBe('waiting')
    expect(await gamesOf(tournament)).toEqual([])
  })

  test('what was said of a game that was reported otherwise is gone', async () => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    await claim(devices[white], tournament, { match, game, result: '1-0' })
    await command(tournament, { do: 'forfeit', match, absent: [black] })
    expect(await meetingsFor(site.owner, tournament)).toEqual([])
    expect((await claim(devices[black], tournament, { match, game, result: '1-0' })).status).toBe(409)
  })

  test('nobody claims the games of others, and nobody but entrants claims', async () => {
    const { tournament, devices } = await underWay('league')
    const elsewhere = await underWay('league')
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    const said = { match, game, result: '1-0' }
    const [bystander] = names.filter((name) => name !== white && name !== black)
    expect((await claim(devices[bystander as string], tournament, said)).status).toBe(403)
    expect((await claim(elsewhere.devices[white], tournament, said)).status).toBe(403)
    const scorer = await opens(site, await invitedBy(site.owner, tournament, 'scorer'), 'Sue')
    expect((await claim(scorer, tournament, said)).status).toBe(403)
    expect((await claim(site.guest, tournament, said)).status).toBe(401)
    expect(await meetingsFor(scorer, tournament)).toEqual([])
  })

  test('entrants see what was said of their own games, directors of all', async () => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white, black }] = (await todosOf(tournament)) as [Todo]
    await claim(devices[white], tournament, { match, game, result: '1-0' })
    const [bystander] = names.filter((name) => name !== white && name !== black)
    expect(await meetingsFor(devices[black] as Client, tournament)).toHaveLength(1)
    expect(await meetingsFor(devices[bystander as string] as Client, tournament)).toEqual([])
    expect((await site.guest.get('claims.list', { tournament })).status).toBe(401)
  })

  test.each(['+-', '-+', '--', 'x', '1/2'])('a claim of %s is none: absence is for the director', async (result) => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white }] = (await todosOf(tournament)) as [Todo]
    const refused = await claim(devices[white], tournament, { match, game, result })
    expect([refused.status, refused.body.refusal.field]).toEqual([400, 'result'])
  })

  test('in the archive nothing is claimed', async () => {
    const { tournament, devices } = await underWay('league')
    const [{ match, game, white }] = (await todosOf(tournament)) as [Todo]
    await site.owner.post('tournament.archive', { tournament }, { archived: true })
    expect((await claim(devices[white], tournament, { match, game, result: '1-0' })).body.code).toBe('archived')
  })

  // --- bridge --------------------------------------------------------------------------------------------

  test('teams of a three-way claim IMPs between two of them, each in its own order', async () => {
    const { tournament, ids, devices } = await underWay('bridge-knockout', ['North', 'South', 'East'])
    const [todo] = (await todosOf(tournament)) as [Todo]
    const { match } = todo
    const said = (between: string[], imps: number[]) => ({ match, between: between.map((name) => ids[name]), imps })
    expect((await claim(devices['North'], tournament, said(['North', 'South'], [30, 20]))).body.state).toBe('waiting')
    expect((await claim(devices['East'], tournament, said(['North', 'South'], [30, 20]))).status).toBe(403)
    const wide = await claim(devices['East'], tournament, { match, imps: [1, 2] })
    expect(wide.body.code).toBe('which-teams')
    expect((await claim(devices['South'], tournament, said(['South', 'North'], [20, 30]))).body.state).toBe('recorded')
    expect((await claim(devices['East'], tournament, said(['East', 'South'], [5, 6]))).body.state).toBe('waiting')
    const games = await gamesOf(tournament)
    expect(games).toHaveLength(1)
    expect(new Set(games[0].sides)).toEqual(new Set([ids['North'], ids['South']]))
    expect(await meetingsFor(site.owner, tournament)).toHaveLength(1)
  })

  // --- in the same moment ----------------------------------------------------------------------------------

  const races = kind === 'sqlite' ? 100 : 30

  /** In every race both sides report at the same moment. */
  async function raced(tournament: string, sides: readonly (Client | undefined)[], said: (race: number) => object) {
    const states: Record<string, number> = {}
    for (let race = 0; race < races; race++) {
      const both = await Promise.all(sides.map((side) => claim(side, tournament, said(race))))
      for (const { status, body } of both) states[body.state ?? status] = (states[body.state ?? status] ?? 0) + 1
      expect(both.some(({ body }) => body.state === 'recorded')).toBe(true)
    }
    process.stdout.write(`${kind}: ${JSON.stringify(states)} in ${races} races\n`)
    return states
  }

  test('both sides in the same moment: the game is recorded once, and no other', { tags: ['rest'] }, async () => {
    const { tournament, devices } = await underWay('cup', ['Ann', 'Ben'], { options: { roundPairIncrements: [60] } })
    const [{ match }] = (await todosOf(tournament)) as [Todo]
    const sides = [devices['Ann'], devices['Ben']]
    const states = await raced(tournament, sides, (race) => ({ match, game: race + 1, result: '1/2-1/2' }))
    const games = await gamesOf(tournament)
    expect(games.map(({ game }: { game: number }) => game)).toEqual(Array.from({ length: races }, (_, i) => i + 1))
    expect(await meetingsFor(site.owner, tournament)).toEqual([])
    // Some races were close: both sides found that they agreed.
    expect(states['recorded']).toBeGreaterThan(races)
  })

  test('a tie that both claim in the same moment is not taken for the extra boards too', {
    tags: ['rest'],
  }, async () => {
    const { tournament, devices } = await underWay('bridge-knockout', ['North', 'South', 'East', 'West'])
    const [{ match, between = [] }] = (await todosOf(tournament)) as [Todo]
    const sides = between.map((name) => devices[name])
    // Never the same tie as before: that would need a confirmation.
    const states = await raced(tournament, sides, (race) => ({ match, imps: [20 + (race % 2), 20 + (race % 2)] }))
    expect(await gamesOf(tournament)).toHaveLength(races)
    expect(states['recorded']).toBeGreaterThan(races)
  })

  test('nothing of all this was an error of the server', () => expect(site.errors).toEqual([]))
})
