/** Whether the server can do its work: the database answers, and takes what is written. */
import type { Database } from '../database/database.ts'

/** Anybody may ask, and a write costs a sync: one is tried every so often. */
const tryEveryMs = 5000

export class Readiness {
  readonly #database: Database
  readonly #now: () => number
  #tried: { readonly at: number; readonly outcome: Promise<unknown> } | undefined

  constructor(database: Database, now = () => performance.now()) {
    this.#database = database
    this.#now = now
  }

  /** Throws what the database says. */
  async assert(): Promise<void> {
    await this.#database.rows('SELECT 1 AS one')
    const now = this.#now()
    if (!this.#tried || now - this.#tried.at >= tryEveryMs) this.#tried = { at: now, outcome: this.#write() }
    await this.#tried.outcome
  }

  /** Says again what is there: it is written, and nothing is another. */
  #write(): Promise<unknown> {
    return this.#database.write([{ sql: 'UPDATE arbiter_schema SET about = about WHERE number = 1' }])
  }
}
