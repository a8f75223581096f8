/** What requests may need: the database, the live tournaments, the configuration. */

import type { Voice } from '@arbiter/core/messages'
import type { Cups } from '../cup/cups.ts'
import type { Database, Notification } from '../database/database.ts'
import type { LiveTournaments } from '../live/live-tournaments.ts'
import type { Gauges, Metrics } from '../operations/metrics.ts'
import type { Readiness } from '../operations/readiness.ts'
import type { RateLimit } from '../people/rate-limit.ts'
import type { Web } from './web.ts'

export interface ServerConfig {
  /** The public address: https://chess.example.org; taken from the request if not given. */
  readonly url?: string
  /** Trust the headers of a reverse proxy for address and protocol. */
  readonly isBehindProxy: boolean
  readonly version: string
  /** The size limit of an imported file, in bytes. */
  readonly mostImport: number
}

export interface Papers {
  readonly document: Buffer
  readonly reference: Buffer
}

export interface Site {
  readonly config: ServerConfig
  /** Its version and a checksum of its code: another build may answer otherwise. */
  readonly program: string
  readonly database: Database
  readonly tournaments: LiveTournaments
  readonly cups: Cups
  readonly secretAttempts: RateLimit
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** The published pages of the API. */
  papers(voice: Voice): Papers
  /** The built web app. */
  readonly web: Web
  readonly isClosing: boolean
  /** Addresses in the local network: http://192.168.1.5:8080. */
  networks(): readonly string[]
  gauges(): Gauges
  now(): number
  /** Notifies all processes, this one too. */
  tell(message: Notification): Promise<void>
}
