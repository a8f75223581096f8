/** Leases are locks of a session: each has a connection of its own, and ends with it. */
import { Client, type ClientConfig } from 'pg'
import type { Lease } from './database.ts'

/** Keeps our locks apart from those other programs take in the same database. */
const ourLocks = 0x41726269

export class Leases {
  readonly #config: ClientConfig
  readonly #held = new Set<Client>()

  constructor(config: ClientConfig) {
    this.#config = config
  }

  async take(name: string): Promise<Lease | undefined> {
    const client = new Client(this.#config)
    const lost = new AbortController()
    client.on('error', () => {})
    client.once('end', () => this.#gone(client, lost))
    this.#held.add(client)
    if (await isHeld(client, name)) return { lost: lost.signal, release: () => client.end() }
    await client.end()
    return undefined
  }

  async close(): Promise<void> {
    await Promise.all([...this.#held].map((client) => client.end()))
  }

  #gone(client: Client, lost: AbortController): void {
    this.#held.delete(client)
    lost.abort()
  }
}

async function isHeld(client: Client, name: string): Promise<boolean> {
  try {
    await client.connect()
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtextextended($1, ${ourLocks})) as held`, [
      name,
    ])
    return rows[0].held === 1
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
