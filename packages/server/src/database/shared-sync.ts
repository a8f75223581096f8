/** Batches concurrent writes, so that one sync acknowledges all of them. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Change, WriteResult } from './database.ts'

/** The result of each write, or its own error. Throws if none was done. */
type Commit = (writes: readonly (readonly Change[])[]) => Promise<readonly (WriteResult | Error)[]>

interface PendingWrite {
  readonly changes: readonly Change[]
  readonly resolve: (written: WriteResult) => void
  readonly reject: (reason: unknown) => void
}

export class SharedSync {
  readonly #commit: Commit
  #waiting: PendingWrite[] = []
  #running: Promise<void> | undefined

  constructor(commit: Commit) {
    this.#commit = commit
  }

  write(changes: readonly Change[]): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ changes, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Resolves when no write waits. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Collects the writes of this turn of the event loop.
      await nextTurn()
      const batch = this.#waiting
      this.#waiting = []
      await this.#settle(batch)
    }
    this.#running = undefined
  }

  async #settle(batch: readonly PendingWrite[]): Promise<void> {
    try {
      const outcomes = await this.#commit(batch.map((each) => each.changes))
      for (const [index, each] of batch.entries()) tell(each, outcomes[index])
    } catch (error) {
      for (const each of batch) each.reject(error)
    }
  }
}

function tell(waiting: PendingWrite, outcome: WriteResult | Error | undefined): void {
  if (outcome === 'done' || outcome === 'conflict') waiting.resolve(outcome)
  else waiting.reject(outcome ?? new Error('A write was not answered.'))
}
