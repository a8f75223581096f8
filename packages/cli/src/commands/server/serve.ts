/** `arbiter server serve` */
import { parseSiteAddress } from '@arbiter/api/addresses'
import {
  CupRunner,
  Failure,
  logLevels,
  logTo,
  type OpenSite,
  openSite,
  readOffer,
  readShelf,
  type ServerConfig,
} from '@arbiter/server'
import { type Call, command } from '../../command-line/command.ts'
import { jsonLine } from '../../command-line/json.ts'
import { failed, misused, refused } from '../../command-line/stop.ts'
import { version } from '../../command-line/version.ts'
import { numberFrom } from '../../desk/input/options.ts'
import { whileListening } from '../../engines/interrupt.ts'
import { textOf } from '../../language/voice.ts'
import { databaseAt, databaseShown } from '../../server/database.ts'
import { serveOptions } from '../../server/options.ts'
import { type Reach, reachOf } from '../../server/reach.ts'
import { message as serving, words } from '../../server/words/messages.ts'
import { message } from '../words/messages.ts'

type ServeCall = Call<Record<never, never>, typeof serveOptions>

export const serve = command({
  about: message('cmd-serve-about'),
  words: {},
  options: serveOptions,
  examples: [
    'arbiter server serve',
    'arbiter server serve --port 80 --host 0.0.0.0',
    'arbiter server serve --url https://chess.example.org --behind-proxy',
    'arbiter server serve --database postgres://arbiter@localhost/arbiter',
    'arbiter server serve --engines engines.json --book uho=books/uho.epd --games 2',
  ],
  run: async (call) => {
    const { options, world, json } = call
    const site = await opened(call)
    const { url, ownerLink } = site
    const reach = reachOf(options.host ?? usualHost, url, options.url === undefined ? undefined : urlFrom(options.url))
    const link = ownerLink === undefined ? {} : { ownerLink }
    if (json) world.say(jsonLine({ event: 'serving', url, addresses: reach.addresses, ...link }))
    else world.say(welcome(url, ownerLink, databaseShown(options.database), reach))
    await whileListening(async (signal) => {
      await new Promise((stopped) => signal.addEventListener('abort', stopped, { once: true }))
      await site.close()
    })
    world.say(json ? jsonLine({ event: 'stopped' }) : `\n${words('serve-stopped')}\n`)
    return { exit: 'done', isSaid: true } as const
  },
})

/** Everything that was typed is looked at before anything is opened. */
async function opened(call: ServeCall): Promise<OpenSite> {
  const { options, world } = call
  const house = serverConfigFrom(options)
  const place = { host: options.host ?? usualHost, port: portFrom(options.port) }
  const level = levelFrom(options['log-level'] ?? (world.isTerminal ? 'warn' : 'info'))
  const engines = options['no-engines'] ? {} : { engines: await cupRunner(call) }
  const database = await databaseAt(options.database)
  const log = logTo({ write: (line: string) => world.warn(line) }, level)
  const wants = { wantsOwnerLink: options['owner-link'], wantsDemos: !options['no-demos'] }
  const site = { config: house, database, log, ...place, ...engines, ...wants }
  return openSite(site).catch(async (error: NodeJS.ErrnoException) => {
    await database.close()
    throw cannotListen(error, place.port)
  })
}

const serverConfigFrom = (options: ServeCall['options']): ServerConfig => ({
  ...(options.url === undefined ? {} : { url: urlFrom(options.url) }),
  isBehindProxy: options['behind-proxy'],
  version,
  mostImport: 16 * 1024 * 1024,
})

const usualHost = '127.0.0.1'

export function welcome(url: string, ownerLink: string | undefined, where: string, reach: Reach): string {
  const addresses = reach.addresses.map((text) => ({ text }))
  const lines = [
    words('serve-running', { url: { text: url } }),
    ...(addresses.length === 0 ? [] : [words('serve-others', { addresses })]),
    textOf(reach.remark),
    words('serve-where', { database: { text: where }, api: { text: `${url}/api` } }),
  ]
  const link = ownerLink === undefined ? [] : [words('serve-owner-link'), `  ${ownerLink}`]
  return `\n${[lines.join('\n'), ...link, words('serve-ctrl-c')].join('\n\n')}\n`
}

function cannotListen(error: NodeJS.ErrnoException, port: number) {
  if (error.code === 'EADDRINUSE')
    return refused('port-taken', serving('serve-port-taken', { port: { text: String(port) } }))
  if (error.code === 'EACCES')
    return refused('port-taken', serving('serve-port-forbidden', { port: { text: String(port) } }))
  return error instanceof Failure ? failed('server', error.says, error) : error
}

/** 0: any that is free. */
function portFrom(given = '8080'): number {
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given)
  throw misused(serving('serve-bad-port', { typed: { text: given } }))
}

function levelFrom(given: string) {
  const level = logLevels.find((each) => each === given)
  if (level) return level
  throw misused(serving('serve-bad-level', { levels: logLevels.map((text) => ({ text })), typed: { text: given } }))
}

function urlFrom(given: string): string {
  const address = parseSiteAddress(given)
  if (address === undefined) throw misused(serving('serve-bad-url', { typed: { text: given } }))
  return address
}

async function cupRunner({ options }: ServeCall): Promise<CupRunner> {
  const offer = await readOffer(options.engines === undefined ? {} : { file: options.engines })
  if (!offer.ok) throw failed('bad-engines', offer.problems)
  const shelf = await readShelf(options.book.map(bookFrom))
  if (!shelf.ok) throw failed('bad-book', shelf.problems)
  const games = numberFrom('--games', options.games)
  return new CupRunner({
    offer: offer.offer,
    shelf: shelf.shelf,
    ...(games === undefined ? {} : { gamesAtOnce: games }),
  })
}

function bookFrom(given: string): { name: string; file: string } {
  const [, name, file] = /^([^=]+)=(.+)$/.exec(given) ?? []
  if (name === undefined || file === undefined) throw misused(serving('serve-bad-book', { typed: { text: given } }))
  return { name, file }
}
