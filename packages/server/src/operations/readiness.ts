/** Readiness: the database answers, and can be written to. */
import type { Database } from '../database/database.ts'

/** Anybody may ask, and a write costs a sync: one is tried at this interval at most. */
const tryEveryMs = 5000

export class Readiness {
  readonly #database: Database
  readonly #now: () => number
  #tried: { readonly at: number; readonly outcome: Promise<unknown> } | undefined

  constructor(database: Database, now = () => performance.now()) {
    this.#database = database
    this.#now = now
  }

  /** Throws the database's error. */
  async assert(): Promise<void> {
    await this.#database.rows('SELECT 1 AS one')
    const now = this.#now()
    if (!this.#tried || now - this.#tried.at >= tryEveryMs) this.#tried = { at: now, outcome: this.#write() }
    await this.#tried.outcome
  }

  /** Rewrites an existing value, so that nothing changes. */
  #write(): Promise<unknown> {
    return this.#database.write([{ sql: 'UPDATE arbiter_schema SET about = about WHERE number = 1' }])
  }
}
