/** Leases are session locks: each has a connection of its own and ends with it. */
import { Client, type ClientConfig } from 'pg'
import type { Lease } from './database.ts'

/** Our namespace among the advisory locks of the database. */
const ourLocks = 0x41726269

export class Leases {
  readonly #config: ClientConfig
  readonly #silenceMs: number
  readonly #held = new Set<Client>()

  /** A holder that is silent this long, because it is frozen or its machine is gone, loses the lease. */
  constructor(config: ClientConfig, silenceMs: number) {
    this.#config = { ...config, application_name: 'arbiter lease', query_timeout: silenceMs }
    this.#silenceMs = silenceMs
  }

  async take(name: string): Promise<Lease | undefined> {
    const client = new Client(this.#config)
    const lost = new AbortController()
    client.on('error', () => {})
    client.once('end', () => this.#gone(client, lost))
    this.#held.add(client)
    if (await isHeld(client, name, this.#silenceMs)) return this.#lease(client, lost)
    await client.end()
    return undefined
  }

  async close(): Promise<void> {
    await Promise.all([...this.#held].map((client) => client.end()))
  }

  #lease(client: Client, lost: AbortController): Lease {
    const pulse = setInterval(() => {
      // No answer means that the lease is lost: the server ends silent sessions.
      client.query('select 1').catch(() => this.#gone(client, lost))
    }, this.#silenceMs / 3)
    pulse.unref()
    lost.signal.addEventListener('abort', () => clearInterval(pulse), { once: true })
    return { lost: lost.signal, release: () => client.end() }
  }

  #gone(client: Client, lost: AbortController): void {
    this.#held.delete(client)
    lost.abort()
    client.end().catch(() => {})
  }
}

async function isHeld(client: Client, name: string, silenceMs: number): Promise<boolean> {
  try {
    await client.connect()
    for (const setting of endingSilence(silenceMs)) await client.query(setting).catch(ifUnknown)
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtextextended($1, ${ourLocks})) as held`, [
      name,
    ])
    return rows[0].held === 1
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/**
 * The server ends idle sessions of frozen processes (since PostgreSQL 14), and by TCP keepalives those of machines that
 * vanished, which it would otherwise notice after two hours.
 */
const endingSilence = (silenceMs: number): string[] => {
  const seconds = Math.max(1, Math.round(silenceMs / 1000))
  return [
    `set idle_session_timeout = ${silenceMs}`,
    `set tcp_keepalives_idle = ${Math.ceil(seconds / 3)}`,
    `set tcp_keepalives_interval = ${Math.ceil(seconds / 6)}`,
    'set tcp_keepalives_count = 3',
  ]
}

/** unrecognized configuration parameter */
function ifUnknown(error: Error & { readonly code?: string }): void {
  if (error.code !== '42704') throw error
}
