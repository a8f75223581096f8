/** The live feed of a tournament: server-sent events. */
import type { ServerResponse } from 'node:http'

/** `inside`: directors and scorers, who get the facts as they are; `outside`: everybody else, with public facts. */
export type Audience = 'inside' | 'outside'

/** A reader with this much unsent, or silent this long, is dropped; it can reconnect with its last seq. */
export const slowness = { bytes: 1024 * 1024, ms: 10_000 }

/** The secret a reader came with; readers without one have none that could be revoked. */
export interface Ticket {
  readonly secret: string
  /** In milliseconds since 1970; undefined: until it is revoked. */
  readonly endsAt: number | undefined
  /** True while the secret is valid and opens this feed. */
  isGood(): Promise<boolean>
}

interface Reader {
  readonly audience: Audience
  readonly ticket: Ticket | undefined
  readonly response: ServerResponse
  /** Bytes sent when it joined: loading a long log does not count as unsent. */
  readonly given: number
  stuckSince: number | undefined
}

export class Feed {
  readonly #readers = new Set<Reader>()
  readonly #now: () => number
  #isOver = false
  /** Readers dropped for not reading. */
  dropped = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#readers.size
  }

  has(audience: Audience): boolean {
    for (const reader of this.#readers) if (reader.audience === audience) return true
    return false
  }

  /** Sends what came before, then every event from now on. If the feed has ended the reader is sent back at once. */
  join(audience: Audience, response: ServerResponse, before: string | Buffer, ticket?: Ticket): void {
    if (response.destroyed) return
    if (this.#isOver) return void response.end()
    const bytes = Buffer.from(before)
    const reader: Reader = { audience, ticket, response, given: bytes.length, stuckSince: undefined }
    this.#readers.add(reader)
    response.on('close', () => this.#readers.delete(reader))
    response.on('error', () => this.#readers.delete(reader))
    this.#write(reader, bytes)
  }

  tell(audience: Audience | 'all', text: string): void {
    const bytes = Buffer.from(text)
    for (const reader of this.#readers)
      if (!reader.response.writableEnded && (audience === 'all' || reader.audience === audience))
        this.#writeOrDrop(reader, bytes)
  }

  /** Heartbeat: keeps connections alive, and drops readers that no longer read or whose secret has expired. */
  beat(): void {
    const now = this.#now()
    for (const { ticket, response } of [...this.#readers])
      if (ticket?.endsAt !== undefined && ticket.endsAt <= now) response.end()
    this.tell('all', ': still here\n\n')
  }

  /** Drops the readers whose secret, or that of anybody, no longer opens the feed. */
  async askAgain(secret?: string): Promise<void> {
    const asked = [...this.#readers].filter(({ ticket }) => ticket && (secret ?? ticket.secret) === ticket.secret)
    await Promise.all(
      asked.map(async ({ ticket, response }) => {
        if (!(await ticket?.isGood().catch(() => false))) response.end()
      }),
    )
  }

  /** All readers reconnect and are authorised again. */
  close(): void {
    for (const { response } of [...this.#readers]) response.end()
  }

  /** For good: readers who are still joining are sent back, too. */
  end(): void {
    this.#isOver = true
    this.close()
  }

  #writeOrDrop(reader: Reader, bytes: Buffer): void {
    if (this.#isSlow(reader)) this.#drop(reader)
    else this.#write(reader, bytes)
  }

  #write(reader: Reader, bytes: Buffer): void {
    if (reader.response.write(bytes)) reader.stuckSince = undefined
    else reader.stuckSince ??= this.#now()
  }

  #isSlow(reader: Reader): boolean {
    const { response } = reader
    if (response.writableLength === 0) reader.stuckSince = undefined
    const isStuck = reader.stuckSince !== undefined && this.#now() - reader.stuckSince > slowness.ms
    return isStuck || response.writableLength > slowness.bytes + reader.given
  }

  #drop(reader: Reader): void {
    this.#readers.delete(reader)
    this.dropped++
    reader.response.destroy()
  }
}

/** Starts the response. The connection ends with it, so events are sent without chunks. */
export function openFeed(response: ServerResponse, isTls = false): ServerResponse {
  response.useChunkedEncodingByDefault = false
  response.shouldKeepAlive = false
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    ...(isTls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
  return response
}

/** One event; its id is where a reader resumes. */
export function eventText(event: string, data: unknown, id?: number): string {
  const name = id === undefined ? '' : `id: ${id}\n`
  return `${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
