/** How long a connection may take, and how many there may be. */
import { readFileSync } from 'node:fs'

export interface Limits {
  /** For the head of a request, and for silence before it. */
  readonly headMs: number
  /** For a whole request to arrive, and again for what it leads to. */
  readonly requestMs: number
  /** When the rest of a request comes later than this, it is asked again whether it may be done. */
  readonly freshMs: number
  /** A connection on which nothing has moved for so long is closed; feeds have a heartbeat. */
  readonly silenceMs: number
  /** How often connections are looked at. */
  readonly lookEveryMs: number
  /** From the last answer until the connection is closed, whether the other side has read it or not. */
  readonly farewellMs: number
  /** How often feeds are kept alive, and it is asked whether they may go on. */
  readonly heartbeatMs: number
  /** In all. */
  readonly connections: number
  /** From one address, which may be that of a whole hall: 500 phones with a feed and a browser's six connections. */
  readonly fromOneAddress: number
}

const mostConnections = 10_000
const mostFromOneAddress = 4000
/** Descriptors the database, the log and engines need. */
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
    // Where there are few in all, one address must not have them all.
    fromOneAddress: Math.min(mostFromOneAddress, Math.ceil(connections / 2)),
    ...given,
    connections,
  }
}

/** Where the system does not say it this way, its own limit comes first. */
function descriptors(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
