/** The live feed of a tournament as a sequence of events, which survives lost connections. */
import { filled } from '../addresses/address.ts'
import { addressOf } from '../addresses/routes.ts'
import type { FeedEvent } from '../shapes/feed-event.ts'
import { pause } from './pause.ts'
import { noAnswer, type Problem, problemIn } from './problem.ts'

/** `lost`: the connection is gone and is tried again. `refused`: the server will not send it, and the sequence ends. */
export type FeedReading = FeedEvent | { readonly event: 'lost' | 'refused'; readonly data: Problem }

export interface FeedOptions {
  /** The last fact that is known already. */
  readonly after?: number
  /** Ends the sequence. */
  readonly signal?: AbortSignal
  /** Delay before a lost connection is tried again. */
  readonly retryMs?: number
  /** The server sends something every 15 seconds; after this silence the connection counts as lost. */
  readonly silenceMs?: number
}

type Transport = (path: string, init: RequestInit) => Promise<Response | undefined>

export async function* feedOf(
  fetched: Transport,
  tournament: string,
  { after = 0, signal, retryMs = 4000, silenceMs = 45_000 }: FeedOptions,
): AsyncGenerator<FeedReading, void, undefined> {
  const progress = new Progress(after)
  while (!signal?.aborted) {
    const connection = new FeedConnection(silenceMs, signal)
    try {
      const response = await connection.open(fetched, tournament, progress.seq)
      if (response && !response.ok) {
        const problem = problemIn(await response.json().catch(() => undefined), response.status)
        yield { event: problem.status < 500 ? 'refused' : 'lost', data: problem }
        if (problem.status < 500) return
      } else {
        for await (const event of connection.events(response)) yield* progress.seen(event)
        if (!signal?.aborted) yield { event: 'lost', data: noAnswer('GET') }
      }
    } finally {
      connection.close()
    }
    await pause(retryMs, signal)
  }
}

/** The last fact that was read, where the next connection goes on. */
class Progress {
  seq: number
  #edition: number | undefined

  constructor(seq: number) {
    this.seq = seq
  }

  /** A log that was replaced while nobody listened is reported too. */
  *seen(each: FeedEvent): Generator<FeedEvent> {
    yield each
    if (each.event === 'facts') this.seq = each.data.at(-1)?.seq ?? this.seq
    if (each.event !== 'hello') return
    const { seq, edition } = each.data
    if (seq < this.seq || (this.#edition !== undefined && edition !== this.#edition))
      yield { event: 'reload', data: {} }
    this.#edition = edition
  }
}

class FeedConnection {
  readonly #abort = new AbortController()
  readonly #silenceMs: number
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(silenceMs: number, signal: AbortSignal | undefined) {
    this.#silenceMs = silenceMs
    signal?.addEventListener('abort', () => this.#abort.abort(), { signal: this.#abort.signal })
  }

  async open(fetched: Transport, tournament: string, after: number): Promise<Response | undefined> {
    const path = filled(addressOf('tournament.feed').path, { tournament })
    this.#listen()
    return fetched(`${path}?after=${after}`, { signal: this.#abort.signal }).catch(() => undefined)
  }

  /** Until the connection ends, however it ends. */
  async *events(response: Response | undefined): AsyncGenerator<FeedEvent> {
    const reader = response?.body?.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    while (reader) {
      const read = await reader.read().catch(() => undefined)
      if (!read || read.done) return
      this.#listen()
      const blocks = (rest + decoder.decode(read.value, { stream: true })).split('\n\n')
      rest = blocks.pop() as string
      for (const block of blocks) yield* eventsIn(block)
    }
  }

  close(): void {
    clearTimeout(this.#silence)
    this.#abort.abort()
  }

  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#abort.abort(), this.#silenceMs)
  }
}

/** The event of a block of lines; a comment is none. */
function eventsIn(block: string): FeedEvent[] {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n')
  const event = field('event')
  return event === '' ? [] : [{ event, data: JSON.parse(field('data')) } as FeedEvent]
}
