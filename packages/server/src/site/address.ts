/** The public address of a site: configured, chosen by an owner, or taken from the request. */

import { networkInterfaces } from 'node:os'
import type { AddressSource } from '@arbiter/api/addresses'
import type { Change, Database } from '../database/database.ts'
import type { ServerConfig } from './site.ts'

export interface SiteAddress {
  /** https://chess.example.org */
  readonly address: string
  readonly from: AddressSource
}

/** Links start with it. */
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

type Interfaces = ReturnType<typeof networkInterfaces>

/** The addresses at which other machines reach a server on this host; empty if it listens on this computer alone. */
export function networksAt(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  const hosts = isEverywhere(host) ? hostsIn(interfaces) : isLoopback(host) ? [] : [host]
  return hosts.map((each) => new URL(`http://${each.includes(':') ? `[${each}]` : each}:${port}`).origin)
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** True for this computer, as a host to listen on or as the address of a client. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^(?:::ffff:)?127\./i.test(host)

/** The shortest first: they are read aloud in a hall. Link-local addresses are useless in a link. */
function hostsIn(interfaces: Interfaces): readonly string[] {
  const found = Object.values(interfaces).flatMap((each) => each ?? [])
  const outside = found.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  return outside.map(({ address }) => address).toSorted((one, other) => one.length - other.length)
}
