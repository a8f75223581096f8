import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type FeedEvent } from './connection.ts'

/** The server's side of the feed, in the hand of the test. */
class Feed extends EventTarget {
  static all: Feed[] = []
  readonly address: string
  isClosed = false
  onerror = () => {}
  constructor(address: string) {
    super()
    this.address = address
    Feed.all.push(this)
  }
  say(event: FeedEvent, data: unknown): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  close(): void {
    this.isClosed = true
  }
}

const heard = vi.fn()
const lost = vi.fn()
let seq = 7
const opened = () => {
  const connection = new Connection(() => `/feed?after=${seq}`, { heard, lost }, { state: 'stale', heardAt: 0 })
  connection.open()
  return connection
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('EventSource', Feed)
  Feed.all = []
  seq = 7
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('a connection', () => {
  it('is live with the greeting of the server, and says when it was heard', () => {
    const connection = opened()
    Feed.all[0]?.say('hello', { seq: 7 })
    expect([connection.state, connection.heardAt]).toEqual(['live', 1000])
    expect(heard).toHaveBeenCalledWith('hello', { seq: 7 })
  })

  it('that is lost is stale, and opened again from the last fact known by then', async () => {
    const connection = opened()
    Feed.all[0]?.say('hello', {})
    Feed.all[0]?.onerror()
    expect([connection.state, lost.mock.calls.length, Feed.all[0]?.isClosed]).toEqual(['stale', 1, true])
    seq = 9
    await vi.advanceTimersByTimeAsync(4000)
    expect(Feed.all.map(({ address }) => address)).toEqual(['/feed?after=7', '/feed?after=9'])
    Feed.all[1]?.say('hello', {})
    expect(connection.state).toBe('live')
  })

  it('that is closed is not opened again', async () => {
    const connection = opened()
    Feed.all[0]?.onerror()
    connection.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Feed.all).toHaveLength(1)
  })
})
