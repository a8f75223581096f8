/** Timeouts and numbers of connections. */
import { readFileSync } from 'node:fs'

export interface Limits {
  /** For the head of a request, and for silence before it. */
  readonly headMs: number
  /** For a request to arrive, and again for its handling. */
  readonly requestMs: number
  /** A request whose body arrives later than this is authorised again. */
  readonly freshMs: number
  /** An idle connection is closed after this time; feeds have a heartbeat. */
  readonly silenceMs: number
  /** The interval at which connections are checked. */
  readonly lookEveryMs: number
  /** From the last answer until the connection is closed, read or not. */
  readonly farewellMs: number
  /** The heartbeat of feeds, at which their readers are authorised again. */
  readonly heartbeatMs: number
  /** In total. */
  readonly connections: number
  /** From one address, which a whole hall may share: 500 phones with a feed and a browser's six connections. */
  readonly fromOneAddress: number
}

const mostConnections = 10_000
const mostFromOneAddress = 4000
/** File descriptors for the database, the log and engines. */
const spared = 100

export function limitsOf(given: Partial<Limits> = {}): Limits {
  const connections = given.connections ?? Math.max(10, Math.min(mostConnections, descriptors() - spared))
  return {
    ...{
      headMs: 15_000,
      requestMs: 30_000,
      freshMs: 1000,
      silenceMs: 60_000,
      lookEveryMs: 5000,
      farewellMs: 1000,
      heartbeatMs: 15_000,
    },
    // Where the total is small, one address gets at most half of it.
    fromOneAddress: Math.min(mostFromOneAddress, Math.ceil(connections / 2)),
    ...given,
    connections,
  }
}

/** Infinity on systems without /proc: their own limit applies first. */
function descriptors(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
