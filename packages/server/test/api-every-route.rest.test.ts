/**
 * A walk through every route: each is answered with success at least once, and every answer is in the published document.
 * @module-tag rest
 */
import { type PageName, pagePaths, type RouteName } from '@arbiter/api/addresses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { routes } from '../src/api/routes/index.ts'
import { entrantIds, entrantOf, opens } from './cast.ts'
import { moody, planOf, runnerOf } from './cup-world.ts'
import { type Client, type Said, type TestSite, testSite, tournamentOf } from './site.ts'

const succeeded = new Set<string>()

/** Calls a route and expects its success. */
async function done(client: Client, name: RouteName, given: object = {}, body?: unknown, type?: string): Promise<Said> {
  const said = await tried(client, name, given, body, type)
  expect([name, said.status, said.body.detail]).toEqual([name, routes[name].success.status, undefined])
  return said
}

async function tried(client: Client, name: RouteName, given: object = {}, body?: unknown, type?: string) {
  const { method, success } = routes[name]
  const inPath = given as Record<string, string>
  const said = method === 'GET' ? await client.get(name, inPath) : await client.post(name, inPath, body, type)
  if (said.status === success.status) succeeded.add(name)
  return said
}

/** Of these only what an address has. */
const paramsOf = (path: string, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => path.includes(`:${name}`)))

interface Todo {
  readonly do: string
  readonly match: string
  readonly [field: string]: unknown
}

/** The command for a todo. */
function commandFor(todo: Todo): object {
  const { match, among = [] } = todo as Todo & { among?: readonly string[] }
  switch (todo.do) {
    case 'report':
      return 'between' in todo
        ? {
            do: 'report',
            match,
            between: todo['between'],
            imps: [30, 20],
            ...('half' in todo ? { half: todo['half'] } : {}),
          }
        : { do: 'report', match, game: todo['game'], result: '1-0' }
    case 'choose':
      return { do: 'choose', opponent: among[0] }
    case 'rule':
      return { do: 'rule', match, winner: among[0] }
    case 'declare':
      return { do: 'declare', winners: [among[0]] }
    default:
      return { do: todo.do }
  }
}

const fields: Record<string, readonly string[]> = {
  league: ['Ann', 'Ben', 'Cy', 'Di'],
  'hybrid-knockout': ['Ann', 'Ben', 'Cy', 'Di', 'Eve'],
  cup: ['Ann', 'Ben', 'Cy', 'Di'],
  diagonal: ['Ann', 'Ben', 'Cy', 'Di', 'Eve', 'Fay'],
  'bridge-knockout': ['North', 'South', 'East', 'West', 'Centre'],
}

describe('every route', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite('sqlite', { wantsDemos: true })
  })
  afterAll(() => site.close())

  test('of the site, its people and their keys', async () => {
    const { owner, guest } = site
    for (const name of ['site.health', 'site.ready', 'site.document', 'site.reference', 'formats.list'] as const)
      await done(guest, name)
    for (const name of [
      'engines.list',
      'session.who',
      'tournaments.list',
      'page.home',
      'page.newTournament',
      'page.sitePeople',
      'page.join',
      'page.report',
    ] as const)
      await done(guest, name)
    await done(owner, 'site.metrics')
    await done(owner, 'site.setAddress', {}, { address: 'http://192.0.2.7:8080' })
    await done(owner, 'site.address')
    await done(owner, 'site.setAddress', {}, {})
    const home = (await guest.get('page.home')).body as string
    const [, file = ''] = /\/assets\/([\w.-]+)/.exec(home) ?? []
    await done(guest, 'page.service-worker')
    await done(guest, 'page.file', { file })
    await done(guest, 'page.asset', { file: 'icon.svg' })
    await done(owner, 'tournament.remove', { tournament: 'demo-cup' })
    expect((await guest.get('tournament.see', { tournament: 'demo-cup' })).status).toBe(404)
    for (const format of Object.keys(fields)) await done(guest, 'formats.outline', { format, entrants: 8 })

    const invited = await done(owner, 'site.invite', {}, { role: 'director', label: 'for Dan' })
    const dan = await opens(site, invited.body.link, 'Dan')
    succeeded.add('session.open')
    const person = (await done(dan, 'session.who')).body.id
    await done(dan, 'session.rename', {}, { name: 'Daniel' })
    const link = await done(dan, 'session.link')
    const token = await done(dan, 'keys.token', {}, { label: 'program', days: 3 })
    await done(dan, 'keys.list')
    await done(dan, 'keys.revoke', { secret: token.body.id })
    await done(await opens(site, link.body.link), 'session.close')
    await done(owner, 'site.people')
    const signedIn = await opens(site, (await done(owner, 'site.invite', {}, { role: 'owner' })).body.link, 'Olivia')
    await done(signedIn, 'site.signIn', { person })
    await done(owner, 'site.remove', { person })
    await done(owner, 'site.erase', { person })
    const another = await done(owner, 'site.invite', {}, { role: 'owner' })
    await done(owner, 'site.revoke', { secret: another.body.id })
  })

  test('of a tournament, its entrants and its people', async () => {
    const { owner, guest } = site
    const created = await done(
      owner,
      'tournaments.create',
      {},
      { format: 'league', name: 'Thursday', visibility: 'private' },
    )
    const tournament = created.body.id as string
    await done(owner, 'entrants.enter', { tournament }, 'name,rating\nAnn,2000\nBen,1900\nCy,1800\nDi,1700', 'text/csv')
    const ids = await entrantIds(owner, tournament)
    succeeded.add('entrants.list')
    const entrant = ids['Ann'] as string
    await done(owner, 'entrants.setContact', { tournament, entrant }, { email: 'ann@example.org' })
    expect((await done(owner, 'entrants.contact', { tournament, entrant })).body).toEqual({ email: 'ann@example.org' })
    await done(owner, 'tournament.settings', { tournament }, { visibility: 'public', autoPair: true })
    await done(owner, 'tournament.preview', { tournament }, { do: 'start' })
    await done(owner, 'tournament.command', { tournament }, { do: 'start' })
    const link = await done(owner, 'entrants.link', { tournament, entrant })
    const ann = await opens(site, link.body.link)
    const chart = await done(guest, 'tournament.chart', { tournament })
    const todo = chart.body.todo.find((each: Todo) => [each['white'], each['black']].includes('Ann'))
    const other = todo.white === 'Ann' ? todo.black : todo.white
    await done(ann, 'claims.claim', { tournament }, { match: todo.match, game: todo.game, result: '1-0' })
    await done(ann, 'claims.list', { tournament })
    await done(ann, 'page.report')
    const rival = await entrantOf(site, tournament, ids[other] as string)
    await done(rival, 'claims.claim', { tournament }, { match: todo.match, game: todo.game, result: '1-0' })
    const corrected = await done(
      owner,
      'tournament.preview',
      { tournament },
      { do: 'correct', match: todo.match, result: '0-1' },
    )
    expect(corrected.body.consequences).toBeDefined()

    const scorer = await opens(
      site,
      (await done(owner, 'people.invite', { tournament }, { role: 'scorer' })).body.link,
      'Sue',
    )
    const person = (await scorer.get('session.who')).body.id
    await done(owner, 'people.role', { tournament, person }, { role: 'director' })
    await done(scorer, 'people.list', { tournament })
    await done(scorer, 'people.revoke', { tournament, secret: link.body.id })
    await done(owner, 'people.remove', { tournament, person })
    await done(owner, 'tournament.archive', { tournament }, { archived: true })
    await done(guest, 'tournaments.list', { archived: 'true', search: 'thurs', limit: 1 })
    await done(owner, 'tournament.archive', { tournament }, { archived: false })
    const feed = await fetch(`${site.url}/api/v1/tournaments/${tournament}/feed`)
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    succeeded.add('tournament.feed')
    await feed.body?.cancel()
  })

  const reasons: Record<string, number> = {}

  test.each(Object.keys(fields))('of a %s from its first fact to its last', async (format) => {
    const { owner, guest } = site
    const tournament = await tournamentOf(owner, format, fields[format] as string[])
    const drafts = { made: 0, refused: 0 }
    for (let step = 0; ; step++) {
      expect(step).toBeLessThan(300)
      const chart = await done(step % 2 === 0 ? owner : guest, 'tournament.chart', { tournament })
      const [todo] = chart.body.todo as Todo[]
      if (!todo) break
      const draft = await tried(owner, 'tournament.draft', { tournament })
      drafts[draft.status === 200 ? 'made' : 'refused']++
      const command = commandFor(todo)
      expect((await tried(owner, 'tournament.preview', { tournament }, command)).status).toBe(200)
      const said = await tried(owner, 'tournament.command', { tournament }, command)
      expect([format, step, todo.do, said.status, said.body.detail]).toEqual([format, step, todo.do, 200, undefined])
    }
    expect((await owner.get('tournament.see', { tournament })).body.state).toBe('closed')
    succeeded.add('tournament.see')
    const [one = '', two = ''] = fields[format] as string[]
    for (const client of [owner, guest]) {
      for (const about of [
        '1',
        'champion',
        `rank ${one}`,
        `seed ${one}`,
        `tie ${one}, ${two}`,
        `bye ${one}`,
        `bye ${two} 2`,
      ]) {
        const why = await tried(client, 'tournament.why', { tournament, about })
        const kind = about.split(' ')[0] as string
        if (why.status === 200) reasons[kind] = (reasons[kind] ?? 0) + 1
      }
      for (const name of ['tournament.table', 'tournament.log', 'entrants.list', 'export.table'] as const)
        await done(client, name, { tournament })
      for (const name of ['export.entrants', 'export.page'] as const) await done(client, name, { tournament })
      const within = { tournament, match: '1', entrant: 'e2' } as const
      for (const [name, path] of Object.entries(pagePaths))
        if (path.includes(':tournament')) await done(client, `page.${name as PageName}`, paramsOf(path, within))
      expect((await client.get('export.entrants', { tournament })).body).toMatch(/^(name|team)\b/)
      await done(client, 'tournament.chart', { tournament, at: 5 })
      await done(client, 'tournament.table', { tournament, at: 5 })
    }
    const file = await done(owner, 'export.log', { tournament })
    await done(guest, 'export.log', { tournament })
    const imported = await done(owner, 'tournaments.import', {}, file.body, 'application/jsonl')
    expect((await owner.get('export.log', { tournament: imported.body.id })).body).toBe(file.body)
    const [entrant] = Object.values(await entrantIds(owner, tournament))
    await done(owner, 'entrants.erase', { tournament, entrant: entrant as string }, {})
    process.stdout.write(`${format}: ${JSON.stringify(drafts)} drafts\n`)
  })

  test('of every kind of subject somebody was told why', () => {
    process.stdout.write(`why: ${JSON.stringify(reasons)}\n`)
    expect(Object.keys(reasons).toSorted()).toEqual(['1', 'bye', 'champion', 'rank', 'seed', 'tie'])
  })

  test('of a cup that engines play', async () => {
    const engines = await runnerOf([moody('Alpha', 30), moody('Beta', 10)])
    const world = await testSite('sqlite', { engines })
    try {
      const { owner, guest } = world
      expect((await done(guest, 'engines.list')).body.engines).toHaveLength(2)
      const tournament = await tournamentOf(owner, 'cup', [])
      await owner.post('entrants.enter', { tournament }, 'name,rating\nAlpha,2000\nBeta,1900', 'text/csv')
      await done(owner, 'cup.play', { tournament }, planOf())
      await done(guest, 'cup.see', { tournament })
      await until('the cup is over', async () => {
        const { body } = await guest.get('tournament.see', { tournament })
        return body.state === 'finished' || body.state === 'closed'
      })
      await done(guest, 'export.games', { tournament })
      const second = await tournamentOf(owner, 'cup', [], { options: { roundPairIncrements: [100] } })
      await owner.post('entrants.enter', { tournament: second }, 'name,rating\nAlpha,2000\nBeta,1900', 'text/csv')
      await done(owner, 'cup.play', { tournament: second }, planOf())
      await done(owner, 'cup.stop', { tournament: second })
      expect(world.errors).toEqual([])
    } finally {
      await world.close()
    }
  })

  test('none was left out', () => {
    expect(Object.keys(routes).filter((name) => !succeeded.has(name))).toEqual([])
    expect(site.errors).toEqual([])
  })
})
