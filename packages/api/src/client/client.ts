/** A typed client of the API for Node and browsers, made of the declared routes. */
import { type Caller, type ClientOptions, callerOn, serverAt } from './caller.ts'
import { type FeedOptions, type FeedReading, feedOf } from './feed.ts'

export interface Client extends Caller {
  /** The live feed, resumed from its last fact whenever the connection is lost. */
  feed(tournament: string, options?: FeedOptions): AsyncGenerator<FeedReading, void, undefined>
}

/**
 * Requests that carry an idempotency key, and those that only read, are sent again if their answer was lost: a retry counts
 * once. Without a token the caller is a spectator, or in a browser whoever is signed in.
 */
export function createClient(url: string, token?: string, options: ClientOptions = {}): Client {
  const server = serverAt(url, token, options)
  return {
    ...callerOn(server),
    feed: (tournament, how = {}) => feedOf((path, init) => server.fetched(path, init), tournament, how),
  }
}
