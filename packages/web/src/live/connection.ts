/** The feed of a tournament: events from the server, and a new connection when it is lost. */

/** `live`: every new fact arrives. `stale`: the connection is lost and retried. */
export type ConnectionState = 'live' | 'stale'

export interface FeedListener {
  /** Called with every event, by its name. */
  heard(event: FeedEvent, data: unknown): void
  lost(): void
}

const feedEvents = ['hello', 'facts', 'claims', 'reload', 'live'] as const
export type FeedEvent = (typeof feedEvents)[number]

const retryMs = 4000

export class Connection {
  state: ConnectionState
  /** When the server last answered, in milliseconds. */
  heardAt: number
  /** The address from the last fact that is known: the browser's own reconnection would use the first one. */
  readonly #address: () => string
  readonly #listener: FeedListener
  #feed: EventSource | undefined
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    address: () => string,
    listener: FeedListener,
    { state, heardAt }: { state: ConnectionState; heardAt: number },
  ) {
    this.#address = address
    this.#listener = listener
    this.state = state
    this.heardAt = heardAt
  }

  open(): void {
    const feed = new EventSource(this.#address())
    this.#feed = feed
    for (const event of feedEvents)
      feed.addEventListener(event, (message) => {
        this.heardAt = Date.now()
        if (event === 'hello') this.state = 'live'
        this.#listener.heard(event, JSON.parse((message as MessageEvent<string>).data))
      })
    feed.onerror = () => this.#lost()
  }

  close(): void {
    clearTimeout(this.#retry)
    this.#feed?.close()
    this.#feed = undefined
  }

  #lost(): void {
    this.close()
    this.state = 'stale'
    this.#retry = setTimeout(() => this.open(), retryMs)
    this.#listener.lost()
  }
}
