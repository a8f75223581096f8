/**
 * The role matrix (S4): who may call what follows from the access table alone.
 * @module-tag both
 */
import type { RouteName } from '@arbiter/api/addresses'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { type Access, access } from '../src/api/access.ts'
import { httpServer } from '../src/api/http.ts'
import { routes } from '../src/api/routes/index.ts'
import { leastFor } from '../src/people/role.ts'
import type { Site } from '../src/site/site.ts'
import { type Cast, type Character, castIn, characters } from './cast.ts'
import { type Client, type Kind, pathOf, type Said, type TestSite, testSite, tournamentOf } from './site.ts'

const names = Object.keys(routes) as RouteName[]
const missing = '0123456789ab'

// --- what the table says, read a second time ---------------------------------------------------------

type Place = 'site' | 'public' | 'private' | 'missing'
type Verdict = 'allowed' | 'sign in first' | 'not allowed' | 'no tournament'

/** The role of each in a tournament of the matrix; `guest`: what anybody is there. */
const isThere = {
  nobody: 'guest',
  person: 'guest',
  entrant: 'entrant',
  entrantElsewhere: 'guest',
  scorer: 'scorer',
  director: 'director',
  owner: 'owner',
  siteOwner: 'owner',
  siteDirector: 'guest',
  scorerToken: 'scorer',
  tokenElsewhere: 'guest',
  revokedToken: 'guest',
  directorElsewhere: 'guest',
} as const satisfies Record<Character, string>

const ladder = ['spectator', 'entrant', 'scorer', 'director', 'owner']
const entrants: readonly Character[] = ['entrant', 'entrantElsewhere']
const programs: readonly Character[] = ['siteOwner', 'scorerToken', 'tokenElsewhere']

function verdict(may: Access, who: Character, place: Place): Verdict {
  const away = who === 'nobody' ? 'sign in first' : 'not allowed'
  if (who === 'revokedToken') return 'sign in first'
  switch (may.who) {
    case 'anyone':
      return 'allowed'
    case 'person':
      return who === 'nobody' || entrants.includes(who) ? away : 'allowed'
    case 'signed-in':
      return who === 'nobody' || entrants.includes(who) || programs.includes(who) ? away : 'allowed'
    case 'signed-in-owner':
      return away // the only owner of the site here is a program
    case 'site':
      return who === 'siteOwner' || (who === 'siteDirector' && may.least === 'director') ? 'allowed' : away
    default:
      return inTournament(may.who === 'entrant' ? 'entrant only' : may.least, who, place, away)
  }
}

function inTournament(least: string, who: Character, place: Place, away: Verdict): Verdict {
  const role = isThere[who] === 'guest' ? (place === 'public' ? 'spectator' : undefined) : isThere[who]
  if (place === 'missing' || role === undefined) return 'no tournament'
  if (least === 'entrant only') return role === 'entrant' ? 'allowed' : away
  return ladder.indexOf(role) >= ladder.indexOf(least) ? 'allowed' : away
}

function verdictOf({ status, body }: Said): Verdict {
  if (status === 401) return 'sign in first'
  if (status === 403) return 'not allowed'
  return status === 404 && body.refusal?.what === 'tournament' ? 'no tournament' : 'allowed'
}

// --- the matrix --------------------------------------------------------------------------------------

const isOfTournament = (name: RouteName): boolean => routes[name].path.includes(':tournament')

/**
 * Authorisation comes before the request is validated. So changes are sent with an unknown query parameter: allowed callers
 * are told so, and nothing changes. A feed would not end, so it is requested in the same way.
 */
function asked(client: Client, name: RouteName, tournament: string): Promise<Said> {
  const given = {
    tournament,
    entrant: 'nobody-here',
    person: 'nobody-here',
    secret: 'no-such-key',
    format: 'cup',
    screen: 'table',
    part: '1',
  }
  const inPath = Object.fromEntries(Object.entries(given).filter(([key]) => routes[name].path.includes(`:${key}`)))
  const isHarmless = routes[name].method === 'GET' && name !== 'tournament.feed'
  return client.call(routes[name].method, pathOf(name, { ...inPath, ...(isHarmless ? {} : { unknown: 1 }) }))
}

const stages = ['entering', 'running', 'archived'] as const

async function tournamentsOf({ owner }: TestSite, some: readonly (typeof stages)[number][]) {
  const made: { place: 'public' | 'private'; stage: string; id: string }[] = []
  for (const place of ['public', 'private'] as const)
    for (const stage of some) {
      const id = await tournamentOf(owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'], { visibility: place })
      const started =
        stage === 'entering' || (await owner.post('tournament.command', { tournament: id }, { do: 'start' }))
      if (started !== true) expect(started.status).toBe(200)
      if (stage === 'archived') await owner.post('tournament.archive', { tournament: id }, { archived: true })
      made.push({ place, stage, id })
    }
  return made
}

/** Everything in an answer that could be compared. */
function comparable({ status, headers, body }: Said) {
  const shown = [...headers].filter(([name]) => name !== 'date')
  return JSON.stringify([status, shown, body])
}

/** Members of another tournament are like guests here; the deep run tests them all. */
const few = characters.filter((who) => !who.endsWith('Elsewhere'))
const charactersHere = sized<readonly Character[]>({ test: few, rest: characters, deep: characters })

type Stages = typeof stages | readonly ['running']
// On PostgreSQL only running tournaments: authorisation does not depend on the state.
const stagesOn = sized<Partial<Record<Kind, Stages>>>({
  test: { sqlite: ['running'] },
  rest: { sqlite: stages, postgres: ['running'] },
  deep: { sqlite: stages, postgres: ['running'] },
})

describe.each(Object.entries(stagesOn) as [Kind, Stages][])('on %s', (kind, stagesHere) => {
  let site: TestSite
  let cast: Cast
  const all: Record<string, number> = {}
  let tournaments: Awaited<ReturnType<typeof tournamentsOf>>
  beforeAll(async () => {
    site = await testSite(kind, { config: { isBehindProxy: true, version: 'test', mostImport: 1024 * 1024 } })
    tournaments = await tournamentsOf(site, stagesHere)
    cast = await castIn(
      site,
      tournaments.map(({ id }) => id),
    )
  })
  afterAll(() => site.close())

  test.each(charactersHere)('%s may call what the table says, and nothing else', async (who) => {
    const wrong: string[] = []
    const counts: Record<string, number> = {}
    const look = async (name: RouteName, place: Place, stage: string, id: string) => {
      const said = await asked(cast.of(who, id), name, id)
      const [expected, found] = [verdict(access[name], who, place), verdictOf(said)]
      counts[found] = (counts[found] ?? 0) + 1
      if (expected !== found) wrong.push(`${name} ${place} ${stage}: ${expected}, but ${said.status} ${said.body.code}`)
      return said
    }
    const lookEverywhere = async (name: RouteName) => {
      if (!isOfTournament(name)) return void (await look(name, 'site', '', ''))
      const none = await look(name, 'missing', '', missing)
      for (const { place, stage, id } of tournaments) {
        const said = await look(name, place, stage, id)
        if (verdictOf(said) === 'no tournament' && comparable(said) !== comparable(none))
          wrong.push(`${name} ${place} ${stage}: differs from a missing one`)
      }
    }
    await Promise.all(names.map(lookEverywhere))
    for (const [found, count] of Object.entries(counts)) all[found] = (all[found] ?? 0) + count
    expect(wrong).toEqual([])
    expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(names.length)
    if (who !== 'revokedToken') expect(counts['allowed']).toBeGreaterThan(0)
  })

  /** The roles of commands do not depend on the database. */
  const commandsAsked =
    kind === 'sqlite' ? Object.keys(commands).map((command) => [command, leastFor(command, 'league')] as const) : []
  test.each(commandsAsked)('the command %s is for the %s', async (command, least) => {
    const tournament = tournaments.find(({ stage, place }) => stage === 'running' && place === 'private')?.id as string
    for (const who of ['entrant', 'scorer', 'scorerToken', 'director', 'owner', 'siteOwner'] as const) {
      const client = cast.of(who, tournament)
      // With an outdated `expect`, allowed callers are told so, and nothing is done.
      const said = await client.post('tournament.command', { tournament, expect: 1 }, commands[command])
      const seen = await client.post('tournament.preview', { tournament }, commands[command])
      const isAllowed = inTournament(least, who, 'private', 'not allowed') === 'allowed'
      expect([who, said.status]).toEqual([who, isAllowed ? 409 : 403])
      if (isAllowed) expect(said.body.code).toBe('changed-meanwhile')
      expect([who, seen.status === 403]).toEqual([who, !isAllowed])
    }
  })

  test('nothing of all this was an error of the server', () => {
    process.stdout.write(`role matrix on ${kind}: ${JSON.stringify(all)}\n`)
    expect(site.errors).toEqual([])
    expect(Object.keys(all)).toHaveLength(4)
  })
})

const commands: Readonly<Record<string, object>> = {
  report: { do: 'report', match: '1', result: '1-0' },
  lineup: { do: 'lineup', match: '1', team: 'Ann', players: ['Ann'] },
  score: { do: 'score', match: '1', boards: [{ board: 1, imps: [0, 0] }] },
  enter: { do: 'enter', name: 'Zed' },
  edit: { do: 'edit', entrant: 'Ann', club: 'North' },
  withdraw: { do: 'withdraw', entrant: 'Ann' },
  return: { do: 'return', entrant: 'Ann' },
  start: { do: 'start' },
  pair: { do: 'pair' },
  choose: { do: 'choose', opponent: 'Ann' },
  correct: { do: 'correct', match: '1', result: '0-1' },
  abandon: { do: 'abandon', match: '1', game: 1, why: 'interrupted' },
  arrange: { do: 'arrange', from: 1, play: { timeControl: 'nodes=1' } },
  change: { do: 'change', options: {} },
  forfeit: { do: 'forfeit', match: '1', absent: ['Ann'] },
  cancel: { do: 'cancel', match: '1' },
  rule: { do: 'rule', match: '1', winner: 'Ann' },
  declare: { do: 'declare', winners: ['Ann'] },
  post: { do: 'post' },
  remedy: { do: 'remedy', team: 'Ann' },
  misplaced: { do: 'misplaced', team: 'Ann', fault: 'team', placed: 'low' },
  redraw: { do: 'redraw' },
  undo: { do: 'undo' },
  redo: { do: 'redo' },
  revoke: { do: 'revoke', fact: 1 },
  close: { do: 'close' },
}

// --- a route that is not in the table ----------------------------------------------------------------

test('a route without a line in the table does not compile', () => {
  const { 'site.health': _, ...oneTooFew } = access
  // @ts-expect-error one route has no line
  const table: Record<RouteName, Access> = oneTooFew
  expect(Object.keys(table)).toHaveLength(names.length - 1)
})

/** The printed tree line by line, each with its full path. */
function printed(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)(?:├|└)── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    above.splice(indent.length / 4, above.length, part)
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`)
  })
}

test('the server answers the routes of the table and no other', async () => {
  const app = httpServer({ config: { mostImport: 1 } } as Site, pino({ level: 'silent' }))
  const registered = printed(app.printRoutes({ commonPrefix: false }))
  const declared = (Object.keys(access) as RouteName[]).flatMap((name) => {
    const { method, path } = routes[name]
    return method === 'GET' ? [`GET ${path}`, `HEAD ${path}`] : [`${method} ${path}`]
  })
  expect(registered.toSorted()).toEqual(declared.toSorted())
  await app.close()
})
