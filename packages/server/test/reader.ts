/** A viewer: an event source like a browser's, which can be cut off anywhere and reconnects. */
import { type IncomingMessage, request } from 'node:http'

export interface FeedEvent {
  readonly event: string
  readonly id: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  readonly data: any
}

interface Seq {
  readonly seq: number
}

export class FeedReader {
  readonly events: FeedEvent[] = []
  /** All facts in the order they came. */
  readonly facts: Seq[] = []
  /** Heartbeats. */
  beats = 0
  /** All text received, over all connections. */
  text = ''
  status = 0
  headers: IncomingMessage['headers'] = {}
  lastEvent: string | undefined
  readonly #headers: Readonly<Record<string, string>>
  #response: IncomingMessage | undefined
  #pending = ''
  #bytesLeft = Number.POSITIVE_INFINITY
  #waiting: (() => void)[] = []
  isOpen = false

  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.#headers = headers
  }

  /** Connects with the last seen seq; resolves when the server has answered. */
  open(url: string): Promise<this> {
    const resumed = this.lastEvent === undefined ? {} : { 'last-event-id': this.lastEvent }
    this.#pending = ''
    this.#bytesLeft = Number.POSITIVE_INFINITY
    return new Promise((opened, failed) => {
      const asking = request(url, { headers: { ...this.#headers, ...resumed }, agent: false }, (response) => {
        this.#response = response
        this.isOpen = true
        this.status = response.statusCode ?? 0
        this.headers = response.headers
        response.on('data', (bytes: Buffer) => this.#took(bytes))
        response.on('close', () => this.#closed())
        response.on('error', () => {})
        opened(this)
      })
      asking.on('error', failed)
      asking.end()
    })
  }

  /** Reads this many more bytes, then cuts the connection wherever it is. */
  cutAfter(bytes: number): void {
    this.#bytesLeft = bytes
    if (bytes <= 0) this.cut()
  }

  cut(): void {
    this.#response?.destroy()
  }

  /** Stops reading, like a phone that was put away. */
  stall(): void {
    this.#response?.pause()
  }

  resume(): void {
    this.#response?.resume()
  }

  /** Resolves when this holds; checked whenever something has come. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((now) => this.#waiting.push(now))
  }

  #took(bytes: Buffer): void {
    if (this.#bytesLeft <= 0) return
    const some = bytes.subarray(0, Math.min(bytes.length, this.#bytesLeft)).toString('latin1')
    this.#bytesLeft -= some.length
    this.text += some
    this.#pending += some
    const parts = this.#pending.split('\n\n')
    this.#pending = parts.pop() ?? ''
    for (const part of parts) this.#took1(Buffer.from(part, 'latin1').toString())
    if (this.#bytesLeft <= 0) this.cut()
    this.#wake()
  }

  #took1(part: string): void {
    if (part.startsWith(':')) {
      this.beats++
      return
    }
    const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))
    const event = {
      event: fields.get('event') ?? 'message',
      id: fields.get('id'),
      data: JSON.parse(fields.get('data') ?? 'null'),
    }
    this.events.push(event)
    if (event.id !== undefined) this.lastEvent = event.id
    if (event.event === 'facts') this.facts.push(...event.data)
  }

  #closed(): void {
    this.isOpen = false
    this.#wake()
  }

  #wake(): void {
    for (const now of this.#waiting.splice(0)) now()
  }
}
