/**
 * The outbox in front of a real server, over a line that commits and drops the answer, delays it, answers for the server, or
 * delivers a request twice: whatever a screen sends is done once, and the page finds out what became of it.
 * @module-tag both
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routeAddresses } from '@arbiter/api/addresses'
import { formats } from '@arbiter/core/formats'
import { commandsOf } from '@arbiter/core/tournament'
import { logTo, type OpenSite, openDatabase, openSite } from '@arbiter/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { deliver } from '../src/live/outbox/deliver.ts'
import type { IntentContent, OutboxEntry } from '../src/live/outbox/intent.ts'
import { Outbox } from '../src/live/outbox/outbox.ts'
import { faults as allFaults, type Fault, FaultyLine } from './faulty-line.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
type Body = any
type Json = Readonly<Record<string, unknown>>

const faults = sized<readonly Fault[]>({ test: ['dropped', 'twice'], rest: allFaults, deep: allFaults })

const realFetch = globalThis.fetch
const folder = mkdtempSync(join(tmpdir(), 'arbiter-outbox-'))
let site: OpenSite
let line: FaultyLine
let cookie = ''
/** Whose cookie goes with the requests of the page. */
let sender = ''

beforeAll(async () => {
  site = await openSite({
    config: { isBehindProxy: false, version: 'test', mostImport: 1024 * 1024 },
    database: await openDatabase(join(folder, 'site.sqlite')),
    ...{ host: '127.0.0.1', port: 0 },
    log: logTo({ write: () => {} }, 'error'),
  })
  line = await FaultyLine.to(site.url)
  cookie = await opened(site.ownerLink as string, 'Olga Owner')
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(line.url + path, { ...init, headers: { ...init.headers, cookie: sender, origin: line.url } }),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await line.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

// --- the server without the line -------------------------------------------------------------------

async function call(method: string, path: string, body?: unknown, as = cookie): Promise<Response> {
  const isText = typeof body === 'string'
  return realFetch(`${site.url}/api/v1${path}`, {
    method,
    headers: { cookie: as, origin: site.url, 'content-type': isText ? 'application/jsonl' : 'application/json' },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  })
}

const get = async (path: string): Promise<Body> => (await call('GET', path)).json()

async function post(path: string, body: unknown = {}, as = cookie): Promise<Body> {
  const answer = await call('POST', path, body, as)
  const said = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`)
  return said
}

async function opened(link: string, name?: string): Promise<string> {
  const answer = await call('POST', '/session', { secret: link.split('#')[1], ...(name && { name }) }, '')
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const names = ['Smith and Jones', 'Müller, Anna', 'محمد صلاح الدين', 'Di', 'Eve']

const rated = names.map((name, i) => ({ name, rating: 2000 - 10 * i }))

/** A tournament before its start. */
async function tournament(format: string, more: Json = {}, entrants: readonly unknown[] = names): Promise<string> {
  const { id } = await post('/tournaments', { format, name: `Of ${format}`, ...more })
  const people = entrants.map((each) => (typeof each === 'string' ? { name: each } : each))
  await post(`/tournaments/${id}/commands`, { do: 'enter', entrants: people })
  return id
}

async function started(format: string, more: Json = {}, entrants?: readonly unknown[]): Promise<string> {
  const id = await tournament(format, more, entrants)
  await post(`/tournaments/${id}/commands`, { do: 'start' })
  return id
}

const command = (id: string, body: Json) => post(`/tournaments/${id}/commands`, body)
const logOf = async (id: string): Promise<Body[]> => (await get(`/tournaments/${id}/log`)).facts
const todoOf = async (id: string): Promise<Body[]> => (await get(`/tournaments/${id}/chart`)).todo
const gameIn = async (id: string): Promise<Body> => (await todoOf(id)).find((todo) => todo.do === 'report')

// --- the page --------------------------------------------------------------------------------------

/** Delays of the outbox and of an attempt, shortened. */
const hurry = 100
const attemptMs = 150

function outboxOf() {
  const entries = new Map<string, OutboxEntry>()
  return new Outbox({
    deliver: (intent) => deliver(intent, attemptMs),
    store: {
      all: () => [...entries.values()],
      put: (entry) => void entries.set(entry.intent.key, entry),
      drop: (key) => void entries.delete(key),
      watch: () => {},
      clear: () => entries.clear(),
      lastPerson: () => '',
      keepPerson: () => {},
    },
    after: (ms, run) => {
      const timer = setTimeout(run, ms / hurry)
      return () => clearTimeout(timer)
    },
    newKey: () => randomBytes(12).toString('hex'),
    now: Date.now,
    person: () => 'somebody',
  })
}

async function sent(path: string, content: IntentContent, fault: Fault | undefined, as = cookie): Promise<Body> {
  sender = as
  const outbox = outboxOf()
  line.next = fault
  const answer = await outbox.send<Body>({ path, content, isStored: true }).settled
  expect(answer.ok ? '' : answer.problem.code).toBe('')
  expect(outbox.entries).toEqual([])
  expect(line.next).toBeUndefined()
  return answer.ok ? answer.value : undefined
}

// --- commands --------------------------------------------------------------------------------------

interface CommandRow {
  readonly name: string
  /** The tournament before it, and the command. */
  readonly given: () => Promise<readonly [id: string, command: Json]>
}

const league = () => started('league')

async function leagueWithResult(): Promise<string> {
  const id = await league()
  const { match, game } = await gameIn(id)
  await command(id, { do: 'report', match, game, result: '1-0' })
  return id
}

async function cup(): Promise<string> {
  return started('cup', {}, names.slice(0, 4))
}

const players = (team: number) => Array.from({ length: 4 }, (_, i) => ({ name: `P${team}${i}`, masterpoints: 100 }))
const teams = Array.from({ length: 5 }, (_, i) => ({ name: `Team ${i + 1}`, players: players(i + 1) }))
const bridge = () => started('bridge-knockout', {}, teams)

const reported = async (id: string, result: string): Promise<readonly [string, Json]> => {
  const { match, game } = await gameIn(id)
  return [id, { do: 'report', match, game, result }]
}

/** A diagonal among three whose places nothing can separate. */
async function level(): Promise<string> {
  const id = await started('diagonal', { options: { maxExtraRounds: 0 } }, rated.slice(0, 3))
  for (let todo = await todoOf(id); !todo.some((each) => each.do === 'declare'); todo = await todoOf(id)) {
    const next = todo.find((each) => each.do === 'report')
    await command(id, next ? { do: 'report', match: next.match, game: next.game, result: '1/2-1/2' } : { do: 'pair' })
  }
  return id
}

/** A three-way whose winner chooses an opponent. */
async function asked(): Promise<string> {
  const id = await bridge()
  for (let todo = await todoOf(id); !todo.some((each) => each.do === 'choose'); todo = await todoOf(id)) {
    const next = todo.find((each) => each.do === 'report')
    if (!next) {
      await command(id, { do: 'pair' })
      continue
    }
    const { match, between, half } = next
    // The stronger team, whose name comes first, wins.
    const imps = between[0] < between[1] ? [30, 20] : [20, 30]
    await command(id, { do: 'report', match, between, imps, ...(half && { half }) })
  }
  return id
}

const commandRows: readonly CommandRow[] = [
  { name: 'enter', given: async () => [await tournament('league'), { do: 'enter', entrants: [{ name: 'Late' }] }] },
  { name: 'describe', given: async () => [await league(), { do: 'describe', place: 'Town hall' }] },
  { name: 'edit', given: async () => [await league(), { do: 'edit', entrant: 'Eve', club: 'North' }] },
  { name: 'withdraw', given: async () => [await league(), { do: 'withdraw', entrant: 'Eve' }] },
  {
    name: 'return',
    given: async () => {
      const id = await tournament('league')
      await command(id, { do: 'withdraw', entrant: 'Eve' })
      return [id, { do: 'return', entrant: 'Eve' }]
    },
  },
  { name: 'start', given: async () => [await tournament('league'), { do: 'start' }] },
  { name: 'pair', given: async () => [await started('hybrid-knockout', { autoPair: false }), { do: 'pair' }] },
  { name: 'report', given: async () => reported(await league(), '1-0') },
  {
    name: 'report-several',
    given: async () => {
      const id = await league()
      const open = (await todoOf(id)).filter((todo) => todo.do === 'report').slice(0, 2)
      return [id, { do: 'report-several', reports: open.map(({ match, game }) => ({ match, game, result: '1-0' })) }]
    },
  },
  {
    name: 'correct',
    given: async () => {
      const id = await leagueWithResult()
      const { match } = (await logOf(id)).find(({ type }) => type === 'game-finished')
      return [id, { do: 'correct', match, result: '0-1' }]
    },
  },
  {
    name: 'forfeit',
    given: async () => {
      const id = await league()
      const { match, white } = await gameIn(id)
      return [id, { do: 'forfeit', match, absent: [white] }]
    },
  },
  { name: 'cancel', given: async () => [await league(), { do: 'cancel', match: '1' }] },
  {
    name: 'rule',
    given: async () => {
      const id = await started('hybrid-knockout', {}, names.slice(0, 4))
      const { match, white } = await gameIn(id)
      return [id, { do: 'rule', match, winner: white }]
    },
  },
  { name: 'undo', given: async () => [await leagueWithResult(), { do: 'undo' }] },
  {
    name: 'redo',
    given: async () => {
      const id = await leagueWithResult()
      await command(id, { do: 'undo' })
      return [id, { do: 'redo' }]
    },
  },
  {
    name: 'revoke',
    given: async () => {
      const id = await leagueWithResult()
      const { seq } = (await logOf(id)).find(({ type }) => type === 'game-finished')
      return [id, { do: 'revoke', fact: seq }]
    },
  },
  {
    name: 'close',
    given: async () => {
      const id = await level()
      await command(id, { do: 'declare', winners: [names[0]] })
      return [id, { do: 'close' }]
    },
  },
  { name: 'change', given: async () => [await cup(), { do: 'change', options: { roundPairIncrements: [1, 3] } }] },
  { name: 'lineup', given: lineup },
  {
    name: 'score',
    given: async () => {
      const id = await bridge()
      const { match, between } = await gameIn(id)
      return [id, { do: 'score', match, between, boards: [{ board: 1, imps: [3, 0] }] }]
    },
  },
  { name: 'post', given: async () => [await scored(), { do: 'post' }] },
  { name: 'declare', given: async () => [await level(), { do: 'declare', winners: [names[0]] }] },
  {
    name: 'choose',
    given: async () => {
      const id = await asked()
      const { among } = (await todoOf(id)).find((todo) => todo.do === 'choose')
      return [id, { do: 'choose', opponent: among[0] }]
    },
  },
]

async function lineup(): Promise<readonly [string, Json]> {
  const id = await bridge()
  const { match, between } = await gameIn(id)
  const team = teams.find(({ name }) => name === between[0])
  return [id, { do: 'lineup', match, team: between[0], players: team?.players.map(({ name }) => name) }]
}

/** A bridge tournament with the results of one round. */
async function scored(): Promise<string> {
  const id = await bridge()
  const { match, between, half } = await gameIn(id)
  await command(id, { do: 'report', match, between, imps: [30, 20], ...(half && { half }) })
  return id
}

/** No screen sends these: they are for the command line, or engines send them. */
const ofNoScreen = ['abandon', 'arrange', 'remedy', 'misplaced', 'redraw']

describe('a command', () => {
  test('of every kind is tried', () => {
    const all = new Set(formats.flatMap((format) => commandsOf(format).map(({ name }) => name)))
    expect([...commandRows.map(({ name }) => name), ...ofNoScreen].toSorted()).toEqual([...all].toSorted())
  })

  describe.each(commandRows)('$name', ({ given }) => {
    const factsAfter = async (fault: Fault | undefined) => {
      const [id, json] = await given()
      const before = (await logOf(id)).length
      const { facts } = await sent(`/tournaments/${id}/commands`, { json }, fault)
      const added = (await logOf(id)).slice(before)
      expect(facts).toEqual(added)
      expect(new Set(added.map(({ key }: Body) => key)).size).toBe(1)
      return added.map(({ type }: Body) => type)
    }
    let undisturbed: string[]
    beforeAll(async () => {
      undisturbed = await factsAfter(undefined)
    })

    test.each(faults)('is done once: %s', async (fault) => {
      expect(undisturbed.length).toBeGreaterThan(0)
      expect(await factsAfter(fault)).toEqual(undisturbed)
    })
  })
})

// --- other requests --------------------------------------------------------------------------------

interface RequestGiven {
  readonly path: string
  readonly content: IntentContent
  /** What the server has afterwards; the same after every fault. */
  readonly found: () => Promise<unknown>
  readonly as?: string
}

interface RequestRow {
  readonly name: keyof typeof routeAddresses
  readonly given: () => Promise<RequestGiven>
}

const json = (body: Json = {}): IntentContent => ({ json: body })

const countOf = async (path: string, list: string): Promise<number> => (await get(path))[list].length

/** One more, or one less, than now. */
async function counted(path: string, list: string): Promise<() => Promise<number>> {
  const before = await countOf(path, list)
  return async () => (await countOf(path, list)) - before
}

const linkIn = async (path: string, body: Json = {}): Promise<Body> => post(path, body)

/** A scorer of a tournament, signed in. */
async function scorerOf(id: string): Promise<{ readonly person: string; readonly cookie: string }> {
  const { link } = await linkIn(`/tournaments/${id}/invitations`, { role: 'scorer' })
  const theirs = await opened(link, 'Sue')
  return { person: (await (await call('GET', '/session', undefined, theirs)).json()).id, cookie: theirs }
}

async function directorOfSite(): Promise<{ readonly person: string; readonly cookie: string }> {
  const theirs = await opened((await linkIn('/invitations', { role: 'director' })).link, 'Dan')
  return { person: (await (await call('GET', '/session', undefined, theirs)).json()).id, cookie: theirs }
}

const statusOf = async (path: string, as = cookie): Promise<number> => (await call('GET', path, undefined, as)).status

const requestRows: readonly RequestRow[] = [
  {
    name: 'tournaments.create',
    given: async () => ({
      ...{ path: '/tournaments', content: json({ format: 'league', name: 'Made here' }) },
      found: await counted('/tournaments?search=Made&limit=100', 'tournaments'),
    }),
  },
  {
    name: 'tournaments.import',
    given: async () => {
      const text = await (
        await call('GET', `/tournaments/${await started('league', { name: 'Brought' })}/export/tournament.arbiter`)
      ).text()
      const found = await counted('/tournaments?search=Brought&limit=100', 'tournaments')
      return { path: '/tournaments/import', content: { text, type: 'application/jsonl' }, found }
    },
  },
  {
    name: 'tournament.settings',
    given: async () => {
      const id = await league()
      const found = async () => (await get(`/tournaments/${id}`)).visibility
      return { path: `/tournaments/${id}/settings`, content: json({ visibility: 'private' }), found }
    },
  },
  {
    name: 'tournament.archive',
    given: async () => {
      const id = await league()
      const found = async () => (await get(`/tournaments/${id}`)).archived
      return { path: `/tournaments/${id}/archive`, content: json({ archived: true }), found }
    },
  },
  {
    name: 'tournament.remove',
    given: async () => {
      const id = await league()
      await post(`/tournaments/${id}/archive`, { archived: true })
      const path = `/tournaments/${id}/remove?name=${encodeURIComponent('Of league')}`
      return { path, content: json(), found: () => statusOf(`/tournaments/${id}`) }
    },
  },
  {
    name: 'claims.claim',
    given: async () => {
      const id = await league()
      const { match, game, white } = await gameIn(id)
      const { entrants } = await get(`/tournaments/${id}/entrants`)
      const entrant = entrants.find(({ name }: Body) => name === white).id
      const { link } = await linkIn(`/tournaments/${id}/entrants/${entrant}/link`)
      const found = async () =>
        (await get(`/tournaments/${id}/claims`)).meetings.map(({ claims }: Body) => claims.length)
      return {
        ...{ path: `/tournaments/${id}/claims`, content: json({ match, game, result: '1-0' }) },
        ...{ found, as: await opened(link) },
      }
    },
  },
  {
    name: 'session.open',
    given: async () => {
      const { link } = await linkIn('/invitations', { role: 'director' })
      const found = await counted('/people', 'people')
      return { path: '/session', content: json({ secret: link.split('#')[1], name: 'Di' }), found, as: '' }
    },
  },
  {
    name: 'session.rename',
    given: async () => {
      const { cookie: theirs } = await directorOfSite()
      const found = async () => (await (await call('GET', '/session', undefined, theirs)).json()).name
      return { path: '/session/name', content: json({ name: 'Daniel' }), found, as: theirs }
    },
  },
  {
    name: 'session.link',
    given: async () => ({ path: '/session/link', content: json(), found: await counted('/keys', 'keys') }),
  },
  {
    name: 'keys.token',
    given: async () => ({
      ...{ path: '/keys/tokens', content: json({ label: 'a program' }) },
      found: await counted('/keys', 'keys'),
    }),
  },
  {
    name: 'keys.revoke',
    given: async () => {
      const { id } = await post('/keys/tokens', { label: 'to go' })
      return { path: `/keys/${id}/revoke`, content: json(), found: await counted('/keys', 'keys') }
    },
  },
  {
    name: 'site.invite',
    given: async () => ({
      ...{ path: '/invitations', content: json({ role: 'director' }) },
      found: await counted('/people', 'keys'),
    }),
  },
  {
    name: 'site.revoke',
    given: async () => {
      const { id } = await linkIn('/invitations', { role: 'director' })
      return { path: `/invitations/${id}/revoke`, content: json(), found: await counted('/people', 'keys') }
    },
  },
  {
    name: 'site.signIn',
    given: async () => {
      const { person, cookie: theirs } = await directorOfSite()
      const found = async () => (await (await call('GET', '/keys', undefined, theirs)).json()).keys.length
      return { path: `/people/${person}/link`, content: json(), found }
    },
  },
  {
    name: 'site.remove',
    given: async () => {
      const { person, cookie: theirs } = await directorOfSite()
      const found = async () => (await (await call('GET', '/session', undefined, theirs)).json()).siteRole ?? 'none'
      return { path: `/people/${person}/remove`, content: json(), found }
    },
  },
  {
    name: 'site.erase',
    given: async () => {
      const { person } = await directorOfSite()
      await post(`/people/${person}/remove`)
      const found = async () => JSON.stringify(await get('/people')).includes(person)
      return { path: `/people/${person}/erase`, content: json(), found }
    },
  },
  {
    name: 'site.setAddress',
    given: async () => {
      await post('/site/address', {})
      const found = async () => (await get('/site/address')).from
      return { path: '/site/address', content: json({ address: 'http://192.0.2.7:8080' }), found }
    },
  },
  {
    name: 'people.invite',
    given: async () => {
      const id = await league()
      const found = await counted(`/tournaments/${id}/people`, 'keys')
      return { path: `/tournaments/${id}/invitations`, content: json({ role: 'scorer', label: 'Table 1' }), found }
    },
  },
  {
    name: 'people.role',
    given: async () => {
      const id = await league()
      const { person } = await scorerOf(id)
      const found = async () => (await get(`/tournaments/${id}/people`)).people.map(({ role }: Body) => role)
      return { path: `/tournaments/${id}/people/${person}/role`, content: json({ role: 'director' }), found }
    },
  },
  {
    name: 'people.remove',
    given: async () => {
      const id = await league()
      const { person } = await scorerOf(id)
      const found = await counted(`/tournaments/${id}/people`, 'people')
      return { path: `/tournaments/${id}/people/${person}/remove`, content: json(), found }
    },
  },
  {
    name: 'people.revoke',
    given: async () => {
      const id = await league()
      const made = await linkIn(`/tournaments/${id}/invitations`, { role: 'scorer' })
      const found = await counted(`/tournaments/${id}/people`, 'keys')
      return { path: `/tournaments/${id}/keys/${made.id}/revoke`, content: json(), found }
    },
  },
  {
    name: 'entrants.link',
    given: async () => {
      const id = await league()
      const [{ id: entrant }] = (await get(`/tournaments/${id}/entrants`)).entrants
      const found = await counted(`/tournaments/${id}/people`, 'keys')
      return { path: `/tournaments/${id}/entrants/${entrant}/link`, content: json(), found }
    },
  },
]

/**
 * Commands have their own table, a preview changes nothing, signing out is said by the next page, and games of engines are begun
 * and stopped below. The other three are for programs.
 */
const elsewhere = [
  'tournament.command',
  'tournament.preview',
  'session.close',
  'cup.play',
  'cup.stop',
  'entrants.enter',
  'entrants.setContact',
  'entrants.erase',
]

describe('a request', () => {
  test('of every kind is tried', () => {
    const all = Object.entries(routeAddresses).flatMap(([name, address]) => (address.startsWith('POST') ? [name] : []))
    expect([...requestRows.map(({ name }) => name), ...elsewhere].toSorted()).toEqual(all.toSorted())
  })

  describe.each(requestRows)('$name', ({ given }) => {
    const foundAfter = async (fault: Fault | undefined) => {
      const { path, content, found, as } = await given()
      const before = await found()
      await sent(path, content, fault, as)
      const after = await found()
      return { before, after }
    }
    let undisturbed: unknown
    beforeAll(async () => {
      undisturbed = await foundAfter(undefined)
    })

    test.each(faults)('is done once: %s', async (fault) => {
      expect(await foundAfter(fault)).toEqual(undisturbed)
    })
  })
})
