/**
 * Bad input (S1): every route answers whatever it gets, refuses in words, and changes nothing when it refuses.
 * @module-tag both
 */

import { Agent, request } from 'node:http'
import type { RouteName } from '@arbiter/api/addresses'
import { codes } from '@arbiter/api/shapes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { access } from '../src/api/access.ts'
import { openApi } from '../src/api/document/open-api.ts'
import { routes } from '../src/api/routes/index.ts'
import { inEnglish } from '../src/site/voice.ts'
import { badInput, type Sent } from './bad-input.ts'
import { entrantIds, entrantOf, invitedBy, opens } from './cast.ts'
import { dice, seedOf } from './luck.ts'
import { type Client, type Kind, kinds, pathOf, type TestSite, testSite, tournamentOf } from './site.ts'

const names = Object.keys(routes) as RouteName[]
/** PostgreSQL gets fewer: it differs from SQLite in texts only, and those are in every fourth input. */
const inputs = sized<Record<Kind, number>>({
  test: { sqlite: 12, postgres: 0 },
  rest: { sqlite: 32, postgres: 16 },
  deep: { sqlite: 10_000, postgres: 2000 },
})
/** Longer than anything takes here: a request that hangs, not a slow one. */
const hangsAfterMs = 100_000
const atOnce = 16

const document = openApi(
  names.map((name) => ({ ...routes[name], name })),
  { version: 'test' },
  () => [],
  inEnglish,
)

const operationOf = (name: RouteName) => {
  const path = routes[name].path.replaceAll(/:(\w+)/g, '{$1}')
  const operation = document.paths[path]?.[routes[name].method.toLowerCase()]
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}

interface Got {
  readonly status: number
  readonly type: string
  readonly body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
afterAll(() => agent.destroy())

/** Not fetch, which would repair many of them. */
function sends(url: string, method: string, { path, headers, body }: Sent, credentials: object): Promise<Got> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': body.length } : {}
    const { hostname, port } = new URL(url)
    const asked = request(
      { hostname, port, agent, method, path, headers: { ...credentials, ...length, ...headers } },
      (answer) => {
        const type = answer.headers['content-type'] ?? ''
        const isFeed = type.startsWith('text/event-stream')
        const chunks: Buffer[] = []
        const done = () => resolve({ status: answer.statusCode ?? 0, type, body: Buffer.concat(chunks).toString() })
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', done)
        answer.on('error', isFeed ? () => {} : reject)
        if (!isFeed) return
        done()
        asked.destroy()
      },
    )
    asked.setTimeout(hangsAfterMs, () => asked.destroy(new Error(`no answer: ${method} ${path.slice(0, 200)}`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The fault of an answer, if any. */
function fault({ status, type, body }: Got): string | undefined {
  if (status >= 500) return 'an error of the server'
  if (status < 400) return status === 200 || status === 201 || status === 304 ? undefined : `status ${status}`
  if (type !== 'application/problem+json; charset=utf-8') return `a refusal as ${type}`
  const problem = JSON.parse(body)
  if (problem.status !== status || !codes.includes(problem.code)) return `status and code do not fit: ${body}`
  if (problem.code === 'bad-request' && !problem.refusal.field) return 'no field is named'
  return problem.detail.length > 10 ? undefined : 'no sentence'
}

interface World {
  readonly site: TestSite
  /** For commands and entries; the other one must stay as it was. */
  readonly busy: string
  readonly calm: string
  readonly browser: Client
  readonly entrant: Client
}

async function worldOn(kind: Kind): Promise<World> {
  const site = await testSite(kind, { config: { isBehindProxy: true, version: 'test', mostImport: 4 * 1024 * 1024 } })
  const busy = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
  const calm = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
  const started = await site.owner.post('tournament.command', { tournament: calm }, { do: 'start' })
  expect(started.status).toBe(200)
  const browser = await opens(site, await invitedBy(site.owner, undefined, 'owner'), 'Bea Browser')
  const [anybody] = Object.values(await entrantIds(site.owner, calm))
  return { site, busy, calm, browser, entrant: await entrantOf(site, calm, anybody as string) }
}

const changing: readonly RouteName[] = ['tournament.command', 'entrants.enter']

function pathIn({ busy, calm }: World, name: RouteName): string {
  const tournament = changing.includes(name) ? busy : calm
  const given = { tournament, entrant: 'e1', person: 'nobody-here', secret: 'no-such-key', format: 'cup' }
  return pathOf(
    name,
    Object.fromEntries(Object.entries(given).filter(([key]) => routes[name].path.includes(`:${key}`))),
  )
}

let addresses = 0

/** Everything should be reachable: by an owner, and by guests where the session would end; guesses come from other addresses. */
function credentialsFor({ site, browser, entrant }: World, name: RouteName): object {
  if (name === 'session.close') return {}
  if (name === 'session.open') return { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses++ & 255}` }
  if (access[name].who === 'entrant') return entrant.headers
  return access[name].who === 'signed-in' ? browser.headers : site.owner.headers
}

const seqOf = async ({ site }: World, tournament: string): Promise<number> =>
  (await site.owner.get('tournament.log', { tournament })).body.seq

describe.each(kinds.filter((kind) => inputs[kind] > 0))('on %s', (kind) => {
  const seed = seedOf(`bad input on ${kind}`)
  const byStatus: Record<string, number> = {}
  const byKind: Record<string, number> = {}
  let world: World
  beforeAll(async () => {
    world = await worldOn(kind)
  })
  afterAll(() => world.site.close())

  test.each(names)('%s answers whatever comes', async (name) => {
    const luck = dice(seed + names.indexOf(name))
    const before = { busy: await seqOf(world, world.busy), calm: await seqOf(world, world.calm) }
    let recorded = 0
    const wrong: string[] = []
    const one = async () => {
      const bad = badInput({ document, operation: operationOf(name), path: pathIn(world, name) }, luck)
      const got = await sends(world.site.url, routes[name].method, bad, credentialsFor(world, name))
      byStatus[got.status] = (byStatus[got.status] ?? 0) + 1
      byKind[bad.kind] = (byKind[bad.kind] ?? 0) + 1
      if (changing.includes(name) && got.status === 200) recorded += newFacts(JSON.parse(got.body))
      const flaw = fault(got)
      if (flaw)
        wrong.push(
          `${flaw}: ${bad.kind} ${bad.path.slice(0, 200)} ${JSON.stringify(bad.headers).slice(0, 200)} ${bad.body?.toString().slice(0, 300)} → ${got.status} ${got.body.slice(0, 300)}`,
        )
    }
    for (let left = inputs[kind]; left > 0; left -= atOnce)
      await Promise.all(Array.from({ length: Math.min(left, atOnce) }, one))
    expect(wrong.slice(0, 5)).toEqual([])
    expect(await seqOf(world, world.calm)).toBe(before.calm)
    expect(await seqOf(world, world.busy)).toBe(before.busy + recorded)
  })

  test('the server is well afterwards, and the generator was not idle', async () => {
    process.stdout.write(`${kind}: ${JSON.stringify(byStatus)} ${JSON.stringify(byKind)}\n`)
    expect(world.site.errors).toEqual([])
    expect((await world.site.guest.get('site.ready')).status).toBe(200)
    const tournament = await tournamentOf(world.site.owner, 'cup', ['Ann', 'Ben'])
    expect((await world.site.owner.post('tournament.command', { tournament }, { do: 'start' })).status).toBe(200)
    for (const status of [200, 400, 404, 409, 413, 415, 422])
      expect(byStatus[status] ?? 0, `${status}`).toBeGreaterThan(sized({ test: 0, rest: 2, deep: 5 }))
    expect(Object.keys(byKind).length).toBeGreaterThan(30)
  })
})

const newFacts = ({ repeated, facts }: { repeated: boolean; facts: unknown[] }): number => (repeated ? 0 : facts.length)
