/** A site for a test: a real database, a real server, and callers over real HTTP. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteName } from '@arbiter/api/addresses'
import { sized } from '../../../tools/tier.ts'
import { openApi } from '../src/api/document/open-api.ts'
import { routes } from '../src/api/routes/index.ts'
import { openDatabase } from '../src/database/open.ts'
import { logTo } from '../src/operations/log.ts'
import { type OpenSite, openSite, type SiteOptions } from '../src/site/open.ts'
import { inEnglish } from '../src/site/voice.ts'
import { answerFits } from './answers.ts'
import { freshPostgres } from './postgres.ts'

export const kinds = ['sqlite', 'postgres'] as const
export type Kind = (typeof kinds)[number]

/** For tests of the API alone: SQLite at every commit, PostgreSQL in the rest. */
export const kindsOfTier = sized<readonly Kind[]>({ test: ['sqlite'], rest: ['postgres'], deep: kinds })

export interface Said {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON, or the text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  readonly body: any
}

export interface TestSite {
  readonly url: string
  readonly where: string
  /** Another one after a restart. */
  site: OpenSite
  /** The errors the server has logged. */
  readonly errors: readonly string[]
  /** The owner of the site, with a token. */
  readonly owner: Client
  /** Not signed in. */
  readonly guest: Client
  close(): Promise<void>
}

export async function testSite(kind: Kind, options: Partial<SiteOptions> = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-site-'))
  const where = kind === 'sqlite' ? join(folder, 'site.sqlite') : await freshPostgres()
  const running = await siteOn(where, options)
  const guest = new Client(running.url)
  const owner = await ownerOf(running.site, guest)
  const close = async () => {
    await made.site.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const made: TestSite = { ...running, where, owner, guest, close }
  return made
}

/** Another server on an existing database. */
export async function siteOn(where: string, options: Partial<SiteOptions> = {}) {
  const errors: string[] = []
  const database = await openDatabase(where)
  const site = await openSite({
    config: { isBehindProxy: false, version: 'test', mostImport: 20 * 1024 * 1024 },
    ...{ database, host: '127.0.0.1', port: 0 },
    log: logTo({ write: (line: string) => void errors.push(line) }, 'error'),
    ...options,
  })
  return { url: site.url, site, errors }
}

/** Opens the owner's link as a browser would, and makes a token. */
async function ownerOf({ ownerLink, url }: OpenSite, guest: Client): Promise<Client> {
  const secret = ownerLink?.split('#')[1]
  const opened = await guest.post('session.open', {}, { secret, name: 'Olga Owner' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await new Client(url, { cookie, origin: url }).post('keys.token', {}, { label: 'test' })
  return new Client(url, { authorization: `Bearer ${made.body.token}` })
}

/** The published document, made once. */
const document = openApi(
  Object.entries(routes).map(([name, route]) => ({ ...route, name })),
  { version: 'test' },
  () => [],
  inEnglish,
)

type Given = Readonly<Record<string, string | number>>

/** A caller. Every answer is checked against the published document. */
export class Client {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.headers = headers
  }

  /** Path parameters are taken from `given`, the rest becomes the query. */
  get(name: RouteName, given: Given = {}): Promise<Said> {
    return this.call('GET', pathOf(name, given))
  }

  post(name: RouteName, given: Given = {}, body?: unknown, type = 'application/json'): Promise<Said> {
    return this.call('POST', pathOf(name, given), body, type)
  }

  async call(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Said> {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { ...this.headers, ...(text === undefined ? {} : { 'content-type': type }) }
    const response = await fetch(this.url + path, {
      method,
      headers,
      ...(text === undefined ? {} : { body: text as string }),
    })
    const answered = await response.text()
    const contentType = response.headers.get('content-type')
    answerFits(document, { method, path }, { status: response.status, contentType, body: answered })
    const isJson = contentType?.includes('json') && !contentType.includes('jsonl')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(answered) : answered }
  }
}

export function pathOf(name: RouteName, given: Given): string {
  const left = new URLSearchParams()
  let path: string = routes[name].path
  for (const [key, value] of Object.entries(given)) {
    const filled = path.replace(`:${key}`, encodeURIComponent(String(value)))
    if (filled === path) left.set(key, String(value))
    path = filled
  }
  return left.size > 0 ? `${path}?${left}` : path
}

/** Creates a tournament with these entrants; returns its id. */
export async function tournamentOf(
  client: Client,
  format: string,
  names: readonly string[],
  more: object = {},
): Promise<string> {
  const { body } = await client.post('tournaments.create', {}, { format, name: `Test ${format}`, ...more })
  const csv = ['name,rating', ...names.map((name, i) => `${name},${2000 - 10 * i}`)].join('\n')
  if (names.length > 0) await client.post('entrants.enter', { tournament: body.id }, csv, 'text/csv')
  return body.id
}
