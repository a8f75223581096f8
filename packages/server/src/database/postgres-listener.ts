/** Listens to notifications on a connection of its own, and reconnects when it breaks. */
import { Client, type ClientConfig } from 'pg'
import * as z from 'zod'
import type { Notification } from './database.ts'

interface Ear {
  readonly hear: (message: Notification) => void
  readonly again: () => void
}

const messageSchema = z.object({ about: z.string(), text: z.string() })
const firstPauseMs = 50
const longestPauseMs = 5000
/** A dead network may not close a connection, so it is checked at this interval. */
const pulseMs = 15_000

export class Listener {
  readonly #config: ClientConfig
  readonly #ears: Ear[] = []
  #client: Promise<Client> | undefined
  #pulse: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(config: ClientConfig) {
    this.#config = { ...config, query_timeout: pulseMs }
  }

  async listen(hear: Ear['hear'], again: Ear['again']): Promise<void> {
    this.#client ??= this.#connect()
    await this.#client.catch((error) => {
      this.#client = undefined
      throw error
    })
    this.#ears.push({ hear, again })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#pulse)
    clearTimeout(this.#retry)
    await this.#client?.then(
      (client) => client.end(),
      () => {},
    )
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config)
    client.on('error', () => {})
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    try {
      await client.connect()
      await client.query('listen arbiter')
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.once('end', () => this.#mend(firstPauseMs))
    this.#keepPulse(client)
    return client
  }

  #heard(payload: string): void {
    const message = messageSchema.safeParse(json(payload))
    // Other programs may use the channel; unknown notifications are ignored.
    if (message.success) for (const ear of this.#ears) ear.hear(message.data)
  }

  #mend(pauseMs: number): void {
    clearInterval(this.#pulse)
    if (this.#isClosed) return
    this.#retry = setTimeout(() => this.#connectAgain(pauseMs), pauseMs)
    this.#retry.unref()
  }

  #connectAgain(pauseMs: number): void {
    this.#client = this.#connect()
    this.#client.then(
      () => this.#mended(),
      () => this.#mend(Math.min(pauseMs * 2, longestPauseMs)),
    )
  }

  #mended(): void {
    for (const ear of this.#ears) ear.again()
  }

  #keepPulse(client: Client): void {
    this.#pulse = setInterval(() => client.query('select 1').catch(() => client.end()), pulseMs)
    this.#pulse.unref()
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
