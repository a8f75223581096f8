/** Saves events one after the other. If the disk fails, it waits and tries again until it can. */
import { setTimeout as pause } from 'node:timers/promises'
import type { CupCommand, CupStorage, LogConflict, MaybePromise, Trouble } from './cup-storage.ts'
import type { Waits } from './waits.ts'

export interface StorageQueueWorld {
  readonly storage: CupStorage
  readonly waits: Waits
  readonly signal: AbortSignal
  readonly retryMs: number
  now(): number
}

/** `stopped`: before it could be saved. */
export type WriteOutcome = 'written' | 'stopped' | LogConflict

export class StorageQueue {
  readonly #world: StorageQueueWorld
  #last: Promise<WriteOutcome> = Promise.resolve('written')

  constructor(world: StorageQueueWorld) {
    this.#world = world
  }

  /** Saves the log first, then the files that follow from it. */
  record(command: CupCommand): Promise<WriteOutcome> {
    const { storage } = this.#world
    return this.#inTurn(async () => {
      const recorded = await this.#untilDone(() => storage.record(command))
      return recorded === 'written' ? this.#untilDone(() => storage.publish()) : recorded
    })
  }

  publish(): Promise<WriteOutcome> {
    return this.#inTurn(() => this.#untilDone(() => this.#world.storage.publish()))
  }

  #inTurn(write: () => Promise<WriteOutcome>): Promise<WriteOutcome> {
    this.#last = this.#last.then(write, write)
    return this.#last
  }

  async #untilDone(write: () => MaybePromise<Trouble | LogConflict | undefined>): Promise<WriteOutcome> {
    const { waits, signal, retryMs, now } = this.#world
    for (let answer = await write(); answer; answer = await write()) {
      if ('refused' in answer) return this.#settled(answer)
      if (signal.aborted) return 'stopped'
      waits.begin('disk', { for: 'disk', ...answer, since: now() })
      await pause(retryMs, undefined, { signal }).catch(() => {})
    }
    return this.#settled('written')
  }

  /** The disk works again. */
  #settled(written: WriteOutcome): WriteOutcome {
    this.#world.waits.end('disk')
    return written
  }
}
