/** The address others open a site at: given at the start, or chosen by an owner, or as whoever asks has opened it. */
import { networkInterfaces } from 'node:os'
import type { Change, Database } from '../database/database.ts'
import type { ServerConfig } from './site.ts'

export const addressSources = ['start', 'owner', 'request'] as const

export interface SiteAddress {
  /** https://chess.example.org */
  readonly address: string
  readonly from: (typeof addressSources)[number]
}

/** Every link is made of it. */
export async function siteAddress(database: Database, { url }: ServerConfig, origin: string): Promise<SiteAddress> {
  if (url !== undefined) return { address: new URL(url).origin, from: 'start' }
  const [chosen] = await database.rows(`SELECT value FROM settings WHERE name = 'address'`)
  return chosen ? { address: String(chosen['value']), from: 'owner' } : { address: origin, from: 'request' }
}

export const settingAddress = (address: string | undefined): Change =>
  address === undefined
    ? { sql: `DELETE FROM settings WHERE name = 'address'` }
    : {
        sql: `INSERT INTO settings (name, value) VALUES ('address', $1)
              ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        values: [address],
      }

/** https://chess.example.org of https://chess.example.org/any/page; undefined unless it is http or https. */
export function parseSiteAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : undefined
}

/** True if nothing follows the name and the port: paths of pages are added to it. */
export const isSiteAddress = (text: string): boolean => parseSiteAddress(text) === text

type Interfaces = ReturnType<typeof networkInterfaces>

/** Where other machines of the network reach a server that listens here; nowhere, if it listens on this computer alone. */
export function networksAt(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  const hosts = isEverywhere(host) ? hostsIn(interfaces) : isLoopback(host) ? [] : [host]
  return hosts.map((each) => new URL(`http://${each.includes(':') ? `[${each}]` : each}:${port}`).origin)
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** This computer, as the host to listen on or the address of a caller. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^(?:::ffff:)?127\./i.test(host)

/** The short ones first: they are read aloud in a hall. Addresses of one cable only are of no use in a link. */
function hostsIn(interfaces: Interfaces): readonly string[] {
  const found = Object.values(interfaces).flatMap((each) => each ?? [])
  const outside = found.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  return outside.map(({ address }) => address).toSorted((one, other) => one.length - other.length)
}
