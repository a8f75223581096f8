/** What every request may need: the database, the live tournaments, the configuration. */

import type { Voice } from '@arbiter/core/messages'
import type { Cups } from '../cup/cups.ts'
import type { Database, Notification } from '../database/database.ts'
import type { LiveTournaments } from '../live/live-tournaments.ts'
import type { Gauges, Metrics } from '../operations/metrics.ts'
import type { Readiness } from '../operations/readiness.ts'
import type { RateLimit } from '../people/rate-limit.ts'
import type { Web } from './web.ts'

export interface ServerConfig {
  /** Where people reach it: https://chess.example.org; taken from the request where it is not given. */
  readonly url?: string
  /** A reverse proxy stands in front: its word on address and protocol is taken. */
  readonly isBehindProxy: boolean
  readonly version: string
  /** Bytes of a tournament file that is brought in. */
  readonly mostImport: number
}

export interface Papers {
  readonly document: Buffer
  readonly reference: Buffer
}

export interface Site {
  readonly config: ServerConfig
  readonly database: Database
  readonly tournaments: LiveTournaments
  readonly cups: Cups
  readonly secretAttempts: RateLimit
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** What is published of the API, ready to be sent. */
  papers(voice: Voice): Papers
  /** The web app, ready to be sent. */
  readonly web: Web
  readonly isClosing: boolean
  /** Where other machines reach it: http://192.168.1.5:8080. */
  networks(): readonly string[]
  gauges(): Gauges
  now(): number
  /** To all processes, this one too. */
  tell(message: Notification): Promise<void>
}
