/** Opens a site: database, tournaments, engines, HTTP; and closes it without losing anything. */
import type { AddressInfo } from 'node:net'
import { instantOf } from '@arbiter/core'
import type { FastifyBaseLogger } from 'fastify'
import { access, rolesThatMay } from '../api/access.ts'
import { openApi } from '../api/document/open-api.ts'
import { httpServer } from '../api/http.ts'
import type { RouteDeclared } from '../api/route.ts'
import { type RouteName, routes } from '../api/routes/index.ts'
import { Cups } from '../cup/cups.ts'
import type { EngineRoom } from '../cup/room.ts'
import type { Database, Message } from '../database/database.ts'
import { Hall } from '../hall/hall.ts'
import { Metrics } from '../operations/metrics.ts'
import { Guessing } from '../people/guessing.ts'
import { ownerLink } from './owner.ts'
import { referencePage } from './reference/page.ts'
import type { House, Site } from './site.ts'

export interface SiteOptions {
  readonly house: House
  readonly database: Database
  readonly engines?: EngineRoom
  readonly log: FastifyBaseLogger
  readonly host: string
  readonly port: number
  readonly now?: () => number
  /** A link for an owner who has lost the way in. */
  readonly wantsOwnerLink?: boolean
}

export interface OpenSite {
  readonly url: string
  /** The one-time link of the first owner, where there is none yet. */
  readonly ownerLink: string | undefined
  close(): Promise<void>
}

const heartbeatMs = 15_000
const resumeEveryMs = 10_000

export async function openSite(options: SiteOptions): Promise<OpenSite> {
  const { database, log, house, engines, now = Date.now } = options
  const hall = new Hall(database, now)
  const tell = (message: Message) => database.tell(message)
  const complain = (error: unknown) => log.error({ err: error }, 'a cup')
  const cups = new Cups({ database, hall, engines, now, tell, complain })
  const metrics = new Metrics()
  let isClosing = false
  const site: Site = {
    ...{ house, database, hall, cups, metrics, tell, now },
    guessing: new Guessing(now),
    papers: papersOf(house),
    get isClosing() {
      return isClosing
    },
    gauges: () => ({
      feedReaders: [...hall.rooms].reduce((sum, { feed }) => sum + feed.size, 0),
      readersDropped: hall.readersDropped,
      roomsOpen: [...hall.rooms].length,
      cupsPlaying: cups.size,
    }),
  }
  hall.onFacts = (tournament, facts) => {
    metrics.recorded(facts)
    cups.changed(tournament)
  }
  await database.listen(
    (message) => {
      hall.hear(message)
      if (message.about === 'tournament') cups.reopened(message.text).catch(complain)
    },
    () => hall.lookAgain().catch((error) => log.error({ err: error }, 'could not look again')),
  )
  const app = httpServer(site, log)
  await app.listen({ host: options.host, port: options.port })
  const { port } = app.server.address() as AddressInfo
  const url =
    house.url ?? `http://${options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host}:${port}`
  const link = await ownerLink(database, url, instantOf(now()), options.wantsOwnerLink ?? false)
  const heart = setInterval(() => hall.beat(), heartbeatMs)
  const resuming = setInterval(() => cups.resumeAll().catch(complain), resumeEveryMs)
  await cups.resumeAll()
  return {
    url,
    ownerLink: link,
    close: async () => {
      isClosing = true
      clearInterval(heart)
      clearInterval(resuming)
      await cups.close()
      hall.closeFeeds()
      await app.close()
      metrics.close()
      await database.close()
    },
  }
}

function papersOf(house: House): Site['papers'] {
  const declared = Object.entries(routes).map(([name, route]): RouteDeclared => ({ ...route, name }))
  const document = openApi(declared, house, (name) => rolesThatMay(access[name as RouteName]))
  return { document: Buffer.from(JSON.stringify(document)), reference: Buffer.from(referencePage(document)) }
}
