/** Begins, resumes and stops the cups that engines play on this server; all of them share one pool of workers. */

import type { CupPlan, CupRefusal, EngineOption } from '@arbiter/api/shapes'
import type { Refusal } from '@arbiter/core'
import { type ConductorOptions, concurrencyFor, openWorkerPool, type WorkerPool } from '@arbiter/engines'
import type { BookShelf } from './books.ts'
import { beginCup, type Equipment, resumeCup } from './cup-start.ts'
import type { EngineOffer } from './engines.ts'
import { RunningCup } from './running-cup.ts'
import { SharedPool } from './shared-pool.ts'
import type { Venue } from './venue.ts'

export interface CupRunnerOptions {
  readonly offer: EngineOffer
  readonly shelf: BookShelf
  /** Games at once in all cups together; by default as many as the cores allow. */
  readonly gamesAtOnce?: number
  /** Receives errors that only the operator may see. */
  complain?(error: unknown): void
  readonly now?: () => number
  readonly retries?: NonNullable<ConductorOptions['retries']>
  /** The program of the workers, if not the usual one. */
  readonly workerFile?: string
}

export type CupStart =
  | { readonly ok: true; readonly play: RunningCup }
  | { readonly ok: false; readonly refusal: CupRefusal | Refusal }

export class CupRunner {
  readonly #options: CupRunnerOptions
  readonly #equipment: Equipment
  readonly #pool: WorkerPool
  readonly #shares: SharedPool
  readonly #plays = new Set<RunningCup>()

  constructor(options: CupRunnerOptions) {
    const { offer, shelf, gamesAtOnce = concurrencyFor(offer.engines).games, workerFile } = options
    this.#options = options
    this.#equipment = { offer, shelf, tables: gamesAtOnce }
    this.#pool = openWorkerPool({ concurrency: gamesAtOnce, ...(workerFile === undefined ? {} : { workerFile }) })
    this.#shares = new SharedPool(this.#pool, gamesAtOnce)
  }

  get engines(): readonly EngineOption[] {
    return this.#equipment.offer.list()
  }

  get books(): readonly string[] {
    return this.#equipment.shelf.names
  }

  get gamesAtOnce(): number {
    return this.#equipment.tables
  }

  /** Running games of all cups. */
  get gamesNow(): number {
    return this.#shares.taken
  }

  /** Begins a cup that has not started. */
  async start(venue: Venue, plan: CupPlan): Promise<CupStart> {
    const refusal = await beginCup(venue, plan, this.#equipment)
    return refusal ? { ok: false, refusal } : { ok: true, play: this.#play(venue, plan) }
  }

  /** Resumes a cup from its log; only the concurrency of the plan counts. */
  async resume(venue: Venue, plan: Pick<CupPlan, 'concurrency'> = {}): Promise<CupStart> {
    const refusal = await resumeCup(venue, plan, this.#equipment)
    return refusal ? { ok: false, refusal } : { ok: true, play: this.#play(venue, plan) }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#plays].map((play) => play.stop()))
    await this.#pool.close()
  }

  #play(venue: Venue, { concurrency = this.gamesAtOnce }: Pick<CupPlan, 'concurrency'>): RunningCup {
    const { offer, retries, now = Date.now, complain = () => {} } = this.#options
    const world = { venue, offer, play: this.#shares.forCup(), atOnce: concurrency, now, complain }
    const play = new RunningCup({ ...world, ...(retries ? { retries } : {}) })
    this.#plays.add(play)
    void play.over.then(() => this.#plays.delete(play))
    return play
  }
}
