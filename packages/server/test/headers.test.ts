/** Headers (S8): every answer has its type, no inline scripts, no framing and no referrer. */

import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { RouteName } from '@arbiter/api/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../src/api/routes/index.ts'
import { DatabaseFailure } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open.ts'
import { logTo } from '../src/operations/log.ts'
import { openSite } from '../src/site/open.ts'
import { pathOf, type TestSite, testSite, tournamentOf } from './site.ts'

let site: TestSite
let tournament: string
const seen: Record<string, number> = {}

beforeAll(async () => {
  site = await testSite('sqlite')
  tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
  await site.owner.post('tournament.command', { tournament }, { do: 'start' })
})
afterAll(() => site.close())

/** Missing headers. */
function missingIn(status: number, headers: Headers, isFramed = false): string[] {
  seen[status] = (seen[status] ?? 0) + 1
  const type = headers.get('content-type') ?? ''
  const policy = headers.get('content-security-policy') ?? ''
  const script = policy.split(';').find((each) => each.trim().startsWith('script-src')) ?? ''
  const rules: Record<string, boolean> = {
    'content type with charset': status === 304 || /; charset=utf-8$/.test(type),
    nosniff: headers.get('x-content-type-options') === 'nosniff',
    'a policy that forbids everything else': policy.startsWith("default-src 'none'"),
    'no script in the page': !/unsafe|data:|https?:|\*/.test(script),
    'no framing, but where it is meant': isFramed
      ? policy.includes('frame-ancestors *')
      : policy.includes("frame-ancestors 'none'") && headers.get('x-frame-options') === 'DENY',
    'no referrer': headers.get('referrer-policy') === 'no-referrer',
    'nothing kept by others':
      /no-cache|no-store/.test(headers.get('cache-control') ?? '') ||
      /immutable|max-age/.test(headers.get('cache-control') ?? ''),
    'no word about what runs here': headers.get('server') === null && headers.get('x-powered-by') === null,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

const asked = async (name: RouteName, given: object, init: RequestInit = {}) => {
  const stop = new AbortController()
  const response = await fetch(site.url + pathOf(name, given as Record<string, string>), {
    method: routes[name].method,
    signal: stop.signal,
    ...init,
  })
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) stop.abort()
  else await response.text()
  return response
}

test.each(Object.keys(routes) as RouteName[])('%s, whoever asks and however it ends', async (name) => {
  // Ending a session with a token revokes the token.
  const headers = name === 'session.close' ? {} : site.owner.headers
  const all = {
    entrant: 'e2',
    person: 'nobody-here',
    secret: 'no-such-key',
    format: 'cup',
    file: 'style.css',
    screen: 'table',
    part: '1',
  }
  const given = (id: string) =>
    Object.fromEntries(
      Object.entries({ ...all, tournament: id }).filter(([key]) => routes[name].path.includes(`:${key}`)),
    )
  const json = { ...headers, 'content-type': 'application/json' }
  const answers = [
    await asked(name, given(tournament), { headers }),
    await asked(name, given(tournament)),
    await asked(name, given('no-such-tournament'), { headers }),
    await asked(name, { ...given(tournament), unknown: 1 }, { headers }),
    ...(routes[name].method === 'POST'
      ? [
          await asked(name, given(tournament), { headers: json, body: '{' }),
          await asked(name, given(tournament), { headers: { ...headers, 'content-type': 'text/html' }, body: 'x' }),
          await asked(name, given(tournament), { headers: { ...json, origin: 'https://evil.example' }, body: '{}' }),
        ]
      : []),
  ]
  const isFramed = (status: number) => name === 'page.embed' && status === 200
  for (const { status, headers } of answers)
    expect([status, missingIn(status, headers, isFramed(status))]).toEqual([status, []])
})

test('pages that are not there, and answers that are known already', async () => {
  const { headers } = site.owner
  for (const path of [
    '/nowhere',
    '/api/v2',
    '/%ZZ',
    `/api/v1/tournaments/${'x'.repeat(300)}`,
    '/api/v1/tournaments/%00',
  ]) {
    const response = await fetch(site.url + path, { headers })
    expect([path, response.status, missingIn(response.status, response.headers)]).toEqual([path, 404, []])
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(`${site.url}/api/v1/session`, { method })
    expect([method, response.status, missingIn(response.status, response.headers)]).toEqual([method, 404, []])
  }
  const first = await asked('tournament.table', { tournament }, { headers })
  const tag = first.headers.get('etag') as string
  const again = await asked('tournament.table', { tournament }, { headers: { ...headers, 'if-none-match': tag } })
  expect([again.status, missingIn(304, again.headers)]).toEqual([304, []])
})

test('HEAD is answered like GET, without the body', async () => {
  const { headers } = site.owner
  const paths = ['/healthz', '/readyz', '/', '/api/v1/session', pathOf('tournament.table', { tournament }), '/nowhere']
  for (const path of [...paths, pathOf('tournament.feed', { tournament })]) {
    const stop = new AbortController()
    const [got, head] = await Promise.all([
      fetch(site.url + path, { headers, signal: stop.signal }),
      fetch(site.url + path, { headers, method: 'HEAD' }),
    ])
    const told = (response: Response) =>
      ['content-type', 'etag', 'cache-control'].map((name) => response.headers.get(name))
    expect([path, head.status, told(head)]).toEqual([path, got.status, told(got)])
    expect(await head.text()).toBe('')
    stop.abort()
  }
})

test('what is for one person alone is kept in no cache', async () => {
  const caching = async (headers: Record<string, string>, path: string) =>
    (await fetch(site.url + path, { headers })).headers.get('cache-control')
  for (const path of [pathOf('tournament.log', { tournament }), '/api/v1/session', '/api/v1/people', '/metrics'])
    expect([path, await caching(site.owner.headers, path)]).toEqual([path, 'no-store'])
  expect(await caching({}, pathOf('tournament.log', { tournament }))).toBe('no-cache')
  expect(await caching(site.owner.headers, '/')).toBe('no-cache')
  const made = await site.owner.post('keys.token', {}, { label: 'x' })
  expect(made.headers.get('cache-control')).toBe('no-store')
  const opened = await site.guest.post('session.open', {}, { secret: 'unknown' })
  expect(opened.headers.get('cache-control')).toBe('no-store')
})

test('asking for past moments leaves nothing behind in memory (M1)', async () => {
  const keptBytes = async () =>
    Number(/^arbiter_answers_kept_bytes (\d+)/m.exec((await site.owner.get('site.metrics')).body)?.[1])
  await site.guest.get('tournament.chart', { tournament })
  const before = await keptBytes()
  for (const at of [1, 2, 3, 4]) {
    expect((await site.guest.get('tournament.chart', { tournament, at })).status).toBe(200)
    expect((await site.guest.get('tournament.table', { tournament, at })).status).toBe(200)
    expect((await site.guest.get('tournament.log', { tournament, after: at })).status).toBe(200)
  }
  expect(await keptBytes()).toBe(before)
  expect(before).toBeGreaterThan(1000)
})

test('what is no HTTP at all is refused in the same words', async () => {
  const { hostname, port } = new URL(site.url)
  const raw = async (sent: string) => {
    const socket = connect(Number(port), hostname)
    socket.end(sent)
    return text(socket)
  }
  const requests = [
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(30_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nhost: x\r\nexpect: magic\r\n\r\n',
  ]
  for (const sent of requests) {
    const [head = '', body = ''] = (await raw(sent)).split('\r\n\r\n')
    const lines = head.split('\r\n').slice(1)
    const headers = new Headers(
      lines.map((line) => [line.split(':', 1)[0] as string, line.slice(line.indexOf(':') + 1).trim()]),
    )
    expect(head.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
    expect(missingIn(400, headers)).toEqual([])
    expect(JSON.parse(body)).toMatchObject({ code: 'bad-request', status: 400 })
  }
})

test.each([
  ['a mistake of ours', new Error('broken in /secret/place.ts'), 500],
  ['a database that is away', new DatabaseFailure({ id: 'database-closed' }), 503],
])('%s tells nothing of itself', async (_, failure, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-headers-'))
  const database = await openDatabase(join(folder, 'site.sqlite'))
  const lines: string[] = []
  const log = logTo({ write: (line: string) => void lines.push(line) }, 'error')
  const config = { isBehindProxy: false, version: 'test', mostImport: 1 }
  const broken = await openSite({ config, database, log, host: '127.0.0.1', port: 0 })
  const { rows } = database
  try {
    database.rows = () => Promise.reject(failure)
    const response = await fetch(`${broken.url}/readyz`)
    const problem = await response.text()
    expect([response.status, missingIn(response.status, response.headers)]).toEqual([status, []])
    expect(problem).not.toMatch(/secret|place|\.ts|node_modules/)
    expect(lines.join('')).toContain(failure.message)
    if (status === 500) expect(lines.join('')).toContain(JSON.parse(problem).refusal.request)
    if (status === 503) expect(response.headers.get('retry-after')).toBe('2')
  } finally {
    database.rows = rows
    await broken.close()
    rmSync(folder, { recursive: true })
  }
})

test('a server that cannot write is not ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-full-'))
  const database = await openDatabase(join(folder, 'site.sqlite'))
  const log = logTo({ write: () => {} }, 'silent')
  const config = { isBehindProxy: false, version: 'test', mostImport: 1 }
  const full = await openSite({ config, database, log, host: '127.0.0.1', port: 0 })
  const { write } = database
  try {
    database.write = () => Promise.reject(new DatabaseFailure({ id: 'database-not-written' }))
    const [ready, alive] = await Promise.all(['readyz', 'healthz'].map((path) => fetch(`${full.url}/${path}`)))
    expect([ready?.status, alive?.status]).toEqual([503, 200])
  } finally {
    database.write = write
    await full.close()
    rmSync(folder, { recursive: true })
  }
})

test('there were answers of every kind', () => {
  process.stdout.write(`headers: ${JSON.stringify(seen)}\n`)
  for (const status of [200, 304, 400, 401, 403, 404, 409, 415, 500])
    expect(seen[status] ?? 0, `${status}`).toBeGreaterThan(0)
})
