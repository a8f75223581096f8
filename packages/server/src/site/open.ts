/** Opens a site: database, tournaments, engines, HTTP; closes it without losing anything. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import type { RouteName } from '@arbiter/api/addresses'
import type { RouteDeclaration } from '@arbiter/api/routes'
import { instantOf } from '@arbiter/core'
import type { Voice } from '@arbiter/core/messages'
import type { FastifyBaseLogger } from 'fastify'
import { access, rolesThatMay } from '../api/access.ts'
import { openApi } from '../api/document/open-api.ts'
import { httpServer } from '../api/http.ts'
import { type Limits, limitsOf } from '../api/limits.ts'
import { routes } from '../api/routes/index.ts'
import { unusedConnections } from '../api/unused-connections.ts'
import type { CupRunner } from '../cup/cup-runner.ts'
import { Cups } from '../cup/cups.ts'
import type { Database, Notification } from '../database/database.ts'
import { makeDemos } from '../demos/demos.ts'
import { LiveTournaments } from '../live/live-tournaments.ts'
import { type Gauges, Metrics } from '../operations/metrics.ts'
import { Readiness } from '../operations/readiness.ts'
import { cleaningUpSecrets } from '../people/people.ts'
import { RateLimit } from '../people/rate-limit.ts'
import { networksAt } from './address.ts'
import { ownerLink } from './owner.ts'
import { referencePage } from './reference/page.ts'
import type { Papers, ServerConfig, Site } from './site.ts'
import { readWeb, type Web } from './web.ts'

export interface SiteOptions {
  readonly config: ServerConfig
  readonly database: Database
  readonly engines?: CupRunner
  readonly log: FastifyBaseLogger
  readonly host: string
  readonly port: number
  readonly now?: () => number
  readonly limits?: Partial<Limits>
  /** Makes a new link for an owner who is locked out. */
  readonly wantsOwnerLink?: boolean
  /** The folder of the built web app, if not in its own package. */
  readonly web?: string
  /** Adds the demos to a new database. */
  readonly wantsDemos?: boolean
}

export interface OpenSite {
  readonly url: string
  /** The one-time link of the first owner, while there is none. */
  readonly ownerLink: string | undefined
  close(): Promise<void>
}

const resumeEveryMs = 10_000
const cleanUpEveryMs = 3_600_000

export async function openSite(options: SiteOptions): Promise<OpenSite> {
  const { database, log, config, now = Date.now } = options
  const closing = { isBegun: false }
  const listening = { port: options.port }
  const site = siteOf(options, closing, listening)
  await hearOthers(site, log)
  await database.write([cleaningUpSecrets(instantOf(now()))])
  if (options.wantsDemos) await makeDemos(database, now())
  const limits = limitsOf(options.limits)
  const app = httpServer(site, log, limits)
  const closeUnused = unusedConnections(app.server)
  await app.listen({ host: options.host, port: options.port })
  listening.port = (app.server.address() as AddressInfo).port
  const url = config.url ?? urlOf(options.host, app.server.address() as AddressInfo)
  const link = await ownerLink(database, url, instantOf(now()), options.wantsOwnerLink ?? false)
  const clocks = clocksOf(site, log, limits)
  await site.cups.resumeAll()
  const close = async () => {
    closing.isBegun = true
    for (const clock of clocks) clearInterval(clock)
    await site.cups.close()
    site.tournaments.closeFeeds()
    await closed(app, closeUnused)
    site.metrics.close()
    await database.close()
  }
  return { url, ownerLink: link, close }
}

const urlOf = (host: string, { port }: AddressInfo): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

function siteOf(
  options: SiteOptions,
  closing: { readonly isBegun: boolean },
  listening: { readonly port: number },
): Site {
  const { database, config, engines, log, now = Date.now } = options
  const tournaments = new LiveTournaments(database, now)
  const metrics = new Metrics()
  const tell = (message: Notification) => database.tell(message)
  const complain = (error: unknown) => log.error({ err: error }, 'cup-failed')
  const cups = new Cups({ database, tournaments, engines, now, tell, complain })
  const web = readWeb(options.web)
  const papers = papersOf(config, web)
  tournaments.onFacts = (tournament, facts) => {
    metrics.recorded(facts)
    cups.changed(tournament)
  }
  return {
    ...{ config, database, tournaments, cups, metrics, papers, tell, now },
    program: `${config.version}-${sumOfCode()}`,
    secretAttempts: new RateLimit(now),
    readiness: new Readiness(database),
    web,
    get isClosing() {
      return closing.isBegun
    },
    networks: () => networksAt(options.host, listening.port),
    gauges: () => gaugesOf(tournaments, cups),
  }
}

/** The whole server is bundled into this file. */
const sumOfCode = (): string => crc32(readFileSync(new URL(import.meta.url))).toString(16)

const gaugesOf = (tournaments: LiveTournaments, cups: Cups): Gauges => ({
  feedReaders: [...tournaments.loaded].reduce((sum, { feed }) => sum + feed.size, 0),
  readersDropped: tournaments.readersDropped,
  tournamentsOpen: [...tournaments.loaded].length,
  cupsPlaying: cups.size,
  bytesKept: tournaments.bytesKept,
})

function hearOthers({ database, tournaments, cups }: Site, log: FastifyBaseLogger): Promise<void> {
  const complain = (error: unknown) => log.error({ err: error }, 'following-failed')
  return database.listen(
    (message) => {
      tournaments.hear(message)
      cups.hear(message).catch(complain)
      if (message.about === 'tournament') cups.reopened(message.text).catch(complain)
    },
    () => tournaments.lookAgain().catch(complain),
  )
}

/** The timers: heartbeats of feeds, and resuming cups whose server has ended. */
function clocksOf(site: Site, log: FastifyBaseLogger, { heartbeatMs }: Limits): readonly NodeJS.Timeout[] {
  const { tournaments, cups, database, now } = site
  const resume = () => cups.resumeAll().catch((error) => log.error({ err: error }, 'resuming-failed'))
  const cleanUp = () =>
    database
      .write([cleaningUpSecrets(instantOf(now()))])
      .catch((error) => log.error({ err: error }, 'cleaning-up-failed'))
  return [
    setInterval(() => tournaments.beat(), heartbeatMs),
    setInterval(resume, resumeEveryMs),
    setInterval(cleanUp, cleanUpEveryMs),
  ]
}

/** Waits for running requests; connections without one are closed. */
async function closed(app: ReturnType<typeof httpServer>, closeUnused: () => void): Promise<void> {
  const sweep = () => {
    app.server.closeIdleConnections()
    closeUnused()
  }
  const sweeping = setInterval(sweep, 50)
  await app.close().finally(() => clearInterval(sweeping))
}

/** The published pages of the API, made once in each language. */
function papersOf(config: ServerConfig, web: Web): Site['papers'] {
  const made = new Map<string, Papers>()
  return (voice) => {
    const papers = made.get(voice.language) ?? papersBy(voice, config, web)
    made.set(voice.language, papers)
    return papers
  }
}

function papersBy(voice: Voice, config: ServerConfig, { stylesheet }: Web): Papers {
  const declared = Object.entries(routes).map(([name, route]): RouteDeclaration => ({ ...route, name }))
  const document = openApi(declared, config, (name) => rolesThatMay(access[name as RouteName]), voice)
  const reference = referencePage(document, voice, stylesheet)
  return { document: Buffer.from(JSON.stringify(document)), reference: Buffer.from(reference) }
}
