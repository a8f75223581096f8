/** The live feed of one tournament: server-sent events to everybody who watches it. */
import type { ServerResponse } from 'node:http'

/** Who is inside gets the facts as they are, everybody else the public ones. */
export type Audience = 'inside' | 'outside'

/** A reader who lets so much pile up, or stops reading for so long, is dropped; it can come back with the last seq. */
export const slowness = { bytes: 1024 * 1024, ms: 10_000 }

/** By what right somebody reads. Whoever came without a secret has none that could end. */
export interface Ticket {
  /** Id of the secret. */
  readonly secret: string
  /** Milliseconds since 1970; undefined: it holds until it is taken back. */
  readonly endsAt: number | undefined
  /** Asked anew: does the secret hold, and does it still open this feed? */
  isGood(): Promise<boolean>
}

interface Reader {
  readonly audience: Audience
  readonly ticket: Ticket | undefined
  readonly response: ServerResponse
  /** Bytes it was given when it joined: whoever loads a long log has not piled anything up. */
  readonly given: number
  stuckSince: number | undefined
}

export class Feed {
  readonly #readers = new Set<Reader>()
  readonly #now: () => number
  #isOver = false
  /** How many were dropped because they did not read. */
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

  /** What came before is written first; from now on nothing is missed. Where all is over the reader is sent back at once. */
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

  /** Keeps connections alive that pass through others, and finds those that no longer read, or whose time is over. */
  beat(): void {
    const now = this.#now()
    for (const { ticket, response } of [...this.#readers])
      if (ticket?.endsAt !== undefined && ticket.endsAt <= now) response.end()
    this.tell('all', ': still here\n\n')
  }

  /** Those who came with this secret, or with any: who may no longer read is sent away, and nobody else. */
  async askAgain(secret?: string): Promise<void> {
    const asked = [...this.#readers].filter(({ ticket }) => ticket && (secret ?? ticket.secret) === ticket.secret)
    await Promise.all(
      asked.map(async ({ ticket, response }) => {
        if (!(await ticket?.isGood().catch(() => false))) response.end()
      }),
    )
  }

  /** They come back by themselves and are asked again who they are. */
  close(): void {
    for (const { response } of [...this.#readers]) response.end()
  }

  /** For good: whoever was on the way here is sent back, too. */
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

/** The head of a feed. Its end is the end of the connection, so that what is written goes out as it is, without chunks. */
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
