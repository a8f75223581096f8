/** Writes what happened, one thing after the other. When the disk fails the cup waits and tries again until it can. */
import { setTimeout as pause } from 'node:timers/promises'
import type { CupCommand, Ledger, Trouble } from './ledger.ts'
import type { Waits } from './waits.ts'

export interface WritingWorld {
  readonly ledger: Ledger
  readonly waits: Waits
  readonly signal: AbortSignal
  readonly retryMs: number
  now(): number
}

export class Writing {
  readonly #world: WritingWorld
  #last: Promise<boolean> = Promise.resolve(true)

  constructor(world: WritingWorld) {
    this.#world = world
  }

  /** Log first, then the files that follow from it. False: it was stopped before it could be written. */
  record(command: CupCommand): Promise<boolean> {
    const { ledger } = this.#world
    return this.#inTurn(async () => {
      const isRecorded = await this.#untilDone(() => ledger.record(command))
      return isRecorded && (await this.#untilDone(() => ledger.publish()))
    })
  }

  publish(): Promise<boolean> {
    return this.#inTurn(() => this.#untilDone(() => this.#world.ledger.publish()))
  }

  #inTurn(write: () => Promise<boolean>): Promise<boolean> {
    this.#last = this.#last.then(write, write)
    return this.#last
  }

  async #untilDone(write: () => Trouble | undefined): Promise<boolean> {
    const { waits, signal, retryMs, now } = this.#world
    for (let trouble = write(); trouble; trouble = write()) {
      if (signal.aborted) return false
      waits.begin('disk', { for: 'disk', ...trouble, since: now() })
      await pause(retryMs, undefined, { signal }).catch(() => {})
    }
    waits.end('disk')
    return true
  }
}
